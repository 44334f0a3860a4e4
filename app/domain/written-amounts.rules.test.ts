import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { smallestCharge } from '~/platform/payments/gateway'
import { CURRENCIES, startingAmount, surcharge, unitAmount } from './catalog/catalog.rules'
import { divide, weighCoupon, type CouponTerms } from './coupons/coupon.rules'
import { capacityIn } from './freelancers/capacity.rules'
import { inKronor } from './invoices/exchange-rates.rules'
import { vatPart } from './ledger/ledger.rules'
import { paymentState } from './orders/order.rules'
import { split } from './ground/split.rules'
import { firstPayment, firstShare, milestoneAmounts } from './catalog/payment-plan.rules'
import { refundsDue, type PricedMilestone } from './orders/settlement.rules'
import { containedVat } from './ground/vat.rules'
import {
  canAskForRefund,
  givenBack,
  needsSecondApproval,
  refundable,
} from './payments/refund.rules'
import { vatOnFee } from './payouts/payout.rules'
import { changeAmounts } from './projects/change.rules'

/*
 * Sums in examples are round, and so are their parts: floor, ceil and round then agree. Each amount
 * here ends in half a cent or beside it, and generated ones are compared with the same division in
 * whole numbers of any size.
 */

const [DAY, HOUR] = [86_400_000, 3_600_000]
/** The highest price, and 99 pieces of it: the most that one line may come to. */
const HIGHEST = 20_000_000
const MOST = 1_980_000_000

/** `numerator / denominator`, half a cent up. */
function rounded(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}
const times = (one: number, other: number) => BigInt(one) * BigInt(other)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const cents = fc.integer({ min: 1, max: MOST })
const rate = fc.integer({ min: 0, max: 5_000 })

describe('a half cent goes up, and less than that down', () => {
  test.each([
    [
      'VAT on a change of 10 cents at 25 %',
      () => changeAmounts(10, 2_500),
      { net: 10, vat: 3, amount: 13 },
    ],
    [
      'VAT on a change of $0.42 at 25 %',
      () => changeAmounts(42, 2_500),
      { net: 42, vat: 11, amount: 53 },
    ],
    [
      'VAT on a change of $0.41 at 25 %, 10.25 cents',
      () => changeAmounts(41, 2_500),
      { net: 41, vat: 10, amount: 51 },
    ],
    [
      'VAT on a change of $0.43 at 25 %, 10.75 cents',
      () => changeAmounts(43, 2_500),
      { net: 43, vat: 11, amount: 54 },
    ],
    [
      'VAT on a fee of $0.50 at 23 %',
      () => vatOnFee(50, 'standard', 2_300),
      { rate: 2_300, vat: 12 },
    ],
    [
      'VAT on a fee of $0.20 at 23 %, 4.6 cents',
      () => vatOnFee(20, 'standard', 2_300),
      { rate: 2_300, vat: 5 },
    ],
    [
      'VAT on a fee of $0.10 at 23 %, 2.3 cents',
      () => vatOnFee(10, 'standard', 2_300),
      { rate: 2_300, vat: 2 },
    ],
    ['VAT in a price of 3 cents at 20 %', () => containedVat(3, 2_000), 1],
    ['VAT in a price of 13 cents at 25 %, 2.6 cents', () => containedVat(13, 2_500), 3],
    ['VAT in a price of 12 cents at 25 %, 2.4 cents', () => containedVat(12, 2_500), 2],
    [
      'VAT in half of a share of 10 cents with 1 cent of it',
      () => vatPart({ amount: 10, vat: 1 }, 0, 5),
      1,
    ],
    ['VAT in the other half', () => vatPart({ amount: 10, vat: 1 }, 5, 5), 0],
    ['VAT in a part, 2.6 cents', () => vatPart({ amount: 100, vat: 20 }, 0, 13), 3],
    ['VAT in a part, 2.4 cents', () => vatPart({ amount: 100, vat: 20 }, 0, 12), 2],
    ['kronor for 1 cent at 10.50', () => inKronor(1, 10_500_000), 11],
    ['kronor for 1 cent at 10.60', () => inKronor(1, 10_600_000), 11],
    ['kronor for 1 cent at 10.40', () => inKronor(1, 10_400_000), 10],
    ['a coupon of 5 % on $101.10', () => discountOf({ percentOff: 5 }, [10_110]), [506]],
    [
      'a coupon of 5 % on $101.12, 505.6 cents',
      () => discountOf({ percentOff: 5 }, [10_112]),
      [506],
    ],
    [
      'a coupon of 5 % on $101.08, 505.4 cents',
      () => discountOf({ percentOff: 5 }, [10_108]),
      [505],
    ],
    ['half of a service of $10.01, first the half cent', () => split(1_001, [50, 50]), [501, 500]],
    ['three equal shares of $1.00', () => split(100, [1, 1, 1]), [33, 34, 33]],
    [
      'a first share of 50 % of $10.01',
      () => firstShare({ amount: 1_001, milestonePayment: true, milestones: [plan(50), plan(50)] }),
      501,
    ],
    [
      'starting at 50 % of $10.01',
      () =>
        startingAmount({ price: 1_001, milestonePayment: true, milestones: [{ percentage: 50 }] }),
      501,
    ],
    [
      'a service of $1.01 made 50 % dearer by its speed',
      () => [unitAmount(101, 50, []), surcharge(101, 50)],
      [152, 51],
    ],
    ['half of the work of a share of $10.01 is done', () => refundOf(1_001, 7, 10), 500],
    [
      'a tenth of the work of a share of $10.06 is done, 100.6 cents',
      () => refundOf(1_006, 1.4, 10),
      905,
    ],
    [
      'a tenth of the work of a share of $10.04 is done, 100.4 cents',
      () => refundOf(1_004, 1.4, 10),
      904,
    ],
    [
      'hours of a Monday out of 29 a week, 5.8',
      () =>
        capacityIn(
          { from: day(2), to: day(2) },
          { usualHours: 29, weeks: [], holidays: [] },
          [],
          day(2),
        ).available,
      5,
    ],
  ] as [string, () => unknown, unknown][])('%s', (_what, amount, expected) => {
    expect(amount()).toEqual(expected)
  })
})

function plan(percentage: number) {
  return { title: '', outcome: '', percentage, workingDays: 1 }
}
function day(date: number) {
  return new Date(Date.UTC(2026, 2, date))
}

const terms: CouponTerms = {
  percentOff: null,
  amountOff: null,
  currency: null,
  productId: null,
  firstOrderOnly: false,
  minimumAmount: null,
  expiresAt: null,
  useLimit: null,
  uses: 0,
}
function discountOf(off: Partial<CouponTerms>, amounts: number[], currency = 'USD') {
  const lines = amounts.map((amount) => ({ productId: 1, amount, shares: [100] }))
  return weighCoupon(
    { ...terms, ...off },
    { currency, lines, ownLines: lines, orderedBefore: false, now: new Date() },
  ).discounts
}

/** What goes back of a paid share whose work is so many days old, of so many working days. */
function refundOf(amount: number, age: number, workingDays: number) {
  const now = day(20)
  const milestone: PricedMilestone = {
    payableId: 'share',
    amount,
    status: 'in_progress',
    startedAt: new Date(now.getTime() - age * DAY),
    workingDays,
  }
  return sum(
    refundsDue([{ paymentId: 'payment', payableId: 'share', refundable: amount }], [milestone], {
      now,
      keepsWork: true,
    }).map((refund) => refund.amount),
  )
}

describe('generated amounts are what whole numbers say', () => {
  const check = <Values extends [unknown, ...unknown[]]>(
    ...property: Parameters<typeof fc.property<Values>>
  ) => fc.assert(fc.property(...property), { numRuns: 2_000 })

  test('VAT contained in a price', () => {
    check(cents, rate, (amount, points) => {
      expect(containedVat(amount, points)).toBe(
        rounded(times(amount, points), BigInt(10_000 + points)),
      )
    })
  })

  test('VAT on top of a change and of a fee', () => {
    check(cents, rate, (net, points) => {
      const vat = rounded(times(net, points), 10_000n)
      expect(changeAmounts(net, points)).toEqual({ net, vat, amount: net + vat })
      expect(vatOnFee(net, 'standard', points)).toEqual({ rate: points, vat })
      for (const treatment of ['reverseCharge', 'notRegistered', 'outsideEu'] as const)
        expect(vatOnFee(net, treatment, points)).toEqual({ rate: 0, vat: 0 })
    })
  })

  test('VAT of a part that goes back', () => {
    check(
      fc.integer({ min: 1, max: HIGHEST }),
      rate,
      fc.nat(),
      fc.nat(),
      (amount, points, one, other) => {
        const vat = containedVat(amount, points)
        const [before, until] = [one % (amount + 1), other % (amount + 1)].sort(
          (a, b) => a - b,
        ) as [number, number]
        const upTo = (part: number) => rounded(times(vat, part), BigInt(amount))
        expect(vatPart({ amount, vat }, before, until - before)).toBe(upTo(until) - upTo(before))
      },
    )
  })

  test('kronor', () => {
    check(
      fc.integer({ min: 0, max: HIGHEST }),
      fc.integer({ min: 1, max: 20_000_000 }),
      (amount, sek) => {
        expect(inKronor(amount, sek)).toBe(rounded(times(amount, sek), 1_000_000n))
      },
    )
  })

  test('shares of milestones', () => {
    const percentages = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 })
    check(cents, percentages, (amount, shares) => {
      const upTo = (count: number) =>
        rounded(times(amount, sum(shares.slice(0, count))), BigInt(sum(shares)))
      const written = shares.map((_, index) => upTo(index + 1) - upTo(index))
      const line = { amount, milestonePayment: true, milestones: shares.map(plan) }
      expect(milestoneAmounts(line)).toEqual(written)
      expect(firstPayment([line])).toEqual({
        amount: written[0],
        total: amount,
        kind: shares.length === 1 ? 'full' : written[0] === amount ? 'full' : 'milestone_share',
      })
    })
  })

  test('the VAT of shares by what they come to', () => {
    const shares = fc.array(fc.integer({ min: 1, max: HIGHEST / 10 }), {
      minLength: 1,
      maxLength: 8,
    })
    check(fc.integer({ min: 0, max: HIGHEST / 5 }), shares, (vat, amounts) => {
      const upTo = (count: number) =>
        rounded(times(vat, sum(amounts.slice(0, count))), BigInt(sum(amounts)))
      expect(split(vat, amounts)).toEqual(amounts.map((_, index) => upTo(index + 1) - upTo(index)))
    })
  })

  test('prices of a faster delivery, and where a plan starts', () => {
    check(
      fc.integer({ min: 1, max: HIGHEST }),
      fc.integer({ min: 0, max: 300 }),
      (price, percent) => {
        expect(unitAmount(price, percent, [7])).toBe(rounded(times(price, 100 + percent), 100n) + 7)
        expect(
          startingAmount({
            price,
            milestonePayment: true,
            milestones: [{ percentage: percent || null }],
          }),
        ).toBe(percent === 0 ? price : rounded(times(price, percent), 100n))
      },
    )
  })

  test('a coupon of a percentage, and each line’s part of it', () => {
    const amounts = fc.array(fc.integer({ min: 10_000, max: MOST / 6 }), {
      minLength: 1,
      maxLength: 6,
    })
    check(amounts, fc.integer({ min: 1, max: 90 }), (lines, percentOff) => {
      const discount = rounded(times(sum(lines), percentOff), 100n)
      expect(discountOf({ percentOff }, lines)).toEqual(byLargestRemainder(discount, lines))
    })
  })

  test('what is divided by weights', () => {
    check(
      fc.integer({ min: 0, max: MOST }),
      fc.array(fc.integer({ min: 1, max: MOST }), { minLength: 1, maxLength: 8 }),
      (amount, weights) => {
        expect(divide(amount, weights)).toEqual(byLargestRemainder(amount, weights))
      },
    )
  })

  test('what goes back of work under way, by the hour', () => {
    check(
      fc.integer({ min: 1, max: HIGHEST }),
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 1, max: 60 }),
      (amount, hours, workingDays) => {
        const now = day(20)
        const milestone: PricedMilestone = {
          payableId: 'share',
          amount,
          status: 'in_progress',
          startedAt: new Date(now.getTime() - hours * HOUR),
          workingDays,
        }
        const earned = Math.min(
          amount,
          rounded(times(amount, hours * 5), BigInt(24 * 7 * workingDays)),
        )
        const due = refundsDue(
          [{ paymentId: 'payment', payableId: 'share', refundable: amount }],
          [milestone],
          { now, keepsWork: true },
        )
        expect(due).toEqual(
          earned === amount ? [] : [{ paymentId: 'payment', amount: amount - earned }],
        )
      },
    )
  })
})

/**
 * Whole parts first; the cents that are left go to whoever lost most by that, the earlier first.
 */
function byLargestRemainder(amount: number, weights: number[]): number[] {
  const whole = BigInt(sum(weights))
  const exact = weights.map((weight, index) => ({
    index,
    part: times(amount, weight) / whole,
    remainder: times(amount, weight) % whole,
  }))
  const left = amount - sum(exact.map(({ part }) => Number(part)))
  const lucky = [...exact]
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    )
    .slice(0, left)
  return exact.map((one) => Number(one.part) + (lucky.includes(one) ? 1 : 0))
}

describe('the same figure in another currency is another sum', () => {
  const limits = { USD: 100_000, EUR: 90_000, SEK: 1_000_000, PLN: 400_000 }

  test.each([
    ['USD', 100_000],
    ['EUR', 90_000],
    ['SEK', 1_000_000],
    ['PLN', 400_000],
  ])('two people in %s from a cent over %i on', (currency, limit) => {
    expect(
      [limit, limit + 1].map((amount) => needsSecondApproval(amount, currency, limits)),
    ).toEqual([false, true])
  })

  test('a sum that one person gives back in kronor takes two in dollars', () => {
    expect(CURRENCIES.map((currency) => needsSecondApproval(400_000, currency, limits))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(needsSecondApproval(1, 'NOK', limits)).toBe(true)
  })

  test('what is enough to charge in dollars is not in kronor', () => {
    expect(CURRENCIES.map((currency) => 250 >= smallestCharge(currency))).toEqual([
      true,
      true,
      false,
      true,
    ])
    expect(CURRENCIES.map((currency) => discountOf({ percentOff: 99 }, [250], currency))).toEqual([
      [200],
      [200],
      [0],
      [50],
    ])
  })

  test('a coupon of an amount counts in its own currency alone', () => {
    expect(
      CURRENCIES.map((currency) =>
        discountOf({ amountOff: 1_000, currency: 'SEK' }, [10_000], currency),
      ),
    ).toEqual([[0], [0], [1_000], [0]])
    expect(
      CURRENCIES.map((currency) => discountOf({ amountOff: 1_000 }, [10_000], currency)),
    ).toEqual([[1_000], [0], [0], [0]])
  })
})

describe('exactly all, one cent less and one cent more', () => {
  test('of what is paid of an order', () => {
    expect([-1, 0, 1, 99, 100, 101].map((paid) => paymentState(100, paid))).toEqual([
      'none',
      'none',
      'partial',
      'partial',
      'full',
      'full',
    ])
  })

  test('of what can be given back', () => {
    const left = (...amounts: number[]) =>
      refundable(
        { amount: 100 },
        amounts.map((amount) => ({ amount, status: 'pending' })),
      )
    expect([left(), left(99), left(100), left(60, 40)]).toEqual([100, 1, 0, 0])
    const asks = (status: string, amount: number) =>
      canAskForRefund({ status, amount: 100 }, [{ amount, status: 'succeeded' }])
    expect([asks('succeeded', 99), asks('succeeded', 100)]).toEqual([true, false])
    const statuses = [
      'requires_action',
      'processing',
      'succeeded',
      'failed',
      'cancelled',
      'partially_refunded',
      'refunded',
      'disputed',
      'won',
      'lost',
    ]
    expect(statuses.filter((status) => asks(status, 1))).toEqual([
      'succeeded',
      'partially_refunded',
      'won',
    ])
    expect(
      givenBack([
        { amount: 1, status: 'requested' },
        { amount: 2, status: 'failed' },
        { amount: 4, status: 'cancelled' },
        { amount: 8, status: 'succeeded' },
      ]),
    ).toBe(9)
  })

  test('of what was worked for', () => {
    const due = (refundable: number) =>
      refundsDue(
        [{ paymentId: 'payment', payableId: 'share', refundable }],
        [
          {
            payableId: 'share',
            amount: 100,
            status: 'submitted',
            startedAt: day(1),
            workingDays: 1,
          },
        ],
        { now: day(20), keepsWork: true },
      )
    expect([due(99), due(100), due(101)]).toEqual([[], [], [{ paymentId: 'payment', amount: 1 }]])
  })

  test('of a coupon that is worth what is bought', () => {
    expect([9_949, 9_950, 9_951].map((amountOff) => discountOf({ amountOff }, [10_000]))).toEqual([
      [9_949],
      [9_950],
      [9_950],
    ])
  })

  test('of a coupon’s minimum and its uses', () => {
    const off = (changes: Partial<CouponTerms>) =>
      sum(discountOf({ percentOff: 10, ...changes }, [10_000]))
    expect([9_999, 10_000, 10_001].map((minimumAmount) => off({ minimumAmount }))).toEqual([
      1_000, 1_000, 0,
    ])
    expect([2, 3, 4].map((uses) => off({ useLimit: 3, uses }))).toEqual([1_000, 0, 0])
  })
})
