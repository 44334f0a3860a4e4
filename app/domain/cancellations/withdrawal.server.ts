import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { enqueue } from '~/platform/outbox/outbox.server'
import { recordEvent, type Actor } from '~/domain/events/events.server'
import { transition } from '~/domain/events/transition.server'
import { endOrder } from '~/domain/orders/end-order.server'
import { followRefund } from '~/domain/orders/finish-withdrawal.server'
import { giveBack, readRefundsDue } from './give-back.server'
import { canWithdraw } from '~/domain/ground/withdrawal.rules'
import { withdrawalMachine } from '~/domain/ground/machines.rules'

/**
 * An order with its latest withdrawal and what it would give back now, in integer cents; null for
 * none.
 */
export async function findWithdrawable(orderId: string) {
  const order = await db.order.findUnique({
    where: { id: orderId },
    include: {
      lines: { orderBy: { position: 'asc' }, select: { name: true } },
      withdrawals: { orderBy: { declaredAt: 'desc' }, take: 1 },
    },
  })
  if (!order) return null
  const due = await readRefundsDue(db, orderId, order.earlyStartAt !== null)
  const { withdrawals, ...rest } = order
  return {
    ...rest,
    withdrawal: withdrawals[0] ?? null,
    open: canWithdraw(order),
    refund: due.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** The ids of the orders that somebody bought and can withdraw from now, the newest first. */
export async function listWithdrawable(userId: number): Promise<string[]> {
  const orders = await db.order.findMany({
    where: { userId, withdrawalEndsAt: { gte: currentTime() } },
    select: { id: true, status: true, companyName: true, vatNumber: true, withdrawalEndsAt: true },
    orderBy: { createdAt: 'desc' },
  })
  return orders.filter((order) => canWithdraw(order)).map(({ id }) => id)
}

/**
 * The first step: the buyer states who withdraws and where the acknowledgement goes. Stated again,
 * the words are replaced. Returns the withdrawal's id. Throws `withdrawal.closed`.
 */
export async function declareWithdrawal(
  orderId: string,
  statement: { name: string; email: string },
  actor: Actor,
): Promise<string> {
  return transaction(async (tx) => {
    const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
    if (!canWithdraw(order)) throw new DomainError('withdrawal.closed')
    const known = await tx.withdrawal.findFirst({ where: { orderId, status: 'declared' } })
    if (known) return (await tx.withdrawal.update({ where: { id: known.id }, data: statement })).id
    const { id } = await tx.withdrawal.create({
      data: { orderId, userId: order.userId, ...statement },
    })
    await recordEvent(tx, {
      subject: 'withdrawal',
      subjectId: id,
      orderId,
      kind: 'withdrawal.declared',
      to: 'declared',
      actor,
    })
    return id
  })
}

async function acknowledge(tx: Transaction, withdrawalId: string, to: string, language: string) {
  await enqueue(tx, {
    key: `withdrawal:${withdrawalId}`,
    kind: 'mail',
    payload: { template: 'withdrawal', language, to, data: { withdrawalId } },
  })
}

/**
 * The second step, which counts: the order ends, what is due goes back (all of it, or pro rata
 * after an early start), and the acknowledgement is mailed. Pressed twice it counts once. Throws
 * `withdrawal.closed`.
 */
export async function confirmWithdrawal(orderId: string, actor: Actor): Promise<void> {
  await transaction(async (tx) => {
    const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
    const withdrawal = await tx.withdrawal.findFirst({
      where: { orderId },
      orderBy: { declaredAt: 'desc' },
    })
    if (withdrawal && withdrawal.status !== 'declared') return
    if (!withdrawal || !canWithdraw(order)) throw new DomainError('withdrawal.closed')
    const second = { actor, orderId, with: { confirmedAt: currentTime() } }
    if (!(await transition(tx, withdrawalMachine, withdrawal, 'confirmed', second))) return
    await endOrder(tx, orderId, 'withdrawal_requested', { actor })
    const refundAmount = await giveBack(tx, orderId, {
      keepsWork: order.earlyStartAt !== null,
      reason: 'withdrawal',
      actor: { type: 'system' },
      withdrawalId: withdrawal.id,
    })
    await tx.withdrawal.update({ where: { id: withdrawal.id }, data: { refundAmount } })
    await acknowledge(tx, withdrawal.id, withdrawal.email, order.language)
    await followRefund(tx, orderId)
  })
}
