import {
  BREADCRUMBS_MAX,
  HREFLANG_MAX,
  IMAGE_PREVIEWS,
  NO_VALUES,
  PAGE_TYPES,
  type MetaValues,
  type PageType,
} from './fields.rules'
import { canonicalLanguage } from './language-code.rules'
import { alternatesOf, linksOf, saidBy, titlesOf, type PageHead } from './page-head.rules'
import { readRobots } from './robots.rules'

/** An address as a page writes it, in full; empty when it is none of the web. */
export function fullAddress(written: string | undefined, base: string): string {
  const text = (written ?? '').trim()
  if (text === '' || !URL.canParse(text, base || undefined)) return ''
  const { protocol, href } = new URL(text, base || undefined)
  return /^https?:$/.test(protocol) ? href : ''
}

/** What relative addresses of a page go from (HTML, “document base URL”). */
export const baseOf = (head: PageHead, url: string) => fullAddress(head.base, url) || url

function typeOf(head: PageHead): PageType {
  const [said = ''] = saidBy(head, 'og:type')
  const known = PAGE_TYPES.find((type) => said.toLowerCase().startsWith(type))
  if (known) return known
  const types = head.structured.flatMap(({ types }) => types)
  if (types.includes('Product')) return 'product'
  return types.some((type) => /^(\w*Article|BlogPosting)$/.test(type)) ? 'article' : 'website'
}

/** The robots tags together, as search engines take them: the stricter rule of two. */
function robotsOf(head: PageHead) {
  const robots = readRobots(saidBy(head, 'robots').join(', '))
  const preview = IMAGE_PREVIEWS.find((size) => size === robots.maxImagePreview) ?? ''
  return { ...robots, maxImagePreview: preview } as const
}

const linesOf = (named: { name: string; url: string }[], max: number) =>
  named
    .filter(({ name, url }) => name && url)
    .slice(0, max)
    .map(({ name, url }) => `${name} ${url}`)
    .join('\n')

/** The texts of a shared link, where they are others than the page's. */
function sharing(head: PageHead, title: string, description: string) {
  const [sharedTitle = ''] = [...saidBy(head, 'og:title'), ...saidBy(head, 'twitter:title')]
  const [sharedText = ''] = [
    ...saidBy(head, 'og:description'),
    ...saidBy(head, 'twitter:description'),
  ]
  return {
    shareTitle: title && sharedTitle !== title ? sharedTitle : '',
    shareDescription: description && sharedText !== description ? sharedText : '',
    sharedTitle,
    sharedText,
  }
}

/**
 * What the form says when it is filled with what stands on a page at `url` (empty when it was
 * pasted). What the page does not say is taken from what it says elsewhere: the title from Open
 * Graph, the canonical address from its own.
 */
export function valuesOf(head: PageHead, url: string): MetaValues {
  const base = baseOf(head, url)
  const [title = '', description = ''] = [
    titlesOf(head).find(Boolean),
    saidBy(head, 'description').find(Boolean),
  ]
  const { sharedTitle, sharedText, ...shared } = sharing(head, title, description)
  const said = (...names: string[]) =>
    names.flatMap((name) => saidBy(head, name)).find(Boolean) ?? ''
  const { facts } = head
  const locale = canonicalLanguage(head.lang || said('og:locale')) ?? ''
  return {
    ...NO_VALUES,
    ...shared,
    ...robotsOf(head),
    title: title || sharedTitle,
    description: description || sharedText,
    canonical:
      fullAddress(linksOf(head, 'canonical')[0]?.said.href, base) ||
      fullAddress(said('og:url'), base) ||
      url,
    lang: locale,
    type: typeOf(head),
    siteName: said('og:site_name', 'application-name'),
    image: fullAddress(
      said('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image'),
      base,
    ),
    imageAlt: said('og:image:alt', 'twitter:image:alt'),
    xCard: said('twitter:card').toLowerCase() === 'summary' ? 'summary' : 'summary_large_image',
    xAccount: said('twitter:site'),
    hreflang: linesOf(
      alternatesOf(head).map(({ said }) => ({
        name: (said.hreflang ?? '').trim(),
        url: fullAddress(said.href, base),
      })),
      HREFLANG_MAX,
    ),
    author: said('author') || facts.author || said('article:author'),
    published: said('article:published_time') || facts.published,
    modified: said('article:modified_time') || facts.modified,
    price: said('product:price:amount', 'og:price:amount') || facts.price,
    currency: said('product:price:currency', 'og:price:currency') || facts.currency,
    organization: facts.organization,
    logo: fullAddress(facts.logo, base),
    breadcrumbs: linesOf(
      facts.breadcrumbs.map(({ name, url }) => ({
        name: name.replace(/\s+/g, ' ').trim(),
        url: fullAddress(url, base) || url,
      })),
      BREADCRUMBS_MAX,
    ),
    themeColor: said('theme-color'),
    favicon: fullAddress(linksOf(head, 'icon')[0]?.said.href, base),
  }
}
