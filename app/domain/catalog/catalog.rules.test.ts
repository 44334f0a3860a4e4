import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CATEGORIES,
  categoryFilter,
  defaultSpeed,
  FILTERS,
  priceIn,
  startingAmount,
  surcharge,
  unitAmount,
} from './catalog.rules'
import { readProductId } from './product-id.rules'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const percent = fc.integer({ min: 0, max: 300 })

describe('the category filter', () => {
  test.each([
    ['website', 'Website'],
    ['app', 'Application'],
    ['ecomm', 'E-commerce'],
    ['branding', 'Branding'],
    ['Website Development', 'Website'],
    ['App Development', 'Application'],
    ['E-commerce', 'E-commerce'],
    ['Branding', 'Branding'],
    ['Content Creation', 'Content'],
    ['AI Integration', 'AI'],
    ['Marketing', 'Marketing'],
    ['Analytics', 'Marketing'],
    ['aPPlication', 'Application'],
    ['  ai  ', 'AI'],
    ['CONTENT', 'Content'],
  ])('takes %j for %s', (value, category) => {
    expect(categoryFilter(value)).toMatchObject({ category })
  })

  test.each(['all', 'ALL', '', undefined, null])('takes %j for everything', (value) => {
    expect(categoryFilter(value)).toEqual({ value: 'all', category: null })
  })

  test.each(['web', 'shoes', '<script>', 'constructor', '__proto__', 'toString'])(
    'does not know %j',
    (value) => {
      expect(categoryFilter(value)).toBeNull()
    },
  )

  test('covers every category with one filter value', () => {
    const found = CATEGORIES.map((category) => categoryFilter(category)?.value)
    expect(new Set(found)).toEqual(new Set(FILTERS.filter((value) => value !== 'all')))
  })
})

describe('prices', () => {
  test('of one piece are the surcharged base, rounded to cents, and the add-ons', () => {
    expect(unitAmount(89_000, 25, [19_000, 12_000])).toBe(142_250)
    expect(unitAmount(101, 50, [])).toBe(152)
    expect(surcharge(89_000, 0)).toBe(0)
  })

  test('are whole cents and never fall with a faster delivery or another add-on', () => {
    fc.assert(
      fc.property(
        cents,
        percent,
        percent,
        fc.array(cents, { maxLength: 5 }),
        cents,
        (base, slow, faster, addOns, one) => {
          const amount = unitAmount(base, slow, addOns)
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(unitAmount(base, slow + faster, addOns)).toBeGreaterThanOrEqual(amount)
          expect(unitAmount(base, slow, [...addOns, one])).toBe(amount + one)
          expect(unitAmount(base, 0, [])).toBe(base)
        },
      ),
    )
  })

  test('start at the first share of a plan that is paid in parts, else at the full price', () => {
    const product = {
      price: 1_190_000,
      milestonePayment: true,
      milestones: [{ percentage: 30 }, { percentage: 70 }],
    }
    expect(startingAmount(product)).toBe(357_000)
    expect(startingAmount({ ...product, milestonePayment: false })).toBe(1_190_000)
    expect(startingAmount({ ...product, milestones: [] })).toBe(1_190_000)
    expect(startingAmount({ ...product, milestones: [{ percentage: null }] })).toBe(1_190_000)
  })

  test('never start above the full price', () => {
    fc.assert(
      fc.property(
        cents,
        fc.boolean(),
        fc.array(fc.record({ percentage: fc.integer({ min: 1, max: 100 }) })),
        (price, milestonePayment, milestones) => {
          const amount = startingAmount({ price, milestonePayment, milestones })
          expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= price).toBe(true)
        },
      ),
    )
  })

  test('are explicit in a currency; the base price is the one in US dollars', () => {
    const product = { price: 1000, prices: [{ currency: 'EUR', amount: 900 }] }
    expect([priceIn(product, 'EUR'), priceIn(product, 'USD'), priceIn(product, 'PLN')]).toEqual([
      900,
      1000,
      undefined,
    ])
  })
})

test('standard is the delivery speed by default, else the one that adds least', () => {
  const rush = { code: 'rush', surchargePercent: 50 }
  const express = { code: 'express', surchargePercent: 25 }
  expect(defaultSpeed([rush, { code: 'standard', surchargePercent: 0 }])?.code).toBe('standard')
  expect(defaultSpeed([rush, express])?.code).toBe('express')
  expect(defaultSpeed([])).toBeUndefined()
})

test('a product id is a whole number that a database can hold', () => {
  expect(['1', '42', 2147483647].map(readProductId)).toEqual([1, 42, 2147483647])
  expect(
    [
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x1',
      ' 1',
      '',
      '2147483648',
      '99999999999',
      'abc',
      null,
      undefined,
      Number.NaN,
    ].map(readProductId),
  ).toEqual(Array(13).fill(null))
})
