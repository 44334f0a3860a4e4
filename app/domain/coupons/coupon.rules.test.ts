import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { smallestCharge } from '~/platform/payments/gateway'
import { CURRENCIES } from '../catalog/catalog.rules'
import { firstPayment, milestoneAmounts } from '~/domain/catalog/payment-plan.rules'
import {
  divide,
  normalizeCode,
  weighCoupon,
  type CouponLine,
  type CouponOrder,
  type CouponTerms,
} from './coupon.rules'

const NOW = new Date('2026-11-22T12:00:00Z')
const PLAIN: CouponTerms = {
  percentOff: 10,
  amountOff: null,
  currency: null,
  productId: null,
  firstOrderOnly: false,
  minimumAmount: null,
  expiresAt: null,
  useLimit: null,
  uses: 0,
}
const line = (amount: number, productId = 1, shares = [100]): CouponLine => ({
  productId,
  amount,
  shares,
})
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

function weigh(terms: Partial<CouponTerms>, lines: CouponLine[], order: Partial<CouponOrder> = {}) {
  return weighCoupon(
    { ...PLAIN, ...terms },
    { currency: 'USD', lines, ownLines: lines, orderedBefore: false, now: NOW, ...order },
  )
}

describe('a coupon is refused', () => {
  const lines = [line(50_000)]
  test.each([
    ['expired', { expiresAt: NOW }, {}],
    ['usedUp', { useLimit: 3, uses: 3 }, {}],
    ['notForThese', { productId: 2 }, {}],
    ['minimum', { minimumAmount: 50_001 }, {}],
    ['notFirst', { firstOrderOnly: true }, { orderedBefore: true }],
    ['currency', { percentOff: null, amountOff: 1_000, currency: 'USD' }, { currency: 'EUR' }],
  ] as const)('as %s', (refusal, terms, order) => {
    expect(weigh(terms, lines, order)).toEqual({ refusal, discounts: [0], discount: 0 })
  })

  test.each([
    ['a moment before it expires', { expiresAt: new Date(NOW.getTime() + 1) }, {}],
    ['for the last of its uses', { useLimit: 3, uses: 2 }, {}],
    ['for its service', { productId: 1 }, {}],
    ['at its minimum', { minimumAmount: 50_000 }, {}],
    ['for a first order', { firstOrderOnly: true }, {}],
    ['when the buyer has ordered before, if it is for any order', {}, { orderedBefore: true }],
    ['in its currency', { percentOff: null, amountOff: 5_000, currency: 'USD' }, {}],
  ] as const)('not %s', (_, terms, order) => {
    expect(weigh(terms, lines, order)).toMatchObject({ refusal: null, discount: 5_000 })
  })
})

describe('a coupon', () => {
  test('for one service takes nothing off the others, and its minimum is measured by that service', () => {
    const lines = [line(40_000, 1), line(90_000, 2)]
    expect(weigh({ productId: 2 }, lines).discounts).toEqual([0, 9_000])
    expect(weigh({ productId: 1, minimumAmount: 40_001 }, lines).refusal).toBe('minimum')
  })

  test('measures its minimum in its own currency, whatever is paid in', () => {
    const order = { currency: 'SEK', ownLines: [line(99_999)] }
    expect(weigh({ minimumAmount: 100_000 }, [line(1_040_000)], order).refusal).toBe('minimum')
    expect(weigh({ minimumAmount: 99_999 }, [line(1_040_000)], order)).toMatchObject({
      refusal: null,
      discount: 104_000,
    })
  })

  test('of everything it is for leaves nothing of it', () => {
    const [own, other] = [line(50_000), line(120_000, 2, [30, 40, 30])]
    expect(weigh({ percentOff: 100 }, [own, other]).discounts).toEqual([50_000, 120_000])
    expect(weigh({ percentOff: 100, productId: 2 }, [own, other]).discounts).toEqual([0, 120_000])
    const amount = { percentOff: null, currency: 'USD' }
    expect(weigh({ ...amount, amountOff: 50_000 }, [own]).discounts).toEqual([50_000])
    expect(weigh({ ...amount, amountOff: 999_999 }, [own, other]).discount).toBe(170_000)
  })

  test('of nearly everything leaves what the provider charges at least, on every payable', () => {
    expect(weigh({ percentOff: 99 }, [line(60)]).discount).toBe(10)
    const staged = [line(120_000, 1, [30, 40, 30])]
    const { discount } = weigh({ percentOff: null, amountOff: 119_999, currency: 'USD' }, staged)
    const milestones = [30, 40, 30].map((percentage) => ({
      percentage,
      title: '',
      outcome: '',
      workingDays: 1,
    }))
    const shares = milestoneAmounts({
      amount: 120_000 - discount,
      milestonePayment: true,
      milestones,
    })
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(smallestCharge('USD'))
  })

  test('leaves no more than that of a line, and of a share of it a cent for its rounding', () => {
    const all = { percentOff: null, amountOff: 119_999, currency: 'USD' }
    expect(weigh(all, [line(120_000, 1, [30, 40, 30])]).discount).toBe(120_000 - 170)
    expect(weigh(all, [line(120_000, 1, [90, 10])]).discount).toBe(120_000 - 510)
    expect(weigh(all, [line(120_000, 1, [100])]).discount).toBe(120_000 - 50)
    expect(weigh(all, [line(120_000, 1, [0, 100])]).discount).toBe(120_000 - 50)
  })

  test('is borne by the lines as they cost, down to the last cent that one can give', () => {
    expect(weigh({ percentOff: 50 }, [line(100), line(10_000)]).discounts).toEqual([50, 5_000])
    expect(weigh({ percentOff: 51 }, [line(100), line(10_000)]).discounts).toEqual([26, 5_125])
  })

  test('that is for nothing that is bought is refused as that, whatever else it asks for', () => {
    const asks = { productId: 2, minimumAmount: 1, firstOrderOnly: true }
    expect(weigh(asks, [line(50_000)], { orderedBefore: true }).refusal).toBe('notForThese')
  })

  test('takes nothing off what costs no more than the least charge', () => {
    expect(weigh({}, [line(50)])).toEqual({ refusal: 'notForThese', discounts: [0], discount: 0 })
  })

  test('is found however its code is typed', () => {
    expect(normalizeCode(' welcome 10\n')).toBe('WELCOME10')
    expect(normalizeCode('\u200bＷｅｌｃｏｍｅ\u2060１０\ufeff')).toBe('WELCOME10')
  })
})

test('an amount is divided by largest remainder', () => {
  expect(divide(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(divide(10, [5, 3, 3])).toEqual([4, 3, 3])
  expect(divide(7, [0, 0])).toEqual([0, 0])
})

const plan = fc.constantFrom([100], [50, 50], [30, 40, 30], [1, 99], [10, 20, 30, 40])
const cartLine = fc.record({
  productId: fc.integer({ min: 1, max: 3 }),
  amount: fc.integer({ min: 1, max: 150_000_000 }),
  shares: plan,
})
const terms = fc.record({
  percentOff: fc.integer({ min: 1, max: 100 }),
  amountOff: fc.option(fc.integer({ min: 1, max: 50_000_000 })),
  productId: fc.option(fc.integer({ min: 1, max: 3 })),
})

test('the parts add up, no line gives more than it has, every payable is free or can be charged', () => {
  fc.assert(
    fc.property(
      fc.array(cartLine, { minLength: 1, maxLength: 12 }),
      terms,
      fc.constantFrom(...CURRENCIES),
      (lines, { productId, ...off }, currency) => {
        const { discounts, discount, refusal } = weigh({ ...off, productId, currency }, lines, {
          currency,
        })
        expect(sum(discounts)).toBe(discount)
        expect(refusal === null).toBe(discount > 0)
        for (const [index, part] of discounts.entries()) {
          const { amount, shares, ...own } = lines[index]!
          expect(Number.isInteger(part) && part >= 0 && part <= amount).toBe(true)
          if (productId !== null && own.productId !== productId) expect(part).toBe(0)
          if (part === 0 || part === amount) continue
          const milestones = shares.map((percentage) => ({
            percentage,
            title: '',
            outcome: '',
            workingDays: 1,
          }))
          const due = { amount: amount - part, milestonePayment: shares.length > 1, milestones }
          for (const payable of shares.length > 1 ? milestoneAmounts(due) : [due.amount])
            expect(payable).toBeGreaterThanOrEqual(smallestCharge(currency))
          expect(firstPayment([due]).amount).toBeGreaterThanOrEqual(smallestCharge(currency))
        }
      },
    ),
    { numRuns: 2000 },
  )
})

test('a percentage is exact to half a cent, and each line bears its share of it to a cent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10_000, max: 5_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 90 }),
      (amounts, percentOff) => {
        const { discounts, discount } = weigh(
          { percentOff },
          amounts.map((amount) => line(amount)),
        )
        expect(Math.abs(discount - (sum(amounts) * percentOff) / 100)).toBeLessThanOrEqual(0.5)
        for (const [index, part] of discounts.entries())
          expect(Math.abs(part - (discount * amounts[index]!) / sum(amounts))).toBeLessThan(1)
      },
    ),
  )
})
