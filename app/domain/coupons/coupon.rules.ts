import { normalize } from '../../platform/normalize'
import { smallestCharge } from '../../platform/payments/gateway'
import { BASE_CURRENCY } from '../catalog/catalog.rules'

/** Characters of a code. */
export const LONGEST_CODE = 40

/** What a coupon promises and asks for; amounts are integer cents of its own currency. */
export interface CouponTerms {
  percentOff: number | null
  amountOff: number | null
  currency: string | null
  productId: number | null
  firstOrderOnly: boolean
  minimumAmount: number | null
  expiresAt: Date | null
  useLimit: number | null
  uses: number
}

export interface CouponLine {
  productId: number
  /** Integer cents, before any discount. */
  amount: number
  /** The line's payables in per cent of it: one for what is paid at once. */
  shares: readonly number[]
}

/** What a coupon is to be used for. */
export interface CouponOrder {
  currency: string
  lines: CouponLine[]
  /** The same lines in the coupon's own currency, by which its minimum is measured. */
  ownLines: CouponLine[]
  /** Whether the buyer has ordered before. */
  orderedBefore: boolean
  now: Date
}

/** Why a coupon takes nothing off: 'currency' where it counts in another currency only. */
export type CouponRefusal =
  'unknown' | 'expired' | 'usedUp' | 'notForThese' | 'minimum' | 'notFirst' | 'currency'

export interface WeighedCoupon {
  refusal: CouponRefusal | null
  /** Off each line in order, integer cents; they add up to the discount. */
  discounts: number[]
  discount: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * The code as it is stored: people type it in small letters, with spaces or in full width, and paste
 * signs with it that cannot be seen.
 */
export function normalizeCode(text: string) {
  return normalize(text, 'NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '')
    .toUpperCase()
}

export function ownCurrency(coupon: Pick<CouponTerms, 'currency'>) {
  return coupon.currency ?? BASE_CURRENCY
}

/**
 * Splits an amount by weights into integer parts that add up to it: who is rounded down furthest
 * gets the cents that are left, the earlier first.
 */
export function divide(amount: number, weights: number[]): number[] {
  const whole = BigInt(sum(weights))
  if (whole === 0n) return weights.map(() => 0)
  // Fractions that are equal differ as floating-point numbers.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((part) => Number(part / whole))
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: Number(part % whole) }))
    .sort((a, b) => b.remainder - a.remainder)
  const left = amount - sum(parts)
  for (const { index } of byRemainder.slice(0, left)) parts[index]! += 1
  return parts
}

/**
 * What can come off a line while each of its payables, rounded, still is what the provider charges
 * at least.
 */
function roomOf({ amount, shares }: CouponLine, currency: string) {
  const least = smallestCharge(currency)
  const charged = shares.filter((share) => share > 0)
  const floor =
    charged.length > 1 ? Math.ceil(((least + 1) * sum(charged)) / Math.min(...charged)) : least
  return Math.max(0, amount - floor)
}

const isFor = ({ productId }: CouponTerms, line: CouponLine) =>
  productId === null || productId === line.productId
const amountsFor = (coupon: CouponTerms, lines: CouponLine[]) =>
  lines.map((line) => (isFor(coupon, line) ? line.amount : 0))

/**
 * What comes off each line, in proportion to the lines it is for: all of them where it promises
 * that much (business.md, Nothing to pay), else never all of a line.
 */
function discountsOf(coupon: CouponTerms, { lines, currency }: CouponOrder): number[] {
  const amounts = amountsFor(coupon, lines)
  const promised = coupon.amountOff ?? Math.round((sum(amounts) * (coupon.percentOff ?? 0)) / 100)
  if (coupon.amountOff === null ? coupon.percentOff === 100 : promised >= sum(amounts))
    return amounts
  const rooms = lines.map((line) => (isFor(coupon, line) ? roomOf(line, currency) : 0))
  const discount = Math.min(promised, sum(rooms))
  const byAmount = divide(discount, amounts)
  return byAmount.every((part, index) => part <= rooms[index]!) ? byAmount : divide(discount, rooms)
}

function refusalOf(
  coupon: CouponTerms,
  { currency, lines, ownLines, orderedBefore, now }: CouponOrder,
): CouponRefusal | null {
  if (coupon.expiresAt && coupon.expiresAt <= now) return 'expired'
  if (coupon.useLimit !== null && coupon.uses >= coupon.useLimit) return 'usedUp'
  if (!lines.some((line) => isFor(coupon, line))) return 'notForThese'
  if (sum(amountsFor(coupon, ownLines)) < (coupon.minimumAmount ?? 0)) return 'minimum'
  if (coupon.firstOrderOnly && orderedBefore) return 'notFirst'
  return coupon.amountOff !== null && currency !== ownCurrency(coupon) ? 'currency' : null
}

/** What a coupon takes off an order, or why nothing. */
export function weighCoupon(coupon: CouponTerms, order: CouponOrder): WeighedCoupon {
  const refusal = refusalOf(coupon, order)
  const discounts = refusal ? order.lines.map(() => 0) : discountsOf(coupon, order)
  const discount = sum(discounts)
  return { refusal: refusal ?? (discount === 0 ? 'notForThese' : null), discounts, discount }
}
