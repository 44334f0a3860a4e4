import { readProductId } from '../catalog/product-id.rules'
import type { SumProblem } from '../catalog/chargeable.rules'
import type { CouponRefusal } from '../coupons/coupon.rules'

export const MAX_QUANTITY = 99
/** Characters, with a line break as one. */
export const MAX_CUSTOMIZATION = 2000

const KEY_DIGITS = 12

/** What an account's one cart is found by, on whichever device; a browser's own is never so. */
export const accountCartKey = (userId: number) =>
  `account${String(userId).padStart(KEY_DIGITS, '0')}`

/** Whose a cart with this key is; null for a browser's. */
export function accountOfCartKey(key: string): number | null {
  const [, digits] = /^account(\d{12})$/.exec(key) ?? []
  return digits === undefined ? null : Number(digits)
}

export interface CartItemView {
  id: string
  /** `price` is that of one plain piece. */
  product: {
    id: number
    name: string
    image: string
    price: number
    category: string
    available: boolean
  }
  quantity: number
  deliverySpeed: string
  addOns: { id: number; name: string; amount: number }[]
  customisation: string
  /** One piece with its delivery speed and add-ons. */
  unitAmount: number
  /** What it cost when the line was put in or changed, if that was another price. */
  unitBefore: number | null
  amount: number
}

/** The coupon of a cart; `minimumAmount` is in integer cents of the coupon's own currency. */
export interface CartCoupon {
  code: string
  /** Integer cents of the cart's currency. */
  discount: number
  /** Why it takes nothing off as the cart is now. */
  refusal: CouponRefusal | null
  minimumAmount: number | null
  currency: string | null
}

/** A cart as pages show it; all amounts are integer cents of its currency. */
export interface CartView {
  id: string
  status: 'active' | 'checkout_pending'
  /** The other studio whose services it holds; null for the own one. */
  seller: { id: number; slug: string; name: string } | null
  currency: string
  /** Why its amounts are without VAT, as its buyer said at checkout; null for the shop's prices. */
  without: 'reverseCharge' | 'outsideEu' | null
  items: CartItemView[]
  coupon: CartCoupon | null
  /** Why it cannot be paid as it is, in this currency. */
  problem: SumProblem | null
  /** Whether something in it is paid in several parts. */
  inParts: boolean
  totalItems: number
  /** What is to be paid, less the coupon's discount. */
  totalPrice: number
}

/**
 * What a cart can be paid in: what is offered now, and the currency of a quote that is in it; that
 * alone where a studio wrote the quote.
 */
export function currenciesOfCart(
  { quotedIn, proposal = null }: { quotedIn: string | null; proposal?: object | null },
  offered: readonly string[],
): string[] {
  if (quotedIn && proposal) return [quotedIn]
  return quotedIn && !offered.includes(quotedIn) ? [...offered, quotedIn] : [...offered]
}

/**
 * The quantity after adding `added` to a line, `current` being undefined for a new one; at most 99
 * (spec §4).
 */
export function raisedQuantity(current: number | undefined, added = 1) {
  return Math.min(MAX_QUANTITY, (current ?? 0) + Math.max(1, Math.trunc(added)))
}

/** The quantity that setting a line to `quantity` leaves: 0, which removes it, to 99 (spec §4). */
export function chosenQuantity(quantity: number) {
  return Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(quantity)))
}

/**
 * Total of the pieces and of their amounts, less the discount, in integer cents (spec §4); what is
 * not sold any more does not count.
 */
export function cartTotals(
  items: { quantity: number; unitAmount: number; product?: { available: boolean } }[],
  discount = 0,
) {
  const sold = items.filter(({ product }) => product?.available ?? true)
  return sold.reduce(
    ({ totalItems, totalPrice }, { quantity, unitAmount }) => ({
      totalItems: totalItems + quantity,
      totalPrice: totalPrice + unitAmount * quantity,
    }),
    { totalItems: 0, totalPrice: 0 - discount },
  )
}

/** An item as the browser's own copy of the cart keeps it (spec §3); `price` is integer cents. */
export interface MirroredItem {
  product: { id: number; name: string; image: string; price: number }
  quantity: number
}

function readMirroredItem(item: unknown): MirroredItem | null {
  const { product, quantity } = Object(item) as Partial<MirroredItem>
  const { id, name, image, price } = Object(product) as Partial<MirroredItem['product']>
  const productId = readProductId(id)
  if (productId === null || !Number.isInteger(quantity) || quantity! < 1) return null
  return {
    product: {
      id: productId,
      name: String(name ?? ''),
      image: String(image ?? ''),
      price: Number.isInteger(price) ? price! : 0,
    },
    quantity: chosenQuantity(quantity!),
  }
}

/** The browser's copy of the cart; null for data that is none, which is discarded (spec §3). */
export function readMirror(text: string | null): MirroredItem[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(stored) || stored.length > MAX_QUANTITY) return null
    const items = stored.map(readMirroredItem)
    return items.every((item) => item !== null) ? items : null
  } catch {
    return null
  }
}
