import { DomainError } from '~/domain/ground/domain-error'
import type { Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { readFields, readRecords, readTexts } from '~/platform/stored-json'
import { answered } from '~/domain/briefs/questions.server'
import { canBeOrdered, unitAmount } from '~/domain/catalog/catalog.rules'
import { sentences } from '~/domain/catalog/catalog.server'
import { findProductsById } from '~/domain/catalog/product-store.server'
import { isOpenShop } from '~/domain/studios/open-shop'
import type { PlannedMilestone } from '~/domain/catalog/payment-plan.rules'

/** An add-on as it was ordered; integer cents of the order's currency. */
export interface OrderedAddOn {
  addOnId: number
  name: string
  amount: number
}

/** The add-ons as an order's line keeps them; one without its name and amount is left out. */
export const readAddOns = (stored: unknown): OrderedAddOn[] =>
  readRecords(stored).filter(
    (one): one is OrderedAddOn & Record<string, unknown> =>
      typeof one.name === 'string' && typeof one.amount === 'number',
  )

/** What a line's scope promises, as it was when it was ordered. */
export function readScope(stored: unknown) {
  const { included, excluded, needs } = readFields(stored)
  return { included: readTexts(included), excluded: readTexts(excluded), needs: readTexts(needs) }
}

/**
 * The studio that sells what is in the cart, while its shop is open. Throws `checkout.*`.
 */
async function requireOpenShop(tx: Transaction, cartId: string) {
  const { studio } = await tx.cart.findUniqueOrThrow({
    where: { id: cartId },
    select: { studio: { select: { id: true, status: true } } },
  })
  if (!isOpenShop(studio)) throw new DomainError('checkout.unavailable')
  return studio.id
}

async function readItems(tx: Transaction, cartId: string) {
  const items = await tx.cartItem.findMany({
    where: { cartId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { files: true },
  })
  const products = await findProductsById(
    items.map(({ productId }) => productId),
    tx,
  )
  return items.map((item) => ({ ...item, product: products.get(item.productId)! }))
}
type Item = Awaited<ReturnType<typeof readItems>>[number]

function planOf({ product }: Item, language: string): PlannedMilestone[] {
  return product.milestones.map(({ percentage, workingDays, translations }) => {
    const { title, outcome } = pickTranslation(translations, language)
    return { title, outcome, percentage, workingDays }
  })
}

/** Integer cents, or undefined where it is not sold in the currency. */
function amountIn(prices: { currency: string; amount: number }[], currency: string) {
  return prices.find((price) => price.currency === currency)?.amount
}

interface Terms {
  language: Language
  currency: string
  /** What this buyer pays for a price of the shop. */
  pay: (amount: number) => number
}

function toLine(item: Item, position: number, { language, currency, pay }: Terms) {
  const { product } = item
  // What a quote sells at a price of its own, or is the only one to sell.
  const price = item.agreedAmount ?? amountIn(product.prices, currency)
  const sold = product.bespoke ? { ...product, status: 'published' } : product
  const addOnIds = item.addOnIds as number[]
  if (price === undefined || !canBeOrdered(sold, { ...item, addOnIds }))
    throw new DomainError('checkout.unavailable')
  const words = pickTranslation(product.translations, language)
  const speed = product.deliverySpeeds.find(({ code }) => code === item.deliverySpeed)
  const chosen = new Set(addOnIds)
  const addOns = product.addOns
    .filter(({ id }) => chosen.has(id))
    .map((addOn) => ({
      addOnId: addOn.id,
      name: pickTranslation(addOn.translations, language).name,
      amount: amountIn(addOn.prices, currency) ?? 0,
      workingDays: addOn.workingDays,
    }))
  const unit = pay(
    item.agreedAmount ??
      unitAmount(
        price,
        speed?.surchargePercent ?? 0,
        addOns.map(({ amount }) => amount),
      ),
  )
  const { included, excluded, needs } = words
  return {
    milestonePayment: product.milestonePayment,
    milestones: planOf(item, language),
    row: {
      productId: product.id,
      position,
      name: words.name,
      image: product.image,
      quantity: item.quantity,
      unitAmount: unit,
      amount: unit * item.quantity,
      discount: 0,
      deliverySpeed: item.deliverySpeed,
      workingDays:
        (speed?.workingDays ?? 0) + addOns.reduce((days, addOn) => days + addOn.workingDays, 0),
      customisation: item.customisation,
      revisions: product.revisions,
      scope: { version: product.version, included, excluded, needs },
      addOns: addOns.map(({ addOnId, name, amount }): OrderedAddOn => ({
        addOnId,
        name,
        amount: pay(amount),
      })),
      brief: answered(
        item.brief,
        { category: product.category, needs: sentences(needs) },
        language,
      ),
      briefWhole: item.briefWhole,
      fileIds: item.files.map(({ fileId }) => fileId),
    },
  }
}

/** A line as it will be ordered; integer cents of the currency that was asked for. */
export type OrderLineDraft = ReturnType<typeof toLine>

/**
 * The cart's items, once read, as order lines in any currency and at what `pay` makes of the shop's
 * prices: prices, words and scope as they are
 * at this moment, in the buyer's language. Throws `checkout.*` when the cart is empty or
 * something in it is no longer sold.
 */
export async function readOrderLines(
  tx: Transaction,
  cartId: string,
  language: Language,
): Promise<(currency: string, pay: Terms['pay']) => OrderLineDraft[]> {
  const items = await readItems(tx, cartId)
  if (items.length === 0) throw new DomainError('checkout.empty')
  const studioId = await requireOpenShop(tx, cartId)
  if (items.some(({ product }) => product.studioId !== studioId))
    throw new DomainError('checkout.unavailable')
  return (currency, pay) =>
    items.map((item, position) => toLine(item, position, { language, currency, pay }))
}
