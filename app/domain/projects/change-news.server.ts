import { DomainError } from '~/domain/ground/domain-error'
import type { Prisma, Transaction } from '~/platform/db/db.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { recordEvent } from '../events/events.server'
import { transition, type Move } from '../events/transition.server'
import { notify, settleNotices } from '../notifications/notify.server'
import type { Participant } from '../people/participant.rules'
import { actorOf } from '../people/participant.server'
import { changeMachine, type ChangeStatus } from '../ground/machines.rules'

export const parts = {
  project: { include: { order: true } },
} satisfies Prisma.ChangeRequestInclude
export type Change = Prisma.ChangeRequestGetPayload<{ include: typeof parts }>

interface Step {
  from?: ChangeStatus
  to: ChangeStatus
  reason?: string
  /** Integer cents, VAT contained. */
  amount?: number
}

const sumOf = ({ project }: Change, amount?: number) =>
  amount === undefined ? {} : { amount, currency: project.order.currency }

/** What the history keeps of a step. */
const told = (change: Change, participant: Participant, { reason, amount }: Step) => ({
  actor: actorOf(participant),
  reason,
  orderId: change.project.order.id,
  projectId: change.projectId,
  data: { title: change.title, ...sumOf(change, amount) },
})

/** Writes that a change was asked for or offered into the history, and tells the other side. */
export async function tellOfNew(
  tx: Transaction,
  change: Change,
  participant: Participant,
  step: Step,
) {
  const event = { subject: 'change', subjectId: change.id, kind: `change.${step.to}` } as const
  await recordEvent(tx, { ...event, ...told(change, participant, step), to: step.to })
  await tellOtherSide(tx, change, participant, step)
}

/**
 * Moves a change from where it is to be, and tells the other side; `where` must hold, too. Throws
 * `moved`.
 */
export async function moveChange(
  tx: Transaction,
  participant: Participant,
  change: Change,
  {
    where,
    with: more,
    ...step
  }: Step & { from: ChangeStatus } & Pick<Move<'change'>, 'where' | 'with'>,
) {
  const { id, status, project } = change
  const moved = await transition(tx, changeMachine, { id, status }, step.to, {
    ...told(change, participant, step),
    where: { ...where, status: step.from },
    with: more,
  })
  if (!moved) throw new DomainError('moved', 'change')
  await settleNotices(tx, project.order.id, [`change:${id}:${step.from}`])
  await tellOtherSide(tx, change, participant, step)
}

async function tellOtherSide(
  tx: Transaction,
  change: Change,
  participant: Participant,
  { to, amount }: Step,
) {
  const { id, title, project } = change
  const { id: orderId, number } = project.order
  if (participant.side === 'client')
    return tellStudio(tx, { id, title, order: project.order }, participant, to)
  if (to !== 'priced' && to !== 'declined') return
  const href = paths.projectDetails({ order: orderId, part: 'changes' })
  await notify(tx, {
    kind: `change.${to}`,
    orderId,
    data: { title, number, subjectId: id, ...sumOf(change, amount) },
    href,
    key: `change:${id}:${to}`,
    actorId: participant.userId,
  })
}

async function tellStudio(
  tx: Transaction,
  { id, title, order }: { id: string; title: string; order: Change['project']['order'] },
  { userId }: Participant,
  step: ChangeStatus,
) {
  const { id: orderId, name: who, number } = order
  const href = adminPaths.orderPart(orderId, 'details', { part: 'changes' })
  await notify(tx, {
    kind: 'studio.change',
    orderId,
    data: { title, who, number },
    href,
    key: `change:${id}:${step}`,
    actorId: userId,
  })
}
