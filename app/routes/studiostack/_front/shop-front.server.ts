import { data, redirect, type AppLoadContext } from '@remix-run/node'
import {
  countVisit,
  findShopFront,
  findSuspended,
  type ShopFront,
} from '~/domain/studios/shop-front.server'
import {
  frontCurrency,
  frontLanguage,
  inWords,
  type FrontPage,
} from '~/domain/studios/shop-front.rules'
import { paths } from '~/paths'
import { sharingPaths } from '~/paths/sharing'
import { shopFrontPaths } from '~/paths/shop-front'
import { notFound } from '~/platform/http/answers.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, readLanguage, type Language } from '~/platform/i18n/languages'
import { countryName } from '~/platform/i18n/places.server'
import { log } from '~/platform/log.server'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import { findVisitorCart } from '~/storefront/visitor-cart.server'

const fronts = new WeakMap<AppLoadContext, Promise<ShopFront>>()

/** A search engine's or a monitor's reader, as far as it says so of itself. */
const ROBOT = /bot|crawl|spider|slurp|preview|monitor|headless/i

async function readShopFront(args: RequestArgs & { params: { studioSlug?: string } }) {
  const viewer = await findViewer(args)
  const slug = args.params.studioSlug ?? ''
  const front = await findShopFront(slug, viewer?.id ?? null)
  if (!front) throw await closedOrMissing(args, slug)
  return front
}

/** Says that the operator has closed a shop; of any other there is no such page. */
async function closedOrMissing({ request }: RequestArgs, slug: string) {
  const name = await findSuspended(slug)
  if (name === null) return notFound()
  const t = translator(await getLanguage(request), 'studio-front')
  const told = { title: t('suspended.title', { name }), text: t('suspended.text') }
  return data(told, { status: 410 })
}

/**
 * The shop front that the address names, once per request, in a language that the studio speaks:
 * who wants another is led to the page in its first one. Throws a 404 and that redirect.
 */
export async function requireShopFront(args: RequestArgs & { params: { studioSlug?: string } }) {
  const known = fronts.get(args.context) ?? readShopFront(args)
  fronts.set(args.context, known)
  const front = await known
  const wanted = await getLanguage(args.request)
  const language = frontLanguage(front.languages, wanted)
  if (language !== wanted && args.request.method !== 'POST') {
    const url = new URL(args.request.url)
    url.searchParams.set('lng', language)
    url.searchParams.delete('_data')
    throw redirect(safeRedirect(url.pathname + url.search, paths.home()))
  }
  return { front, language }
}

/**
 * Counts the showing of a page that people see, but nobody who looks on in another's place; a count
 * that fails is no reason to show nothing.
 */
export async function countFrontVisit(
  args: RequestArgs,
  { id, preview }: ShopFront,
  page: FrontPage,
) {
  const { request } = args
  if (preview || request.method !== 'GET' || ROBOT.test(request.headers.get('User-Agent') ?? ''))
    return
  if ((await findViewer(args))?.impersonator) return
  await countVisit(id, page).catch((error: unknown) =>
    log.error({ err: error, studioId: id }, 'visit was not counted'),
  )
}

/** The language that the address asks for, which links within the shop front carry on. */
export function askedLanguage({ request }: RequestArgs, { languages }: ShopFront) {
  const asked = readLanguage(new URL(request.url).searchParams.get('lng'))
  return languages.find((language) => language === asked)
}

/** What the visitor's prices stand in. */
export async function currencyOf(args: RequestArgs, front: ShopFront, language: Language) {
  const cart = await findVisitorCart(args)
  return frontCurrency(front.currencies, {
    cart: cart && cart.items.length > 0 ? cart.currency : null,
    language,
  })
}

/** What every page of a shop front says to search engines, and the sheet that gives it its look. */
export function frontFacts(front: ShopFront) {
  return {
    siteName: front.name,
    shareImage: sharingPaths.studio(
      front.slug,
      [front.brandVersion, front.logoKey?.split('/').at(-1), front.name].filter(Boolean).join('-'),
    ),
    pageLanguages: front.languages,
    stylesheet: shopFrontPaths.brand(front.slug, front.brandVersion),
  }
}

/** Who sells, as it stands at the foot. */
function presentSeller(
  { name, legalName, companyNumber, vatNumber, address, country, email }: ShopFront,
  language: Language,
) {
  const t = translator(language, 'studio-front')
  return {
    name: legalName ?? name,
    lines: [address, country && countryName(country, language)].filter((line): line is string =>
      Boolean(line),
    ),
    numbers: [
      ...(companyNumber ? [t('seller.companyNumber', { number: companyNumber })] : []),
      ...(vatNumber ? [t('seller.vatNumber', { number: vatNumber })] : []),
    ],
    email,
  }
}

/** The frame around the pages of a shop front: whose it is, where its pages are, who sells. */
export async function loadFrontFrame(args: RequestArgs & { params: { studioSlug?: string } }) {
  const { front, language } = await requireShopFront(args)
  const lng = askedLanguage(args, front)
  const at = { ...(lng && { lng }) }
  const { slug, name, logoKey, preview, languages } = front
  return {
    name,
    logoHref: logoKey ? shopFrontPaths.logo(slug, logoKey) : null,
    preview,
    tagline: inWords(front.tagline, language),
    links: {
      home: shopFrontPaths.front(slug, at),
      services: shopFrontPaths.front(slug, { ...at, anchor: 'services' }),
      projects: shopFrontPaths.projects(slug, at),
      enquiry: shopFrontPaths.front(slug, { ...at, anchor: 'enquiry' }),
    },
    seller: presentSeller(front, language),
    languages: languages.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
  }
}
export type FrontFrameData = Awaited<ReturnType<typeof loadFrontFrame>>
