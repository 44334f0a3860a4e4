/**
 * How long a browser may use an answer again without asking (RFC 9111): `fresh` for `seconds`,
 * `heuristic` by its own guess from Last-Modified, `asks` each time, `never` keeps it, `unsaid`
 * where nothing tells. `validates` when it can be asked whether it has changed.
 */
export interface Freshness {
  kind: 'fresh' | 'heuristic' | 'asks' | 'never' | 'unsaid'
  seconds: number
  validates: boolean
  immutable: boolean
}

/** The part of its age that RFC 9111, section 4.2.2, suggests for a guess. */
const GUESS = 0.1
const MOST_SECONDS = 2 ** 31

/**
 * The directives of Cache-Control; of one that stands twice the first counts (RFC 9111, section
 * 4.2.1).
 */
export function readCacheControl(header: string): Map<string, string> {
  const directives = new Map<string, string>()
  for (const part of header
    .slice(0, 2000)
    .matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,;]+)))?/g)) {
    const name = part[1]!.toLowerCase()
    if (!directives.has(name)) directives.set(name, part[2] ?? part[3] ?? '')
  }
  return directives
}

/** Seconds of a number of them; what is none counts as stale (section 4.2.1). */
const secondsOf = (text: string) => (/^\d+$/.test(text) ? Math.min(MOST_SECONDS, Number(text)) : 0)

/** What the headers of an answer, by their names in small letters, say of using it again. */
export function judgeFreshness(headers: Record<string, string>): Freshness {
  const control = readCacheControl(headers['cache-control'] ?? '')
  const validates = Boolean(headers.etag ?? headers['last-modified'])
  const told = (kind: Freshness['kind'], seconds = 0): Freshness => ({
    kind,
    seconds,
    validates,
    immutable: control.has('immutable'),
  })
  if (control.has('no-store')) return told('never')
  if (control.has('no-cache')) return told('asks')
  const lifetime = (seconds: number) => (seconds > 0 ? told('fresh', seconds) : told('asks'))
  if (control.has('max-age')) return lifetime(secondsOf(control.get('max-age')!))
  const date = Date.parse(headers.date ?? '')
  if (headers.expires !== undefined) {
    const expires = Date.parse(headers.expires)
    // An invalid date, as 0, is in the past (section 5.3).
    return lifetime(
      Number.isNaN(expires)
        ? 0
        : Math.round((expires - (Number.isNaN(date) ? Date.now() : date)) / 1000),
    )
  }
  const modified = Date.parse(headers['last-modified'] ?? '')
  if (Number.isNaN(modified)) return told('unsaid')
  return told(
    'heuristic',
    Math.max(0, Math.round((((Number.isNaN(date) ? Date.now() : date) - modified) * GUESS) / 1000)),
  )
}

/** Whether a file's address changes with what is in it, as names with a hash do. */
export const isHashed = (url: string) =>
  /[-._~/](?=[\w-]{0,63}\d)(?=[\w-]{0,63}[a-z])[\w-]{8,64}\.[a-z\d]{2,5}(?:\?|$)/i.test(
    new URL(url).pathname,
  )
