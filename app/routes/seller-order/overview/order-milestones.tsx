import { useTranslation } from 'react-i18next'
import type { MilestoneStep } from '~/domain/projects/milestone.rules'
import type { MilestoneState } from '~/domain/projects/progress.rules'
import { milestoneTone } from '~/order-room/milestones/milestone-list'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Disclosure } from '~/ui/overlay/disclosure'
import { ReasonForm, type ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Form } from '~/ui/form/form'
import { UnsentWords } from '~/ui/form/unsent-texts'
import { HandIn, SendBack, type HandInView } from './hand-in'
import { HandOverForm, type HandOverTerms, type PendingFiles } from './hand-over-form'

export type StudioMilestone = {
  id: string
  title: string
  outcome: string
  state: MilestoneState
  amount: string
  /** The day that it is planned for, while that holds, and whether it has passed. */
  due: { day: string; late: boolean } | null
  /** How it is paid, in words. */
  paid: string
  payHref: string | null
  revisions: string | null
  /** Why its work cannot start. */
  waitsFor: 'notPaid' | 'noBrief' | null
  /** Until when its buyer may withdraw, who did not ask for an early start. */
  heldUntil: string | null
  /** Work that waits for the studio's answer, and where it is answered. */
  handIn: HandInView | null
  /** What can go with it, while it can be handed over. */
  pending: PendingFiles | null
  steps: readonly MilestoneStep[]
}
export type OrderMilestonesProps = {
  milestones: StudioMilestone[]
  /** Nothing came of the order. */
  ended: boolean
  answer: FormAnswer
  constraint: ReasonConstraint
  handOver: HandOverTerms
}

/** Steps that are taken with a word about them. */
const SAID = ['approve', 'changes'] as const

function Steps({
  milestone: { id, title, steps, handIn, pending },
  answer,
  constraint,
  handOver,
}: { milestone: StudioMilestone } & Omit<OrderMilestonesProps, 'milestones' | 'ended'>) {
  const { t } = useTranslation('admin-orders')
  const said = SAID.filter((step) => steps.includes(step))
  const presses = steps.filter((step) => step === 'start' || step === 'resume')
  return (
    <div className="grid gap-2 pt-2">
      {presses.length > 0 && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
          <input type="hidden" name="milestoneId" value={id} />
          {presses.map((step) => (
            <Button key={step} name="intent" value={step} variant="secondary" size="sm">
              {t(`milestones.steps.${step}`)}
              <span className="sr-only"> · {title}</span>
            </Button>
          ))}
        </Form>
      )}
      {pending && (
        <Disclosure
          summary={
            <>
              {t(handIn ? 'milestones.acceptAndHandOver' : 'milestones.steps.submit')}
              <span className="sr-only"> · {title}</span>
            </>
          }
          open={
            handIn !== null ||
            pending.draft.saved !== null ||
            answer?.form === `submit-${id}` ||
            undefined
          }
        >
          <HandOverForm {...{ milestoneId: id, handIn, pending, answer }} terms={handOver} />
        </Disclosure>
      )}
      {handIn && <SendBack {...{ handIn, title, answer }} />}
      {said.map((step) => (
        <Disclosure
          key={step}
          summary={
            <>
              {t(`milestones.steps.${step}`)}
              <span className="sr-only"> · {title}</span>
            </>
          }
          open={answer?.form === `${step}-${id}` || undefined}
        >
          <ReasonForm
            id={`${step}-${id}`}
            intent={step}
            hidden={{ milestoneId: id }}
            label={t(`milestones.said.${step}.label`)}
            hint={step === 'changes' ? undefined : t('milestones.said.approve.hint')}
            button={t(`milestones.steps.${step}`)}
            answer={answer}
            constraint={constraint}
          />
        </Disclosure>
      ))}
    </div>
  )
}

function Facts({
  milestone: { due, amount, paid, payHref, revisions, title },
}: {
  milestone: StudioMilestone
}) {
  const { t } = useTranslation('admin-orders')
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      <span>{amount}</span>{' '}
      {due && (
        <span>{t(due.late ? 'milestones.wasDue' : 'milestones.due', { date: due.day })}</span>
      )}{' '}
      <span className="text-ink-soft">{paid}</span>{' '}
      {revisions && <span className="text-ink-soft">{revisions}</span>}{' '}
      {payHref && (
        <a href={payHref} className="inline-block min-h-6 quiet-link">
          {t('milestones.payLink')}
          <span className="sr-only"> {t('milestones.payLinkFor', { title })}</span>
        </a>
      )}
    </p>
  )
}

/** The plan of an order, each milestone with the steps that it can take now. */
export function OrderMilestones({ milestones, ended, answer, ...terms }: OrderMilestonesProps) {
  const { t } = useTranslation('admin-orders')
  if (milestones.length === 0)
    return <p className="text-ink-soft">{t(ended ? 'milestones.never' : 'milestones.none')}</p>
  const gone =
    answer?.form.startsWith('submit-') &&
    milestones.every(({ id, pending }) => !pending || answer.form !== `submit-${id}`)
  return (
    <ol className="grid">
      {gone && (
        <li className="pb-5">
          <UnsentWords answer={answer} name="reason" />
        </li>
      )}
      {milestones.map((milestone, index) => (
        <li
          key={milestone.id}
          className="grid grid-cols-[2rem_1fr] gap-x-4 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0"
        >
          <span aria-hidden className="font-display text-xl leading-tight text-ink-soft">
            {index + 1}
          </span>
          <div className="grid min-w-0 gap-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="font-text text-base font-semibold tracking-normal">
                {milestone.title}
              </h3>
              <Badge tone={milestoneTone(milestone.state)}>
                {t(`milestones.status.${milestone.state}`)}
              </Badge>
            </div>
            <p className="max-w-[64ch] text-ink-soft">{milestone.outcome}</p>
            <Facts milestone={milestone} />
            {milestone.handIn && <HandIn handIn={milestone.handIn} title={milestone.title} />}
            {milestone.heldUntil && (
              <p className="border-s-3 border-warning ps-3">
                {t('milestones.held', { date: milestone.heldUntil })}
              </p>
            )}
            {milestone.waitsFor && (
              <p className="text-sm text-ink-soft">{t(`milestones.${milestone.waitsFor}`)}</p>
            )}
            {milestone.steps.length > 0 && <Steps {...{ milestone, answer }} {...terms} />}
          </div>
        </li>
      ))}
    </ol>
  )
}
