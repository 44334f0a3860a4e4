import { db, type Prisma } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { BASE_CURRENCY, isAvailable, priceIn, unitAmount } from '../catalog/catalog.rules'
import { findProductsById, type StoredProduct } from '../catalog/product-store.server'
import { cartTotals, type CartItemView, type CartView } from './cart.rules'

const cartFields = {
  id: true,
  status: true,
  currency: true,
  items: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.CartSelect

type Item = Prisma.CartGetPayload<{ select: typeof cartFields }>['items'][number] & { product: StoredProduct }

function toItemView({ product, id, quantity, deliverySpeed, customisation, addOnIds }: Item, currency: string, language: Language): CartItemView {
  const ids = new Set(addOnIds as number[])
  const addOns = product.addOns
    .filter((addOn) => ids.has(addOn.id))
    .map((addOn) => ({
      id: addOn.id,
      name: pickTranslation(addOn.translations, language).name,
      amount: addOn.prices.find((price) => price.currency === currency)?.amount ?? 0,
    }))
  const price = priceIn(product, currency) ?? product.price
  const speed = product.deliverySpeeds.find(({ code }) => code === deliverySpeed)
  const unit = unitAmount(price, speed?.surchargePercent ?? 0, addOns.map(({ amount }) => amount))
  const { name } = pickTranslation(product.translations, language)
  const available = product.status === 'published' && isAvailable(product.availabilityStatus)
  return {
    id,
    product: { id: product.id, name, image: product.image, price, category: product.category, available },
    quantity,
    deliverySpeed,
    addOns,
    customisation,
    unitAmount: unit,
    amount: unit * quantity,
  }
}

/**
 * The visitor's open cart as it is shown, or null. Its amounts are in its own currency, or in US dollars when something in
 * it has no price in that.
 */
export async function readCartView(visitor: string, language: Language): Promise<CartView | null> {
  const cart = await db.cart.findUnique({ where: { tokenHash: visitor, status: { in: ['active', 'checkout_pending'] } }, select: cartFields })
  if (!cart) return null
  const products = await findProductsById(cart.items.map(({ productId }) => productId))
  const lines = cart.items.map((item) => ({ ...item, product: products.get(item.productId)! }))
  const sold = lines.every(({ product }) => priceIn(product, cart.currency) !== undefined)
  const currency = sold ? cart.currency : BASE_CURRENCY
  const items = lines.map((line) => toItemView(line, currency, language))
  return { id: cart.id, status: cart.status as CartView['status'], currency, items, ...cartTotals(items) }
}
