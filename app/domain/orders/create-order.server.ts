import { after, HOUR } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { gateway } from '~/platform/payments/payments.server'
import { takeUse, type Coupon } from '../coupons/coupon-uses.server'
import { recordEvent, type Actor } from '../events/events.server'
import { EARLY_START_VERSION, TERMS_VERSION } from '../legal/legal.rules'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import type { CheckoutInput } from './checkout.schema'
import { nextPrintedNumber } from './number-series.server'
import { convertCart } from './order-cart.server'
import { CartNotOrderableError, type OrderLineDraft } from './order-lines.server'
import { split } from './order.rules'
import { sendPayLink } from './pay-link-notices.server'
import { PAY_WITHIN } from './payable.rules'
import { priceCart, TotalChangedError, type PricedCart } from './price-cart.server'
import { containedVat, vatFor } from './vat.rules'

/** Stripe allows 30 minutes to 24 hours. */
export const CHECKOUT_LIFETIME = HOUR

export interface Buyer {
  /** Fingerprint of the visitor's cart token. */
  visitor: string
  userId: number | null
  language: Language
}

type Price = PricedCart['prices'][number]

function vatOf({ amount, total }: Price, input: CheckoutInput) {
  const { rate, reverseCharge } = vatFor(input.country, input.vatNumber ?? null)
  const vat = containedVat(total, rate)
  const [firstVat = 0] = split(vat, [amount, total - amount])
  return { firstVat, vat, rate, reverseCharge }
}

function buyerFields({ earlyStart, placementKey, payBy, payerName, payerEmail, shown: _, ...details }: CheckoutInput, now: Date) {
  const byLink = payBy === 'link'
  return {
    ...details,
    placementKey,
    companyName: details.companyName ?? null,
    vatNumber: details.vatNumber ?? null,
    termsVersion: TERMS_VERSION,
    earlyStartAt: earlyStart ? now : null,
    earlyStartVersion: earlyStart ? EARLY_START_VERSION : null,
    payUntil: byLink ? after(PAY_WITHIN, now) : null,
    payerName: byLink ? (payerName ?? null) : null,
    payerEmail: byLink ? (payerEmail ?? null) : null,
  }
}

function lineFields({ row, milestones, milestonePayment }: OrderLineDraft) {
  return {
    ...row,
    scope: { ...row.scope, milestonePayment, milestones: milestones.map((milestone) => ({ ...milestone })) } as object,
    addOns: row.addOns.map((addOn) => ({ ...addOn })),
  }
}

/** Nobody pays a sum that was not shown: neither without the coupon that was on the page, nor at another price. */
function requireShown({ refusal, total, currency }: Price, coupon: Coupon | null, shown: CheckoutInput['shown']) {
  const lost = refusal === 'currency' ? null : refusal
  const same = shown ? shown[currency] === total : lost === null
  if (!same) throw new TotalChangedError(lost, coupon)
}

/** Counts a use of the coupon that takes something off; the fields of the order that say so. */
async function useCoupon(tx: Transaction, { discount }: Price, coupon: Coupon | null) {
  if (!coupon || discount === 0) return {}
  if (!(await takeUse(tx, coupon))) throw new TotalChangedError('usedUp', coupon)
  return { couponId: coupon.id, couponCounted: true, discount }
}

/**
 * The order with its lines and its first payable. The cart waits for the outcome of the attempt to pay, whose id is given
 * back; when somebody else pays, the cart is used up, the link goes out, and there is no attempt yet.
 */
export async function createOrder(tx: Transaction, cartId: string, buyer: Buyer, input: CheckoutInput): Promise<{ orderId: string; attemptId: string | null }> {
  const { count } = await tx.cart.updateMany({
    where: { id: cartId, status: 'active' },
    data: { status: 'checkout_pending', currency: input.currency, userId: buyer.userId ?? undefined },
  })
  if (count === 0) throw new CartNotOrderableError('empty')
  const { coupon, prices } = await priceCart(tx, cartId, buyer.language, { userId: buyer.userId, email: input.email }, [input.currency])
  const price = prices[0]!
  requireShown(price, coupon, input.shown)
  const { firstVat, vat, rate, reverseCharge } = vatOf(price, input)
  const fields = buyerFields(input, new Date())
  const order = await tx.order.create({
    data: {
      ...fields,
      ...(await useCoupon(tx, price, coupon)),
      number: await nextPrintedNumber(tx, 'K'),
      studioId: OWN_STUDIO_ID,
      cartId,
      visitorHash: buyer.visitor,
      userId: buyer.userId,
      language: buyer.language,
      net: price.total - vat,
      vatRate: rate,
      vat,
      total: price.total,
      reverseCharge,
      lines: { create: price.lines.map(lineFields) },
      payables: {
        create: {
          kind: price.kind,
          position: 0,
          status: 'open',
          currency: input.currency,
          amount: price.amount,
          vat: firstVat,
          net: price.amount - firstVat,
          dueAt: fields.payUntil,
        },
      },
    },
    include: { payables: true },
  })
  const { id: orderId } = order
  const payableId = order.payables[0]!.id
  const actor: Actor = buyer.userId ? { type: 'client', id: buyer.userId } : { type: 'visitor' }
  await recordEvent(tx, { subject: 'order', subjectId: orderId, orderId, kind: 'order.placed', to: 'pending_payment', actor })
  const waiting = { kind: 'cart.checkout_pending', from: 'active', to: 'checkout_pending', key: `cart:${cartId}:checkout_pending:${orderId}` }
  await recordEvent(tx, { ...waiting, subject: 'cart', subjectId: cartId, orderId, actor, visibility: 'team' })
  if (fields.payUntil) {
    await convertCart(tx, order, { id: orderId, actor })
    await sendPayLink(tx, order, payableId)
    return { orderId, attemptId: null }
  }
  const attempt = await tx.checkoutAttempt.create({
    data: { payableId, liveKey: payableId, gateway: gateway.name, expiresAt: after(CHECKOUT_LIFETIME) },
  })
  return { orderId, attemptId: attempt.id }
}
