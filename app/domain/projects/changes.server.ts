import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { isId } from '~/platform/row-id'
import { recordEvent } from '../events/events.server'
import { notify, settleNotices } from '../notifications/notify.server'
import { chargeProblem } from '../catalog/chargeable.rules'
import { payUntil } from '../orders/payable.rules'
import type { Act, Participant } from '../people/participant.rules'
import { actorOf, ordersOf } from '../people/participant.server'
import { beginChange } from './change-work.server'
import { CHANGEABLE, changeAmounts, type ChangeStatus } from './change.rules'

const parts = { project: { include: { order: true } } } satisfies Prisma.ChangeRequestInclude
type Change = Prisma.ChangeRequestGetPayload<{ include: typeof parts }>

/** Only where the order lets somebody do this. Throws `notFound`. */
async function readOwn(
  tx: Transaction,
  participant: Participant,
  changeId: string,
  act: Act = 'answer',
): Promise<Change> {
  const known = isId(changeId)
  const change = known
    ? await tx.changeRequest.findFirst({
        where: { id: changeId, project: { order: ordersOf(participant, act) } },
        include: parts,
      })
    : null
  if (!change) throw new DomainError('notFound', 'change')
  return change
}

/** Moves a change from where it is to be. Throws `moved`. */
async function move(
  tx: Transaction,
  { id }: Change,
  [from, to]: [ChangeStatus, ChangeStatus],
  data: Prisma.ChangeRequestUncheckedUpdateManyInput,
  running = true,
) {
  const where = {
    id,
    status: from,
    ...(running ? { project: { order: { status: { in: [...CHANGEABLE] } } } } : {}),
  }
  const { count } = await tx.changeRequest.updateMany({ where, data: { ...data, status: to } })
  if (count === 0) throw new DomainError('moved', 'change')
}

interface Told {
  from?: ChangeStatus
  to: ChangeStatus
  reason?: string
  /** Integer cents, VAT contained. */
  amount?: number
}

/** Writes it into the history, and tells the other side. */
async function tell(
  tx: Transaction,
  { id, title, projectId, project: { order } }: Change,
  participant: Participant,
  { from, to, reason, amount }: Told,
) {
  const { id: orderId, number, currency } = order
  const sum = amount === undefined ? {} : { amount, currency }
  const event = {
    subject: 'change',
    subjectId: id,
    kind: `change.${to}`,
    from,
    to,
    reason,
    actor: actorOf(participant),
    orderId,
    projectId,
  } as const
  await recordEvent(tx, { ...event, data: { title, ...sum } })
  if (from) await settleNotices(tx, orderId, [`change:${id}:${from}`])
  if (participant.side === 'client') return tellStudio(tx, { id, title, order }, participant, to)
  if (to !== 'priced' && to !== 'declined') return
  const href = paths.projectDetails({ order: orderId, part: 'changes' })
  await notify(tx, {
    kind: `change.${to}`,
    orderId,
    data: { title, number, subjectId: id, ...sum },
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

export interface ChangeWish {
  title: string
  description: string
  /** Drawn when the form was shown. */
  key: string
}

async function ask(
  participant: Participant,
  orderId: string,
  { title, description, key }: ChangeWish,
): Promise<void> {
  await transaction(async (tx) => {
    if ((await tx.changeRequest.count({ where: { key } })) > 0) return
    const project = await tx.project.findFirst({
      where: { orderId, order: ordersOf(participant, 'answer') },
      include: { order: true },
    })
    if (!project) throw new DomainError('notFound', 'project')
    if (!CHANGEABLE.includes(project.order.status)) throw new DomainError('moved', 'change')
    const change = await tx.changeRequest.create({
      data: { projectId: project.id, title, description, key, authorId: participant.userId },
      include: parts,
    })
    await tell(tx, change, participant, { to: 'requested' })
  })
}

/**
 * The client wants something beyond the scope; the same form sent twice asks once. Throws
 * `notFound` and `moved`.
 */
export async function askForChange(
  participant: Participant,
  orderId: string,
  wish: ChangeWish,
): Promise<void> {
  try {
    await ask(participant, orderId, wish)
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
  }
}

export interface ChangePrice {
  /** Integer cents of the order's currency, without VAT; 0 for a change that costs nothing. */
  net: number
  workingDays: number
  answer: string
  /** Rounds of changes that it adds to one line of the order, its first unless it says which. */
  rounds?: number
  orderLineId?: string
}

/** The line that a change adds rounds to, or null. Throws `notFound` for one of another order. */
async function lineOfRounds(
  tx: Transaction,
  orderId: string,
  { rounds = 0, orderLineId }: ChangePrice,
): Promise<string | null> {
  if (rounds === 0) return null
  const line = await tx.orderLine.findFirst({
    where: { orderId, ...(orderLineId ? { id: orderLineId } : {}) },
    orderBy: { position: 'asc' },
    select: { id: true },
  })
  if (!line) throw new DomainError('notFound', 'change')
  return line.id
}

/**
 * The studio says what a change costs and how much later it makes the rest. Throws `notFound`,
 * `moved`, and `change.sum` for what cannot be paid at once.
 */
export async function priceChange(
  participant: Participant,
  changeId: string,
  price: ChangePrice,
): Promise<void> {
  const { net, workingDays, answer, rounds = 0 } = price
  await transaction(async (tx) => {
    if (participant.side !== 'studio') throw new DomainError('notFound', 'change')
    const change = await readOwn(tx, participant, changeId)
    const { vatRate, currency } = change.project.order
    const { amount } = changeAmounts(net, vatRate)
    const problem = chargeProblem(amount, currency)
    if (problem) throw new DomainError('change.sum', problem)
    const orderLineId = await lineOfRounds(tx, change.project.orderId, price)
    const said = { net, workingDays, answer, rounds, orderLineId }
    await move(tx, change, ['requested', 'priced'], said)
    await tell(tx, change, participant, { from: 'requested', to: 'priced', amount })
  })
}

/**
 * The studio will not do what was asked for, or the client will not pay the price of it. Throws
 * `notFound` and `moved`.
 */
export async function declineChange(
  participant: Participant,
  changeId: string,
  reason: string,
): Promise<void> {
  await transaction(async (tx) => {
    const change = await readOwn(tx, participant, changeId)
    const studio = participant.side === 'studio'
    const from = studio ? 'requested' : 'priced'
    await move(
      tx,
      change,
      [from, 'declined'],
      { decidedAt: currentTime(), ...(studio ? { answer: reason } : {}) },
      false,
    )
    await tell(tx, change, participant, { from, to: 'declined', reason: reason || undefined })
  })
}

/**
 * What is owed for a change: a payable of its own after all others, open from now on (business.md,
 * Payable).
 */
async function openPayable(
  tx: Transaction,
  { id: orderId, currency }: Change['project']['order'],
  amounts: ReturnType<typeof changeAmounts>,
) {
  const last = await tx.payable.aggregate({ where: { orderId }, _max: { position: true } })
  const position = (last._max.position ?? 0) + 1
  return tx.payable.create({
    data: {
      orderId,
      kind: 'change_request',
      position,
      status: 'open',
      currency,
      ...amounts,
      dueAt: payUntil(),
    },
  })
}

/**
 * The client orders a change at its price: the order's total stays what was ordered, and what is
 * owed is that and its changes (outline in app/domain/projects/client-order-parts.server.ts). Work
 * begins when it is paid, at once where it costs nothing. Returns the id of the payable, or null
 * for none; of one that is ordered already, pressed twice, the same. Throws `notFound`, and
 * `moved` when it was declined or the order does not run.
 */
export async function acceptChange(
  participant: Participant,
  changeId: string,
): Promise<string | null> {
  return transaction(async (tx) => {
    if (participant.side !== 'client') throw new DomainError('notFound', 'change')
    const change = await readOwn(tx, participant, changeId)
    if (change.status === 'accepted') return change.payableId
    const amounts = changeAmounts(change.net ?? 0, change.project.order.vatRate)
    await move(tx, change, ['priced', 'accepted'], { decidedAt: currentTime() })
    await tell(tx, change, participant, { from: 'priced', to: 'accepted', amount: amounts.amount })
    if (amounts.amount === 0) {
      await beginChange(tx, changeId)
      return null
    }
    const { id: payableId } = await openPayable(tx, change.project.order, amounts)
    await tx.changeRequest.update({ where: { id: changeId }, data: { payableId } })
    return payableId
  })
}
