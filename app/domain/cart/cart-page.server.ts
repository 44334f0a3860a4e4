import { paths } from '~/paths'
import { shopFrontPaths } from '~/paths/shop-front'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { methodsFor } from '~/platform/payments/gateway'
import { saySumProblem } from '../catalog/sum-texts.server'
import { categoryName, speedName } from '../catalog/catalog-names'
import { sayRefusal } from '../coupons/coupon-texts.server'
import type { Settings } from '../settings/setting.rules'
import { cartTotals, type CartView } from './cart.rules'

/**
 * In what and how the cart can be paid, in words; US dollars, which are always offered, by card
 * alone.
 */
function sayMethods(currencies: readonly string[], language: Language) {
  const t = translator(language, 'cart')
  const list = (some: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(some)
  const others = (['ideal', 'klarna'] as const).flatMap((method) => {
    const taking = currencies.filter((currency) => methodsFor(currency).includes(method))
    return taking.length > 0 ? [t(`methods.${method}`, { currencies: list(taking) })] : []
  })
  return [
    t(currencies.length > 1 ? 'methods.choose' : 'methods.only', { currencies: list(currencies) }),
    ...others,
  ].join(' ')
}

/**
 * The page of a product in a cart: in the own shop, or in the shop front of the studio that sells
 * it.
 */
export function hrefInCart({ seller }: Pick<CartView, 'seller'>, productId: number) {
  return seller ? shopFrontPaths.product(seller.slug, productId) : paths.product(productId)
}

/** A cart as its page shows it, in the words and number formats of the language. */
export function toCartPage(
  cart: CartView,
  language: Language,
  { coupons, currencies }: Pick<Settings, 'coupons' | 'currencies'>,
) {
  const t = translator(language, 'shop')
  const money = (amount: number) => formatMoney(amount, cart.currency, language)
  return {
    seller: cart.seller && { name: cart.seller.name, href: shopFrontPaths.front(cart.seller.slug) },
    pending: cart.status === 'checkout_pending',
    totalItems: cart.totalItems,
    services: money(cartTotals(cart.items).totalPrice),
    inParts: cart.inParts,
    total: money(cart.totalPrice),
    without: cart.without,
    methods: sayMethods(
      [...new Set([...(cart.seller ? [] : currencies), cart.currency])],
      language,
    ),
    takesCoupons: coupons,
    coupon: cart.coupon && {
      code: cart.coupon.code,
      discount: cart.coupon.discount > 0 ? money(-cart.coupon.discount) : null,
      note: cart.coupon.refusal && sayRefusal(cart.coupon.refusal, cart.coupon, language),
    },
    problem: cart.problem && saySumProblem(cart.problem, language),
    orderable: cart.items.every(({ product }) => product.available),
    lines: cart.items.map((item) => ({
      lineId: item.id,
      productHref: hrefInCart(cart, item.product.id),
      name: item.product.name,
      image: item.product.image,
      category: categoryName(item.product.category, t),
      available: item.product.available,
      quantity: item.quantity,
      unitPrice: money(item.unitAmount),
      lineTotal: money(item.amount),
      priceBefore: item.product.available && item.unitBefore ? money(item.unitBefore) : null,
      speed: speedName(item.deliverySpeed, t),
      addOns: item.addOns.map(({ name, amount }) => `${name} (${money(amount)})`),
      customisation: item.customisation,
    })),
  }
}
