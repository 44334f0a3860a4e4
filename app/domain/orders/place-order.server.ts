import { randomUUID } from 'node:crypto'
import { after, HOUR } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import type { Language } from '~/platform/i18n/languages'
import { gateway } from '~/platform/payments/payments.server'
import { recordEvent, type Actor } from '../events/events.server'
import { EARLY_START_VERSION, TERMS_VERSION } from '../legal/legal.rules'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import { openCheckout } from '../payments/checkout.server'
import type { CheckoutInput } from './checkout.schema'
import { nextPrintedNumber } from './number-series.server'
import { CartNotOrderableError, readOrderLines } from './order-lines.server'
import { firstPayment } from './payment-plan.rules'
import { reopenCart } from './reopen-cart.server'
import { split } from './order.rules'
import { containedVat, vatFor } from './vat.rules'

/** Stripe allows 30 minutes to 24 hours. */
export const CHECKOUT_LIFETIME = HOUR

export type Placement = { kind: 'pay'; url: string } | { kind: 'paid'; orderId: string }

export interface Buyer {
  /** Fingerprint of the visitor's cart token. */
  visitor: string
  userId: number | null
  language: Language
}

function amounts(lines: Awaited<ReturnType<typeof readOrderLines>>, input: CheckoutInput) {
  const first = firstPayment(lines.map(({ row, ...plan }) => ({ ...plan, amount: row.amount })))
  const { rate, reverseCharge } = vatFor(input.country, input.vatNumber ?? null)
  const vat = containedVat(first.total, rate)
  const [firstVat = 0] = split(vat, [first.amount, first.total - first.amount])
  return { first, firstVat, vat, rate, reverseCharge }
}

function buyerFields({ earlyStart, placementKey, ...details }: CheckoutInput, now: Date) {
  return {
    ...details,
    placementKey,
    companyName: details.companyName ?? null,
    vatNumber: details.vatNumber ?? null,
    termsVersion: TERMS_VERSION,
    earlyStartAt: earlyStart ? now : null,
    earlyStartVersion: earlyStart ? EARLY_START_VERSION : null,
  }
}

/** The order with its lines, its first payable and the attempt to pay it; the cart waits for the outcome. */
async function createOrder(tx: Transaction, cartId: string, buyer: Buyer, input: CheckoutInput) {
  const { count } = await tx.cart.updateMany({
    where: { id: cartId, status: 'active' },
    data: { status: 'checkout_pending', currency: input.currency, userId: buyer.userId ?? undefined },
  })
  if (count === 0) throw new CartNotOrderableError('empty')
  const lines = await readOrderLines(tx, cartId, buyer.language, input.currency)
  const { first, firstVat, vat, rate, reverseCharge } = amounts(lines, input)
  const order = await tx.order.create({
    data: {
      ...buyerFields(input, new Date()),
      number: await nextPrintedNumber(tx, 'K'),
      studioId: OWN_STUDIO_ID,
      cartId,
      visitorHash: buyer.visitor,
      userId: buyer.userId,
      language: buyer.language,
      net: first.total - vat,
      vatRate: rate,
      vat,
      total: first.total,
      reverseCharge,
      lines: {
        create: lines.map(({ row, milestones, milestonePayment }) => ({
          ...row,
          scope: { ...row.scope, milestonePayment, milestones: milestones.map((milestone) => ({ ...milestone })) } as object,
          addOns: row.addOns.map((addOn) => ({ ...addOn })),
        })),
      },
      payables: {
        create: {
          kind: first.kind,
          position: 0,
          status: 'open',
          currency: input.currency,
          amount: first.amount,
          vat: firstVat,
          net: first.amount - firstVat,
        },
      },
    },
    include: { payables: true },
  })
  const payableId = order.payables[0]!.id
  const attempt = await tx.checkoutAttempt.create({
    data: { payableId, liveKey: payableId, gateway: gateway.name, expiresAt: after(CHECKOUT_LIFETIME) },
  })
  const actor: Actor = buyer.userId ? { type: 'client', id: buyer.userId } : { type: 'visitor' }
  const { id: orderId } = order
  await recordEvent(tx, { subject: 'order', subjectId: orderId, orderId, kind: 'order.placed', to: 'pending_payment', actor })
  const waiting = { kind: 'cart.checkout_pending', from: 'active', to: 'checkout_pending', key: `cart:${cartId}:checkout_pending:${orderId}` }
  await recordEvent(tx, { ...waiting, subject: 'cart', subjectId: cartId, orderId, actor, visibility: 'team' })
  return attempt.id
}

/** What this very form made before: its order, unless that one has ended unpaid. */
async function findPlaced(visitor: string, placementKey: string): Promise<Placement | null> {
  const order = await db.order.findUnique({
    where: { placementKey, visitorHash: visitor, status: { notIn: ['expired', 'cancelled'] } },
    select: { id: true, payables: { where: { position: 0 }, select: { attempts: { where: { liveKey: { not: null } } } } } },
  })
  if (!order) return null
  const attempt = order.payables[0]?.attempts[0]
  if (!attempt || attempt.status === 'processing') return { kind: 'paid', orderId: order.id }
  return { kind: 'pay', url: await openCheckout(attempt.id) }
}

/** Orders the cart as it is now; a checkout that it was waiting for is ended first. */
async function placeAnew(buyer: Buyer, input: CheckoutInput): Promise<Placement> {
  const cart = await db.cart.findUnique({ where: { tokenHash: buyer.visitor } })
  if (!cart) throw new CartNotOrderableError('empty')
  if (cart.status === 'checkout_pending') {
    const outcome = await reopenCart(cart.id)
    if (outcome.kind === 'converted') return { kind: 'paid', orderId: outcome.orderId }
  }
  const taken = await db.order.count({ where: { placementKey: input.placementKey } })
  const fresh = taken > 0 ? { ...input, placementKey: randomUUID() } : input
  const attemptId = await transaction((tx) => createOrder(tx, cart.id, buyer, fresh))
  return { kind: 'pay', url: await openCheckout(attemptId) }
}

/**
 * Turns the visitor's cart into an order and opens the payment page for its first payable. The same form sent twice, even
 * at once, gives the same order. Throws CartNotOrderableError, and GatewayError when the provider does not answer: the
 * order then waits, and the next press goes on with it.
 */
export async function placeOrder(buyer: Buyer, input: CheckoutInput): Promise<Placement> {
  const placed = await findPlaced(buyer.visitor, input.placementKey)
  if (placed) return placed
  try {
    return await placeAnew(buyer, input)
  } catch (error) {
    const lostRace = isUniqueViolation(error, 'placementKey') || error instanceof CartNotOrderableError
    const winner = lostRace ? await findPlaced(buyer.visitor, input.placementKey) : null
    if (winner) return winner
    throw error
  }
}
