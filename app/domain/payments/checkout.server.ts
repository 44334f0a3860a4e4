import { currentTime } from '~/platform/clock'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db, transaction } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { onError } from '~/platform/on-error'
import { GatewayError, type CheckoutRequest } from '~/platform/payments/gateway'
import { gateway } from '~/platform/payments/payments.server'
import { Rows } from '~/platform/outbox/rows.server'
import { paths } from '~/paths'
import { DomainError } from '../ground/domain-error'
import { transition } from '../events/transition.server'
import { attemptMachine } from '../ground/machines.rules'
import { applySession, endAttempt, type Cause } from './settle.server'

/**
 * Where the payment page sends the buyer afterwards: whoever pays by a link comes back to its page,
 * as it may not be the buyer.
 */
function waysBack({ id, payable }: Awaited<ReturnType<typeof readAttempt>>) {
  const session = 'session_id={CHECKOUT_SESSION_ID}'
  const page = env.PUBLIC_URL + paths.pay(signLinkToken('payable', payable.id))
  if (payable.position > 0 || payable.order.payUntil)
    return { successUrl: `${page}?${session}`, cancelUrl: `${page}?cancelled=${id}` }
  return {
    successUrl: `${env.PUBLIC_URL}${paths.checkoutReturn()}?${session}`,
    cancelUrl: `${env.PUBLIC_URL}${paths.checkout({ cancelled: id })}`,
  }
}

/**
 * One item per order line for a payable that covers whole lines, else one for the share or the
 * change (amounts add up either way).
 */
function itemsOf(attempt: Awaited<ReturnType<typeof readAttempt>>): CheckoutRequest['items'] {
  const { payable } = attempt
  const { order } = payable
  if (payable.kind === 'full')
    return order.lines
      .filter((line) => line.amount > 0)
      .map((line) => ({ name: line.name, amount: line.amount }))
  const what = payable.changeRequest?.title ?? order.lines.map((line) => line.name).join(', ')
  return [{ name: `${order.number} · ${what}`.slice(0, 200), amount: payable.amount }]
}

function readAttempt(attemptId: string) {
  return db.checkoutAttempt.findUniqueOrThrow({
    where: { id: attemptId },
    include: {
      payable: {
        include: {
          changeRequest: { select: { title: true } },
          order: { include: { lines: { orderBy: { position: 'asc' } } } },
        },
      },
    },
  })
}

const orNoGateway = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch(
    onError(GatewayError, (cause) => {
      throw new DomainError('checkout.noGateway', undefined, { cause })
    }),
  )

/**
 * Opens the provider's payment page for an attempt and returns its URL; asked again, it gives the
 * same page. Throws `checkout.noGateway` when the provider does not answer.
 */
export async function openCheckout(attemptId: string): Promise<string> {
  const attempt = await readAttempt(attemptId)
  if (attempt.url) return attempt.url
  const { payable } = attempt
  const request = {
    attemptId,
    payableId: payable.id,
    email: (payable.position === 0 && payable.order.payerEmail) || payable.order.email,
    language: payable.order.language,
    currency: payable.currency,
    items: itemsOf(attempt),
    ...waysBack(attempt),
    expiresAt: attempt.expiresAt,
  }
  const session = await orNoGateway(gateway.createSession(request))
  await transaction((tx) =>
    transition(tx, attemptMachine, attempt, 'open', {
      ...{ actor: { type: 'system' }, orderId: payable.orderId, visibility: 'team' },
      with: { sessionId: session.id, url: session.url },
    }),
  )
  return session.url ?? env.PUBLIC_URL + paths.checkout()
}

/**
 * Ends an attempt that is not paid yet, at the provider first. When it turns out to be paid, or its
 * payment under way, that is booked instead. Throws `checkout.noGateway` when the provider does not answer.
 */
export async function cancelAttempt(attemptId: string) {
  const attempt = await db.checkoutAttempt.findUnique({ where: { id: attemptId } })
  if (!attempt?.liveKey) return
  if (attempt.sessionId) {
    const session = await orNoGateway(gateway.expireSession(attempt.sessionId))
    if (session.status === 'complete') return void (await applySession(session))
  }
  await transaction((tx) => endAttempt(tx, attemptId, 'cancelled'))
}

/**
 * Books what the provider says of a session now; returns its order's id, or null for a session that
 * is not ours.
 */
export async function settleSession(sessionId: string, cause?: Cause): Promise<string | null> {
  return applySession(await gateway.retrieveSession(sessionId), cause)
}

/** The order that a checkout session was opened for, as far as it is known here. */
export async function findOrderOfSession(sessionId: string): Promise<string | null> {
  const attempt = await db.checkoutAttempt.findUnique({
    where: { sessionId },
    select: { payable: { select: { orderId: true } } },
  })
  return attempt?.payable.orderId ?? null
}

const timedOut = new Rows<{ id: string; sessionId: string | null }>('expire-attempts')

/**
 * The timer that ends attempts whose time is up, and catches up on payments whose webhook never
 * came.
 */
export async function expireAttempts(now = currentTime()) {
  const find = (id: { notIn: string[] }) =>
    db.checkoutAttempt.findMany({
      where: {
        id,
        status: { in: ['created', 'open'] },
        expiresAt: { lt: now },
        gateway: gateway.name,
      },
      select: { id: true, sessionId: true },
      take: 50,
      orderBy: { expiresAt: 'asc' },
    })
  await timedOut.each(find, async ({ id, sessionId }) => {
    if (sessionId) await settleSession((await gateway.expireSession(sessionId)).id)
    else await transaction((tx) => endAttempt(tx, id, 'expired'))
  })
}
