import { FILTERS, PLATFORMS, type Platform } from '~/domain/catalog/catalog.rules'
import {
  AVAILABILITIES,
  CATALOG_SORTS,
  catalogQuery,
  chosenParts,
  DAY_STEPS,
  findOffers,
  looserFilters,
  PRICE_STEPS,
  readCatalogFilter,
  SERVICES_PER_PAGE,
  withoutPart,
  type CatalogFilter,
  type FilterPart,
} from '~/domain/catalog/catalog-filter.rules'
import { listOffers, type CatalogOffer } from '~/domain/catalog/offers.server'
import { formatStep, toOfferCard } from '~/domain/catalog/product-view.server'
import { paths } from '~/paths'
import { keepContent } from '~/platform/db/kept-content.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { foundPlace, readPage, readPlace, rowsAt, type Place } from '~/platform/paging'
import { leftOutNotice, quoteWord } from '~/storefront/filter-texts.server'

const hrefOf = (filter: CatalogFilter, place: Pick<Place, 'after' | 'before'> = {}) =>
  paths.shop({ ...catalogQuery(filter), ...place })

/** A part of a filter in words, as it stands beside the list and can be taken off. */
function partName(part: FilterPart, filter: CatalogFilter, language: Language): string {
  const t = translator(language, 'shop')
  const amount = (dollars: number | null) => formatStep(dollars ?? 0, language)
  const names: Record<FilterPart, () => string> = {
    q: () => quoteWord(filter.q, language),
    category: () => t(`catalog.filter.${filter.category ?? 'all'}`),
    platform: () => t(`platform.${filter.platform ?? 'Custom'}`),
    min: () => t('catalog.chosen.min', { amount: amount(filter.min) }),
    max: () => t('catalog.chosen.max', { amount: amount(filter.max) }),
    days: () => t('catalog.days', { count: filter.days ?? 0 }),
    availability: () => t(`catalog.availabilities.${filter.availability ?? 'now'}`),
    milestone: () => translator(language, 'ui')('product.milestonePay'),
  }
  return names[part]()
}

/**
 * The categories as links that keep the rest of the filter: all of them, whatever is sold (spec
 * §2.3).
 */
function toCategories(filter: CatalogFilter, language: Language) {
  const t = translator(language, 'shop')
  return FILTERS.map((value) => {
    const category = value === 'all' ? null : value
    return {
      label: t(`catalog.filter.${value}`),
      href: hrefOf({ ...filter, category }),
      current: category === filter.category,
    }
  })
}

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects(filter: CatalogFilter, offers: readonly CatalogOffer[], language: Language) {
  const t = translator(language, 'shop')
  const query = catalogQuery(filter)
  const isSold = (platform: Platform) =>
    platform === filter.platform || offers.some((offer) => offer.platform === platform)
  const amounts = PRICE_STEPS.map((dollars) => ({
    value: String(dollars),
    label: formatStep(dollars, language),
  }))
  const [usual, ...sorts] = CATALOG_SORTS
  return [
    {
      name: 'sort',
      label: t('catalog.sortBy'),
      value: query.sort ?? null,
      placeholder: t(`catalog.sort.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`catalog.sort.${value}`) })),
    },
    {
      name: 'platform',
      label: t('product.platform'),
      value: filter.platform,
      options: PLATFORMS.filter(isSold).map((value) => ({ value, label: t(`platform.${value}`) })),
    },
    {
      name: 'min',
      label: t('catalog.min'),
      value: query.min ?? null,
      placeholder: t('catalog.anyPrice'),
      options: amounts,
    },
    {
      name: 'max',
      label: t('catalog.max'),
      value: query.max ?? null,
      placeholder: t('catalog.anyPrice'),
      options: amounts,
    },
    {
      name: 'days',
      label: t('product.deliveryTime'),
      value: query.days ?? null,
      placeholder: t('catalog.anyTime'),
      options: DAY_STEPS.map((count) => ({
        value: String(count),
        label: t('catalog.days', { count }),
      })),
    },
    {
      name: 'availability',
      label: t('catalog.availability'),
      value: filter.availability,
      options: AVAILABILITIES.map((value) => ({
        value,
        label: t(`catalog.availabilities.${value}`),
      })),
    },
  ]
}

/** Why the list is not quite what the address asks for. */
function toNotices(unknown: string[], strayed: boolean, language: Language): string[] {
  const leftOut = leftOutNotice(unknown, language)
  return [
    ...(leftOut ? [leftOut] : []),
    ...(strayed ? [translator(language, 'lists')('page')] : []),
  ]
}

function readFilter(query: URLSearchParams) {
  const ask = (name: keyof CatalogFilter) => query.get(name)
  return readCatalogFilter({
    q: ask('q'),
    category: ask('category'),
    platform: ask('platform'),
    min: ask('min'),
    max: ask('max'),
    days: ask('days'),
    availability: ask('availability'),
    milestone: ask('milestone'),
    sort: ask('sort'),
  })
}

/**
 * The part of the services that a place asks for; one that leads to nothing is answered with the
 * first page, and said to have strayed.
 */
async function toCatalogPage(hits: CatalogOffer[], place: Place) {
  const read = (at: Place) => rowsAt(hits, at, SERVICES_PER_PAGE)
  const page = await readPage(place, SERVICES_PER_PAGE, read)
  const from = hits.findIndex(({ id }) => id === page.rows[0]?.id) + 1
  return { ...page, from, to: from + page.rows.length - 1 }
}

async function loadCatalogPage(query: URLSearchParams, language: Language) {
  const t = translator(language, 'shop')
  const offers = await listOffers(language)
  const { filter, unknown } = readFilter(query)
  const hits = findOffers(offers, filter)
  const place = readPlace(query)
  const { rows, before, after, strayed, from, to } = await toCatalogPage(hits, place)
  const heading =
    filter.category === null ? t('catalog.title') : t(`catalog.filter.${filter.category}`)
  const without = (part: FilterPart) => ({
    label: partName(part, filter, language),
    href: hrefOf(withoutPart(filter, part)),
  })
  return {
    title: filter.q === '' ? heading : t('catalog.searchTitle', { query: filter.q, heading }),
    heading,
    description: t('catalog.lead'),
    shareImage: '/media/share/shop.jpg',
    canonicalQuery: { ...catalogQuery(filter), q: undefined, ...foundPlace(place, { strayed }) },
    empty: offers.length === 0,
    notices: toNotices(unknown, strayed, language),
    categories: toCategories(filter, language),
    filters: {
      q: filter.q,
      selects: toSelects(filter, offers, language),
      milestone: filter.milestone,
      kept: { category: filter.category ?? undefined },
    },
    chosen: chosenParts(filter).map(without),
    looser:
      hits.length > 0
        ? []
        : looserFilters(offers, filter).map(({ part, count }) => ({
            ...without(part),
            count: t('catalog.count', { count }),
          })),
    products: rows.map((offer) => toOfferCard(offer, language)),
    count: hits.length,
    pages: {
      previousHref: before === null ? null : hrefOf(filter, { before }),
      nextHref: after === null ? null : hrefOf(filter, { after }),
      summary: t('catalog.range', { from, to, total: hits.length }),
    },
  }
}

/** The catalog: the page of services that the query of an address asks for. */
export const readCatalogPage = keepContent((search: string, language: Language) =>
  loadCatalogPage(new URLSearchParams(search), language),
)
