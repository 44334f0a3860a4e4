import { after, currentTime } from '../clock'
import { db, transaction, type Transaction } from '../db/db.server'
import type { SandboxDispute, SandboxRefund } from '#prisma/sqlite/client'
import {
  GatewayRefusal,
  type GatewayDispute,
  type GatewayPayment,
  type GatewayRefund,
  type RefundRequest,
} from './gateway'
import { announce } from './sandbox-outbox.server'
import { newId, SETTLING_TIME } from './sandbox-sessions.server'

/** A refund of so many whole units and 13 cents fails at the bank, so that a tester can see it. */
const UNLUCKY_CENTS = 13

function toRefund({
  id,
  paymentIntentId,
  idempotencyKey,
  amount,
  status,
  settlesAt,
}: SandboxRefund): GatewayRefund {
  const settled = status !== 'failed' && settlesAt <= currentTime()
  const outcome = amount % 100 === UNLUCKY_CENTS ? 'failed' : 'succeeded'
  return {
    id,
    refundId: idempotencyKey,
    paymentId: paymentIntentId,
    amount,
    status: settled ? outcome : (status as GatewayRefund['status']),
  }
}

/** What of a payment has gone back or is on its way; a refund that failed can be sent anew. */
async function takenOf(tx: Pick<Transaction, 'sandboxRefund'>, paymentIntentId: string) {
  const refunds = await tx.sandboxRefund.findMany({ where: { paymentIntentId } })
  return refunds
    .filter((refund) => toRefund(refund).status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * A bank sends money back that had arrived: the app hears of it by webhook, as from the real
 * provider.
 */
export async function failSandboxRefund(id: string) {
  await transaction(async (tx) => {
    await tx.sandboxRefund.update({ where: { id }, data: { status: 'failed' } })
    await announce(tx, { kind: 'refund', id }, 'refund.failed')
  })
}

/**
 * Cards get their money back at once, other methods after a while; never more than was paid, and
 * nothing that a bank has taken back or may.
 */
export async function createRefund({
  refundId,
  paymentId,
  amount,
}: RefundRequest): Promise<GatewayRefund> {
  const row = await transaction(async (tx) => {
    const known = await tx.sandboxRefund.findUnique({ where: { idempotencyKey: refundId } })
    if (known) return known
    const disputes = await tx.sandboxDispute.count({
      where: { paymentIntentId: paymentId, status: { not: 'won' } },
    })
    if (disputes > 0) throw new GatewayRefusal('a disputed payment cannot be refunded')
    // Of two that are sent at once one has to wait for the other here.
    const { count } = await tx.sandboxSession.updateMany({
      where: { paymentIntentId: paymentId },
      data: { refundedAmount: { increment: amount } },
    })
    const session = await tx.sandboxSession.findUnique({ where: { paymentIntentId: paymentId } })
    const taken = await takenOf(tx, paymentId)
    if (count === 0 || taken + amount > (session?.amountTotal ?? 0))
      throw new GatewayRefusal('more than what was paid cannot be refunded')
    const settlesAt = session?.method === 'card' ? currentTime() : after(SETTLING_TIME)
    const refund = await tx.sandboxRefund.create({
      data: {
        id: newId('re'),
        idempotencyKey: refundId,
        paymentIntentId: paymentId,
        amount,
        status: 'pending',
        settlesAt,
      },
    })
    await announce(
      tx,
      { kind: 'refund', id: refund.id },
      amount % 100 === UNLUCKY_CENTS ? 'refund.failed' : 'refund.updated',
      settlesAt,
    )
    return refund
  })
  return toRefund(row)
}

export async function retrieveRefund(id: string): Promise<GatewayRefund> {
  return toRefund(await db.sandboxRefund.findUniqueOrThrow({ where: { id } }))
}

function toDispute({
  id,
  paymentIntentId,
  amount,
  status,
  reason,
  evidenceDueAt,
}: SandboxDispute): GatewayDispute {
  return {
    id,
    paymentId: paymentIntentId,
    amount,
    status: status as GatewayDispute['status'],
    reason,
    evidenceDueAt,
  }
}

export async function retrieveDispute(id: string): Promise<GatewayDispute> {
  return toDispute(await db.sandboxDispute.findUniqueOrThrow({ where: { id } }))
}

/** The buyer objects to a payment at the bank, for all that was not refunded; once a payment. */
export async function openSandboxDispute(paymentIntentId: string, evidenceDueAt: Date) {
  await transaction(async (tx) => {
    const session = await tx.sandboxSession.findUniqueOrThrow({ where: { paymentIntentId } })
    const amount = session.amountTotal - (await takenOf(tx, paymentIntentId))
    if (amount === 0 || (await tx.sandboxDispute.count({ where: { paymentIntentId } })) > 0) return
    const data = {
      id: newId('du'),
      paymentIntentId,
      amount,
      status: 'open',
      reason: 'product_not_received',
      evidenceDueAt,
    }
    const { id } = await tx.sandboxDispute.create({ data })
    await announce(tx, { kind: 'dispute', id }, 'charge.dispute.created')
  })
}

/** The bank decides an open objection. */
export async function closeSandboxDispute(paymentIntentId: string, status: 'won' | 'lost') {
  await transaction(async (tx) => {
    const dispute = await tx.sandboxDispute.findFirst({
      where: { paymentIntentId, status: 'open' },
    })
    if (!dispute) return
    await tx.sandboxDispute.update({ where: { id: dispute.id }, data: { status } })
    await announce(tx, { kind: 'dispute', id: dispute.id }, 'charge.dispute.closed')
  })
}

export async function listPayments(since: Date): Promise<GatewayPayment[]> {
  const rows = await db.sandboxSession.findMany({
    where: { createdAt: { gte: since }, paymentIntentId: { not: null } },
  })
  const paid = rows.filter(
    ({ paymentStatus, settlesAt }) =>
      paymentStatus === 'paid' ||
      (paymentStatus === 'settling' && settlesAt && settlesAt <= currentTime()),
  )
  const refunds = await db.sandboxRefund.findMany({
    where: { paymentIntentId: { in: paid.map((row) => row.paymentIntentId!) } },
  })
  return paid.map((row) => ({
    id: row.paymentIntentId!,
    payableId: row.clientReferenceId,
    currency: row.currency,
    amount: row.amountTotal,
    refunded: refunds
      .filter(
        (refund) =>
          refund.paymentIntentId === row.paymentIntentId && toRefund(refund).status === 'succeeded',
      )
      .reduce((sum, { amount }) => sum + amount, 0),
  }))
}
