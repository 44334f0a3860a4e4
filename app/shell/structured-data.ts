import { decimalAmount } from '~/platform/decimal-amount'
import { brand } from '~/brand'

interface OfferedService {
  id: number
  name: string
  description: string
  image: string
  category: string
  available: boolean
  /** Integer cents each; first the one that the page shows. */
  prices: { currency: string; amount: number }[]
  /** Working days from the order to what is delivered; null where it is not told. */
  workingDays: number | null
  /** Whether VAT is in them. */
  withVat: boolean
  /** Null without reviews; the newest of them stand here. */
  rating: {
    average: number
    count: number
    reviews: { author: string; day: string; rating: number; body: string | null }[]
  } | null
  /** Who sells it, where it is not the studio itself. */
  seller?: string
}

function ratingData({ average, count, reviews }: NonNullable<OfferedService['rating']>) {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map(({ author, day, rating, body }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: day,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
      ...(body ? { reviewBody: body } : {}),
    })),
  }
}

const leadTime = (value: number) => ({
  ...{ '@type': 'QuantitativeValue', value, unitText: 'working days' },
})

/** A service with its prices and, if it has any, its reviews (schema.org Product). */
export function productData(
  origin: string,
  url: string,
  {
    id,
    name,
    description,
    image,
    category,
    available,
    prices,
    withVat,
    workingDays,
    rating,
    seller = brand.name,
  }: OfferedService,
) {
  return {
    '@type': 'Product',
    sku: String(id),
    name,
    description,
    image: origin + image,
    category,
    brand: { '@type': 'Brand', name: seller },
    offers: prices.map(({ currency, amount }) => ({
      '@type': 'Offer',
      url,
      priceCurrency: currency,
      price: decimalAmount(amount),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: decimalAmount(amount),
        priceCurrency: currency,
        valueAddedTaxIncluded: withVat,
      },
      ...(workingDays === null ? {} : { deliveryLeadTime: leadTime(workingDays) }),
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: seller },
    })),
    ...(rating ? ratingData(rating) : {}),
  }
}

/** Where a page stands (schema.org BreadcrumbList); the last one is the page itself. */
export function breadcrumbList(origin: string, crumbs: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** Prices in the order in which currencies are offered. */
export function pricesInOrder<Price extends { currency: string }>(
  prices: readonly Price[],
  currencies: readonly string[],
): Price[] {
  return currencies.flatMap((code) => prices.find(({ currency }) => currency === code) ?? [])
}
