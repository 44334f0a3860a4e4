import { countWriting } from '../messages/count-writing.server'
import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { isId } from '~/platform/row-id'
import { chargeProblem } from '../catalog/chargeable.rules'
import { payUntil } from '../orders/payable.rules'
import type { Act, Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'
import { moveChange, parts, tellOfNew, type Change } from './change-news.server'
import { beginChange } from './change-work.server'
import { CHANGEABLE, changeAmounts } from './change.rules'

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

const CAN_BE_AGREED = { project: { order: { status: { in: [...CHANGEABLE] } } } }

export interface ChangeWish {
  title: string
  description: string
  /** Drawn when the form was shown. */
  key: string
}

/** The project of an order whose scope somebody may add to now. Throws `notFound` and `moved`. */
async function changeableProject(tx: Transaction, participant: Participant, orderId: string) {
  const project = await tx.project.findFirst({
    where: { orderId, order: ordersOf(participant, 'answer') },
    include: { order: true },
  })
  if (!project) throw new DomainError('notFound', 'project')
  if (!CHANGEABLE.includes(project.order.status)) throw new DomainError('moved', 'change')
  return project
}

/** Does once what a form asks for, by the key that it came with. */
async function onceByKey(key: string, act: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await transaction(async (tx) => {
      if ((await tx.changeRequest.count({ where: { key } })) === 0) await act(tx)
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
  }
}

/**
 * The client wants something beyond the scope; the same form sent twice asks once. Throws
 * `notFound`, `moved` and `writing.tooMuch`.
 */
export async function askForChange(
  participant: Participant,
  orderId: string,
  { title, description, key }: ChangeWish,
): Promise<void> {
  await countWriting(participant.userId)
  await onceByKey(key, async (tx) => {
    const project = await changeableProject(tx, participant, orderId)
    const change = await tx.changeRequest.create({
      data: { projectId: project.id, title, description, key, authorId: participant.userId },
      include: parts,
    })
    await tellOfNew(tx, change, participant, { to: 'requested' })
  })
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

/** What a change costs at the order's VAT rate. Throws `change.sum` for what cannot be paid at once. */
function payableAmounts({ vatRate, currency }: Change['project']['order'], net: number) {
  const amounts = changeAmounts(net, vatRate)
  const problem = chargeProblem(amounts.amount, currency)
  if (problem) throw new DomainError('change.sum', problem)
  return amounts
}

/**
 * The studio offers something beyond the scope at a price, which the client answers as one that was
 * asked for; the same form sent twice offers once. Throws `notFound`, `moved` and `change.sum`.
 */
export async function offerChange(
  participant: Participant,
  orderId: string,
  { title, description, key, ...price }: ChangeWish & ChangePrice,
): Promise<void> {
  if (participant.side !== 'studio') throw new DomainError('notFound', 'change')
  const { net, workingDays, answer, rounds = 0 } = price
  await onceByKey(key, async (tx) => {
    const project = await changeableProject(tx, participant, orderId)
    const { amount } = payableAmounts(project.order, net)
    const change = await tx.changeRequest.create({
      data: {
        ...{ projectId: project.id, title, description, key, authorId: participant.userId },
        ...{ status: 'priced', net, workingDays, answer, rounds },
        orderLineId: await lineOfRounds(tx, orderId, price),
      },
      include: parts,
    })
    await tellOfNew(tx, change, participant, { to: 'priced', amount })
  })
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
    const { amount } = payableAmounts(change.project.order, net)
    const orderLineId = await lineOfRounds(tx, change.project.orderId, price)
    const priced = { net, workingDays, answer, rounds, orderLineId }
    const step = { from: 'requested', to: 'priced', amount } as const
    await moveChange(tx, participant, change, { ...step, where: CAN_BE_AGREED, with: priced })
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
    await moveChange(tx, participant, change, {
      ...{ from, to: 'declined', reason: reason || undefined },
      with: { decidedAt: currentTime(), ...(studio ? { answer: reason } : {}) },
    })
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
    const step = { from: 'priced', to: 'accepted', amount: amounts.amount } as const
    const decided = { decidedAt: currentTime() }
    await moveChange(tx, participant, change, { ...step, where: CAN_BE_AGREED, with: decided })
    if (amounts.amount === 0) {
      await beginChange(tx, changeId)
      return null
    }
    const { id: payableId } = await openPayable(tx, change.project.order, amounts)
    await tx.changeRequest.update({ where: { id: changeId }, data: { payableId } })
    return payableId
  })
}
