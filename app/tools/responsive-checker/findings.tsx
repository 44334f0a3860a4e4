import { useTranslation } from 'react-i18next'
import type { CheckedWidth, FindingKind, Severity, Sureness } from './findings.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Icon, type IconName } from '~/ui/media/icon'
import { Disclosure } from '~/ui/overlay/disclosure'

export type FindingView = {
  kind: FindingKind
  severity: Severity
  sure: Sureness
  widths: CheckedWidth[]
  title: string
  text: string
  /** How many places have it, in words; null when it has none of its own. */
  count: string | null
  more: number
  evidence: { where: string; code: string; widths: CheckedWidth[] }[]
}
export type WidthView = {
  width: CheckedWidth
  counts: { severity: Severity; count: number }[]
  worst: Severity | null
}

const LOOKS: Record<Severity, { tone: BadgeTone; icon: IconName; line: string }> = {
  problem: { tone: 'danger', icon: 'x', line: 'border-danger' },
  risk: { tone: 'warning', icon: 'triangle-alert', line: 'border-warning' },
  hint: { tone: 'state', icon: 'info', line: 'border-line-strong' },
}

/** How a page does at each of the three widths, at a glance. */
export function WidthSummary({ widths }: { widths: WidthView[] }) {
  const { t } = useTranslation('responsive-checker')
  return (
    <ul className="grid gap-gap sm:grid-cols-3">
      {widths.map(({ width, counts, worst }) => (
        <li
          key={width}
          className={`border-t-4 pt-3 ${worst ? LOOKS[worst].line : 'border-success'}`}
        >
          <p className="font-display text-3xl font-semibold">{t('px', { width })}</p>
          <p className="mt-1">{t(`verdicts.${worst ?? 'none'}`)}</p>
          <p className="mt-1 text-sm text-ink-soft">
            {counts.map(({ severity, count }) => t(`severities.${severity}`, { count })).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Widths({ widths }: { widths: CheckedWidth[] }) {
  const { t } = useTranslation('responsive-checker')
  return (
    <span className="text-sm text-ink-soft">{t('findings.at', { widths: widths.join(', ') })}</span>
  )
}

function Evidence({
  count,
  more,
  evidence,
  severity,
}: Pick<FindingView, 'more' | 'evidence' | 'severity'> & { count: string }) {
  const { t } = useTranslation('responsive-checker')
  return (
    <Disclosure summary={count} open={severity !== 'hint'}>
      <ul className="grid gap-3">
        {evidence.map(({ where, code, widths }, index) => (
          <li key={index} className="grid gap-1 rounded-sm border border-line bg-surface p-3">
            <code className="font-mono text-sm wrap-anywhere">{code}</code>{' '}
            <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <span className="wrap-anywhere">{where}</span>
              <Widths widths={widths} />
            </span>
          </li>
        ))}
        {more > 0 && (
          <li className="text-sm text-ink-soft">{t('findings.more', { count: more })}</li>
        )}
      </ul>
    </Disclosure>
  )
}

/** What was found, the worst first, each with what it does, what helps, and where it stands. */
export function Findings({ findings }: { findings: FindingView[] }) {
  const { t } = useTranslation('responsive-checker')
  if (findings.length === 0) return <p className="max-w-text text-lg">{t('findings.none')}</p>
  return (
    <ol className="grid gap-8">
      {findings.map(({ kind, severity, sure, widths, title, text, count, more, evidence }) => (
        <li key={kind} className={`grid gap-2 border-s-4 ps-4 sm:ps-5 ${LOOKS[severity].line}`}>
          <h3 className="text-xl">{title}</h3>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Badge
              tone={LOOKS[severity].tone}
              icon={<Icon name={LOOKS[severity].icon} size={14} strokeWidth={3} />}
            >
              {t(`severity.${severity}`)}
            </Badge>
            <Widths widths={widths} />
            <span className="text-sm text-ink-soft">{t(`sure.${sure}`)}</span>
          </p>
          <p className="max-w-text">{text}</p>
          {count && <Evidence {...{ count, more, evidence, severity }} />}
        </li>
      ))}
    </ol>
  )
}
