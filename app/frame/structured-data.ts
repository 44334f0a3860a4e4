import { brand } from '~/brand'

interface OfferedService {
  id: number
  name: string
  description: string
  image: string
  category: string
  available: boolean
  /** Integer cents each. */
  prices: { currency: string; amount: number }[]
}

/** A service with its prices (schema.org Product). */
export function productData(origin: string, url: string, { id, name, description, image, category, available, prices }: OfferedService) {
  return {
    '@type': 'Product',
    sku: String(id),
    name,
    description,
    image: origin + image,
    category,
    brand: { '@type': 'Brand', name: brand.name },
    offers: prices.map(({ currency, amount }) => ({
      '@type': 'Offer',
      url,
      priceCurrency: currency,
      price: (amount / 100).toFixed(2),
      availability: `https://schema.org/${available ? 'InStock' : 'PreOrder'}`,
      seller: { '@type': 'Organization', name: brand.name },
    })),
  }
}

/** Where a page stands (schema.org BreadcrumbList); the last one is the page itself. */
export function breadcrumbList(origin: string, crumbs: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
  }
}
