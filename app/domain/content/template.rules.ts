import { TEMPLATE_SORTS, type TemplateSort } from './content.rules'

/** How many templates a page lists, and the home page shows (spec §7, §9). */
export const TEMPLATES_PER_PAGE = 12

/** The platforms of spec §3 by their own names, which no language changes. */
export const TEMPLATE_PLATFORMS: Record<string, string> = {
  framer: 'Framer',
  webflow: 'Webflow',
  figma: 'Figma',
  wix: 'Wix',
  wordpress: 'WordPress',
  react: 'React',
  nextjs: 'Next.js',
  vue: 'Vue',
  angular: 'Angular',
  shopify: 'Shopify',
}

export const TEMPLATE_TYPES = [
  'landing_page',
  'portfolio',
  'saas',
  'ecommerce',
  'blog',
  'corporate',
  'agency',
  'personal',
] as const
type TemplateType = (typeof TEMPLATE_TYPES)[number]

/** 'free', or otherwise premium (spec §3). */
export const TEMPLATE_PRICES = ['free', 'premium'] as const
type TemplatePrice = (typeof TEMPLATE_PRICES)[number]

export const TEMPLATE_BADGES = [
  'accessible',
  'fast',
  'responsive',
  'multilingual',
  'well-documented',
  'editor-friendly',
] as const
/** How many of the studio's review badges a card shows (spec §3). */
export const SHOWN_BADGES = 2

export interface TemplateFilter {
  platform: string | null
  type: TemplateType | null
  price: TemplatePrice | null
  /** Only the studio's own picks. */
  pick: boolean
  sort: TemplateSort
}

type Asked = Record<keyof TemplateFilter, string | null>

const PICK = ['1', 'on', 'true']

/**
 * The filter and order that an address asks for. A value that does not exist is left out and named
 * in `unknown`.
 */
export function readTemplateFilter(asked: Asked): { filter: TemplateFilter; unknown: string[] } {
  const words = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, value?.trim().toLowerCase() ?? '']),
  ) as Record<keyof TemplateFilter, string>
  const one = <Value extends string>(values: readonly Value[], word: string) =>
    values.find((value) => value === word) ?? null
  const found = {
    platform: one(Object.keys(TEMPLATE_PLATFORMS), words.platform),
    type: one(TEMPLATE_TYPES, words.type),
    price: one(TEMPLATE_PRICES, words.price),
    pick: one(PICK, words.pick),
    sort: one(TEMPLATE_SORTS, words.sort),
  }
  const names = Object.keys(found) as (keyof TemplateFilter)[]
  return {
    filter: { ...found, pick: found.pick !== null, sort: found.sort ?? 'newest' },
    unknown: names.flatMap((name) =>
      words[name] && found[name] === null ? [asked[name]!.trim()] : [],
    ),
  }
}

/** Whether anything is left out by the filter; the order leaves nothing out. */
export function isFiltering({ platform, type, price, pick }: TemplateFilter) {
  return platform !== null || type !== null || price !== null || pick
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function templateQuery({ platform, type, price, pick, sort }: TemplateFilter) {
  return {
    platform: platform ?? undefined,
    type: type ?? undefined,
    price: price ?? undefined,
    pick: pick ? '1' : undefined,
    sort: sort === 'newest' ? undefined : sort,
  }
}

function isOneOf<T extends string>(values: readonly T[]) {
  return (value: string): value is T => (values as readonly string[]).includes(value)
}
export const isTemplateType = isOneOf(TEMPLATE_TYPES)
export const isTemplateBadge = isOneOf(TEMPLATE_BADGES)
