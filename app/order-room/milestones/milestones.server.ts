import { getZodConstraint } from '@conform-to/zod/v4'
import { activityActor } from '~/domain/projects/activity.rules'
import { hearsOf } from '~/domain/notifications/preferences.server'
import { approvedOn, WORKED_ON } from '~/domain/projects/milestone.rules'
import { isBrokenOff } from '~/domain/projects/progress.rules'
import { readMilestonePlan, type MilestonePlan } from '~/domain/projects/milestone-plan.server'
import { wishSchema } from '~/domain/projects/project-details.schema'
import type { OrderRow } from '~/domain/projects/client-order-parts.server'
import type { Participant } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { sayMilestonePayment, sayPlanned } from '~/order-room/order/milestone-texts.server'
import {
  ownLanguage,
  payHref,
  presentPayments,
  writer,
  type Writer,
} from '~/order-room/order/client-order-view.server'

interface Reader {
  reader: Participant
  language: Language
  /** Whether they may answer for the client. */
  mayAnswer: boolean
}
type Milestone = MilestonePlan['milestones'][number]

const SHOWN = ['in_progress', 'submitted', 'changes_requested', 'approved'] as const

function presentStep(
  { id, kind, from, at, reason, ...event }: Milestone['history'][number],
  { reader, language }: Reader,
) {
  const t = translator(language, 'project')
  const step = SHOWN.find((one) => kind === `milestone.${one}`)
  const who = event.actorType === 'system' ? ('rule' as const) : activityActor(event, reader.userId)
  const again = step === 'in_progress' && from === 'changes_requested'
  return {
    id,
    title: step ? t(again ? 'plan.history.resumed' : `plan.history.${step}`) : kind,
    who,
    reason: reason || null,
    when: formatDateTime(at, language),
    dateTime: at.toISOString(),
    tone: step === 'approved' ? ('success' as const) : ('state' as const),
  }
}

/** What is to be known of the answer that a submitted milestone waits for; null for all others. */
function presentReview(
  { status, submittedAt, rounds, title }: Milestone,
  { id: orderId, status: order }: MilestonePlan,
  { date }: Writer,
  reminded: boolean,
) {
  if (status !== 'submitted' || !submittedAt || !WORKED_ON.includes(order)) return null
  return {
    approvedOn: date(approvedOn(submittedAt))!,
    reminded,
    roundsLeft: rounds.left,
    changeHref: paths.projectDetails({ order: orderId, part: 'changes', about: title }),
  }
}

function presentMilestone(
  milestone: Milestone,
  order: MilestonePlan,
  reader: Reader,
  reminded: boolean,
) {
  const write = writer(order.currency, reader.language)
  const {
    id,
    title,
    outcome,
    line,
    state,
    payment,
    amount,
    percentage,
    planned,
    payableId,
    rounds,
    handedOver,
    history,
  } = milestone
  const unpaid = payment === 'due' || payment === 'late'
  return {
    ...{ id, title, outcome, line, state, percentage, rounds },
    lang: ownLanguage(order, reader.language),
    amount: write.money(amount),
    due: planned && { day: write.date(planned.day)!, late: planned.late },
    paid: sayMilestonePayment(milestone, reader.language),
    payHref: unpaid && reader.mayAnswer ? payHref(payableId) : null,
    revisionsUsed: milestone.revisionsUsed,
    handedOver: handedOver.map(({ id: key, title: name }) => ({ id: key, title: name })),
    deliverablesHref: paths.deliverables({ order: order.id }),
    review: presentReview(milestone, order, write, reminded),
    history: history.map((event) => presentStep(event, reader)).reverse(),
  }
}

/** The plan of one order, ready to read for somebody of the client. */
export async function presentPlan(order: OrderRow, reader: Reader) {
  const plan = await readMilestonePlan(reader.reader, order)
  const write = writer(plan.currency, reader.language)
  const reminded =
    plan.milestones.some(({ status }) => status === 'submitted') &&
    (await hearsOf(reader.reader.userId, 'milestone.reminder'))
  return {
    orderId: plan.id,
    progress: { ...plan.progress, ended: isBrokenOff(plan.status) },
    due: sayPlanned('progress', plan.planned, reader.language),
    payments: presentPayments(plan, write, reader.language),
    mayAnswer: reader.mayAnswer,
    milestones: plan.milestones.map((milestone) =>
      presentMilestone(milestone, plan, reader, reminded),
    ),
    constraint: getZodConstraint(wishSchema(() => '')),
  }
}
