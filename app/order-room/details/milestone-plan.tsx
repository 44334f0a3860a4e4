import { useTranslation } from 'react-i18next'
import type { MilestoneState } from '~/domain/projects/progress.rules'
import { milestoneTone } from '~/order-room/milestones/milestone-list'
import { OrderFigures, type OrderFiguresProps } from '~/order-room/order/order-figures'
import { Badge } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { useSellerName } from '~/ui/layout/seller-name'
import { Timeline, type TimelineEntry } from '~/ui/layout/timeline'
import type { ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Disclosure } from '~/ui/overlay/disclosure'
import { MilestoneAnswer, type MilestoneReview } from './milestone-answer'

type MilestoneDetail = {
  id: string
  title: string
  outcome: string
  /** Of its words, where it is not the page’s. */
  lang?: string
  /** The service that it belongs to, where there are several. */
  line: string | null
  state: MilestoneState
  percentage: number
  amount: string
  /** The day that it is planned for, while that holds, and whether it has passed. */
  due: { day: string; late: boolean } | null
  /** How it is paid, in words. */
  paid: string
  payHref: string | null
  /** Of the whole service, and of this milestone alone. */
  rounds: { included: number; used: number; left: number }
  revisionsUsed: number
  handedOver: { id: string; title: string }[]
  deliverablesHref: string
  /** Null unless it waits for an answer. */
  review: MilestoneReview | null
  history: {
    id: string
    title: string
    who: 'you' | 'colleague' | 'payment' | 'studio' | 'rule'
    reason: string | null
    when: string
    dateTime: string
    tone: TimelineEntry['tone']
  }[]
}
export type MilestonePlanProps = {
  plan: OrderFiguresProps & {
    milestones: MilestoneDetail[]
    mayAnswer: boolean
    constraint: ReasonConstraint
  }
  answer: FormAnswer
}

function Facts({ milestone }: { milestone: MilestoneDetail }) {
  const { t } = useTranslation('project')
  const { due, amount, percentage, paid, rounds, revisionsUsed } = milestone
  const used = revisionsUsed > 0 ? ` ${t('plan.roundsHere', { count: revisionsUsed })}` : ''
  return (
    <DescriptionList
      look="columns"
      items={[
        ...(due
          ? [
              {
                term: t('plan.due'),
                detail: due.late ? t('plan.overdue', { date: due.day }) : due.day,
              },
            ]
          : []),
        { term: t('plan.share'), detail: t('plan.shareAndAmount', { amount, percentage }) },
        { term: t('plan.payment'), detail: paid },
        {
          term: t('plan.rounds'),
          detail: t('plan.roundsUsedOf', { used: rounds.used, count: rounds.included }) + used,
        },
      ]}
    />
  )
}

function HandedOver({ items }: { items: MilestoneDetail['handedOver'] }) {
  const { t } = useTranslation('project')
  if (items.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-text text-base font-semibold tracking-normal">{t('plan.handedOver')}</h3>
      <ul className="grid list-disc gap-1 ps-5">
        {items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </div>
  )
}

function History({ milestone: { history, title } }: { milestone: MilestoneDetail }) {
  const { t } = useTranslation(['project', 'dashboard'])
  const seller = useSellerName()
  if (history.length === 0) return null
  const who = (by: MilestoneDetail['history'][number]['who']) =>
    by === 'rule'
      ? t('project:plan.history.rule')
      : t(`dashboard:activities.who.${by}`, { name: seller })
  return (
    <Disclosure
      summary={
        <>
          {t('project:plan.history.title')}
          <span className="sr-only"> · {title}</span>
        </>
      }
    >
      <Timeline
        label={t('project:plan.history.of', { title })}
        entries={history.map(({ who: by, reason, ...entry }) => ({
          ...entry,
          who: who(by),
          body: reason && <p className="whitespace-pre-line">{reason}</p>,
        }))}
      />
    </Disclosure>
  )
}

function Milestone({
  milestone,
  number,
  plan,
  answer,
}: { milestone: MilestoneDetail; number: number } & MilestonePlanProps) {
  const { t } = useTranslation(['project', 'dashboard'])
  const {
    id,
    lang,
    title,
    outcome,
    line,
    state,
    amount,
    payHref,
    review,
    handedOver,
    deliverablesHref,
  } = milestone
  return (
    <li>
      <Card as="article" aria-labelledby={`milestone-${id}`} className="grid gap-5">
        <header className="grid gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
            <h2 id={`milestone-${id}`} className="scroll-mt-28 text-xl">
              <span className="text-ink-soft">{number}.</span> <span lang={lang}>{title}</span>
            </h2>
            <Badge tone={milestoneTone(state)}>{t(`dashboard:milestones.state.${state}`)}</Badge>
          </div>
          {line && (
            <p lang={lang} className="text-sm text-ink-soft">
              {line}
            </p>
          )}
          <p lang={lang} className="max-w-[64ch] text-ink-soft">
            {outcome}
          </p>
        </header>
        <Facts milestone={milestone} />
        <HandedOver items={handedOver} />
        {review && (
          <MilestoneAnswer
            {...{ id, title, review, deliverablesHref, answer }}
            mayAnswer={plan.mayAnswer}
            constraint={plan.constraint}
          />
        )}
        {payHref && (
          <div>
            <ButtonLink to={payHref} size="sm">
              {t('dashboard:milestones.payment.pay')} {amount}
              <span className="sr-only"> · {title}</span>
            </ButtonLink>
          </div>
        )}
        <History milestone={milestone} />
      </Card>
    </li>
  )
}

/**
 * The plan of one order: how far it is, and each milestone with what it brings, what it costs, what
 * happened and what waits.
 */
export function MilestonePlan({ plan, answer }: MilestonePlanProps) {
  const { t } = useTranslation('project')
  if (plan.milestones.length === 0)
    return plan.progress.ended ? (
      <EmptyState title={t('plan.never.title')}>{t('plan.never.text')}</EmptyState>
    ) : (
      <EmptyState title={t('plan.none.title')}>{t('plan.none.text')}</EmptyState>
    )
  return (
    <div className="grid gap-gap">
      <OrderFigures progress={plan.progress} due={plan.due} payments={plan.payments} />
      <ol aria-label={t('plan.title')} className="grid gap-gap">
        {plan.milestones.map((milestone, index) => (
          <Milestone key={milestone.id} {...{ milestone, plan, answer }} number={index + 1} />
        ))}
      </ol>
    </div>
  )
}
