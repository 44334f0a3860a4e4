import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'
import { Disclosure } from '~/ui/overlay/disclosure'

type Line = {
  id: number
  name: string
  /** Null when it is no longer in the shop. */
  href: string | null
  phase: string
  because: string
  days: string
  milestones: boolean
  /** Formatted, as all amounts here. */
  parts: { label: string; amount: string }[]
  amount: string
  included: string[]
  needs: string[]
}
export type QuoteLinesProps = { lines: Line[]; total: string; workingDays: string; vat: string }

function Sentences({
  title,
  sentences,
  icon,
}: {
  title: string
  sentences: string[]
  icon: 'check' | 'move-right'
}) {
  if (sentences.length === 0) return null
  return (
    <div>
      <h4 className="text-base">{title}</h4>
      <ul className="mt-2 grid gap-1.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2.5">
            <Icon name={icon} size={16} className="mt-1.5 shrink-0 text-canal" />
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Parts({ parts }: Pick<Line, 'parts'>) {
  return (
    <dl className="grid gap-1 text-sm text-ink-soft">
      {parts.map(({ label, amount }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

function QuoteLine({ line }: { line: Line }) {
  const { t } = useTranslation(['wizard', 'shop'])
  const { name, href, phase, because, days, milestones, parts, amount, included, needs } = line
  return (
    <li className="grid gap-3 border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-xl">
          {href ? (
            <Link
              to={href}
              className="decoration-canal decoration-2 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="font-display text-xl font-semibold whitespace-nowrap">{amount}</p>
      </div>
      <p className="text-ink-soft">{because}</p>
      {parts.length > 0 && <Parts parts={parts} />}
      <p className="flex flex-wrap gap-2">
        <Badge tone="state">{days}</Badge> <Badge>{phase}</Badge>{' '}
        {milestones && <Badge>{t('lines.milestones')}</Badge>}
      </p>
      {included.length > 0 && (
        <div className="no-print">
          <Disclosure summary={t('lines.included')}>
            <div className="grid gap-x-gap gap-y-5 pt-2 md:grid-cols-2">
              <Sentences title={t('shop:product.included')} sentences={included} icon="check" />
              <Sentences title={t('shop:product.needs')} sentences={needs} icon="move-right" />
            </div>
          </Disclosure>
        </div>
      )}
    </li>
  )
}

/** The services of a quote, one by one, with what each costs, holds and follows from. */
export function QuoteLines({ lines, total, workingDays, vat }: QuoteLinesProps) {
  const { t } = useTranslation('wizard')
  return (
    <div>
      <ol>
        {lines.map((line) => (
          <QuoteLine key={line.id} line={line} />
        ))}
      </ol>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-2 border-line-strong pt-5">
        <dt className="text-xl font-semibold">{t('lines.total')}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-3xl font-semibold whitespace-nowrap">{total}</span>{' '}
          <span className="text-sm text-ink-soft">{vat}</span>
        </dd>
      </dl>
      <p className="mt-2 text-ink-soft">{workingDays}</p>
    </div>
  )
}
