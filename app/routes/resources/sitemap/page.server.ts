import { listProductChanges, listProducts } from '~/domain/catalog/catalog.server'
import { lastChanges } from '~/domain/events/last-changes.server'
import { listShowcaseProjects } from '~/domain/content/showcase.server'
import { listPublicIds } from '~/domain/freelancers/profile.server'
import { listFrontServices, listOpenShopFronts } from '~/domain/studios/shop-front.server'
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
  paths.developers(),
  paths.tools(),
  ...TOOLS.map((tool) => paths.tool(tool)),
  paths.privacy(),
  paths.terms(),
  paths.cookiePolicy(),
]

/** The most shop fronts, and the most of their services. */
const SHOP_FRONTS = 10_000

type Place = { path: string; languages: readonly Language[]; changed?: Date }

async function publicPlaces(): Promise<Place[]> {
  const language = FALLBACK_LANGUAGE
  const [products, changes, projects, people, edits, fronts, services, shops] = await Promise.all([
    listProducts({ language }),
    listProductChanges(),
    listShowcaseProjects({ language }),
    listPublicIds(),
    lastChanges('showcase'),
    listOpenShopFronts(SHOP_FRONTS),
    listFrontServices(SHOP_FRONTS),
    lastChanges('studio'),
  ])
  const changed = new Map(changes.map(({ id, updatedAt }) => [id, updatedAt]))
  const own: Omit<Place, 'languages'>[] = [
    ...PAGES.map((path) => ({ path })),
    ...products.map(({ id }) => ({ path: paths.product(id), changed: changed.get(id) })),
    ...projects.map(({ id, createdAt }) => ({
      path: paths.showcaseProject(id),
      changed: edits.get(String(id)) ?? createdAt,
    })),
    ...people.map((id) => ({ path: paths.freelancer(id) })),
  ]
  return [
    ...own.map((place) => ({ ...place, languages: LANGUAGES })),
    ...fronts.flatMap(({ id, slug, languages, publishedAt }) =>
      [shopFrontPaths.front(slug), shopFrontPaths.projects(slug)].map((path) => ({
        ...{ path, languages },
        changed: shops.get(String(id)) ?? publishedAt ?? undefined,
      })),
    ),
    ...services.map(({ id, slug, languages, updatedAt }) => ({
      ...{ path: shopFrontPaths.product(slug, id), languages, changed: updatedAt },
    })),
  ]
}

/** The page in each of its languages, each naming all the others. */
function entries({ path, languages, changed }: Place) {
  const url = env.PUBLIC_URL + path
  const own = languages.map((language) => [language, `${url}?lng=${language}`] as const)
  // Without a language, one that is not written in all leads on who wants another.
  const anybodys = languages.length < LANGUAGES.length ? own[0]![1] : url
  const addresses = [...own, ['x-default', anybodys] as const]
  const lastmod = changed ? [element('lastmod', changed.toISOString())] : []
  const alternates = addresses.map(([hreflang, href]) =>
    element('xhtml:link', [], { rel: 'alternate', hreflang, href }),
  )
  return [...new Set(addresses.map(([, href]) => href))].map((href) =>
    element('url', [element('loc', href), ...lastmod, ...alternates]),
  )
}

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const NAMESPACES = { xmlns: SITEMAPS, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }

/** Addresses of one file, and so of one part; sitemaps.org allows 50,000. */
const MOST_IN_FILE = 10_000

/**
 * The sitemap (sitemaps.org) with every page in every language that it is written in; where that is
 * more than one file may have, the index of its parts, or the part that is asked for. Null for a
 * part that there is none of.
 */
export async function writeSitemap(part: string | null): Promise<string | null> {
  const all = (await publicPlaces()).flatMap(entries)
  const parts = Array.from({ length: Math.ceil(all.length / MOST_IN_FILE) }, (_, index) =>
    all.slice(index * MOST_IN_FILE, (index + 1) * MOST_IN_FILE),
  )
  if (part === null && parts.length > 1) {
    const files = parts.map((_, index) =>
      element('sitemap', [element('loc', `${env.PUBLIC_URL}${paths.sitemap()}?part=${index + 1}`)]),
    )
    return writeXml(element('sitemapindex', files, { xmlns: SITEMAPS }))
  }
  const urls = parts[part === null ? 0 : Number(part) - 1]
  return urls ? writeXml(element('urlset', urls, NAMESPACES)) : null
}
