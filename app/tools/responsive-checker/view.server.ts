import {
  CHECKED_WIDTHS,
  FINDINGS,
  SEVERITIES,
  type CheckedWidth,
  type Finding,
} from './findings.rules'
import type { Inspection } from './inspect-page.server'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const TOOL = 'responsive-checker'
const WORDS = 'responsive-findings'

/** Where evidence stands, as short as it is clear: the path of a style sheet, or the page. */
function tellSource(source: string, page: URL, language: Language) {
  return source === ''
    ? translator(language, TOOL)('findings.page')
    : source.replace(page.origin, '')
}

function presentFinding({ kind, widths, count, evidence }: Finding, page: URL, language: Language) {
  const [t, words] = [translator(language, TOOL), translator(language, WORDS)]
  const { severity, sure } = FINDINGS[kind]
  return {
    ...{ kind, severity, sure, widths },
    title: words(`kinds.${kind}.title`),
    text: words(`kinds.${kind}.text`),
    count:
      evidence.length > 0
        ? t('findings.places', { count, number: formatNumber(count, language) })
        : null,
    more: Math.max(0, count - evidence.length),
    evidence: evidence.map(({ source, line, code, widths: at }) => ({
      where: t('findings.where', { source: tellSource(source, page, language), line }),
      code,
      widths: at,
    })),
  }
}

/** What speaks for and against each width. */
function presentWidth(width: CheckedWidth, findings: Finding[]) {
  const here = findings.filter(({ widths }) => widths.includes(width))
  const counts = SEVERITIES.map((severity) => ({
    severity,
    count: here.filter(({ kind }) => FINDINGS[kind].severity === severity).length,
  }))
  return { width, counts, worst: counts.find(({ count }) => count > 0)?.severity ?? null }
}

/** What was not read, each in a sentence. */
function omissionsOf({ cut, left, unread }: Inspection, language: Language) {
  const words = translator(language, WORDS)
  return [
    ...(cut ? [words('left.page')] : []),
    ...(left.failed > 0 ? [words('left.failed', { count: left.failed })] : []),
    ...(left.over > 0 ? [words('left.over', { count: left.over })] : []),
    ...(left.cut > 0 ? [words('left.cut', { count: left.cut })] : []),
    ...(unread > 0 ? [words('left.unread', { count: unread })] : []),
  ]
}

/** The findings in words, worst first, and what they were read from. */
export function presentInspection(inspection: Inspection, page: URL, language: Language) {
  const { findings, breakpoints, breakpointCount, sheets } = inspection
  return {
    findings: findings.map((finding) => presentFinding(finding, page, language)),
    widths: CHECKED_WIDTHS.map((width) => presentWidth(width, findings)),
    breakpoints: breakpoints.map(({ rules, ...rest }) => ({
      ...rest,
      rules: formatNumber(rules, language),
    })),
    moreBreakpoints: breakpointCount - breakpoints.length,
    sheets,
    omissions: omissionsOf(inspection, language),
  }
}
