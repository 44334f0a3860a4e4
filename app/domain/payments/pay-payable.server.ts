import { after, currentTime } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { log } from '~/platform/log.server'
import { gateway } from '~/platform/payments/payments.server'
import { isPayable } from '../orders/payable.rules'
import { openCheckout, settleSession } from './checkout.server'
import { CHECKOUT_LIFETIME } from './payment.rules'

type PayableState = 'payable' | 'processing' | 'paid' | 'closed'

/**
 * A payable with its order, its live attempt, and whether the last one was refused, for whoever has
 * its link; null for none.
 */
export async function findPayable(payableId: string) {
  const payable = await db.payable.findUnique({
    where: { id: payableId },
    include: {
      attempts: { orderBy: { createdAt: 'desc' } },
      payments: { select: { surplus: true, refundedAmount: true } },
      changeRequest: { select: { title: true } },
      milestones: { orderBy: { position: 'asc' }, select: { title: true, outcome: true } },
      order: { include: { lines: { orderBy: { position: 'asc' } } } },
    },
  })
  if (!payable) return null
  const { status, order } = payable
  const attempts = payable.attempts.filter(({ liveKey }) => liveKey !== null)
  const tooLate =
    order.status === 'pending_payment' && order.payUntil !== null && order.payUntil <= currentTime()
  const lapsed =
    tooLate || ['expired', 'cancelled', 'withdrawn', 'withdrawal_requested'].includes(order.status)
  const unpaid = isPayable(status) && !lapsed ? 'payable' : 'closed'
  const state: PayableState =
    status === 'paid'
      ? 'paid'
      : attempts.some((attempt) => attempt.status === 'processing')
        ? 'processing'
        : unpaid
  const refused = state === 'payable' && payable.attempts[0]?.status === 'failed'
  return { ...payable, attempts, state, refused }
}
export type PayablePage = NonNullable<Awaited<ReturnType<typeof findPayable>>>

/**
 * Asks the provider about a payment that is on its way, for the case that its webhook is late; a
 * silent provider changes nothing.
 */
export async function catchUpPayable({ state, attempts }: PayablePage): Promise<void> {
  const sessionId = attempts.find(({ status }) => status === 'processing')?.sessionId
  if (state === 'processing' && sessionId)
    await settleSession(sessionId).catch((error: unknown) =>
      log.warn({ err: error }, 'payment status could not be read from the provider'),
    )
}

/** An attempt to pay, unless there is one under way already. */
async function ensureAttempt(payableId: string): Promise<string | null> {
  try {
    return await transaction(async (tx) => {
      if (
        (await tx.payable.count({
          where: { id: payableId, status: { in: ['open', 'past_due'] } },
        })) === 0
      )
        return null
      const data = {
        payableId,
        liveKey: payableId,
        gateway: gateway.name,
        expiresAt: after(CHECKOUT_LIFETIME),
      }
      return (await tx.checkoutAttempt.create({ data })).id
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const live = await db.checkoutAttempt.findFirst({ where: { liveKey: payableId } })
    return live?.id ?? null
  }
}

/**
 * Opens the payment page of a payable and returns its address, the same one for two tabs; null when
 * it is paid, under way or owed no longer. Throws `checkout.noGateway` when the provider does not answer.
 */
export async function payPayable(payableId: string): Promise<string | null> {
  const payable = await findPayable(payableId)
  if (payable?.state !== 'payable') return null
  const [live] = payable.attempts
  if (live?.sessionId && live.expiresAt <= currentTime()) {
    await settleSession((await gateway.expireSession(live.sessionId)).id)
    if ((await findPayable(payableId))?.state !== 'payable') return null
  }
  const attemptId = await ensureAttempt(payableId)
  return attemptId && openCheckout(attemptId)
}
