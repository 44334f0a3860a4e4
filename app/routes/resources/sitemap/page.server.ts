import { listProducts } from '~/domain/catalog/catalog.server'
import { listShowcaseProjects } from '~/domain/content/showcase.server'
import { listPublicIds } from '~/domain/freelancers/profile.server'
import { listOpenShopFronts } from '~/domain/studios/shop-front.server'
import { TOOLS } from '~/tools/_area/tool.rules'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { element, writeXml } from '~/platform/xml'
import { shopFrontPaths } from '~/paths/shop-front'

/**
 * The pages that search engines are to find, besides one for each service, project and freelancer
 * who wants to be seen.
 */
const PAGES = [
  paths.home(),
  paths.shop(),
  paths.wizard(),
  paths.showcase(),
  paths.templates(),
  paths.about(),
  paths.features(),
  paths.faq(),
  paths.approaches(),
  paths.contact(),
  paths.freelancers(),
  paths.freelancerSignup(),
  paths.studioStack(),
  paths.studioStackWaitlist(),
  paths.tools(),
  ...TOOLS.map((tool) => paths.tool(tool)),
  paths.privacy(),
  paths.terms(),
  paths.cookiePolicy(),
]

/**
 * A sitemap has at most 50,000 addresses (sitemaps.org); the services of a shop front are found by
 * its links.
 */
const SHOP_FRONTS = 10_000

type Place = { path: string; languages: readonly Language[] }

async function publicPlaces(): Promise<Place[]> {
  const language = FALLBACK_LANGUAGE
  const [products, projects, people, fronts] = await Promise.all([
    listProducts({ language }),
    listShowcaseProjects({ language }),
    listPublicIds(),
    listOpenShopFronts(SHOP_FRONTS),
  ])
  const own = [
    ...PAGES,
    ...products.map(({ id }) => paths.product(id)),
    ...projects.map(({ id }) => paths.showcaseProject(id)),
    ...people.map(paths.freelancer),
  ]
  return [
    ...own.map((path) => ({ path, languages: LANGUAGES })),
    ...fronts.map(({ slug, languages }) => ({ path: shopFrontPaths.front(slug), languages })),
  ]
}

function entry({ path, languages }: Place) {
  const url = env.PUBLIC_URL + path
  const alternates = [
    ...languages.map((language) => [language, `${url}?lng=${language}`] as const),
    ['x-default', url] as const,
  ]
  return element('url', [
    element('loc', url),
    ...alternates.map(([hreflang, href]) =>
      element('xhtml:link', [], { rel: 'alternate', hreflang, href }),
    ),
  ])
}

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/** The sitemap (sitemaps.org) with every page in every language that it is written in. */
export async function writeSitemap(): Promise<string> {
  return writeXml(element('urlset', (await publicPlaces()).map(entry), NAMESPACES))
}
