import { describe, expect, test } from 'vitest'
import type { Offer } from './offers.rules'
import { currenciesOf, lineDays, priceLine } from './quote.rules'
import {
  amountsToday,
  readStoredQuote,
  storeLine,
  totalToday,
  type StoredLine,
} from './stored-quote.rules'

const offer: Offer = {
  ...{ id: 7, slug: 'logo-sprint', category: 'Branding', platform: 'Custom', codeLevel: 'No-code' },
  ...{ available: true, milestonePayment: true, price: 90_000 },
  prices: [
    { currency: 'USD', amount: 90_000 },
    { currency: 'EUR', amount: 80_000 },
  ],
  speeds: [
    { code: 'standard', workingDays: 5, surchargePercent: 0 },
    { code: 'rush', workingDays: 2, surchargePercent: 50 },
  ],
  addOns: [
    { id: 1, code: 'social-kit', workingDays: 1, prices: [{ currency: 'USD', amount: 20_000 }] },
    { id: 2, code: 'motion-logo', workingDays: 3, prices: [{ currency: 'USD', amount: 30_000 }] },
  ],
}
const because = [{ kind: 'scope' as const, value: 'logo' }]
const need = { kind: 'need' as const, value: 'social' }

test('a line is kept with its price, its days and its names', () => {
  const line = {
    ...{ offer, phase: 'first' as const, speed: 'rush', because },
    addOns: [
      { id: 2, because: need },
      { id: 1, because: because[0]! },
    ],
  }
  const price = {
    ...{ base: 90_000, surcharge: 45_000, amount: 185_000 },
    addOns: [
      { id: 2, amount: 30_000 },
      { id: 1, amount: 20_000 },
    ],
  }
  expect(
    storeLine(line, price, { name: 'Logosprint', addOnName: (id) => `Tillval ${id}` }),
  ).toEqual({
    ...{ productId: 7, slug: 'logo-sprint', name: 'Logosprint', phase: 'first', speed: 'rush' },
    ...{ because, milestonePayment: true, workingDays: 2 + 3 + 1 },
    ...{ base: 90_000, surcharge: 45_000, amount: 185_000 },
    addOns: [
      { id: 2, name: 'Tillval 2', amount: 30_000, because: need },
      { id: 1, name: 'Tillval 1', amount: 20_000, because: because[0] },
    ],
  })
})

describe('a line', () => {
  test('takes the days of its speed and of the add-ons that it has', () => {
    const days = (speed: string, ...ids: number[]) =>
      lineDays({ offer, phase: 'main', speed, addOns: ids.map((id) => ({ id })) })
    expect([days('standard'), days('rush', 2), days('standard', 1), days('rush', 1, 2)]).toEqual([
      5, 5, 6, 6,
    ])
    expect([days('express'), days('express', 1)]).toEqual([0, 1])
  })

  test('can be paid in what all of it has a price in', () => {
    const line = (...ids: number[]) => ({ offer, speed: 'rush', addOns: ids.map((id) => ({ id })) })
    expect(currenciesOf([line()])).toEqual(['USD', 'EUR'])
    expect(currenciesOf([line(), line(1)])).toEqual(['USD'])
    expect(currenciesOf([line(), line()], ['EUR', 'SEK'])).toEqual(['EUR'])
    expect(currenciesOf([line(3)])).toEqual([])
  })

  test('has no price with an add-on that there is not', () => {
    expect(priceLine({ offer, speed: 'rush', addOns: [{ id: 1 }] }, 'USD')).toEqual({
      ...{ base: 90_000, surcharge: 45_000, amount: 155_000 },
      addOns: [{ id: 1, amount: 20_000 }],
    })
    expect(priceLine({ offer, speed: 'rush', addOns: [{ id: 3 }] }, 'USD')).toBeNull()
    expect(priceLine({ offer, speed: 'express', addOns: [] }, 'USD')).toMatchObject({
      surcharge: 0,
    })
  })
})

describe('what a row keeps', () => {
  const stored = { lines: [{ productId: 7 }], notes: [], workingDays: 5, alternatives: [8] }

  test('is an issued quote', () => {
    expect(readStoredQuote(stored)).toBe(stored)
  })

  test.each([
    ...[null, undefined, 7, 'quote', {}, []],
    { ...stored, lines: [] },
    { ...stored, lines: [{}] },
    { ...stored, lines: [{ productId: '7' }] },
    { ...stored, notes: undefined },
    { ...stored, workingDays: '5' },
    { ...stored, alternatives: ['8'] },
    { ...stored, alternatives: undefined },
  ])('is none: %j', (row) => {
    expect(readStoredQuote(row)).toBeNull()
  })
})

describe('today', () => {
  const line = (changes: Partial<StoredLine> = {}) =>
    ({ productId: 7, speed: 'standard', addOns: [], ...changes }) as unknown as StoredLine
  const addOns = (...ids: number[]) => ids.map((id) => ({ id })) as StoredLine['addOns']
  const amountOf = (changes: Partial<StoredLine>, currency = 'USD', offers = [offer]) =>
    amountsToday([line(changes)], currency, offers)

  test('a line costs what the shop takes for it now', () => {
    expect(amountOf({})).toEqual([90_000])
    expect(amountOf({ speed: 'rush' })).toEqual([135_000])
    expect(amountOf({ addOns: addOns(1, 2) })).toEqual([140_000])
    expect(amountOf({}, 'EUR')).toEqual([80_000])
    expect(amountsToday([line(), line({ speed: 'rush' })], 'USD', [offer])).toEqual([
      90_000, 135_000,
    ])
  })

  test('a line that is not sold any more as it was costs nothing that can be said', () => {
    expect(amountOf({ speed: 'express' })).toEqual([null])
    expect(amountOf({ addOns: addOns(1, 3) })).toEqual([null])
    expect(amountOf({ addOns: addOns(1) }, 'EUR')).toEqual([null])
    expect(amountOf({}, 'SEK')).toEqual([null])
    expect(amountOf({ productId: 8 })).toEqual([null])
    expect(amountOf({}, 'USD', [{ ...offer, available: false }])).toEqual([null])
    expect(amountOf({}, 'USD', [])).toEqual([null])
  })

  test('all of it costs the sum, unless something is not sold any more', () => {
    expect(totalToday([])).toBe(0)
    expect(totalToday([90_000, 1, 0])).toBe(90_001)
    expect(totalToday([90_000, null])).toBeNull()
    expect(totalToday([null, 90_000])).toBeNull()
  })
})
