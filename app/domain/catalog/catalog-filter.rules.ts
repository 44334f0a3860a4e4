import { readSearch } from '~/domain/ground/search.rules'
import { searchTexts } from '~/domain/ground/text-search.rules'
import { onceFor } from '~/domain/ground/once-for.rules'
import {
  categoryFilter,
  isAvailable,
  PLATFORMS,
  type FilterValue,
  type Platform,
} from './catalog.rules'

/** How many services a page of the catalog lists. */
export const SERVICES_PER_PAGE = 12

/**
 * What a price can be bounded by, in whole US dollars: about as many services between any two
 * neighbors.
 */
export const PRICE_STEPS = [1_000, 2_000, 3_500, 5_000, 8_000, 12_000] as const
/** What a delivery time can be bounded by, in working days. */
export const DAY_STEPS = [3, 5, 10, 15, 20, 30] as const
/** 'now' can be ordered, 'soon' cannot yet (spec §4). */
export const AVAILABILITIES = ['now', 'soon'] as const
export const CATALOG_SORTS = ['recommended', 'price-up', 'price-down', 'fastest', 'newest'] as const
type CatalogSort = (typeof CATALOG_SORTS)[number]

/** What a service is chosen by; each part is also the name of a query parameter. */
export interface CatalogFilter {
  /** Words to look for; empty for none. */
  q: string
  category: FilterValue | null
  platform: Platform | null
  /** The whole price of a service, in US dollars. */
  min: number | null
  max: number | null
  /** Working days at its fastest speed. */
  days: number | null
  availability: (typeof AVAILABILITIES)[number] | null
  /** Only what is paid in milestones. */
  milestone: boolean
  sort: CatalogSort
}

/**
 * The parts that leave something out, in the order in which they are shown. The order of the list
 * leaves nothing out.
 */
export const FILTER_PARTS = [
  'q',
  'category',
  'platform',
  'min',
  'max',
  'days',
  'availability',
  'milestone',
] as const
export type FilterPart = (typeof FILTER_PARTS)[number]

export const EVERYTHING: CatalogFilter = {
  q: '',
  category: null,
  platform: null,
  min: null,
  max: null,
  days: null,
  availability: null,
  milestone: false,
  sort: 'recommended',
}

const YES = ['1', 'on', 'true']

type Asked = Record<keyof CatalogFilter, string | null>

/**
 * The filter and order that an address asks for (spec §2.3 for the category). A value that does not
 * exist is left out and named in `unknown`; prices the wrong way round are turned.
 */
export function readCatalogFilter(asked: Asked): { filter: CatalogFilter; unknown: string[] } {
  const word = (name: keyof Asked) => asked[name]?.trim().toLowerCase() ?? ''
  const one = <Value extends string | number>(values: readonly Value[], name: keyof Asked) =>
    values.find((value) => String(value).toLowerCase() === word(name)) ?? null
  const found = {
    category: categoryFilter(asked.category)?.value ?? null,
    platform: one(PLATFORMS, 'platform'),
    min: one(PRICE_STEPS, 'min'),
    max: one(PRICE_STEPS, 'max'),
    days: one(DAY_STEPS, 'days'),
    availability: one(AVAILABILITIES, 'availability'),
    milestone: one(YES, 'milestone'),
    sort: one(CATALOG_SORTS, 'sort'),
  }
  const turned = found.min !== null && found.max !== null && found.min > found.max
  const names = Object.keys(found) as (keyof typeof found)[]
  return {
    filter: {
      ...found,
      q: readSearch(asked.q),
      category: found.category === 'all' ? null : found.category,
      min: turned ? found.max : found.min,
      max: turned ? found.min : found.max,
      milestone: found.milestone !== null,
      sort: found.sort ?? EVERYTHING.sort,
    },
    unknown: names.flatMap((name) =>
      word(name) && found[name] === null ? [asked[name]!.trim()] : [],
    ),
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function catalogQuery(filter: CatalogFilter) {
  const { q, category, platform, min, max, days, availability, milestone, sort } = filter
  return {
    q: q || undefined,
    category: category ?? undefined,
    platform: platform ?? undefined,
    min: min?.toString(),
    max: max?.toString(),
    days: days?.toString(),
    availability: availability ?? undefined,
    milestone: milestone ? '1' : undefined,
    sort: sort === EVERYTHING.sort ? undefined : sort,
  }
}

/** The parts of a filter that leave something out. */
export function chosenParts(filter: CatalogFilter): FilterPart[] {
  return FILTER_PARTS.filter((part) => filter[part] !== EVERYTHING[part])
}

/** The same filter with one part taken off. */
export function withoutPart(filter: CatalogFilter, part: FilterPart): CatalogFilter {
  return { ...filter, [part]: EVERYTHING[part] }
}

export interface Offer {
  id: number
  name: string
  /** All that is written about it, in the visitor's language, and that a search looks into. */
  text: string
  category: string
  platform: string
  /** The whole price, integer US cents. */
  price: number
  featured: boolean
  /** Its place among the featured ones, null or nothing for the last. */
  featuredPosition?: number | null
  availabilityStatus: string
  milestonePayment: boolean
  speeds: { code: string; workingDays: number; surchargePercent: number }[]
  createdAt: Date
}

/** The speed that delivers soonest; of equals the one that adds least. */
export function fastestSpeed<Speed extends Offer['speeds'][number]>(
  speeds: Speed[],
): Speed | undefined {
  return [...speeds].sort(
    (one, other) =>
      one.workingDays - other.workingDays || one.surchargePercent - other.surchargePercent,
  )[0]
}

const CENTS = 100
const daysOf = ({ speeds }: Offer) => fastestSpeed(speeds)?.workingDays ?? Infinity

/** Whether a service is what the filter asks for, in every respect but the search. */
export function matchesCatalogFilter(
  offer: Offer,
  { category, platform, min, max, days, availability, milestone }: CatalogFilter,
) {
  return (
    (category === null || offer.category === categoryFilter(category)?.category) &&
    (platform === null || offer.platform === platform) &&
    (min === null || offer.price >= min * CENTS) &&
    (max === null || offer.price <= max * CENTS) &&
    (days === null || daysOf(offer) <= days) &&
    (availability === null || isAvailable(offer.availabilityStatus) === (availability === 'now')) &&
    (!milestone || offer.milestonePayment)
  )
}

const placeOf = ({ featured, featuredPosition }: Offer) =>
  (featured ? featuredPosition : null) ?? Number.MAX_SAFE_INTEGER
const first = (yes: boolean) => (yes ? 0 : 1)

/** Each ends in the id, so that a list has one order only. */
const ORDERS: Record<CatalogSort, (one: Offer, other: Offer) => number> = {
  recommended: (one, other) =>
    first(one.featured) - first(other.featured) ||
    placeOf(one) - placeOf(other) ||
    first(isAvailable(one.availabilityStatus)) - first(isAvailable(other.availabilityStatus)) ||
    one.id - other.id,
  'price-up': (one, other) => one.price - other.price || one.id - other.id,
  'price-down': (one, other) => other.price - one.price || one.id - other.id,
  fastest: (one, other) =>
    daysOf(one) < daysOf(other)
      ? -1
      : daysOf(one) > daysOf(other)
        ? 1
        : one.price - other.price || one.id - other.id,
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id,
}

const inOrder = onceFor((offers: readonly Offer[], sort: CatalogSort) =>
  [...offers].sort(ORDERS[sort]),
)
const asTexts = onceFor((offers: readonly Offer[], _all: null) =>
  offers.map((offer) => ({ id: offer, title: offer.name, text: offer.text })),
)

/**
 * The services that a filter lets through, in its order; what was searched for is recommended by
 * how well it fits.
 */
export function findOffers<Found extends Offer>(
  offers: readonly Found[],
  filter: CatalogFilter,
): Found[] {
  const isMatching = (offer: Offer) => matchesCatalogFilter(offer, filter)
  if (filter.q === '') return (inOrder(offers, filter.sort) as Found[]).filter(isMatching)
  const found = (searchTexts(asTexts(offers, null), filter.q) as Found[]).filter(isMatching)
  return filter.sort === 'recommended' ? found : found.sort(ORDERS[filter.sort])
}

/**
 * For a filter that leaves nothing: the parts that would have to go, each with how many services
 * there are without it, most first.
 */
export function looserFilters(
  offers: readonly Offer[],
  filter: CatalogFilter,
): { part: FilterPart; count: number }[] {
  return chosenParts(filter)
    .map((part) => ({ part, count: findOffers(offers, withoutPart(filter, part)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}
