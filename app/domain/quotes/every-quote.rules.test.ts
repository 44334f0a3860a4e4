import { beforeAll, expect, test } from 'vitest'
import { seededOffers } from '../../../tests/factories/offers'
import { CURRENCIES, isSpeed } from '../catalog/catalog.rules'
import {
  needOptions,
  PACES,
  platformOptions,
  scopeOptions,
  styleOptions,
  typeOptions,
  type Answers,
} from './answers.rules'
import { asksForBrand, BRANDS, type Need, type Offer } from './offers.rules'
import { chooseQuote, currenciesOf, lineDays, priceLine } from './quote.rules'

const TODAY = new Date('2026-11-23T09:00:00Z')
let offers: readonly Offer[]

beforeAll(async () => {
  offers = await seededOffers()
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
