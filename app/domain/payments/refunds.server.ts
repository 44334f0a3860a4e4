import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { beginOfStudioDay, studioDay } from '~/platform/i18n/format.server'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import { GatewayRefusal, type GatewayRefund } from '~/platform/payments/gateway'
import { gateway } from '~/platform/payments/payments.server'
import { recordEvent, type Actor } from '../events/events.server'
import { actorOf, sellerMember } from '../people/participant.server'
import { findOpenWithdrawal } from '../orders/finish-withdrawal.server'
import { isEnded } from '../orders/order.rules'
import { earnRest } from '../orders/revenue.server'
import { readSettings } from '../settings/settings.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { moveRefund, refundParts, type RefundWithPayment } from './move-refund.server'
import { needsSecondApproval, refundable, refundsTakeTwo, type RefundReason } from './refund.rules'
import { settleRefund } from './settle-refund.server'
import type { StoredEvent } from './webhook-events.server'

export const REFUND_JOB = 'refund'

/** What people of the studio let go back on this day of it, in a currency: integer cents. */
async function approvedToday(tx: Transaction, currency: string): Promise<number> {
  const { _sum } = await tx.refund.aggregate({
    where: {
      approvedAt: { gte: beginOfStudioDay(studioDay(currentTime())) },
      status: { notIn: ['requested', 'failed', 'cancelled'] },
      payment: { currency, studioId: OWN_STUDIO_ID, surplus: false },
    },
    _sum: { amount: true },
  })
  return _sum.amount ?? 0
}

/**
 * Above the limit a second person approves, counted over the order and over the day (business.md,
 * Two people); who has given the first approval has found that it takes two. A studio on Studio
 * Stack, which may be one person, gives its own money back alone.
 */
async function takesTwoToday(tx: Transaction, refund: RefundWithPayment) {
  const { amount, approvedById, payment } = refund
  if (payment.studioId !== OWN_STUDIO_ID) return false
  if (approvedById !== null || (await takesTwo(tx, refund))) return true
  if (payment.surplus) return false
  const sum = amount + (await approvedToday(tx, payment.currency))
  return needsSecondApproval(sum, payment.currency, (await readSettings(tx)).refundLimits)
}

/** The same over the order alone, which is all that counts where nobody decides. */
async function takesTwo(tx: Transaction, { payment }: RefundWithPayment) {
  if (payment.studioId !== OWN_STUDIO_ID) return false
  const ofOrder = await tx.refund.findMany({
    // Nobody decides on a surplus, which goes back by itself: it counts for itself alone.
    where: payment.surplus
      ? { paymentId: payment.id }
      : { payment: { surplus: false, payable: { orderId: payment.payable.orderId } } },
    select: { amount: true, status: true },
  })
  return refundsTakeTwo(ofOrder, payment.currency, (await readSettings(tx)).refundLimits)
}

async function approve(
  tx: Transaction,
  refund: RefundWithPayment,
  actor: Actor,
  data: Prisma.RefundUpdateManyMutationInput = {},
) {
  if (!(await moveRefund(tx, refund, 'approved', actor, data))) return
  await enqueue(tx, {
    key: `refund:${refund.id}`,
    kind: REFUND_JOB,
    payload: { refundId: refund.id },
  })
}

export interface RefundOrder {
  paymentId: string
  /** Integer cents of the payment's currency. */
  amount: number
  reason: RefundReason
  actor: Actor
  withdrawalId?: string
}

/**
 * Asks for money to be given back, never more than is left of the payment. What the law or a rule
 * demands is approved at once below the limit of the second admin. Throws `refund.*`.
 */
export async function requestRefund(
  tx: Transaction,
  { paymentId, amount, reason, actor, withdrawalId }: RefundOrder,
): Promise<string> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { refunds: true, payable: { select: { orderId: true } } },
  })
  if (payment.status === 'disputed') throw new DomainError('refund.disputed')
  if (!['succeeded', 'partially_refunded', 'refunded', 'won'].includes(payment.status))
    throw new DomainError('refund.notPaid')
  if (amount <= 0 || amount > refundable(payment, payment.refunds))
    throw new DomainError('refund.tooMuch')
  const requestedById = actor.type === 'admin' || actor.type === 'seller' ? actor.id : null
  const owedBy = payment.surplus ? null : await findOpenWithdrawal(tx, payment.payable.orderId)
  const refund = await tx.refund.create({
    data: {
      ...{ paymentId, amount, requestedById, reason: owedBy ? 'withdrawal' : reason },
      withdrawalId: withdrawalId ?? owedBy?.id,
    },
    include: refundParts,
  })
  await recordEvent(tx, {
    ...{
      subject: 'refund',
      subjectId: refund.id,
      orderId: refund.payment.payable.orderId,
      kind: 'refund.requested',
      to: 'requested',
      actor,
      reason,
    },
    visibility: 'team',
    data: { amount, currency: payment.currency },
  })
  if (actor.type === 'system' && (payment.surplus || !(await takesTwo(tx, refund))))
    await approve(tx, refund, actor)
  return refund.id
}

function recordFirstApproval(
  tx: Transaction,
  { id, amount, payment }: RefundWithPayment,
  actor: Actor,
) {
  const { currency, payable } = payment
  return recordEvent(tx, {
    ...{
      subject: 'refund',
      subjectId: id,
      orderId: payable.orderId,
      kind: 'refund.first_approval',
      actor,
    },
    visibility: 'team',
    data: { amount, currency },
  })
}

/**
 * The approval of somebody of the studio that was paid, which the caller has seen; above the limit
 * two different admins have to give theirs. Returns what is still missing. Throws
 * `refund.*`.
 */
export async function approveRefund(
  refundId: string,
  userId: number,
): Promise<'approved' | 'second-approval'> {
  return transaction(async (tx) => {
    const refund = await tx.refund.findUnique({ where: { id: refundId }, include: refundParts })
    if (refund?.status !== 'requested') throw new DomainError('refund.notWaiting')
    const actor = actorOf(sellerMember(userId, refund.payment.studioId))
    const first = refund.approvedById
    const approvedAt = currentTime()
    if (!(await takesTwoToday(tx, refund))) {
      await approve(tx, refund, actor, { approvedById: userId, approvedAt })
      return 'approved'
    }
    if (first === userId) throw new DomainError('refund.sameAdmin')
    if (first === null) {
      await tx.refund.updateMany({
        where: { id: refundId, approvedById: null },
        data: { approvedById: userId },
      })
      await recordFirstApproval(tx, refund, actor)
      return 'second-approval'
    }
    await approve(tx, refund, actor, { secondApprovedById: userId, approvedAt })
    return 'approved'
  })
}

/** Takes back a refund that is not sent yet. Throws `refund.*`. */
export async function cancelRefund(refundId: string, userId: number) {
  await transaction(async (tx) => {
    const refund = await tx.refund.findUnique({ where: { id: refundId }, include: refundParts })
    if (refund?.status !== 'requested') throw new DomainError('refund.notWaiting')
    const { studioId, payable } = refund.payment
    await moveRefund(tx, refund, 'cancelled', actorOf(sellerMember(userId, studioId)))
    if (isEnded(payable.order.status)) await earnRest(tx, payable.orderId)
  })
}

/**
 * Sends an approved refund to the provider; our id is its idempotency key, so that a repeat sends
 * nothing twice.
 */
export const sendRefund: JobHandler = async ({ payload }) => {
  const { refundId } = payload as { refundId: string }
  const { status, amount, payment } = await db.refund.findUniqueOrThrow({
    where: { id: refundId },
    include: { payment: true },
  })
  if (status !== 'approved') return
  if (payment.gateway !== gateway.name)
    throw new Error(`the payment was made by ${payment.gateway}`)
  try {
    await settleRefund(
      await gateway.createRefund({ refundId, paymentId: payment.gatewayPaymentId, amount }),
    )
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    await settleRefund({
      id: '',
      refundId,
      paymentId: payment.gatewayPaymentId,
      amount,
      status: 'failed',
    })
  }
}

/** Books what the provider says of a refund now, with the event that told of it. */
export async function receiveRefund(id: string, event: StoredEvent) {
  const refund: GatewayRefund = await gateway.retrieveRefund(id)
  await settleRefund(refund, event)
}
