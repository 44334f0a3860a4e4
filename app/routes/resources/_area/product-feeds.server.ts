import { brand } from '~/brand'
import {
  CURRENCIES,
  usualDays,
  isAvailable,
  priceIn,
  type Currency,
} from '~/domain/catalog/catalog.rules'
import { categoryName } from '~/domain/catalog/catalog-names'
import { listProductDetails, type ProductDetail } from '~/domain/catalog/catalog.server'
import { readSettings } from '~/domain/settings/settings.server'
import { listFrontProducts } from '~/domain/studios/shop-front-content.server'
import { frontCurrency, inWords } from '~/domain/studios/shop-front.rules'
import type { ShopFront } from '~/domain/studios/shop-front.server'
import { paths } from '~/paths'
import { shopFrontPaths } from '~/paths/shop-front'
import { env } from '~/platform/env.server'
import { notFound } from '~/platform/http/answers.server'
import type { MerchantFeed, OfferedItem } from '~/platform/http/merchant-feed.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { sharingPicture } from '~/shell/sharing-picture'

/** The currency that an address asks for, or the usual one of the language. Throws a 404. */
function currencyOf(request: Request, sold: readonly Currency[], language: Language): Currency {
  const asked = new URL(request.url).searchParams.get('currency')
  if (asked === null) return frontCurrency(sold, { cart: null, language })
  const found = CURRENCIES.find((code) => code === asked.toUpperCase())
  if (!found || !sold.includes(found)) throw notFound()
  return found
}

/** What has a price in the currency. */
function itemsOf(
  products: readonly ProductDetail[],
  currency: Currency,
  { language, hrefOf }: { language: Language; hrefOf: (id: number) => string },
): OfferedItem[] {
  const shop = translator(language, 'shop')
  return products.flatMap((product) => {
    const price = priceIn(product, currency)
    if (price === undefined) return []
    const { id, name, summary, image, category, availabilityStatus, deliverySpeeds } = product
    return {
      ...{ id: String(id), title: name, description: summary, price },
      link: env.PUBLIC_URL + hrefOf(id),
      image: env.PUBLIC_URL + (sharingPicture(image) ?? image),
      available: isAvailable(availabilityStatus),
      category: categoryName(category, shop),
      workingDays: usualDays(deliverySpeeds),
    }
  })
}

/** The services of the studio that runs this site. Throws a 404 for a currency that it sells not in. */
export async function ownProductFeed(request: Request, language: Language): Promise<MerchantFeed> {
  const t = translator(language, 'shop')
  const [products, { currencies }] = await Promise.all([
    listProductDetails(language),
    readSettings(),
  ])
  const currency = currencyOf(request, currencies, language)
  return {
    page: env.PUBLIC_URL + paths.shop({ lng: language }),
    title: `${t('catalog.title')} | ${brand.name}`,
    description: t('catalog.lead'),
    ...{ language, currency, seller: brand.name },
    items: itemsOf(products, currency, {
      language,
      hrefOf: (id) => paths.product(id, { lng: language }),
    }),
  }
}

/** The same of a studio on Studio Stack. */
export async function studioProductFeed(
  request: Request,
  front: ShopFront,
  language: Language,
): Promise<MerchantFeed> {
  const { id: studioId, slug, name, tagline, currencies } = front
  const currency = currencyOf(request, currencies, language)
  return {
    page: env.PUBLIC_URL + shopFrontPaths.front(slug, { lng: language }),
    title: name,
    description: inWords(tagline, language).text || name,
    ...{ language, currency, seller: name },
    items: itemsOf(await listFrontProducts(studioId, language), currency, {
      language,
      hrefOf: (id) => shopFrontPaths.product(slug, id, { lng: language }),
    }),
  }
}
