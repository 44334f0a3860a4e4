import type { Prisma } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { BASE_CURRENCY, isAvailable, priceIn, unitAmount } from '../catalog/catalog.rules'
import { cartTotals, type CartItemView, type CartView } from './cart.rules'

function itemFields(language: Language) {
  const name = { where: { language: { in: [language, FALLBACK_LANGUAGE] } }, select: { language: true, name: true } }
  const prices = { select: { currency: true, amount: true } }
  return {
    id: true,
    quantity: true,
    deliverySpeed: true,
    customisation: true,
    addOns: { orderBy: { addOnId: 'asc' }, select: { addOn: { select: { id: true, translations: name, prices } } } },
    product: {
      select: {
        id: true,
        image: true,
        price: true,
        category: true,
        status: true,
        availabilityStatus: true,
        translations: name,
        prices,
        deliverySpeeds: { select: { code: true, surchargePercent: true } },
      },
    },
  } satisfies Prisma.CartItemSelect
}
type Item = Prisma.CartItemGetPayload<{ select: ReturnType<typeof itemFields> }>

function nameOf(rows: { language: string; name: string }[], language: Language) {
  return (rows.find((row) => row.language === language) ?? rows[0])?.name ?? ''
}

function toItemView({ product, addOns, ...item }: Item, currency: string, language: Language): CartItemView {
  const { id, image, category } = product
  const price = priceIn(product, currency) ?? product.price
  const speed = product.deliverySpeeds.find(({ code }) => code === item.deliverySpeed)
  const chosen = addOns.map(({ addOn }) => ({
    id: addOn.id,
    name: nameOf(addOn.translations, language),
    amount: addOn.prices.find((addOnPrice) => addOnPrice.currency === currency)?.amount ?? 0,
  }))
  const unit = unitAmount(price, speed?.surchargePercent ?? 0, chosen.map(({ amount }) => amount))
  const available = product.status === 'published' && isAvailable(product.availabilityStatus)
  return {
    ...item,
    product: { id, image, category, price, available, name: nameOf(product.translations, language) },
    addOns: chosen,
    unitAmount: unit,
    amount: unit * item.quantity,
  }
}

/** What has to be read of a cart to show it. */
export function cartFields(language: Language) {
  return {
    id: true,
    status: true,
    currency: true,
    items: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: itemFields(language) },
  } satisfies Prisma.CartSelect
}
type CartRow = Prisma.CartGetPayload<{ select: ReturnType<typeof cartFields> }>

/** The cart with its amounts in its own currency, or in US dollars when something in it has no price in that. */
export function toCartView(cart: CartRow, language: Language): CartView {
  const soldInCurrency = cart.items.every(({ product }) => priceIn(product, cart.currency) !== undefined)
  const currency = soldInCurrency ? cart.currency : BASE_CURRENCY
  const items = cart.items.map((item) => toItemView(item, currency, language))
  return { id: cart.id, status: cart.status as CartView['status'], currency, items, ...cartTotals(items) }
}
