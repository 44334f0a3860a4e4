import type { MetaDescriptor } from '@remix-run/react'
import { errorKind } from '~/ui/layout/error-kind'
import { brand } from '~/brand'
import { LANGUAGES, readLanguage, type Language } from '~/platform/i18n/languages'
import type { Chrome } from './chrome.server'

/**
 * What a page says of itself to search engines and to those who share it; a loader returns it with
 * its other data.
 */
interface PageFacts {
  title: string
  description?: string
  /** The picture of a shared link, 1200 × 630; that of this site without it. */
  shareImage?: string
  /** Query parameters that make another page of it, such as a filter. */
  canonicalQuery?: Record<string, string | undefined>
  /** schema.org objects. */
  structuredData?: object[]
  /** The Atom feed of what the page lists; `href` is a path of this site. */
  feed?: { title: string; href: string }
  /** Whose page it is, where it is not the studio's own. */
  siteName?: string
  /** What it can be read in; all languages unless told. */
  pageLanguages?: readonly Language[]
  /** A style sheet of its own beside that of the site. */
  stylesheet?: string
}

interface MetaArgs {
  data: unknown
  error?: unknown
  matches: readonly ({ id: string; data: unknown } | undefined)[]
  location: { pathname: string; search: string }
}

export interface MetaChoices {
  /** 'noindex' for what belongs to one visitor or is not finished. */
  robots?: 'noindex'
  /** The title as it is, without the studio's name behind it. */
  wholeTitle?: boolean
}

const SHARE_IMAGE = '/media/share/default.png'

function address(origin: string, pathname: string, query: Record<string, string | undefined>) {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return `${origin}${pathname}${search.size > 0 ? `?${search}` : ''}`
}

/**
 * The page's own address and the one in each language; a page without a language in its address
 * asks the browser.
 */
function addresses(
  facts: PageFacts,
  { origin, location }: { origin: string; location: MetaArgs['location'] },
): MetaDescriptor[] {
  const query = facts.canonicalQuery ?? {}
  const asked = readLanguage(new URLSearchParams(location.search).get('lng'))
  const languages = facts.pageLanguages ?? LANGUAGES
  // Without a language, one that is not written in all leads on who wants another.
  const always = languages.length < LANGUAGES.length ? languages[0] : undefined
  const lng = languages.find((language) => language === asked) ?? always
  const at = (language?: string) => address(origin, location.pathname, { ...query, lng: language })
  return [
    { tagName: 'link', rel: 'canonical', href: at(lng) },
    ...languages.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: at(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at(always) },
    { property: 'og:url', content: at(lng) },
  ]
}

/** Languages with the territory that Open Graph wants with them. */
const OG_LOCALES: Record<Language, string> = {
  en: 'en_US',
  sv: 'sv_SE',
  nl: 'nl_NL',
  pl: 'pl_PL',
}

/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 160

/** A description that is shown whole: the words that fit. */
function shortDescription(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_DESCRIPTION - 1))}…`
}

function sharing(facts: PageFacts, chrome: Chrome): MetaDescriptor[] {
  const image = `${chrome.origin}${facts.shareImage ?? SHARE_IMAGE}`
  const others = (facts.pageLanguages ?? LANGUAGES).filter((code) => code !== chrome.language)
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: facts.siteName ?? brand.name },
    { property: 'og:locale', content: OG_LOCALES[chrome.language] },
    ...others.map((code) => ({ property: 'og:locale:alternate', content: OG_LOCALES[code] })),
    { property: 'og:title', content: facts.title },
    ...(facts.description
      ? [{ property: 'og:description', content: shortDescription(facts.description) }]
      : []),
    // Every such picture has this size (app/shell/sharing-picture.ts).
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: facts.title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/**
 * Titles, description, canonical and language alternates, Open Graph and card (spec §9 'Page
 * metadata defaults') of every page.
 */
export function pageMeta(
  { data, error, matches, location }: MetaArgs,
  { robots, wholeTitle }: MetaChoices = {},
): MetaDescriptor[] {
  const chrome = matches.find((match) => match?.id === 'root')?.data as Chrome | undefined
  const facts = data as PageFacts | undefined
  if (!facts || error) {
    const title = chrome?.errorTitles[errorKind(error)]
    return [
      { title: title ? `${title} · ${brand.name}` : brand.name },
      { name: 'robots', content: 'noindex' },
    ]
  }
  const head = [
    { title: wholeTitle ? facts.title : `${facts.title} · ${facts.siteName ?? brand.name}` },
    ...(facts.stylesheet
      ? [{ tagName: 'link' as const, rel: 'stylesheet', href: facts.stylesheet }]
      : []),
    ...(facts.description
      ? [{ name: 'description', content: shortDescription(facts.description) }]
      : []),
  ]
  if (robots || !chrome) return [...head, { name: 'robots', content: 'noindex' }]
  const structured = (facts.structuredData ?? []).map(
    (object) =>
      ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } }) as MetaDescriptor,
  )
  const feed = facts.feed
    ? [
        {
          tagName: 'link' as const,
          rel: 'alternate',
          type: 'application/atom+xml',
          title: facts.feed.title,
          href: chrome.origin + facts.feed.href,
        },
      ]
    : []
  return [
    ...head,
    ...feed,
    ...addresses(facts, { origin: chrome.origin, location }),
    ...sharing(facts, chrome),
    ...structured,
  ]
}
