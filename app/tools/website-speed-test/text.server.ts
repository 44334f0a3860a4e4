import type { SpeedRun } from './run-test.server'
import { toHar } from './har.rules'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { presentRun, sayAnswer, sayKept, sayPacking } from './view.server'

const TOOL = 'website-speed-test'
const WORDS = 'speed-words'

/** As code in Markdown, whatever is in it. */
const asCode = (text: string) => `\`${text.replaceAll('`', 'ˋ').replace(/\s+/g, ' ')}\``
/** As a cell of a table in Markdown. */
const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** A test as Markdown: what was measured, then what was judged. */
export function speedReport(run: SpeedRun, language: Language): string {
  const [t, words] = [translator(language, TOOL), translator(language, WORDS)]
  const { url, host, summary, notices, timing, kinds, parties, requests, reading, findings } =
    presentRun(run, language)
  return [
    `# ${words('report.title', { host })}`,
    `<${url}>`,
    words('report.comment'),
    summary.join(' '),
    ...(notices.length > 0 ? [notices.map((line) => `- ${line}`).join('\n')] : []),
    `## ${t('judged.title')}`,
    ...(findings.length === 0 ? [t('judged.none')] : []),
    ...findings.flatMap(({ title, text, severity, source, href, count, evidence, more }) => [
      `### ${title}`,
      `${t(`severity.${severity}`)}, ${count}`,
      text,
      ...(evidence.length > 0
        ? [
            [
              ...evidence.map(({ code, where }) => `- ${asCode(code)}${where ? `: ${where}` : ''}`),
              ...(more > 0 ? [`- ${t('judged.more', { count: more })}`] : []),
            ].join('\n'),
          ]
        : []),
      `[${t('judged.source', { source })}](${href})`,
    ]),
    `## ${t('measured.title')}`,
    `### ${t('timing.title')}`,
    table(
      [t('timing.part'), t('timing.time')],
      timing.phases.map(({ label, time }) => [label, time]),
    ),
    `### ${t('kinds.title')}`,
    table(
      [t('kinds.kind'), t('kinds.requests'), t('kinds.sent'), t('kinds.unpacked')],
      kinds.map(({ label, requests: count, sent, unpacked }) => [label, count, sent, unpacked]),
    ),
    `### ${t('parties.title')}`,
    parties.length === 0
      ? t('parties.none')
      : table(
          [t('parties.host'), t('kinds.requests'), t('kinds.sent')],
          parties.map((one) => [one.host, one.requests, one.sent]),
        ),
    `### ${t('reading.title')}`,
    table(
      ['', ''],
      reading.facts.map(({ label, value }) => [label, value]),
    ),
    `### ${words('report.requests')}`,
    table(
      [
        t('waterfall.file'),
        t('kinds.kind'),
        t('waterfall.answer'),
        t('waterfall.kept'),
        t('kinds.sent'),
        t('waterfall.packed'),
        t('waterfall.start'),
        t('timing.time'),
      ],
      requests.map((one) => [
        one.url,
        one.kind,
        one.answer,
        one.kept,
        one.sent,
        one.packed,
        one.start,
        one.total,
      ]),
    ),
  ].join('\n\n')
}

const COLUMNS = [
  'url',
  'kind',
  'status',
  'type',
  'packed',
  'kept',
  'sent',
  'unpacked',
  'start',
  'total',
] as const

/** The requests of a test as a table for a spreadsheet, with plain numbers. */
export function speedTable({ loaded }: SpeedRun, language: Language) {
  const t = translator(language, WORDS)
  return {
    columns: COLUMNS.map((column) => t(`report.csv.${column}`)),
    rows: loaded.map((one) => [
      one.final,
      t(`kinds.${one.kind}`),
      sayAnswer(one, language),
      one.headers['content-type'] ?? '',
      sayPacking(one, language),
      sayKept(one, language),
      `${one.sent}`,
      `${one.unpacked}`,
      one.start.toFixed(1),
      one.total.toFixed(1),
    ]),
  }
}

/** A test as HAR 1.2. */
export function speedHar({ url, page, date, loaded }: SpeedRun, language: Language): string {
  return JSON.stringify(
    toHar({
      title: page.title || url.href,
      date,
      loaded,
      comment: translator(language, WORDS)('report.comment'),
    }),
    null,
    2,
  )
}
