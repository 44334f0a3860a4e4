import { isHashed, judgeFreshness } from './caching.rules'
import type { ImageNote, PageRead } from './read-page.rules'
import type { Loaded } from './speed.rules'

/** `problem` costs nearly every visitor; `risk` costs many; `hint` could be better. */
export const SEVERITIES = ['problem', 'risk', 'hint'] as const
export type Severity = (typeof SEVERITIES)[number]

const DOCS = 'https://developer.mozilla.org/docs/Web/'
const DEV = 'https://web.dev/articles/'
const RFC = 'https://www.rfc-editor.org/rfc/'

/** What is judged, the worst first, each with where the rule comes from. */
export const FINDINGS = {
  insecure: { severity: 'problem', source: 'RFC 9110, 4.2.2', href: `${RFC}rfc9110#section-4.2.2` },
  failed: { severity: 'problem', source: 'RFC 9110, 15', href: `${RFC}rfc9110#section-15` },
  scriptOnly: {
    severity: 'problem',
    source: 'web.dev: Rendering on the Web',
    href: `${DEV}rendering-on-the-web`,
  },
  slowFirstByte: { severity: 'risk', source: 'web.dev: TTFB', href: `${DEV}ttfb` },
  uncompressed: {
    severity: 'risk',
    source: 'RFC 9110, 8.4.1',
    href: `${RFC}rfc9110#section-8.4.1`,
  },
  blockingScripts: {
    severity: 'risk',
    source: 'MDN: script',
    href: `${DOCS}HTML/Reference/Elements/script`,
  },
  foreignBlocking: {
    severity: 'risk',
    source: 'web.dev: Third-party JavaScript',
    href: `${DEV}efficiently-load-third-party-javascript`,
  },
  importedStyles: {
    severity: 'risk',
    source: 'MDN: @import',
    href: `${DOCS}CSS/Reference/At-rules/@import`,
  },
  uncached: { severity: 'risk', source: 'RFC 9111, 4.2', href: `${RFC}rfc9111#section-4.2` },
  heavy: {
    severity: 'risk',
    source: 'Lighthouse: total byte weight',
    href: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
  },
  heavyImages: {
    severity: 'risk',
    source: 'web.dev: Choose the right image format',
    href: `${DEV}choose-the-right-image-format`,
  },
  oversizedImages: {
    severity: 'hint',
    source: 'web.dev: Serve images with correct dimensions',
    href: `${DEV}serve-images-with-correct-dimensions`,
  },
  redirected: { severity: 'hint', source: 'RFC 9110, 15.4', href: `${RFC}rfc9110#section-15.4` },
  unsizedImages: { severity: 'hint', source: 'web.dev: Optimize CLS', href: `${DEV}optimize-cls` },
  eagerImages: {
    severity: 'hint',
    source: 'web.dev: Lazy-loading',
    href: `${DEV}browser-level-image-lazy-loading`,
  },
  hiddenText: {
    severity: 'hint',
    source: 'web.dev: Font best practices',
    href: `${DEV}font-best-practices`,
  },
  largeStyles: {
    severity: 'hint',
    source: 'web.dev: Render-blocking CSS',
    href: `${DEV}critical-rendering-path/render-blocking-css`,
  },
  inlineScript: { severity: 'hint', source: 'RFC 9111, 3', href: `${RFC}rfc9111#section-3` },
} as const satisfies Record<string, { severity: Severity; source: string; href: string }>
export type FindingKind = keyof typeof FINDINGS

/**
 * Where a finding shows: a file with an amount (bytes, seconds, milliseconds or a status), or code
 * at a line of the page.
 */
export type Evidence = { url: string; amount?: number } | { line: number; code: string }
export interface Finding {
  kind: FindingKind
  count: number
  /** Bytes or milliseconds of all of it together, where it has such a sum. */
  sum: number
  evidence: Evidence[]
}

export const EVIDENCE_SHOWN = 8
const DAY_SECONDS = 86_400
const LIMITS = {
  /** Milliseconds to the first byte (web.dev: good up to 0.8 s). */
  firstByte: 800,
  /** Bytes that compression has to spare before it is worth a word. */
  saving: 1024,
  /** Bytes of all (Lighthouse). */
  heavy: 5000 * 1024,
  /** A picture below is light enough in any format. */
  image: 100 * 1024,
  /** Bits for each pixel of a photograph in AVIF or WebP of good quality, with room to spare. */
  bitsPerPixel: 2,
  /** Pixels of a side that hardly any screen shows. */
  side: 2560,
  /** Pixels of a picture for each that is shown: screens hardly have more than two. */
  sharpness: 2,
  /** Bytes of a picture below which its size hardly matters. */
  smallImage: 20 * 1024,
  styles: 100 * 1024,
  inlineScript: 50 * 1024,
  /** Words below which a page says nothing. */
  words: 30,
}

type Judged = {
  url: URL
  loaded: readonly Loaded[]
  redirects: readonly { url: string; total: number }[]
  page: PageRead
  fonts: { hiding: number }
}

/** Milliseconds from the beginning to the first byte of the page, redirects included. */
export function firstByteOf({ total, timings }: Pick<Loaded, 'total' | 'timings'>): number {
  return total - (timings?.receive ?? 0)
}

/**
 * Whether a picture could be lighter: an old format, too many bits for its pixels, or more pixels
 * than screens have.
 */
function isHeavy({ image, sent }: Loaded): boolean {
  if (!image || sent < LIMITS.image) return false
  const { format, width, height } = image
  return (
    ['jpeg', 'png', 'gif'].includes(format) ||
    (sent * 8) / (width * height) > LIMITS.bitsPerPixel ||
    Math.max(width, height) > LIMITS.side
  )
}

/** Whether a picture has more pixels than a sharp screen shows of it. */
const isOversized = ({ image, shown, sent }: Loaded) =>
  Boolean(image && shown && sent >= LIMITS.smallImage && image.width > LIMITS.sharpness * shown)

/**
 * Whether a repeat visit has to ask for a file, or gets it anew, within a day; pages are not meant
 * to be kept.
 */
function isUncached({ kind, status, headers, final }: Loaded): boolean {
  if (kind === 'document' || kind === 'frame' || status !== 200) return false
  const { kind: freshness, seconds } = judgeFreshness(headers)
  if (freshness === 'fresh') return seconds < (isHashed(final) ? 30 * DAY_SECONDS : DAY_SECONDS)
  return true
}

/** What to judge of a test, the worst first; each with its evidence, the largest first. */
export function judgeRun({ url, loaded, redirects, page, fonts }: Judged): Finding[] {
  const [document, ...parts] = loaded as [Loaded, ...Loaded[]]
  const found: Finding[] = []
  const add = (
    kind: FindingKind,
    evidence: Evidence[],
    { sum = 0, count = evidence.length } = {},
  ) => {
    if (count > 0) found.push({ kind, count, sum, evidence: evidence.slice(0, EVIDENCE_SHOWN) })
  }
  const files = (kind: FindingKind, list: readonly Loaded[], amount: (one: Loaded) => number) => {
    const evidence = list
      .map((one) => ({ url: one.final, amount: amount(one) }))
      .sort((one, other) => other.amount - one.amount)
    add(kind, evidence, { sum: evidence.reduce((sum, one) => sum + one.amount, 0) })
  }
  const notes = (kind: FindingKind, { count, places }: ImageNote) => add(kind, places, { count })
  const sent = ({ sent }: Loaded) => sent

  if (url.protocol === 'http:') add('insecure', [{ url: url.href }])
  files(
    'failed',
    loaded.filter(({ status }) => status !== null && status >= 400),
    ({ status }) => status!,
  )
  const scripts = parts.some(({ kind }) => kind === 'script') || page.scripts.inline > 0
  if (scripts && page.reading.words < LIMITS.words)
    add('scriptOnly', [{ url: url.href, amount: page.reading.words }], { sum: page.reading.words })
  if (firstByteOf(document) > LIMITS.firstByte)
    add('slowFirstByte', [{ url: document.final, amount: firstByteOf(document) }], {
      sum: firstByteOf(document),
    })
  files(
    'uncompressed',
    loaded.filter(({ saving }) => saving >= LIMITS.saving),
    ({ saving }) => saving,
  )
  const blocking = parts.filter((one) => one.blocking && one.status !== null && one.status < 400)
  files(
    'blockingScripts',
    blocking.filter(({ kind, third }) => kind === 'script' && !third),
    sent,
  )
  files(
    'foreignBlocking',
    blocking.filter(({ third }) => third),
    sent,
  )
  files(
    'importedStyles',
    parts.filter(({ kind, by }) => kind === 'style' && by === 'sheet'),
    sent,
  )
  files(
    'uncached',
    parts.filter((one) => isUncached(one)),
    sent,
  )
  const all = loaded.reduce((sum, one) => sum + one.sent, 0)
  if (all > LIMITS.heavy) files('heavy', loaded, sent)
  files(
    'heavyImages',
    parts.filter((one) => isHeavy(one)),
    sent,
  )
  files(
    'oversizedImages',
    parts.filter((one) => isOversized(one)),
    sent,
  )
  add(
    'redirected',
    redirects.map(({ url: from, total }) => ({ url: from, amount: total })),
    { sum: redirects.reduce((sum, { total }) => sum + total, 0) },
  )
  notes('unsizedImages', page.images.unsized)
  notes('eagerImages', page.images.eager)
  if (fonts.hiding > 0) add('hiddenText', [], { count: fonts.hiding })
  const styles = blocking.filter(({ kind }) => kind === 'style')
  if (styles.reduce((sum, one) => sum + one.sent, 0) > LIMITS.styles)
    files('largeStyles', styles, sent)
  if (page.scripts.bytes > LIMITS.inlineScript)
    add('inlineScript', [], { count: page.scripts.inline, sum: page.scripts.bytes })
  const order = Object.keys(FINDINGS)
  return found.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}
