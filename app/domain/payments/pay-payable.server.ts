import { after, currentTime } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { gateway } from '~/platform/payments/payments.server'
import { isPayable } from '../orders/payable.rules'
import { openCheckout, settleSession } from './checkout.server'
import { CHECKOUT_LIFETIME } from './payment.rules'

type PayableState = 'payable' | 'processing' | 'paid' | 'closed'

/** A payable with its order, for whoever has its link; null for none. */
export async function findPayable(payableId: string) {
  const payable = await db.payable.findUnique({
    where: { id: payableId },
    include: {
      attempts: { where: { liveKey: { not: null } } },
      changeRequest: { select: { title: true } },
      milestones: { orderBy: { position: 'asc' }, select: { title: true, outcome: true } },
      order: { include: { lines: { orderBy: { position: 'asc' } } } },
    },
  })
  if (!payable) return null
  const { attempts, status, order } = payable
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
  return { ...payable, state }
}
export type PayablePage = NonNullable<Awaited<ReturnType<typeof findPayable>>>

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
