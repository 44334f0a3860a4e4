import { after, currentTime } from '~/platform/clock'
import { DomainError } from '~/domain/ground/domain-error'
import type { Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { gateway } from '~/platform/payments/payments.server'
import { readVat, type CartVat } from '~/domain/cart/cart-vat.server'
import { cartMachine } from '~/domain/ground/machines.rules'
import { reserveUse, type Coupon } from '~/domain/coupons/coupon-uses.server'
import { recordEvent, type Actor } from '~/domain/events/events.server'
import { publish } from '~/domain/events/publish.server'
import { transition } from '~/domain/events/transition.server'
import { EARLY_START_VERSION, TERMS_VERSION } from '~/domain/legal/legal.rules'
import type { CheckoutInput } from './checkout.schema'
import { findCompanyOfOrders } from '~/domain/people/company-orders.server'
import { orderTerms } from '~/domain/search/order-terms.server'
import { nextPrintedNumber, seriesOf } from '~/domain/ground/number-series.server'
import { convertCart } from '~/domain/orders/order-cart.server'
import { type OrderLineDraft } from './order-lines.server'
import { split } from '~/domain/ground/split.rules'
import { sendPayLink } from '~/domain/orders/pay-link-notices.server'
import { payUntil } from '~/domain/orders/payable.rules'
import { CHECKOUT_LIFETIME } from '~/domain/payments/payment.rules'
import { settleFree } from '~/domain/payments/settle.server'
import { queueVatCheck } from './vat-check.server'
import { priceCart, type PricedCart } from './price-cart.server'
import { containedVat, type VatOutcome } from '~/domain/ground/vat.rules'

export interface Buyer {
  /** Fingerprint of the visitor's cart token. */
  visitor: string
  userId: number | null
  language: Language
}

type Price = PricedCart['prices'][number]

/** What the order comes to and its first payable, each with the VAT in it. */
function sumFields(
  { amount, total, kind, currency }: Price,
  { rate: vatRate, reverseCharge }: VatOutcome,
  dueAt: Date | null,
) {
  const vat = containedVat(total, vatRate)
  const [firstVat = 0] = split(vat, [amount, total - amount])
  const first = {
    kind,
    position: 0,
    status: 'open' as const,
    currency,
    amount,
    vat: firstVat,
    net: amount - firstVat,
    dueAt,
  }
  return { net: total - vat, vatRate, vat, total, reverseCharge, payables: { create: first } }
}

function buyerFields(
  { earlyStart, placementKey, payBy, payerName, payerEmail, shown: _, ...details }: CheckoutInput,
  { amount }: Price,
  now: Date,
) {
  const byLink = payBy === 'link' && amount > 0
  return {
    ...details,
    placementKey,
    companyName: details.companyName ?? null,
    vatNumber: details.vatNumber ?? null,
    termsVersion: TERMS_VERSION,
    earlyStartAt: earlyStart ? now : null,
    earlyStartVersion: earlyStart ? EARLY_START_VERSION : null,
    payUntil: byLink ? payUntil(now) : null,
    payerName: byLink ? (payerName ?? null) : null,
    payerEmail: byLink ? (payerEmail ?? null) : null,
  }
}

function lineFields({ row: { fileIds, ...row }, milestones, milestonePayment }: OrderLineDraft) {
  return {
    ...row,
    brief: row.brief.map((answer) => ({ ...answer })),
    files: { create: fileIds.map((fileId) => ({ fileId })) },
    scope: {
      ...row.scope,
      milestonePayment,
      milestones: milestones.map((milestone) => ({ ...milestone })),
    } as object,
    addOns: row.addOns.map((addOn) => ({ ...addOn })),
  }
}

/**
 * Nobody pays a sum that was not shown, neither without the coupon that was on the page nor at
 * another price, or one that the provider does not take.
 */
function requireShown(
  { refusal, total, currency, problem }: Price,
  coupon: Coupon | null,
  shown: CheckoutInput['shown'],
) {
  if (problem) throw new DomainError('checkout.sum', problem)
  const lost = refusal === 'currency' ? null : refusal
  const same = shown ? shown[currency] === total : lost === null
  if (same) return
  throw lost
    ? new DomainError('checkout.couponLost', { refusal: lost, coupon })
    : new DomainError('checkout.totalChanged')
}

/** Counts a use of the coupon that takes something off; the fields of the order that say so. */
async function useCoupon(tx: Transaction, { discount }: Price, coupon: Coupon | null) {
  if (!coupon || discount === 0) return {}
  if (!(await reserveUse(tx, coupon)))
    throw new DomainError('checkout.couponLost', { refusal: 'usedUp', coupon })
  return { couponId: coupon.id, couponCounted: true, discount }
}

/**
 * The prices of this moment, as the buyer was shown them. Throws `checkout.*` and
 * `checkout.totalChanged` or `checkout.couponLost`.
 */
async function priceShown(
  tx: Transaction,
  cartId: string,
  { userId, language }: Buyer,
  input: CheckoutInput,
  { price: pay }: CartVat,
) {
  const { coupon, prices } = await priceCart(tx, cartId, language, {
    user: { userId },
    currencies: [input.currency],
    price: pay,
  })
  const price = prices[0]!
  requireShown(price, coupon, input.shown)
  return { coupon, price }
}

async function writeOrder(tx: Transaction, cartId: string, buyer: Buyer, input: CheckoutInput) {
  const { visitor: visitorHash, userId, language } = buyer
  const { studioId } = await tx.cart.findUniqueOrThrow({
    where: { id: cartId },
    select: { studioId: true },
  })
  const { country, vatNumber = null } = input
  const vat = await readVat(tx, studioId, { country, vatNumber })
  const { coupon, price } = await priceShown(tx, cartId, buyer, input, vat)
  const fields = buyerFields(input, price, currentTime())
  const number = await nextPrintedNumber(tx, seriesOf('K', studioId))
  return tx.order.create({
    data: {
      ...fields,
      ...(await useCoupon(tx, price, coupon)),
      ...sumFields(price, vat.outcome, fields.payUntil),
      ...{ studioId, cartId, visitorHash, userId, language },
      companyId: await findCompanyOfOrders(tx, userId),
      number,
      words: { createMany: { data: orderTerms({ ...fields, number }) } },
      title: price.lines.map(({ row }) => row.name).join(' + '),
      lines: { create: price.lines.map(lineFields) },
    },
    include: { payables: true },
  })
}

async function recordPlaced(tx: Transaction, orderId: string, actor: Actor) {
  await recordEvent(tx, {
    subject: 'order',
    subjectId: orderId,
    orderId,
    kind: 'order.placed',
    to: 'pending_payment',
    actor,
  })
}

export type CreatedOrder =
  | { orderId: string; next: 'pay'; attemptId: string }
  /** A link to pay went out, or there was nothing to pay. */
  | { orderId: string; next: 'sent' | 'paid' }

/**
 * The order with its lines and its first payable. The cart waits for the outcome of the attempt to
 * pay, whose id is given back; when somebody else pays, the cart is used up, the link goes out, and
 * there is no attempt yet; one that costs nothing now is paid at once. Throws `checkout.*` and
 * `checkout.totalChanged` or `checkout.couponLost`.
 */
export async function createOrder(
  tx: Transaction,
  cartId: string,
  buyer: Buyer,
  input: CheckoutInput,
): Promise<CreatedOrder> {
  // Of two who order the same cart at once one has to wait for the other here.
  const { count } = await tx.cart.updateMany({
    where: { id: cartId, status: 'active' },
    data: { currency: input.currency, userId: buyer.userId ?? undefined, typedBuyer: null },
  })
  if (count === 0) throw new DomainError('checkout.empty')
  const order = await writeOrder(tx, cartId, buyer, input)
  const { id: orderId, payables } = order
  const { id: payableId, amount } = payables[0]!
  const actor: Actor = buyer.userId ? { type: 'client', id: buyer.userId } : { type: 'visitor' }
  await recordPlaced(tx, orderId, actor)
  await queueVatCheck(tx, order)
  await publish(tx, 'order.placed', { orderId, cartId })
  await transition(tx, cartMachine, { id: cartId, status: 'active' }, 'checkout_pending', {
    ...{ actor, orderId, cause: orderId, visibility: 'team' },
  })
  if (amount === 0) {
    await settleFree(tx, payableId, actor)
    return { orderId, next: 'paid' }
  }
  if (order.payUntil) {
    await convertCart(tx, order, { id: orderId, actor })
    await sendPayLink(tx, order, payableId)
    return { orderId, next: 'sent' }
  }
  const data = {
    payableId,
    liveKey: payableId,
    gateway: gateway.name,
    expiresAt: after(CHECKOUT_LIFETIME),
  }
  return { orderId, next: 'pay', attemptId: (await tx.checkoutAttempt.create({ data })).id }
}
