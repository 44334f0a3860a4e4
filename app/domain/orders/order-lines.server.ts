import type { Transaction } from '~/platform/db/db.server'
import { isAvailable, unitAmount } from '../catalog/catalog.rules'
import type { PlannedMilestone } from './payment-plan.rules'

/** Why a cart cannot be ordered; the page says it in words. */
export class CartNotOrderableError extends Error {
  name = 'CartNotOrderableError'
  constructor(readonly reason: 'empty' | 'unavailable') {
    super(reason)
  }
}

function readItems(tx: Transaction, cartId: string, language: string, currency: string) {
  const inLanguage = { where: { language: { in: [language, 'en'] } } }
  return tx.cartItem.findMany({
    where: { cartId },
    orderBy: { createdAt: 'asc' },
    include: {
      addOns: { include: { addOn: { include: { translations: inLanguage, prices: { where: { currency } } } } } },
      product: {
        include: {
          translations: inLanguage,
          prices: { where: { currency } },
          deliverySpeeds: true,
          milestones: { orderBy: { position: 'asc' }, include: { translations: inLanguage } },
        },
      },
    },
  })
}
type Item = Awaited<ReturnType<typeof readItems>>[number]

/** The text in the buyer's language, else in English, which every text has. */
function pick<Row extends { language: string }>(rows: Row[], language: string): Row {
  const row = rows.find((candidate) => candidate.language === language) ?? rows[0]
  if (!row) throw new Error('a text without translations')
  return row
}

function planOf({ product }: Item, language: string): PlannedMilestone[] {
  return product.milestones.map(({ percentage, workingDays, translations }) => {
    const { title, outcome } = pick(translations, language)
    return { title, outcome, percentage, workingDays }
  })
}

function toLine(item: Item, language: string, position: number) {
  const { product } = item
  const price = product.prices[0]
  if (!price || product.status !== 'published' || !isAvailable(product.availabilityStatus)) throw new CartNotOrderableError('unavailable')
  const words = pick(product.translations, language)
  const speed = product.deliverySpeeds.find(({ code }) => code === item.deliverySpeed)
  const addOns = item.addOns.map(({ addOn }) => ({
    addOnId: addOn.id,
    name: pick(addOn.translations, language).name,
    amount: addOn.prices[0]?.amount ?? 0,
    workingDays: addOn.workingDays,
  }))
  const unit = unitAmount(price.amount, speed?.surchargePercent ?? 0, addOns.map(({ amount }) => amount))
  const { included, excluded, needs } = words
  return {
    milestonePayment: product.milestonePayment,
    milestones: planOf(item, language),
    addOns: addOns.map(({ addOnId, name, amount }) => ({ addOnId, name, amount })),
    row: {
      productId: product.id,
      position,
      name: words.name,
      image: product.image,
      quantity: item.quantity,
      unitAmount: unit,
      amount: unit * item.quantity,
      deliverySpeed: item.deliverySpeed,
      workingDays: (speed?.workingDays ?? 0) + addOns.reduce((days, addOn) => days + addOn.workingDays, 0),
      customisation: item.customisation,
      revisions: product.revisions,
      scope: { version: product.version, included, excluded, needs },
    },
  }
}

/**
 * The cart's items as order lines: prices, words and scope as they are at this moment, in the buyer's language and
 * currency. Throws CartNotOrderableError when the cart is empty or something in it is no longer sold.
 */
export async function readOrderLines(tx: Transaction, cartId: string, language: string, currency: string) {
  const items = await readItems(tx, cartId, language, currency)
  if (items.length === 0) throw new CartNotOrderableError('empty')
  return items.map((item, position) => toLine(item, language, position))
}
