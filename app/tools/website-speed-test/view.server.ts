import { judgeFreshness } from './caching.rules'
import { FINDINGS, firstByteOf, judgeRun, type Evidence, type Finding } from './findings.rules'
import type { SpeedRun } from './run-test.server'
import { isAddable, sumByHost, sumByKind, type Loaded } from './speed.rules'
import { drawWaterfall, phasesOf, PHASES } from './waterfall.rules'
import { formatBytes, formatLength, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const WORDS = 'speed-words'
const NAME_MAX = 34
const SECONDS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

const formatMs = (milliseconds: number, language: Language) =>
  translator(language, WORDS)('ms', { number: formatNumber(Math.round(milliseconds), language) })
const bytes = (number: number, language: Language) =>
  number === 0 ? '0' : formatBytes(number, language)

/** The last part of an address, short enough to stand beside a bar. */
function nameOf({ final }: Loaded) {
  const { pathname, host, search } = new URL(final)
  const name = pathname.split('/').filter(Boolean).at(-1) ?? host
  const whole = decodeName(name) + (pathname === '/' ? '' : search)
  return whole.length > NAME_MAX ? `${whole.slice(0, NAME_MAX - 1)}…` : whole
}

function decodeName(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** How long a browser may keep an answer, in words. */
export function sayKept({ headers, status }: Loaded, language: Language): string {
  if (status === null) return ''
  const { kind, seconds } = judgeFreshness(headers)
  const [unit, length] = SECONDS.find(([, size]) => seconds >= size) ?? SECONDS[3]
  return translator(language, WORDS)(`kept.${kind}`, {
    time: formatLength(Math.round(seconds / length), unit, language),
  })
}

export const sayAnswer = ({ status, refusal }: Loaded, language: Language) =>
  status === null ? translator(language, WORDS)(`refused.${refusal ?? 'unreachable'}`) : `${status}`

const PACKING = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  br: 'Brotli',
  deflate: 'deflate',
  zstd: 'Zstandard',
} as const

/** How an answer was packed for the way, or that it was not though its type gets smaller by it. */
export function sayPacking({ headers, status }: Loaded, language: Language): string {
  const encoding = headers['content-encoding']
  if (encoding)
    return PACKING[encoding.toLowerCase() as keyof typeof PACKING] ?? encoding.slice(0, 20)
  return status !== null && isAddable(headers) ? translator(language, WORDS)('packed.none') : ''
}

/** Format and pixels of a picture. */
const sayImage = ({ image }: Loaded, language: Language) =>
  image
    ? translator(language, WORDS)('image', {
        format: IMAGE_NAMES[image.format] ?? image.format.toUpperCase(),
        width: image.width,
        height: image.height,
      })
    : ''
const IMAGE_NAMES: Record<string, string> = { webp: 'WebP', heif: 'HEIF' }

function presentRequest(one: Loaded, language: Language) {
  return {
    ...{ url: one.final, name: nameOf(one), host: one.third ? new URL(one.final).host : '' },
    kind: [translator(language, WORDS)(`kinds.${one.kind}`), sayImage(one, language)]
      .filter(Boolean)
      .join(', '),
    packed: sayPacking(one, language),
    answer: sayAnswer(one, language),
    failed: one.status === null || one.status >= 400,
    kept: sayKept(one, language),
    sent: one.status === null ? '' : bytes(one.sent, language),
    start: formatMs(one.start, language),
    total: formatMs(one.total, language),
  }
}

/**
 * Amounts of findings that are milliseconds, a status or a number of words; the others are bytes.
 */
function sayAmount(kind: Finding['kind'], amount: number, language: Language): string {
  const t = translator(language, WORDS)
  if (kind === 'failed') return `${amount}`
  if (kind === 'slowFirstByte' || kind === 'redirected') return formatMs(amount, language)
  if (kind === 'scriptOnly') return t('amounts.scriptOnly', { count: amount })
  return kind === 'uncompressed'
    ? t('amounts.uncompressed', { amount: bytes(amount, language) })
    : bytes(amount, language)
}

function presentEvidence(kind: Finding['kind'], evidence: Evidence, language: Language) {
  if ('line' in evidence)
    return {
      code: evidence.code,
      where: translator(language, WORDS)('amounts.line', { line: evidence.line }),
    }
  return {
    code: evidence.url,
    where: evidence.amount === undefined ? '' : sayAmount(kind, evidence.amount, language),
  }
}

/** Findings whose amounts add up to something worth saying. */
const SUMMED = [
  'uncompressed',
  'blockingScripts',
  'foreignBlocking',
  'importedStyles',
  'uncached',
  'heavy',
  'heavyImages',
  'oversizedImages',
  'largeStyles',
  'inlineScript',
  'redirected',
]

function presentFinding({ kind, count, sum, evidence }: Finding, language: Language) {
  const t = translator(language, WORDS)
  const number = formatNumber(count, language)
  const { severity, source, href } = FINDINGS[kind]
  const inFiles = SUMMED.includes(kind) && kind !== 'inlineScript'
  return {
    ...{ kind, severity, source, href },
    title: t(`findings.${kind}.title`),
    text: t(`findings.${kind}.text`),
    count: inFiles
      ? t('places.files', { count, number, sum: sayAmount(kind, sum, language) })
      : t('places.places', { count, number }),
    evidence: evidence.map((one) => presentEvidence(kind, one, language)),
    more: Math.max(0, count - evidence.length),
  }
}

/** What a test came to, in sentences. */
function summarize(run: SpeedRun, language: Language): string[] {
  const t = translator(language, WORDS)
  const { loaded, url } = run
  const came = loaded.filter(({ status }) => status !== null)
  const sum = (amount: (one: Loaded) => number) =>
    came.reduce((total, one) => total + amount(one), 0)
  const [page] = loaded as [Loaded]
  const hosts = sumByHost(came)
  const found = judgeRun(run).length
  return [
    t('summary.came', {
      host: url.host,
      count: came.length,
      sent: bytes(
        sum(({ sent }) => sent),
        language,
      ),
      unpacked: bytes(
        sum(({ unpacked }) => unpacked),
        language,
      ),
    }),
    t('summary.time', {
      first: formatMs(firstByteOf(page), language),
      page: formatMs(page.total, language),
      all: formatMs(Math.max(...loaded.map(({ start, total }) => start + total)), language),
    }),
    hosts.length > 0
      ? t('summary.third', {
          count: hosts.length,
          sent: bytes(
            hosts.reduce((total, { sent }) => total + sent, 0),
            language,
          ),
        })
      : t('summary.own'),
    found > 0 ? t('summary.findings', { count: found }) : t('summary.fine'),
  ]
}

/** What was not tested, each in a sentence. */
function noticesOf({ loaded, page, left, fonts, unread }: SpeedRun, language: Language): string[] {
  const t = translator(language, WORDS)
  const [own] = loaded as [Loaded]
  const crowded = loaded.filter(({ refusal }) => refusal === 'crowded').length
  return [
    ...(own.status !== null && own.status >= 400
      ? [t('notices.error', { status: own.status })]
      : []),
    ...(own.cut || page.cut ? [t('notices.cut')] : []),
    ...(left > 0 ? [t('notices.left', { count: left })] : []),
    ...(crowded > 0 ? [t('notices.crowded', { count: crowded })] : []),
    ...(unread > 0 ? [t('notices.unread', { count: unread })] : []),
    ...(page.images.lazy > 0 ? [t('notices.lazy', { count: page.images.lazy })] : []),
    ...(fonts.others > 0 ? [t('notices.others', { count: fonts.others })] : []),
  ]
}

function presentTiming({ loaded, redirects }: SpeedRun, language: Language) {
  const t = translator(language, WORDS)
  const [own] = loaded as [Loaded]
  const phases = phasesOf(own)
  const had = PHASES.filter((phase) => phases[phase] > 0)
  return {
    phases: had.map((phase) => ({
      phase,
      label: t(`phases.${phase}`),
      time: formatMs(phases[phase], language),
      share: phases[phase] / Math.max(1, own.total),
    })),
    total: formatMs(own.total, language),
    redirects: redirects.map(({ url, status, total }) => ({
      url,
      text: `${status}, ${formatMs(total, language)}`,
    })),
  }
}

function presentKinds(loaded: readonly Loaded[], language: Language) {
  const t = translator(language, WORDS)
  const sums = sumByKind(loaded)
  const all = Math.max(
    1,
    sums.reduce((total, { sent }) => total + sent, 0),
  )
  return sums.map(({ kind, requests, sent, unpacked }) => ({
    kind,
    label: t(`kinds.${kind}`),
    requests: formatNumber(requests, language),
    sent: bytes(sent, language),
    unpacked: bytes(unpacked, language),
    share: sent / all,
  }))
}

function presentReading({ page, loaded }: SpeedRun, language: Language) {
  const t = translator(language, WORDS)
  const { words, headings, links, forms, main, extract, noscript } = page.reading
  const files = loaded.filter(({ kind }) => kind === 'script').length
  const facts: [string, string][] = [
    [t('reading.words'), formatNumber(words, language)],
    [t('reading.headings'), formatNumber(headings.length, language)],
    [t('reading.links'), formatNumber(links, language)],
    [t('reading.forms'), formatNumber(forms, language)],
    [t('reading.main'), t(main ? 'reading.yes' : 'reading.no')],
    [
      t('reading.scripts'),
      t('reading.inline', {
        files: formatNumber(files, language),
        inline: formatNumber(page.scripts.inline, language),
      }),
    ],
  ]
  return { facts: facts.map(([label, value]) => ({ label, value })), extract, noscript }
}

/** A test in the words of a language, ready to be shown. */
export function presentRun(run: SpeedRun, language: Language) {
  const { url, loaded } = run
  const t = translator(language, WORDS)
  const drawing = drawWaterfall(loaded)
  return {
    ...{ url: url.href, host: url.host },
    summary: summarize(run, language),
    notices: noticesOf(run, language),
    timing: presentTiming(run, language),
    kinds: presentKinds(loaded, language),
    waterfall: {
      ...drawing,
      ticks: drawing.ticks.map(({ time, x }) => ({ x, label: formatMs(time, language) })),
      legend: PHASES.map((phase) => ({ phase, label: t(`phases.${phase}`) })),
    },
    requests: loaded.map((one) => presentRequest(one, language)),
    parties: sumByHost(loaded).map(({ host, requests, sent }) => ({
      host,
      requests: formatNumber(requests, language),
      sent: bytes(sent, language),
    })),
    reading: presentReading(run, language),
    findings: judgeRun(run).map((finding) => presentFinding(finding, language)),
  }
}
