import { useTranslation } from 'react-i18next'
import type { MilestonePayment } from '~/domain/projects/progress.rules'
import type { MilestoneStatus } from '~/domain/ground/machines.rules'
import { paths } from '~/paths'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'

export type MilestoneView = {
  id: string
  title: string
  outcome: string
  status: MilestoneStatus
  payment: MilestonePayment
  amount: string
  due: string | null
  paidOn: string | null
  payBy: string | null
  /** Where it is paid, while it can be. */
  payHref: string | null
}
export type MilestoneListProps = {
  milestones: MilestoneView[]
  orderId: string
  headingLevel?: 3 | 4
}

const tones: Record<MilestoneStatus, BadgeTone> = {
  planned: 'neutral',
  payable: 'warning',
  funded: 'state',
  in_progress: 'state',
  submitted: 'warning',
  changes_requested: 'state',
  approved: 'success',
  released: 'success',
}

export const milestoneTone = (status: MilestoneStatus) => tones[status]

function usePaymentMark({ payment, paidOn, payBy }: MilestoneView) {
  const { t } = useTranslation('dashboard')
  if (payment === 'prepaid' && paidOn) return t('milestones.payment.prepaidOn', { date: paidOn })
  if (payment === 'due' && payBy) return t('milestones.payment.dueBy', { date: payBy })
  return t(`milestones.payment.${payment}`)
}

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
  const { id, title, outcome, status, amount, due, payHref } = milestone
  const mark = usePaymentMark(milestone)
  return (
    <li className="grid grid-cols-[2rem_1fr] gap-x-4 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <span aria-hidden className="font-display text-xl leading-tight text-ink-soft">
        {number}
      </span>
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Heading className="font-text text-base font-semibold tracking-normal">
            <Link
              to={paths.milestones({ order: orderId, anchor: `milestone-${id}` })}
              className="inline-block min-h-6 quiet-link"
            >
              {title}
            </Link>
          </Heading>
          <Badge tone={milestoneTone(status)}>{t(`milestones.state.${status}`)}</Badge>
        </div>
        <p className="max-w-[64ch] text-ink-soft">{outcome}</p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          {due && <span>{t('milestones.due', { date: due })}</span>}
          <span>{amount}</span>
          <span className="text-ink-soft">{mark}</span>
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
export function MilestoneList({ milestones, orderId, headingLevel = 3 }: MilestoneListProps) {
  const { t } = useTranslation('dashboard')
  if (milestones.length === 0) return <p className="text-ink-soft">{t('milestones.none')}</p>
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
