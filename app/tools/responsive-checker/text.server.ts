import { CHECKED_WIDTHS } from './findings.rules'
import { judgeFraming } from './framing-evidence.rules'
import { env } from '~/platform/env.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Checked } from './page.server'
import { presentInspection } from './view.server'

const TOOL = 'responsive-checker'

/** As code in Markdown, whatever is in it. */
function asCode(text: string) {
  const fence = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)))
  return fence === '`' ? `\`${text}\`` : `${fence} ${text} ${fence}`
}

/** The result as Markdown. */
export function checkReport({ answer, inspection }: Checked, language: Language) {
  const t = translator(language, TOOL)
  const { findings, widths, breakpoints, omissions, sheets } = presentInspection(
    inspection,
    answer.url,
    language,
  )
  const { reason, evidence } = judgeFraming(answer.url, answer.headers, env.PUBLIC_URL)
  const px = (list: readonly number[]) => list.join(', ')
  return [
    `# ${t('report.title', { host: answer.url.host })}`,
    `<${answer.url.href}>`,
    t('findings.basis', { count: sheets }),
    ...(omissions.length > 0 ? [omissions.map((line) => `- ${line}`).join('\n')] : []),
    widths
      .map(
        ({ width, counts }) =>
          `- ${t('px', { width })}: ${counts.map(({ severity, count }) => t(`severities.${severity}`, { count })).join(', ')}`,
      )
      .join('\n'),
    `${t(reason ? `framing.${reason}.title` : 'framing.allowed')}${evidence ? `: ${asCode(evidence)}` : ''}`,
    `## ${t('findings.title')}`,
    ...(findings.length === 0 ? [t('findings.none')] : []),
    ...findings.flatMap(({ title, text, severity, sure, widths: at, count, evidence: places }) => [
      `### ${title}`,
      `${t(`severity.${severity}`)}, ${t(`sure.${sure}`)}, ${t('findings.at', { widths: px(at) })}${count ? `, ${count}` : ''}`,
      text,
      ...(places.length > 0
        ? [
            places
              .map(({ where, code, widths: here }) => `- ${where} (${px(here)}): ${asCode(code)}`)
              .join('\n'),
          ]
        : []),
    ]),
    ...(breakpoints.length > 0
      ? [
          `## ${t('breakpoints.title')}`,
          breakpoints
            .map(
              ({ query, rules, widths: at }) =>
                `- ${asCode(query)}: ${t('breakpoints.rules')} ${rules}; ${CHECKED_WIDTHS.map((width) => `${width} ${t(at.includes(width) ? 'breakpoints.yes' : 'breakpoints.no')}`).join(', ')}`,
            )
            .join('\n'),
        ]
      : []),
  ].join('\n\n')
}

/**
 * The findings as a table for a spreadsheet: a row for each place, or for the finding where there
 * is none.
 */
export function checkTable({ answer, inspection }: Checked, language: Language) {
  const t = translator(language, TOOL)
  const columns = (
    ['finding', 'severity', 'sure', 'widths', 'where', 'code', 'advice'] as const
  ).map((column) => translator(language, 'responsive-findings')(`csv.${column}`))
  const rows = presentInspection(inspection, answer.url, language).findings.flatMap(
    ({ title, text, severity, sure, widths, evidence }) => {
      const places = evidence.length > 0 ? evidence : [{ where: '', code: '', widths }]
      return places.map((place) => [
        title,
        t(`severity.${severity}`),
        t(`sure.${sure}`),
        place.widths.join(' '),
        place.where,
        place.code,
        text,
      ])
    },
  )
  return { columns, rows }
}
