import { beforeAll, describe, expect, test } from 'vitest'
import { seededOffers } from '../../../tests/factories/offers'
import { SPEEDS } from '../catalog/catalog.rules'
import { needOptions, OTHER, typeOptions, type Answers } from './answers.rules'
import {
  ALL_NEEDS,
  asksForBrand,
  helpFor,
  NEEDS,
  PROJECT_TYPES,
  scopesOf,
  type Need,
  type Offer,
} from './offers.rules'
import { chooseQuote, priceLine, speedFor, totalDays, type Outcome } from './quote.rules'
import { workingDaysUntil } from '../ground/working-days.rules'

const TODAY = new Date('2026-11-23T09:00:00Z')
let offers: readonly Offer[]

beforeAll(async () => {
  offers = await seededOffers()
})

type Quote = Extract<Outcome, { kind: 'quote' }>

function quoteFor(answers: Answers, catalog = offers): Quote {
  const outcome = chooseQuote(answers, catalog, TODAY)
  if (outcome.kind !== 'quote') throw new Error(`no quote but ${outcome.reason}`)
  return outcome
}

const slugs = ({ lines }: Quote) => lines.map(({ offer }) => offer.slug)
const codes = ({ lines }: Quote) =>
  lines.map(({ offer, addOns }) =>
    addOns.map(({ id }) => offer.addOns.find((addOn) => addOn.id === id)?.code),
  )
const cost = ({ lines }: Quote, currency = 'USD') =>
  lines.reduce((sum, line) => sum + priceLine(line, currency)!.amount, 0)

describe('the table of what answers what', () => {
  test('names services and add-ons that the shop has', () => {
    const solutions = PROJECT_TYPES.flatMap((type) => scopesOf(type).flatMap(([, list]) => list))
    const named = [
      ...solutions.flatMap(({ slug, addOns }) => [
        [slug, undefined],
        ...addOns.map((code) => [slug, code]),
      ]),
      ...ALL_NEEDS.flatMap((need) => Object.entries(helpFor(need).addOns ?? {})),
      ...ALL_NEEDS.flatMap((need) =>
        [
          helpFor(need).service?.slug,
          ...(helpFor(need).service?.beside ?? []),
          ...(helpFor(need).within ?? []),
        ].flatMap((slug) => (slug ? [[slug, undefined]] : [])),
      ),
    ]
    const unknown = named.filter(([slug, code]) => {
      const offer = offers.find((one) => one.slug === slug)
      return !offer || (code !== undefined && !offer.addOns.some((addOn) => addOn.code === code))
    })
    expect(unknown).toEqual([])
  })

  test('has a need for nothing that no project can want', () => {
    const reachable = new Set(typeOptions(offers).flatMap((type) => needOptions({ type }, offers)))
    expect(Object.keys(NEEDS).filter((need) => !reachable.has(need as Need))).toEqual([])
  })
})

describe('a quote', () => {
  const site: Answers = {
    type: 'website',
    platform: 'advise',
    style: 'advise',
    needs: [],
    pace: 'standard',
    scope: 'pages-8',
    brand: 'have',
  }

  test('of what nobody has a wish about is the cheapest service that does it', () => {
    const quote = quoteFor(site)
    expect(slugs(quote)).toEqual(['webflow-company-site'])
    expect(cost(quote)).toBe(490_000)
    expect(quote.alternatives.map(({ slug }) => slug)[0]).toBe('react-marketing-site')
  })

  test('of questions that were not asked yet is that of no wishes at the usual pace', () => {
    expect(quoteFor({ type: 'website', scope: 'pages-8' })).toEqual(quoteFor(site))
  })

  test('keeps to a platform and a style that were chosen, and says so', () => {
    const quote = quoteFor({ ...site, platform: 'React', style: 'Full code' })
    expect(slugs(quote)).toEqual(['react-marketing-site'])
    expect(quote.lines[0]!.because.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'scope pages-8',
      'platform React',
      'style Full code',
    ])
  })

  test('has what was wanted beside it: an add-on where the service has one, else a service', () => {
    const quote = quoteFor({ ...site, needs: ['copy', 'multilingual', 'analytics'], brand: 'logo' })
    expect(slugs(quote)).toEqual([
      'webflow-company-site',
      'website-copy-pack',
      'privacy-friendly-analytics',
      'logo-sprint',
    ])
    expect(codes(quote)).toEqual([['webflow-second-language'], ['second-language'], [], []])
    expect(cost(quote)).toBe(490_000 + 89_000 + 129_000 + 54_000 + 98_000 + 89_000)
  })

  test('prefers the service that leaves least open to the cheapest one', () => {
    const shop: Answers = { ...site, type: 'shop', scope: 'products-40' }
    expect(slugs(quoteFor(shop))).toEqual(['shopify-store-launch'])
    expect(slugs(quoteFor({ ...shop, needs: ['seo'] }))).toEqual([
      'woocommerce-store',
      'search-foundation',
    ])
    expect(quoteFor({ ...site, platform: 'Webflow', needs: ['accessibility'] }).notes).toEqual([
      { kind: 'unmet', need: 'accessibility' },
    ])
  })

  test('is of the cheapest service that does it, wherever it stands in the list', () => {
    const at = (amount: number) =>
      offers.map((offer) =>
        offer.slug === 'react-marketing-site'
          ? { ...offer, prices: [{ currency: 'USD', amount }] }
          : offer,
      )
    expect(slugs(quoteFor(site, at(489_999)))).toEqual(['react-marketing-site'])
    expect(slugs(quoteFor(site, at(490_001)))).toEqual(['webflow-company-site'])
    expect(slugs(quoteFor(site, at(490_000)))).toEqual(['webflow-company-site'])
  })

  test('in several languages has a second one without a tick, and says what it leaves out', () => {
    const quote = quoteFor({ ...site, languages: ['en', 'sv', 'nl'] })
    expect(codes(quote)).toEqual([['webflow-second-language']])
    expect(quote.notes).toEqual([{ kind: 'third-language' }])
    const magazine = quoteFor({ ...site, scope: 'magazine', languages: ['en', 'sv', 'nl', 'pl'] })
    expect([slugs(magazine), magazine.notes]).toEqual([
      ['wordpress-editorial-site', 'four-language-content'],
      [],
    ])
  })

  test('in two languages has the second one once, for what is built and for its words', () => {
    const two = { languages: ['en', 'sv'] as Answers['languages'] }
    const quote = quoteFor({ ...site, ...two, needs: ['analytics', 'copy'] })
    expect(slugs(quote)).toEqual([
      'webflow-company-site',
      'privacy-friendly-analytics',
      'website-copy-pack',
    ])
    expect(codes(quote)).toEqual([['webflow-second-language'], [], ['second-language']])
    expect(quote.lines[0]!.addOns[0]!.because).toEqual({ kind: 'languages', value: '2' })
    expect(quote.notes).toEqual([])
    expect(codes(quoteFor({ type: 'content', scope: 'copy-6', ...two }))).toEqual([
      ['second-language'],
    ])
    expect(codes(quoteFor({ ...site, languages: ['sv'] }))).toEqual([[]])
    const untranslated = offers.map((offer) =>
      offer.slug === 'website-copy-pack' ? { ...offer, addOns: [] } : offer,
    )
    expect(codes(quoteFor({ ...site, ...two, needs: ['copy'] }, untranslated))).toEqual([
      ['webflow-second-language'],
      [],
    ])
    const ticked = quoteFor({ ...site, ...two, needs: ['multilingual'] })
    expect(codes(ticked)).toEqual([['webflow-second-language']])
    expect(ticked.lines[0]!.addOns[0]!.because).toEqual({ kind: 'need', value: 'multilingual' })
  })

  test('has a service that two answers ask for once, for both reasons', () => {
    const { lines } = quoteFor({ type: 'branding', scope: 'logo', brand: 'logo' })
    expect(lines).toHaveLength(1)
    expect(lines[0]!.because).toEqual([
      { kind: 'scope', value: 'logo' },
      { kind: 'brand', value: 'logo' },
    ])
  })

  test('leaves out a brand that is not on sale', () => {
    const catalog = offers.map((offer) =>
      offer.slug === 'logo-sprint' ? { ...offer, available: false } : offer,
    )
    expect(slugs(quoteFor({ ...site, brand: 'logo' }, catalog))).toEqual(['webflow-company-site'])
    expect(slugs(quoteFor({ ...site, brand: 'identity' }, catalog))).toEqual([
      'webflow-company-site',
      'brand-identity-starter',
    ])
  })

  test('says what is wanted and part of the service anyway', () => {
    expect(quoteFor({ ...site, scope: 'magazine', needs: ['migration'] }).notes).toEqual([
      { kind: 'within', need: 'migration' },
    ])
  })

  test('says why each line is there', () => {
    const quote = quoteFor({ ...site, needs: ['analytics'], brand: 'logo' })
    expect(quote.lines.map(({ because }) => because)).toEqual([
      [{ kind: 'scope', value: 'pages-8' }],
      [{ kind: 'need', value: 'analytics' }],
      [{ kind: 'brand', value: 'logo' }],
    ])
    const larger = quoteFor({ ...site, scope: 'pages-10' })
    expect(larger.lines[0]!.addOns.map(({ because }) => because)).toEqual([
      { kind: 'scope', value: 'pages-10' },
    ])
  })

  test('names up to three other services of its kind, those of the same size first', () => {
    expect(quoteFor(site).alternatives.map(({ slug }) => slug)).toEqual([
      'react-marketing-site',
      'framer-landing-page',
      'portfolio-site',
    ])
    const catalog = offers.map((offer) =>
      offer.slug === 'framer-landing-page' ? { ...offer, available: false } : offer,
    )
    expect(quoteFor(site, catalog).alternatives.map(({ slug }) => slug)).toEqual([
      'react-marketing-site',
      'portfolio-site',
      'wordpress-editorial-site',
    ])
  })

  test('keeps a day that just comes in time, and says how many working days there were', () => {
    const quote = quoteFor({ ...site, date: '2026-12-14' })
    expect(quote.notes).toEqual([{ kind: 'date-met', date: '2026-12-14', days: 15, left: 15 }])
    expect(quoteFor({ ...site, date: '2026-12-11' }).notes).toEqual([
      { kind: 'date-missed', date: '2026-12-11', days: 15, left: 14 },
    ])
  })

  test('is a talk where its services have no currency in common', () => {
    const catalog = offers.map((offer) => ({
      ...offer,
      addOns: offer.addOns.map((addOn) => ({ ...addOn, prices: [] })),
    }))
    expect(chooseQuote({ ...site, scope: 'pages-14' }, catalog, TODAY)).toEqual({
      kind: 'talk',
      reason: 'sold-out',
    })
    expect(chooseQuote({ type: 'website' }, offers, TODAY)).toEqual({
      kind: 'talk',
      reason: 'other',
    })
  })

  test('counts what runs side by side once, and what waits for another after it', () => {
    const quote = quoteFor({ ...site, needs: ['copy', 'analytics'], brand: 'logo' })
    expect(quote.lines.map(({ phase }) => phase)).toEqual(['main', 'first', 'last', 'first'])
    expect(quote.workingDays).toBe(6 + 15 + 4)
  })

  test('is as fast as each service allows, and says which one is slower', () => {
    const quote = quoteFor({ ...site, needs: ['analytics'], pace: 'rush' })
    expect(quote.lines.map(({ speed }) => speed)).toEqual(['express', 'rush'])
    expect(quote.notes).toEqual([
      { kind: 'slower', slug: 'webflow-company-site', speed: 'express' },
    ])
    expect(cost(quote)).toBe(Math.round(490_000 * 1.25) + Math.round(98_000 * 1.5))
  })

  test('at the usual pace says of nothing that it is slower', () => {
    const catalog = offers.map((offer) => ({
      ...offer,
      speeds: offer.speeds.map((speed) => ({ ...speed, code: 'express' })).slice(0, 1),
    }))
    const quote = quoteFor({ ...site, pace: 'standard' }, catalog)
    expect([quote.lines[0]!.speed, quote.notes]).toEqual(['express', []])
  })

  test.each([
    ['2026-12-14', 'standard', 'date-met'],
    ['2026-12-10', 'express', 'date-met'],
    ['2026-11-30', 'express', 'date-missed'],
  ])('by %s takes the cheapest speed that keeps it', (date, speed, note) => {
    const quote = quoteFor({ ...site, pace: 'date', date })
    expect([quote.lines[0]!.speed, quote.notes[0]!.kind]).toEqual([speed, note])
  })

  test('is a talk for what is larger, and for what is not on sale', () => {
    expect(chooseQuote({ ...site, scope: OTHER }, offers, TODAY)).toEqual({
      kind: 'talk',
      reason: 'other',
    })
    expect(
      chooseQuote(
        site,
        offers.map((offer) => ({ ...offer, available: false })),
        TODAY,
      ),
    ).toEqual({ kind: 'talk', reason: 'sold-out' })
  })
})

test('what there is of a brand is asked for what is built alone', () => {
  expect(PROJECT_TYPES.filter(asksForBrand)).toEqual(['website', 'shop', 'app'])
  expect(asksForBrand(undefined)).toBe(false)
})

test('the same answers come to the same quote', () => {
  const answers: Answers = {
    type: 'shop',
    platform: 'advise',
    style: 'advise',
    needs: ['copy', 'seo'],
    pace: 'express',
    scope: 'products-60',
    brand: 'identity',
  }
  expect(quoteFor(answers)).toEqual(quoteFor({ ...answers }))
})

test('a speed that is not offered gives way to the next slower one', () => {
  const framer = offers.find(({ slug }) => slug === 'framer-landing-page')!
  const portfolio = offers.find(({ slug }) => slug === 'portfolio-site')!
  expect(SPEEDS.map((pace) => speedFor(framer, pace))).toEqual(['standard', 'express', 'rush'])
  expect(SPEEDS.map((pace) => speedFor(portfolio, pace))).toEqual([
    'standard',
    'express',
    'express',
  ])
  expect(speedFor({ ...framer, speeds: [] }, 'rush')).toBe('standard')
  expect(totalDays([])).toBe(0)
})

test.each([
  ['2026-11-23', 0],
  ['2026-11-24', 1],
  ['2026-11-27', 4],
  ['2026-11-29', 4],
  ['2026-11-30', 5],
  ['2026-11-01', 0],
])('until %s there are %i working days', (date, days) => {
  expect(workingDaysUntil(date, TODAY)).toBe(days)
})
