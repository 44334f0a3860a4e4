import { useTranslation } from 'react-i18next'
import type { Severity } from './findings.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Icon, type IconName } from '~/ui/media/icon'
import { Disclosure } from '~/ui/overlay/disclosure'

export type FindingView = {
  kind: string
  severity: Severity
  source: string
  href: string
  title: string
  text: string
  count: string
  evidence: { code: string; where: string }[]
  more: number
}

const LOOKS: Record<Severity, { tone: BadgeTone; icon: IconName; line: string }> = {
  problem: { tone: 'danger', icon: 'x', line: 'border-danger' },
  risk: { tone: 'warning', icon: 'triangle-alert', line: 'border-warning' },
  hint: { tone: 'state', icon: 'info', line: 'border-line-strong' },
}

function Evidence({
  count,
  evidence,
  more,
  severity,
}: Pick<FindingView, 'count' | 'evidence' | 'more' | 'severity'>) {
  const { t } = useTranslation('website-speed-test')
  const list = (
    <ul className="grid gap-2">
      {evidence.map(({ code, where }, index) => (
        <li
          key={index}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line pb-2 text-sm"
        >
          <code className="font-mono wrap-anywhere">{code}</code>
          <span className="text-ink-soft">{where}</span>
        </li>
      ))}
      {more > 0 && <li className="text-sm text-ink-soft">{t('judged.more', { count: more })}</li>}
    </ul>
  )
  return evidence.length > 1 ? (
    <Disclosure summary={count} open={severity === 'problem'}>
      {list}
    </Disclosure>
  ) : (
    list
  )
}

function Finding({ severity, source, href, title, text, count, evidence, more }: FindingView) {
  const { t } = useTranslation('website-speed-test')
  const { tone, icon, line } = LOOKS[severity]
  return (
    <li className={`grid gap-2 border-s-4 ps-4 sm:ps-5 ${line}`}>
      <h3 className="text-xl">{title}</h3>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={tone} icon={<Icon name={icon} size={14} strokeWidth={3} />}>
          {t(`severity.${severity}`)}
        </Badge>
        {evidence.length === 0 && <span className="text-sm text-ink-soft">{count}</span>}
      </p>
      <p className="max-w-text">{text}</p>
      {evidence.length > 0 && <Evidence {...{ count, evidence, more, severity }} />}
      <p className="text-sm">
        <a href={href} rel="noreferrer" className="inline-block min-h-6 quiet-link">
          {t('judged.source', { source })}
        </a>
      </p>
    </li>
  )
}

/** What we make of a test, the costliest first. */
export function Judged({ findings }: { findings: FindingView[] }) {
  const { t } = useTranslation('website-speed-test')
  if (findings.length === 0) return <p className="max-w-text text-lg">{t('judged.none')}</p>
  return (
    <ol className="grid gap-8">
      {findings.map((finding) => (
        <Finding key={finding.kind} {...finding} />
      ))}
    </ol>
  )
}
