import { sharingPicture } from '~/shell/sharing-picture'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { CartView } from '~/domain/cart/cart.rules'
import { orderChoicesSchema } from '~/domain/cart/cart.schema'
import {
  BASE_CURRENCY,
  categoryFilter,
  defaultSpeed,
  isAvailable,
  type Currency,
  usualDays,
} from '~/domain/catalog/catalog.rules'
import { listProducts, type ProductDetail } from '~/domain/catalog/catalog.server'
import { toCardView, toPageView } from '~/domain/catalog/product-view.server'
import { relatedTo } from '~/domain/catalog/related.rules'
import { presentComparison } from '~/domain/content/comparison.server'
import { toReviewsView, type ReviewsView } from '~/domain/reviews/review-view.server'
import { MOST_REVIEWS, SHOWN_REVIEWS } from '~/domain/reviews/reviews.rules'
import { listProductReviews } from '~/domain/reviews/reviews.server'
import { readSettings } from '~/domain/settings/settings.server'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { env } from '~/platform/env.server'
import { studioDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { breadcrumbList, pricesInOrder, productData } from '~/shell/structured-data'

const RELATED = 4

/**
 * The service with its prices in the offered currencies and its reviews, and where it stands, for
 * search engines.
 */
function toStructuredData(
  product: ProductDetail,
  offered: readonly Currency[],
  { average, count, reviews }: ReviewsView,
  language: Language,
) {
  const origin = env.PUBLIC_URL
  const path = paths.product(product.id)
  const shown = [BASE_CURRENCY, ...offered.filter((currency) => currency !== BASE_CURRENCY)]
  const prices = pricesInOrder(
    product.prices,
    shown.filter((one) => offered.includes(one)),
  )
  const rating = average && {
    average: average.value,
    count,
    reviews: reviews.slice(0, SHOWN_REVIEWS),
  }
  return [
    productData(origin, origin + path, {
      ...product,
      image: sharingPicture(product.image) ?? product.image,
      prices,
      withVat: true,
      workingDays: usualDays(product.deliverySpeeds),
      description: product.summary,
      available: isAvailable(product.availabilityStatus),
      rating,
    }),
    breadcrumbList(origin, [
      { name: translator(language, 'shop')('catalog.title'), path: paths.shop() },
      { name: product.name, path },
    ]),
  ]
}

/** The delivery speeds and add-ons that a form may send. */
export function choicesOf(product: ProductDetail) {
  return {
    deliverySpeeds: product.deliverySpeeds.map(({ code }) => code),
    addOns: product.addOns.map(({ id }) => id),
  }
}

type Line = CartView['items'][number]

/** The order form and what it starts with: what the line in the cart has, if there is one. */
export function presentOrderForm(
  product: ProductDetail,
  line: Line | undefined,
  { changing, language }: { changing: boolean; language: Language },
) {
  return {
    constraint: getZodConstraint(
      orderChoicesSchema(translator(language, 'shop'), choicesOf(product)),
    ),
    defaults: {
      deliverySpeed: line?.deliverySpeed ?? defaultSpeed(product.deliverySpeeds)?.code ?? '',
      addOns: line?.addOns.map(({ id }) => String(id)) ?? [],
      customisation: line?.customisation ?? '',
      quantity: String(changing && line ? line.quantity : 1),
    },
    inCart: line?.quantity ?? 0,
    changing,
  }
}

/**
 * All that a service's page says of it, whoever reads it: scope, dates from today on, reviews, a
 * comparison and services like it.
 */
export async function loadProductPage(
  product: ProductDetail,
  language: Language,
  { allReviews }: { allReviews: boolean },
) {
  const [found, others, { currencies: offered }] = await Promise.all([
    listProductReviews(product.id, allReviews ? MOST_REVIEWS : SHOWN_REVIEWS),
    listProducts({ language }),
    readSettings(),
  ])
  const reviews = toReviewsView(found, language)
  return {
    title: product.name,
    description: product.summary,
    shareImage: sharingPicture(product.image) ?? '/media/share/shop.jpg',
    structuredData: toStructuredData(product, offered, reviews, language),
    product: toPageView(product, { today: studioDay(currentTime()), offered }, language),
    comparison: presentComparison(product.revisions, language),
    reviews,
    related: relatedTo(product, others, RELATED).map((other) => toCardView(other, language)),
    categoryHref: paths.shop({ category: categoryFilter(product.category)?.value }),
  }
}
