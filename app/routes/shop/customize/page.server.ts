import { getZodConstraint } from '@conform-to/zod/v4'
import { BRIEF_FILES, UNORDERED } from '~/domain/briefs/brief.rules'
import { lineSchema } from '~/domain/cart/brief.schema'
import { askAbout } from '~/domain/briefs/questions.server'
import type { CartView } from '~/domain/cart/cart.rules'
import { findLineBrief } from '~/domain/cart/cart-brief.server'
import { getProduct, type ProductDetail } from '~/domain/catalog/catalog.server'
import { categoryName } from '~/domain/catalog/catalog-names'
import { toChoices } from '~/domain/catalog/product-view.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { countryOfSeller } from '~/domain/people/seller-country.server'
import { db } from '~/platform/db/db.server'
import { MEGABYTE } from '~/domain/files/upload.rules'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { formatBytes, formatMoney, studioDay } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { RequestArgs } from '~/platform/session/guards.server'
import { findCartKey, findVisitorCart } from '~/storefront/visitor-cart.server'

/** How large and how many files may be, in words for the texts. */
export const FILE_LIMITS = {
  size: `${BRIEF_FILES.maxBytes / MEGABYTE}\u00a0MB`,
  most: BRIEF_FILES.most,
  all: BRIEF_FILES.mostInCart,
  days: UNORDERED.guestDays,
}

/**
 * The line of a cart that the address names, else the first; throws a 404, or the way to the cart
 * when nothing in it can be ordered.
 */
export async function pickLine(cart: CartView | null, url: string, language: Language) {
  const reason =
    !cart || cart.items.length === 0
      ? 'empty'
      : cart.items.every(({ product }) => product.available)
        ? null
        : 'unavailable'
  if (!cart || reason) {
    const text = translator(language, 'checkout')(`customize.${reason ?? 'empty'}`)
    throw await seeOther(paths.cart(), { flash: { kind: 'warning', text } })
  }
  const wanted = new URL(url).searchParams.get('line')
  const item = wanted ? cart.items.find(({ id }) => id === wanted) : cart.items[0]
  if (!item) throw notFound()
  return { item, product: await getProduct(item.product.id, language, cart.seller?.id) }
}

/** The schema of a product's form in a language, and the names of its questions. */
export function formOf(product: ProductDetail, language: Language) {
  const { needs, questions } = askAbout(product, language)
  const keys = [...needs, ...questions].map(({ key }) => key)
  const choices = {
    deliverySpeeds: product.deliverySpeeds.map(({ code }) => code),
    addOns: product.addOns.map(({ id }) => id),
  }
  return {
    keys,
    schema: lineSchema(translator(language, ['shop', 'checkout']), choices, keys),
    needs,
    questions,
  }
}

function presentCart(cart: CartView, currentId: string, language: Language) {
  const money = (amount: number) => formatMoney(amount, cart.currency, language)
  return {
    pending: cart.status === 'checkout_pending',
    total: money(cart.totalPrice),
    net: cart.without !== null,
    coupon:
      cart.coupon && cart.coupon.discount > 0
        ? { code: cart.coupon.code, discount: money(-cart.coupon.discount) }
        : null,
    lines: cart.items.map(({ id, product, quantity, amount }) => ({
      id,
      name: quantity > 1 ? `${quantity} × ${product.name}` : product.name,
      amount: money(amount),
      href: paths.customizeCheckout({ line: id }),
      current: id === currentId,
    })),
  }
}

/** What can be chosen of a product, with the words that its own page has for it. */
async function presentChoices(product: ProductDetail, cart: CartView, language: Language) {
  const t = translator(language, 'shop')
  const { speeds, addOns } = toChoices(product, studioDay(currentTime()), language, {
    currency: cart.currency,
    country: await countryOfSeller(db, cart.seller?.id ?? OWN_STUDIO_ID),
  })
  return {
    speeds: { legend: t('form.deliverySpeed'), hint: t('form.speedHint'), options: speeds },
    addOns: { legend: t('form.addOns'), options: addOns },
  }
}

/**
 * The page on which one line of the visitor's cart is adapted, ready to read. Throws as pickLine.
 */
export async function loadCustomization(args: RequestArgs) {
  const language = await getLanguage(args.request)
  const cart = await findVisitorCart(args)
  const { item, product } = await pickLine(cart, args.request.url, language)
  const brief = await findLineBrief((await findCartKey(args))!, item.id)
  if (!brief) throw notFound()
  const { schema, needs, questions } = formOf(product, language)
  const t = translator(language, 'checkout')
  return {
    title: t('customize.title'),
    description: t('customize.description'),
    cart: presentCart(cart!, item.id, language),
    form: {
      line: {
        id: item.id,
        name: item.product.name,
        image: item.product.image,
        category: categoryName(product.category, translator(language, 'shop')),
      },
      ...(await presentChoices(product, cart!, language)),
      needs,
      questions,
      files: brief.files.map(({ id, name, size }) => ({
        id,
        name,
        size: formatBytes(size, language),
        href: paths.briefFile(id),
      })),
      limits: FILE_LIMITS,
      constraint: getZodConstraint(schema),
      defaults: {
        deliverySpeed: item.deliverySpeed,
        addOns: item.addOns.map(({ id }) => String(id)),
        customisation: item.customisation,
        whole: brief.whole ? 'on' : '',
        ...brief.answers,
      } as Record<string, string | string[]>,
    },
  }
}
