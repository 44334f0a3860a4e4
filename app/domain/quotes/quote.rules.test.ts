import { beforeAll, describe, expect, test } from 'vitest'
import { seededOffers } from '../../../tests/factories/offers'
import { CURRENCIES, isSpeed, SPEEDS } from '../catalog/catalog.rules'
import {
  needOptions,
  OTHER,
  PACES,
  platformOptions,
  scopeOptions,
  styleOptions,
  typeOptions,
  type Answers,
} from './answers.rules'
import {
  ALL_NEEDS,
  asksForBrand,
  BRANDS,
  helpFor,
  NEEDS,
  PROJECT_TYPES,
  scopesOf,
  type Need,
  type Offer,
} from './offers.rules'
import {
  chooseQuote,
  currenciesOf,
  lineDays,
  priceLine,
  speedFor,
  totalDays,
  type Outcome,
} from './quote.rules'
import { workingDaysUntil } from '../catalog/working-days.rules'

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

/** Every way through the questions that decide what is in a quote, with all sets of needs. */
function* everyAnswer(): Generator<Answers> {
  for (const type of typeOptions(offers)) {
    for (const platform of [...platformOptions({ type }, offers), 'advise' as const]) {
      for (const style of [...styleOptions({ type, platform }, offers), 'advise' as const]) {
        const needs = needOptions({ type, platform, style }, offers)
        for (const scope of scopeOptions({ type, platform, style }, offers)) {
          for (let set = 0; set < 2 ** needs.length; set++)
            yield {
              type,
              platform,
              style,
              scope,
              needs: needs.filter((_, index) => set & (1 << index)),
            }
        }
      }
    }
  }
}

/** What is wrong with the quote for some answers. */
function flaws(answers: Answers, index: number): string[] {
  const pace = PACES[index % PACES.length]!
  const whole: Answers = {
    ...answers,
    pace,
    brand: asksForBrand(answers.type) ? BRANDS[index % BRANDS.length] : undefined,
    date:
      pace === 'date' || index % 5 === 0
        ? `2026-12-${String(1 + (index % 28)).padStart(2, '0')}`
        : undefined,
    languages: (['en', 'sv', 'nl'] as const).slice(0, index % 4),
  }
  const outcome = chooseQuote(whole, offers, TODAY)
  if (outcome.kind !== 'quote') return [`no quote: ${outcome.reason}`]
  const { lines, notes, workingDays } = outcome
  const said = new Set(notes.flatMap((note) => ('need' in note ? [note.need] : [])))
  const reasons = lines.flatMap((line) => [
    ...line.because,
    ...line.addOns.map(({ because }) => because),
  ])
  const answered = (need: Need) =>
    said.has(need) || reasons.some((reason) => reason.kind === 'need' && reason.value === need)
  return [
    ...lines
      .filter(({ offer }) => !offer.available)
      .map(({ offer }) => `${offer.slug} is not on sale`),
    ...lines
      .filter((line) => line.because.length === 0)
      .map(({ offer }) => `${offer.slug} has no reason`),
    ...lines
      .filter(
        ({ offer, speed }) => !isSpeed(speed) || !offer.speeds.some(({ code }) => code === speed),
      )
      .map(({ offer, speed }) => `${offer.slug} has no ${speed}`),
    ...lines
      .filter(({ offer, addOns }) =>
        addOns.some(({ id }) => !offer.addOns.some((addOn) => addOn.id === id)),
      )
      .map(({ offer }) => `${offer.slug} with a strange add-on`),
    ...lines
      .filter(({ addOns }) => new Set(addOns.map(({ id }) => id)).size < addOns.length)
      .map(({ offer }) => `${offer.slug} with an add-on twice`),
    ...(new Set(lines.map(({ offer }) => offer.id)).size < lines.length ? ['a service twice'] : []),
    ...(currenciesOf(lines).length < CURRENCIES.length ? ['a currency without a price'] : []),
    ...CURRENCIES.filter((currency) =>
      lines.some((line) => !((priceLine(line, currency)?.amount ?? 0) > 0)),
    ).map((currency) => `no amount in ${currency}`),
    ...(workingDays > 0 && workingDays >= Math.max(...lines.map(lineDays))
      ? []
      : [`${workingDays} working days`]),
    ...(answers.needs ?? [])
      .filter((need) => !answered(need))
      .map((need) => `nothing about ${need}`),
  ]
}

test('every way through the wizard ends in a sound quote', () => {
  const broken: string[] = []
  let count = 0
  for (const answers of everyAnswer()) {
    for (const flaw of flaws(answers, count))
      if (broken.length < 20) broken.push(`${JSON.stringify(answers)}: ${flaw}`)
    count++
  }
  expect(broken).toEqual([])
  expect(count).toBeGreaterThan(2000)
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
