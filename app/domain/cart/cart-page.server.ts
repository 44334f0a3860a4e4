import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { categoryName, speedName } from '../catalog/product-view.server'
import { sayRefusal } from '../coupons/coupon-words.server'
import type { CartView } from './cart.rules'

/** A cart as its page shows it, in the words and number formats of the language. */
export function toCartPage(cart: CartView, language: Language, takesCoupons: boolean) {
  const t = translator(language, 'shop')
  const money = (amount: number) => formatMoney(amount, cart.currency, language)
  return {
    pending: cart.status === 'checkout_pending',
    totalItems: cart.totalItems,
    services: money(cart.items.reduce((sum, { amount }) => sum + amount, 0)),
    total: money(cart.totalPrice),
    takesCoupons,
    coupon: cart.coupon && {
      code: cart.coupon.code,
      discount: cart.coupon.discount > 0 ? money(-cart.coupon.discount) : null,
      note: cart.coupon.refusal && sayRefusal(cart.coupon.refusal, cart.coupon, language),
    },
    orderable: cart.items.every(({ product }) => product.available),
    lines: cart.items.map((item) => ({
      lineId: item.id,
      productId: item.product.id,
      name: item.product.name,
      image: item.product.image,
      category: categoryName(item.product.category, t),
      available: item.product.available,
      quantity: item.quantity,
      unitPrice: money(item.unitAmount),
      lineTotal: money(item.amount),
      speed: speedName(item.deliverySpeed, t),
      addOns: item.addOns.map(({ name, amount }) => `${name} (${money(amount)})`),
      customisation: item.customisation,
    })),
  }
}
export type CartPageView = ReturnType<typeof toCartPage>
