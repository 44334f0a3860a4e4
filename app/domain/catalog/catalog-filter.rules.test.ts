import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATEGORIES, FILTERS, PLATFORMS } from './catalog.rules'
import {
  AVAILABILITIES,
  CATALOG_SORTS,
  catalogQuery,
  chosenParts,
  DAY_STEPS,
  EVERYTHING,
  fastestSpeed,
  FILTER_PARTS,
  findOffers,
  looserFilters,
  matchesCatalogFilter,
  PRICE_STEPS,
  readCatalogFilter,
  withoutPart,
  type CatalogFilter,
  type Offer,
} from './catalog-filter.rules'

const NOTHING = {
  q: null,
  category: null,
  platform: null,
  min: null,
  max: null,
  days: null,
  availability: null,
  milestone: null,
  sort: null,
}
const read = (asked: Partial<Record<keyof CatalogFilter, string>>) =>
  readCatalogFilter({ ...NOTHING, ...asked })

const speed = (code: string, workingDays: number, surchargePercent = 0) => ({
  code,
  workingDays,
  surchargePercent,
})

function offer(id: number, changes: Partial<Offer> = {}): Offer {
  return {
    id,
    name: `Service ${id}`,
    text: '',
    category: 'Website',
    platform: 'Framer',
    price: 200_000,
    featured: false,
    availabilityStatus: 'available',
    milestonePayment: false,
    speeds: [speed('standard', 10)],
    createdAt: new Date(2026, 0, id),
    ...changes,
  }
}

const offers = [
  offer(1, {
    name: 'Landing page',
    text: 'One page in Framer',
    price: 149_000,
    featured: true,
    speeds: [speed('standard', 5), speed('rush', 2, 50)],
  }),
  offer(2, {
    name: 'Web app',
    text: 'An app with accounts',
    category: 'Application',
    platform: 'React',
    price: 1_450_000,
    milestonePayment: true,
    speeds: [speed('standard', 40), speed('express', 30, 25)],
  }),
  offer(3, {
    name: 'Event site',
    text: 'A page for an event',
    platform: 'Webflow',
    price: 240_000,
    featured: true,
    availabilityStatus: 'coming_soon',
    speeds: [speed('standard', 8), speed('rush', 4, 50)],
  }),
  offer(4, {
    name: 'Logo sprint',
    text: 'A mark in days',
    category: 'Branding',
    platform: 'Custom',
    price: 89_000,
    speeds: [speed('standard', 4)],
  }),
]
const ids = (filter: Partial<CatalogFilter>) =>
  findOffers(offers, { ...EVERYTHING, ...filter }).map(({ id }) => id)

const maybe = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: null })
const anyFilter: fc.Arbitrary<CatalogFilter> = fc.record({
  q: fc.constantFrom('', 'page', 'an app', 'zeppelin'),
  category: maybe(FILTERS.filter((value) => value !== 'all')),
  platform: maybe(PLATFORMS),
  min: maybe(PRICE_STEPS),
  max: maybe(PRICE_STEPS),
  days: maybe(DAY_STEPS),
  availability: maybe(AVAILABILITIES),
  milestone: fc.boolean(),
  sort: fc.constantFrom(...CATALOG_SORTS),
})
const anyOffers = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 999 }),
    name: fc.constantFrom('Landing page', 'Web app', 'Logo'),
    text: fc.constantFrom('', 'an app on a page', 'days'),
    category: fc.constantFrom(...CATEGORIES),
    platform: fc.constantFrom(...PLATFORMS),
    price: fc.integer({ min: 0, max: 2_000_000 }),
    featured: fc.boolean(),
    availabilityStatus: fc.constantFrom('available', 'coming_soon'),
    milestonePayment: fc.boolean(),
    speeds: fc.array(
      fc.record({
        code: fc.constantFrom('standard', 'rush'),
        workingDays: fc.integer({ min: 1, max: 60 }),
        surchargePercent: fc.integer({ min: 0, max: 50 }),
      }),
      { maxLength: 3 },
    ),
    createdAt: fc.date({ min: new Date(0), max: new Date(2_000_000_000_000), noInvalidDate: true }),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
)

describe('an address', () => {
  test('asks for everything when it says nothing, or nothing else', () => {
    expect(read({})).toEqual({ filter: EVERYTHING, unknown: [] })
    expect(
      read({
        q: ' ',
        category: 'all',
        platform: '',
        min: '',
        max: '',
        days: '',
        availability: '',
        milestone: '',
        sort: 'recommended',
      }),
    ).toEqual({ filter: EVERYTHING, unknown: [] })
  })

  test('asks in every part, in any case, and by the names of the menu', () => {
    const asked = {
      q: '  landing \n page ',
      category: 'Website Development',
      platform: 'framer',
      min: '1000',
      max: '5000',
      days: '10',
      availability: 'NOW',
      milestone: 'on',
      sort: 'Price-Up',
    }
    expect(read(asked)).toEqual({
      filter: {
        q: 'landing page',
        category: 'website',
        platform: 'Framer',
        min: 1000,
        max: 5000,
        days: 10,
        availability: 'now',
        milestone: true,
        sort: 'price-up',
      },
      unknown: [],
    })
  })

  test('names what does not exist, and is read without it', () => {
    const asked = {
      category: 'Fax machines',
      platform: 'geocities',
      min: '7',
      max: '1e9',
      days: '-5',
      availability: 'never',
      milestone: '2',
      sort: 'worst',
    }
    expect(read({ q: 'x', ...asked })).toEqual({
      filter: { ...EVERYTHING, q: 'x' },
      unknown: Object.values(asked),
    })
  })

  test('with prices the wrong way round means the range between them', () => {
    expect(read({ min: '5000', max: '1000' }).filter).toMatchObject({ min: 1000, max: 5000 })
  })

  test('never makes the reading fail, and a search stays short', () => {
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(
            Object.keys(NOTHING).map((name) => [
              name,
              fc.option(fc.string({ maxLength: 200, unit: 'grapheme' })),
            ]),
          ),
        ),
        (asked) => {
          const { filter } = readCatalogFilter(asked as typeof NOTHING)
          expect(filter.q.length).toBeLessThanOrEqual(80)
          expect(Array.isArray(findOffers(offers, filter))).toBe(true)
        },
      ),
    )
  })

  test('is written and read again as the same filter', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        fc.pre(filter.min === null || filter.max === null || filter.min <= filter.max)
        const query = new URLSearchParams(
          Object.entries(catalogQuery(filter)).filter(
            (entry): entry is [string, string] => entry[1] !== undefined,
          ),
        )
        expect(read(Object.fromEntries(query))).toEqual({ filter, unknown: [] })
      }),
    )
  })
})

describe('the filter', () => {
  test.each<[Partial<CatalogFilter>, number[]]>([
    [{ category: 'app' }, [2]],
    [{ platform: 'Custom' }, [4]],
    [{ min: 2_000 }, [3, 2]],
    [{ max: 2_000 }, [1, 4]],
    [{ min: 1_000, max: 5_000 }, [1, 3]],
    [{ days: 3 }, [1]],
    [{ days: 5 }, [1, 3, 4]],
    [{ availability: 'now' }, [1, 2, 4]],
    [{ availability: 'soon' }, [3]],
    [{ milestone: true }, [2]],
    [{ category: 'website', availability: 'now', max: 2_000 }, [1]],
    [{ category: 'app', max: 2_000 }, []],
    [{ q: 'page' }, [1, 3]],
    [{ q: 'event', days: 5 }, [3]],
  ])('%j leaves %j', (filter, left) => {
    expect(ids(filter)).toEqual(left)
  })

  test('of a price includes its bounds', () => {
    const even = offer(9, { price: 200_000 })
    expect(matchesCatalogFilter(even, { ...EVERYTHING, min: 2_000, max: 2_000 })).toBe(true)
  })

  test('leaves no more when one part is added, and all that is left fits every part', () => {
    fc.assert(
      fc.property(anyOffers, anyFilter, (list, filter) => {
        const found = findOffers(list, filter)
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
        for (const one of found)
          expect(list.includes(one) && matchesCatalogFilter(one, filter)).toBe(true)
        for (const part of FILTER_PARTS)
          expect(findOffers(list, withoutPart(filter, part)).length).toBeGreaterThanOrEqual(
            found.length,
          )
      }),
    )
  })

  test('is told by its parts, which the order is none of', () => {
    expect(chosenParts({ ...EVERYTHING, sort: 'newest' })).toEqual([])
    expect(chosenParts({ ...EVERYTHING, q: 'x', days: 5, milestone: true })).toEqual([
      'q',
      'days',
      'milestone',
    ])
    expect(withoutPart({ ...EVERYTHING, days: 5, milestone: true }, 'days')).toEqual({
      ...EVERYTHING,
      milestone: true,
    })
  })
})

describe('the order', () => {
  test.each<[CatalogFilter['sort'], number[]]>([
    ['recommended', [1, 3, 2, 4]],
    ['price-up', [4, 1, 3, 2]],
    ['price-down', [2, 3, 1, 4]],
    ['fastest', [1, 4, 3, 2]],
    ['newest', [4, 3, 2, 1]],
  ])('%s is %j', (sort, order) => {
    expect(ids({ sort })).toEqual(order)
  })

  test('puts what was looked for first where it is in the name, unless another order is asked for', () => {
    expect(ids({ q: 'page' })).toEqual([1, 3])
    expect(ids({ q: 'page', sort: 'price-down' })).toEqual([3, 1])
  })

  test('is the same however the list came, and leaves nothing out', () => {
    fc.assert(
      fc.property(anyOffers, fc.constantFrom(...CATALOG_SORTS), (list, sort) => {
        const sorted = findOffers(list, { ...EVERYTHING, sort })
        expect(findOffers([...list].reverse(), { ...EVERYTHING, sort })).toEqual(sorted)
        expect(sorted).toHaveLength(list.length)
      }),
    )
  })

  test('by speed goes by the fastest one, the cheapest of equals', () => {
    expect(
      fastestSpeed([speed('standard', 5), speed('rush', 2, 50), speed('express', 2, 25)])?.code,
    ).toBe('express')
    expect(fastestSpeed([])).toBeUndefined()
  })
})

describe('what to loosen', () => {
  const filter = { ...EVERYTHING, category: 'app', max: 2_000, availability: 'now' } as const

  test('is each part that alone stands in the way, the one that gives most first', () => {
    expect(looserFilters(offers, filter)).toEqual([
      { part: 'category', count: 2 },
      { part: 'max', count: 1 },
    ])
  })

  test('is nothing where taking one part off is not enough', () => {
    expect(looserFilters(offers, { ...filter, days: 3, platform: 'Shopify' })).toEqual([])
  })
})
