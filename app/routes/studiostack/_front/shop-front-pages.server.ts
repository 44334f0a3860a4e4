import { sharingPicture } from '~/shell/sharing-picture'
import { getZodConstraint } from '@conform-to/zod/v4'
import { enquirySchema } from '~/domain/contact/enquiry.schema'
import {
  usualDays,
  isAvailable,
  priceIn,
  startingAmount,
  type Currency,
} from '~/domain/catalog/catalog.rules'
import { getProduct, type ProductDetail } from '~/domain/catalog/catalog.server'
import { categoryName } from '~/domain/catalog/catalog-names'
import { toPageView } from '~/domain/catalog/product-view.server'
import { readProductId } from '~/domain/catalog/product-id.rules'
import { RETENTION } from '~/domain/ground/retention.rules'
import {
  listFrontProducts,
  listFrontProjects,
  type FrontProject,
} from '~/domain/studios/shop-front-content.server'
import type { ShopFront } from '~/domain/studios/shop-front.server'
import { inWords, paragraphsOf } from '~/domain/studios/shop-front.rules'
import { currentTime } from '~/platform/clock'
import { shopFrontPaths } from '~/paths/shop-front'
import { signFormStamp } from '~/platform/crypto/form-stamp.server'
import { env } from '~/platform/env.server'
import { formatLength, formatMoney, studioDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { RequestArgs } from '~/platform/session/guards.server'
import { orNotFound } from '~/shell/answers.server'
import { presentOrderForm } from '~/storefront/product-page.server'
import {
  askedLanguage,
  countFrontVisit,
  currencyOf,
  frontFacts,
  requireShopFront,
} from './shop-front.server'
import { breadcrumbList, pricesInOrder, productData } from '~/shell/structured-data'
import { findVisitorCart } from '~/storefront/visitor-cart.server'

export type FrontArgs = RequestArgs & { params: { studioSlug?: string; productId?: string } }

/** How many works the first page shows. */
const FEW = 3

function toCard(
  product: ProductDetail,
  front: ShopFront,
  { currency, language, lng }: { currency: Currency; language: Language; lng?: Language },
) {
  const price = priceIn(product, currency) ?? product.price
  return {
    id: product.id,
    href: shopFrontPaths.product(front.slug, product.id, { lng }),
    name: product.name,
    summary: product.summary,
    category: categoryName(product.category, translator(language, 'shop')),
    image: product.image,
    delivery: product.deliveryTime,
    price: formatMoney(startingAmount({ ...product, price }), currency, language),
    pricePrefix: product.milestonePayment ? translator(language, 'shop')('startingAt') : null,
    available: isAvailable(product.availabilityStatus),
  }
}

function toWork({ id, title, description, industry, image, technologies, liveUrl }: FrontProject) {
  return {
    id,
    title,
    paragraphs: paragraphsOf(description),
    industry,
    image,
    technologies,
    liveUrl,
  }
}

/** The studio as an organisation, for search engines. */
function organisation(front: ShopFront, language: Language) {
  const { name, legalName, address, country, vatNumber, email, slug } = front
  return {
    '@type': 'ProfessionalService',
    name,
    ...(legalName && { legalName }),
    description: inWords(front.tagline, language).text,
    url: env.PUBLIC_URL + shopFrontPaths.front(slug),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: country },
    }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(email && { email }),
  }
}

/**
 * A studio's first page: what it says of itself, what it sells, some of its work, and the form to
 * ask it something.
 */
export async function loadFrontPage(args: FrontArgs) {
  const { front, language } = await requireShopFront(args)
  const currency = await currencyOf(args, front, language)
  const lng = askedLanguage(args, front)
  const [products, works] = await Promise.all([
    listFrontProducts(front.id, language),
    listFrontProjects(front.id, language, FEW),
    countFrontVisit(args, front, '/'),
  ])
  const tagline = inWords(front.tagline, language)
  const about = inWords(front.about, language)
  const t = translator(language, 'studio-front')
  return {
    ...frontFacts(front),
    title: tagline.text || front.name,
    description: tagline.text || front.name,
    structuredData: [organisation(front, language)],
    preview: front.preview,
    name: front.name,
    tagline: { text: tagline.text || front.name, lang: tagline.language },
    about: { paragraphs: paragraphsOf(about.text), lang: about.language },
    products: products.map((product) => toCard(product, front, { currency, language, lng })),
    works: works.map(toWork),
    worksHref: shopFrontPaths.projects(front.slug, { lng }),
    sent: new URL(args.request.url).searchParams.get('sent') === '1',
    enquiry: {
      constraint: getZodConstraint(enquirySchema(translator(language, 'contact'))),
      defaults: { stamp: signFormStamp() },
      months: formatLength(RETENTION.contactMessages, 'month', language),
      note: t('enquiry.note', { name: front.name }),
    },
  }
}

/** The studio's product that the address names; 404 for any other, another studio's too. */
export async function requireFrontProduct(
  front: ShopFront,
  productId: string | undefined,
  language: Language,
) {
  return orNotFound(getProduct(readProductId(productId) ?? 0, language, front.id))
}

function productFacts(product: ProductDetail, front: ShopFront, currency: Currency) {
  const path = shopFrontPaths.product(front.slug, product.id)
  const others = front.currencies.filter((one) => one !== currency)
  const prices = pricesInOrder(product.prices, [currency, ...others])
  return [
    productData(env.PUBLIC_URL, env.PUBLIC_URL + path, {
      ...product,
      ...{
        prices,
        withVat: front.vatNumber !== null,
        workingDays: usualDays(product.deliverySpeeds),
        image: sharingPicture(product.image) ?? frontFacts(front).shareImage,
        description: product.summary,
        available: isAvailable(product.availabilityStatus),
        rating: null,
        seller: front.name,
      },
    }),
    breadcrumbList(env.PUBLIC_URL, [
      { name: front.name, path: shopFrontPaths.front(front.slug) },
      { name: product.name, path },
    ]),
  ]
}

/** A product of a studio's shop front with its scope, plan and prices, and the form to order it. */
export async function loadFrontProduct(args: FrontArgs) {
  const { front, language } = await requireShopFront(args)
  const product = await requireFrontProduct(front, args.params.productId, language)
  const [currency, cart] = await Promise.all([
    currencyOf(args, front, language),
    findVisitorCart(args),
    countFrontVisit(args, front, `/product/${product.id}`),
  ])
  const line = cart?.items.find((item) => item.product.id === product.id)
  const changing = line !== undefined && new URL(args.request.url).searchParams.has('change')
  return {
    ...frontFacts(front),
    ...(product.image && { shareImage: sharingPicture(product.image) }),
    title: product.name,
    description: product.summary,
    structuredData: productFacts(product, front, currency),
    preview: front.preview,
    name: front.name,
    homeHref: shopFrontPaths.front(front.slug, { lng: askedLanguage(args, front) }),
    product: toPageView(
      product,
      {
        today: studioDay(currentTime()),
        offered: front.currencies,
        currency,
        country: front.country,
      },
      language,
    ),
    ...presentOrderForm(product, line, { changing, language }),
  }
}

/** The works that a studio shows. */
export async function loadFrontProjects(args: FrontArgs) {
  const { front, language } = await requireShopFront(args)
  const [works] = await Promise.all([
    listFrontProjects(front.id, language),
    countFrontVisit(args, front, '/projects'),
  ])
  const t = translator(language, 'studio-front')
  return {
    ...frontFacts(front),
    title: t('works.title'),
    description: t('works.description', { name: front.name }),
    structuredData: [
      breadcrumbList(env.PUBLIC_URL, [
        { name: front.name, path: shopFrontPaths.front(front.slug) },
        { name: t('works.title'), path: shopFrontPaths.projects(front.slug) },
      ]),
    ],
    preview: front.preview,
    name: front.name,
    works: works.map(toWork),
    enquiryHref: shopFrontPaths.front(front.slug, {
      lng: askedLanguage(args, front),
      anchor: 'enquiry',
    }),
  }
}
