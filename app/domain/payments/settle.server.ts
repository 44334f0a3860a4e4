import { currentTime } from '~/platform/clock'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { log } from '~/platform/log.server'
import { enqueue } from '~/platform/outbox/outbox.server'
import type { CheckoutSession } from '~/platform/payments/gateway'
import type { Actor } from '../events/events.server'
import { publish } from '../events/publish.server'
import { transition } from '../events/transition.server'
import type { StatusOf } from '../ground/machine'
import { issueInvoice } from '../invoices/invoices.server'
import { bookPayment } from '../ledger/ledger.server'
import { settleNotices } from '../notifications/notify.server'
import { endUnpaid } from '../orders/end-unpaid.server'
import { convertCart } from '../orders/order-cart.server'
import { fundMilestones, movePayable } from '../orders/payables.server'
import { attemptMachine } from '../ground/machines.rules'
import { movePayment } from './move-payment.server'
import { requestRefund } from './refunds.server'
import { finishEvent, hurryWaitingEvents, type StoredEvent } from './webhook-events.server'

const GATEWAY = { type: 'gateway' } as const

const payableParts = { order: true, changeRequest: { select: { id: true } } } as const

async function readAttempt(tx: Transaction, attemptId: string) {
  return tx.checkoutAttempt.findUnique({
    where: { id: attemptId },
    include: { payable: { include: payableParts } },
  })
}
type Attempt = NonNullable<Awaited<ReturnType<typeof readAttempt>>>
type Payable = Attempt['payable']

/**
 * Moves an attempt, if it is where it may go from, and clears the live key of one that has ended;
 * tells whether this call did it.
 */
function moveAttempt(
  tx: Transaction,
  attempt: Attempt,
  to: StatusOf<typeof attemptMachine>,
  written: { sessionId?: string } = {},
) {
  return transition(tx, attemptMachine, attempt, to, {
    ...{ actor: GATEWAY, orderId: attempt.payable.orderId, visibility: 'team' },
    with: { ...written, ...(to === 'processing' ? {} : { liveKey: null }) },
  })
}

/** A delayed payment that did not come, of which the buyer is not told by the payment page. */
async function mailFailure(tx: Transaction, { id, payableId, payable }: Attempt) {
  const { email, language, userId } = payable.order
  const payload = {
    template: 'payment-failed',
    language,
    to: email,
    userId: userId ?? undefined,
    data: { payableId },
  }
  await enqueue(tx, { key: `payment-failed:${id}`, kind: 'mail', payload })
}

/** Ends an unpaid attempt, and with it the order that waited for it and for nothing else. */
export async function endAttempt(
  tx: Transaction,
  attemptId: string,
  outcome: 'expired' | 'cancelled' | 'failed',
) {
  const attempt = await readAttempt(tx, attemptId)
  if (!attempt || !(await moveAttempt(tx, attempt, outcome))) return
  const underWay = await tx.payment.findMany({ where: { attemptId, status: 'processing' } })
  const end = outcome === 'failed' ? 'failed' : 'cancelled'
  for (const payment of underWay)
    await movePayment(tx, { ...payment, payable: attempt.payable }, end)
  if (outcome === 'failed') await mailFailure(tx, attempt)
  const { order } = attempt.payable
  if (order.payUntil && order.payUntil > currentTime()) return
  await endUnpaid(tx, order, {
    to: outcome === 'expired' ? 'expired' : 'cancelled',
    reason: outcome,
    actor: GATEWAY,
    cause: attemptId,
  })
}

/** The payment of a session, from when its money is on its way. */
async function recordPayment(
  tx: Transaction,
  attempt: Attempt,
  session: CheckoutSession,
  status: 'processing' | 'succeeded',
  surplus = false,
) {
  const { payable, payableId } = attempt
  const gatewayPaymentId = session.paymentId ?? session.id
  const facts = { method: session.method, surplus }
  const payment = await tx.payment.upsert({
    where: { gatewayPaymentId },
    create: {
      studioId: payable.order.studioId,
      payableId,
      attemptId: attempt.id,
      gateway: attempt.gateway,
      gatewayPaymentId,
      status: 'requires_action',
      currency: session.currency,
      amount: session.amount,
      ...facts,
    },
    update: {},
  })
  await movePayment(tx, { ...payment, payable }, status, { with: facts })
  return { ...payment, ...facts }
}

/** The buyer is done, the money is on its way: the order stands, the cart is used up. */
async function markProcessing(tx: Transaction, attempt: Attempt, session: CheckoutSession) {
  if (!(await moveAttempt(tx, attempt, 'processing'))) return
  await recordPayment(tx, attempt, session, 'processing')
  await convertCart(tx, attempt.payable.order, { id: `${attempt.id}:processing`, actor: GATEWAY })
}

/**
 * A second payment of one payable: the money is kept apart and asked to be given back; nothing is
 * served twice.
 */
async function refundSurplus(tx: Transaction, paymentId: string, amount: number) {
  await requestRefund(tx, { paymentId, amount, reason: 'duplicate', actor: { type: 'system' } })
  log.warn({ paymentId }, 'payable paid twice, refund requested')
}

/** A later share: its milestones, or its change, are prepaid, and the client has its receipt. */
async function fund(tx: Transaction, { id: payableId, ...payable }: Payable) {
  if (payable.changeRequest)
    await publish(tx, 'change.paid', { changeId: payable.changeRequest.id })
  else await fundMilestones(tx, payableId)
  await settleNotices(tx, payable.orderId, [
    `milestone-due:${payableId}`,
    `milestone-late:${payableId}`,
  ])
  const { email, language, userId } = payable.order
  const payload = {
    template: 'share-paid',
    language,
    to: email,
    userId: userId ?? undefined,
    data: { payableId },
  }
  await enqueue(tx, { key: `share-paid:${payableId}`, kind: 'mail', payload })
}

/** All that a paid payable makes, once. */
async function serve(tx: Transaction, payable: Payable, cause: { id: string; actor: Actor }) {
  await issueInvoice(tx, payable.id)
  await convertCart(tx, payable.order, cause)
  if (payable.position > 0) await fund(tx, payable)
  else await publish(tx, 'order.paid', { orderId: payable.orderId })
}

/**
 * A payable of nothing is paid as soon as it is owed, without a provider (business.md, Nothing to
 * pay).
 */
export async function settleFree(tx: Transaction, payableId: string, actor: Actor) {
  const payable = await tx.payable.findUniqueOrThrow({
    where: { id: payableId },
    include: payableParts,
  })
  if (payable.amount !== 0) throw new Error(`payable ${payableId} is not free`)
  const paid = { actor, with: { paidAt: currentTime() } }
  if (await movePayable(tx, payable, 'paid', paid))
    await serve(tx, payable, { id: `${payableId}:free`, actor })
}

async function bookPaid(tx: Transaction, attempt: Attempt, session: CheckoutSession) {
  if (!(await moveAttempt(tx, attempt, 'paid', { sessionId: session.id }))) return
  const { amount, currency } = session
  const paid = { actor: GATEWAY, with: { paidAt: currentTime() } }
  const isOwn = await movePayable(tx, { ...attempt.payable, amount, currency }, 'paid', paid)
  const payment = await recordPayment(tx, attempt, session, 'succeeded', !isOwn)
  await bookPayment(tx, attempt.payable, payment)
  await hurryWaitingEvents(tx)
  if (!isOwn) return refundSurplus(tx, payment.id, payment.amount)
  await serve(tx, attempt.payable, { id: `${attempt.id}:paid`, actor: GATEWAY })
}

/** What tells of a session: a webhook's event is stored in the transaction of its effect. */
export interface Cause {
  /** The provider said that a delayed payment failed, which the session itself does not show. */
  failed?: boolean
  event?: StoredEvent
}

/**
 * Books the state of a checkout session, in one transaction and once however often and in whatever
 * order it is told: paid makes everything that a paid order needs (business.md, Onboarding), unpaid
 * waits, expired and failed free the cart. Returns the order's id, or null for a session that is
 * not ours.
 */
export async function applySession(
  session: CheckoutSession,
  { failed = false, event }: Cause = {},
): Promise<string | null> {
  return transaction(async (tx) => {
    const attempt = await readAttempt(tx, session.attemptId)
    const isOurs = attempt?.payableId === session.payableId
    if (event && !(await finishEvent(tx, event, isOurs ? 'applied' : 'ignored'))) return null
    if (!attempt || !isOurs) return null
    const paid = session.paymentStatus !== 'unpaid'
    if (
      paid &&
      (session.amount !== attempt.payable.amount || session.currency !== attempt.payable.currency)
    ) {
      log.error(
        { session: session.id, payable: attempt.payableId },
        'paid amount differs from the payable',
      )
      throw new Error('paid amount differs from the payable')
    }
    if (paid) await bookPaid(tx, attempt, session)
    else if (session.status === 'expired') await endAttempt(tx, attempt.id, 'expired')
    else if (failed) await endAttempt(tx, attempt.id, 'failed')
    else if (session.status === 'complete') await markProcessing(tx, attempt, session)
    return attempt.payable.orderId
  })
}
