import { useTranslation } from 'react-i18next'
import type { MilestoneState } from '~/domain/projects/progress.rules'
import { paths } from '~/paths'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'

export type MilestoneView = {
  id: string
  /** Of its words, where it is not the page’s. */
  lang?: string
  title: string
  outcome: string
  state: MilestoneState
  amount: string
  /** For when it is planned and how it is paid, in words. */
  due: string | null
  paid: string
  /** Where it is paid, while it can be. */
  payHref: string | null
}
export type MilestoneListProps = {
  milestones: MilestoneView[]
  orderId: string
  /** Nothing came of the order. */
  ended: boolean
  headingLevel?: 3 | 4
}

const tones: Record<MilestoneState, BadgeTone> = {
  planned: 'neutral',
  payable: 'warning',
  funded: 'state',
  in_progress: 'state',
  submitted: 'warning',
  changes_requested: 'state',
  approved: 'success',
  released: 'success',
  paused: 'warning',
  ended: 'neutral',
}

export const milestoneTone = (state: MilestoneState) => tones[state]

function Milestone({
  milestone,
  number,
  orderId,
  headingLevel,
}: {
  milestone: MilestoneView
  number: number
  orderId: string
  headingLevel: 3 | 4
}) {
  const { t } = useTranslation('dashboard')
  const Heading = `h${headingLevel}` as const
  const { id, lang, title, outcome, state, amount, due, paid, payHref } = milestone
  return (
    <li className="grid grid-cols-[2rem_1fr] gap-x-4 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <span aria-hidden className="font-display text-xl leading-tight text-ink-soft">
        {number}
      </span>
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Heading className="font-text text-base font-semibold tracking-normal">
            <Link
              lang={lang}
              to={paths.milestones({ order: orderId, anchor: `milestone-${id}` })}
              className="inline-block min-h-6 quiet-link"
            >
              {title}
            </Link>
          </Heading>
          <Badge tone={milestoneTone(state)}>{t(`milestones.state.${state}`)}</Badge>
        </div>
        <p lang={lang} className="max-w-[64ch] text-ink-soft">
          {outcome}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          {due && <span>{due}</span>} <span>{amount}</span>{' '}
          <span className="text-ink-soft">{paid}</span>
        </p>
        {payHref && (
          <div className="pt-2">
            <ButtonLink to={payHref} size="sm">
              {t('milestones.payment.pay')} {amount}
              <span className="sr-only"> · {title}</span>
            </ButtonLink>
          </div>
        )}
      </div>
    </li>
  )
}

/** The plan of a project: what each milestone brings, when, how it stands and how it is paid. */
export function MilestoneList({
  milestones,
  orderId,
  ended,
  headingLevel = 3,
}: MilestoneListProps) {
  const { t } = useTranslation('dashboard')
  if (milestones.length === 0)
    return <p className="text-ink-soft">{t(ended ? 'milestones.never' : 'milestones.none')}</p>
  return (
    <ol className="grid">
      {milestones.map((milestone, index) => (
        <Milestone
          key={milestone.id}
          milestone={milestone}
          number={index + 1}
          orderId={orderId}
          headingLevel={headingLevel}
        />
      ))}
    </ol>
  )
}
