import type { FetchRefusal } from '~/platform/guarded-fetch/refusal'
import type { Timings } from '~/platform/guarded-fetch/timings.server'

/** What a request is for; a document in a frame is a `frame`. */
export const KINDS = ['document', 'style', 'script', 'font', 'image', 'frame', 'other'] as const
export type Kind = (typeof KINDS)[number]

/**
 * Of one test: requests beside the page, how many at once, bytes of one answer and of all as they
 * were sent, and milliseconds.
 */
export const RUN_LIMITS = {
  requests: 60,
  atOnce: 6,
  bytes: 3 * 1024 * 1024,
  all: 20 * 1024 * 1024,
  time: 30_000,
  each: 10_000,
}

/** What a page names and a browser would load. */
export interface Resource {
  url: string
  kind: Kind
  /** Nothing of the page is shown before it is here. */
  blocking: boolean
  /** Another file named it: a style sheet that a style sheet imports, or its fonts. */
  by: 'page' | 'sheet'
  /** Of a picture, how many pixels wide the HTML shows it at most. */
  shown?: number
}

/** One request and its answer, after redirects. */
export interface Loaded extends Resource {
  /** Where the answer came from. */
  final: string
  /** Null when none came; `refusal` says why then. */
  status: number | null
  refusal: FetchRefusal | null
  headers: Record<string, string>
  /**
   * Milliseconds from the start of the test to that of the request, and what it took with its
   * redirects.
   */
  start: number
  total: number
  /** Of the last answer. */
  timings: Timings | null
  redirects: number
  /** Bytes of the body as they were sent, and unpacked. */
  sent: number
  unpacked: number
  /** There was more of it than is read. */
  cut: boolean
  /** Bytes that gzip would have spared; 0 for what was sent packed, or is no text. */
  saving: number
  image: { format: string; width: number; height: number } | null
  /** Of another host than the page's, and not of one above or below that. */
  third: boolean
}

const PACKABLE =
  /^(text\/|application\/(?:javascript|json|manifest\+json|xml|xhtml\+xml|[\w.+-]*\+(?:json|xml))|image\/svg\+xml|font\/(?:ttf|otf))/i

/** Whether a type is one that gets smaller by being packed, as text does. */
export const isAddable = (headers: Record<string, string>) =>
  PACKABLE.test(headers['content-type'] ?? '')

const bare = (host: string) => host.replace(/^www\./, '')

/**
 * Whether an address is of somebody else, as far as names tell: neither the page's host nor one
 * above or below it.
 */
export function isThird(url: URL, page: URL): boolean {
  const [one, other] = [bare(url.hostname), bare(page.hostname)]
  return one !== other && !one.endsWith(`.${other}`) && !other.endsWith(`.${one}`)
}

const ENDINGS: [RegExp, Kind][] = [
  [/\.css$/i, 'style'],
  [/\.m?js$/i, 'script'],
  [/\.(woff2?|ttf|otf)$/i, 'font'],
  [/\.(avif|webp|jpe?g|png|gif|svg|ico)$/i, 'image'],
]

/** The kind of a preloaded file: by what the page says (`as`), or by its name. */
export function preloadKind(as: string, path: string): Kind {
  const said = ({ style: 'style', script: 'script', font: 'font', image: 'image' } as const)[as]
  return said ?? ENDINGS.find(([ending]) => ending.test(path))?.[1] ?? 'other'
}

/** Requests and bytes of each kind that came. */
export function sumByKind(loaded: readonly Loaded[]) {
  return KINDS.map((kind) => {
    const own = loaded.filter((one) => one.kind === kind && one.status !== null)
    return {
      kind,
      requests: own.length,
      sent: own.reduce((sum, { sent }) => sum + sent, 0),
      unpacked: own.reduce((sum, { unpacked }) => sum + unpacked, 0),
    }
  }).filter(({ requests }) => requests > 0)
}

/** Requests and bytes of each foreign host, the heaviest first. */
export function sumByHost(loaded: readonly Loaded[]) {
  const hosts = new Map<string, { host: string; requests: number; sent: number }>()
  for (const { final, third, sent } of loaded) {
    if (!third) continue
    const { host } = new URL(final)
    const sum = hosts.get(host) ?? { host, requests: 0, sent: 0 }
    hosts.set(host, { host, requests: sum.requests + 1, sent: sum.sent + sent })
  }
  return [...hosts.values()].sort(
    (one, other) => other.sent - one.sent || one.host.localeCompare(other.host),
  )
}
