import { paths } from '~/paths'
import { after, currentTime, SECOND } from '../clock'
import { db, transaction } from '../db/db.server'
import { isUniqueViolation } from '../db/errors.server'
import type { SandboxSession } from '#prisma/sqlite/client'
import { env } from '../env.server'
import { randomToken } from '../session/session.server'
import {
  GatewayRefusal,
  LARGEST_CHARGE,
  methodsFor,
  smallestCharge,
  type CheckoutRequest,
  type CheckoutSession,
} from './gateway'
import { announce } from './sandbox-outbox.server'

/** How long a delayed payment takes to settle. */
export const SETTLING_TIME = 8 * SECOND

export const SANDBOX_OUTCOMES = [
  'success',
  'failure',
  'delayed_success',
  'delayed_failure',
] as const
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number]

export function newId(prefix: string) {
  return `${prefix}_${randomToken().replace(/[-_]/g, '').slice(0, 28)}`
}

function paymentStatus(row: SandboxSession) {
  return row.paymentStatus === 'settling' && row.settlesAt && row.settlesAt <= currentTime()
    ? 'paid'
    : row.paymentStatus
}

function toSession(row: SandboxSession): CheckoutSession {
  const metadata = row.metadata as { attemptId: string }
  return {
    id: row.id,
    url: row.status === 'open' ? env.PUBLIC_URL + paths.sandboxCheckout(row.id) : null,
    status: row.status as CheckoutSession['status'],
    paymentStatus: paymentStatus(row) === 'paid' ? 'paid' : 'unpaid',
    attemptId: metadata.attemptId,
    payableId: row.clientReferenceId,
    amount: row.amountTotal,
    currency: row.currency,
    paymentId: row.paymentIntentId,
    method: row.method,
  }
}

function newRow(request: CheckoutRequest) {
  const id = newId('cs_test')
  return {
    id,
    idempotencyKey: request.attemptId,
    status: 'open',
    paymentStatus: 'unpaid',
    amountTotal: request.items.reduce((sum, item) => sum + item.amount, 0),
    currency: request.currency,
    customerEmail: request.email,
    clientReferenceId: request.payableId,
    metadata: { attemptId: request.attemptId, payableId: request.payableId },
    lineItems: request.items,
    locale: request.language,
    successUrl: request.successUrl.replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: request.cancelUrl,
    expiresAt: request.expiresAt,
  }
}

/** As strict as the provider that it stands in for. Throws GatewayRefusal. */
export async function createSession(request: CheckoutRequest) {
  const amount = request.items.reduce((sum, item) => sum + item.amount, 0)
  if (amount > LARGEST_CHARGE || amount < smallestCharge(request.currency))
    throw new GatewayRefusal(`${amount} ${request.currency} cannot be charged at once`)
  const key = { idempotencyKey: request.attemptId }
  const existing = await db.sandboxSession.findUnique({ where: key })
  if (existing) return toSession(existing)
  try {
    return toSession(await db.sandboxSession.create({ data: newRow(request) }))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // The same request, sent twice at once, was here first.
    return toSession(await db.sandboxSession.findUniqueOrThrow({ where: key }))
  }
}

/** A session that is still open ends; it tells so by webhook, like the real provider. */
export async function expireSession(id: string): Promise<CheckoutSession> {
  await transaction(async (tx) => {
    const { count } = await tx.sandboxSession.updateMany({
      where: { id, status: 'open' },
      data: { status: 'expired' },
    })
    if (count === 1) await announce(tx, { kind: 'session', id }, 'checkout.session.expired')
  })
  return retrieveSession(id)
}

export async function retrieveSession(id: string): Promise<CheckoutSession> {
  const row = await db.sandboxSession.findUniqueOrThrow({ where: { id } })
  if (row.status === 'open' && row.expiresAt <= currentTime()) return expireSession(id)
  return toSession(row)
}

/** The session with what its page shows, or null. */
export async function findSandboxSession(id: string) {
  const row = await db.sandboxSession.findUnique({ where: { id } })
  if (!row) return null
  return {
    ...toSession(row),
    items: row.lineItems as { name: string; amount: number }[],
    successUrl: row.successUrl,
    cancelUrl: row.cancelUrl,
  }
}

/**
 * Pays a session the way the tester asks for. Returns where the buyer goes next, or null when the
 * payment was declined and the session stays open. A session that is no longer open is left as it
 * is.
 */
export async function paySandboxSession(
  id: string,
  method: string,
  outcome: SandboxOutcome,
): Promise<string | null> {
  if (outcome === 'failure') return null
  const delayed = outcome !== 'success'
  const settlesAt = delayed ? after(SETTLING_TIME) : null
  const about = { kind: 'session', id } as const
  await transaction(async (tx) => {
    const { count } = await tx.sandboxSession.updateMany({
      where: { id, status: 'open', expiresAt: { gt: currentTime() } },
      data: {
        status: 'complete',
        paymentStatus: { success: 'paid', delayed_success: 'settling', delayed_failure: 'unpaid' }[
          outcome
        ],
        paymentIntentId: newId('pi'),
        method,
        settlesAt,
      },
    })
    if (count === 0) return
    await announce(tx, about, 'checkout.session.completed')
    if (outcome === 'delayed_success')
      await announce(tx, about, 'checkout.session.async_payment_succeeded', settlesAt!)
    if (outcome === 'delayed_failure')
      await announce(tx, about, 'checkout.session.async_payment_failed', settlesAt!)
  })
  const row = await db.sandboxSession.findUniqueOrThrow({ where: { id } })
  return row.status === 'complete' ? row.successUrl : row.cancelUrl
}

/** The methods that the sandbox page offers for a currency, as the real one would. */
export const sandboxMethods = methodsFor
