import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MILESTONE_STATUSES } from '../ground/machines.rules'
import { earnedSoFar, refundsDue, type PricedMilestone } from './settlement.rules'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const milestone = (changes: Partial<PricedMilestone>): PricedMilestone => ({
  ...{ payableId: 'first', amount: 100_000, status: 'funded', startedAt: null, workingDays: 10 },
  ...changes,
})

describe('the work that is done', () => {
  test.each([
    ['funded', null, 0],
    ['funded', 7, 0],
    ['planned', 70, 0],
    ['in_progress', null, 0],
    ['in_progress', -1, 0],
    ['in_progress', 0, 0],
    ['in_progress', 7, 50_000],
    ['in_progress', 14, 100_000],
    ['in_progress', 70, 100_000],
    ['submitted', 3, 100_000],
    ['changes_requested', 3, 100_000],
    ['approved', 30, 100_000],
    ['released', 30, 100_000],
  ] as const)(
    'of a milestone that is %s and began %s days ago is worth %i',
    (status, days, earned) => {
      expect(
        earnedSoFar(milestone({ status, startedAt: days === null ? null : daysAgo(days) }), now),
      ).toBe(earned)
    },
  )

  test('is counted in whole cents, half of one upwards', () => {
    const after = (days: number, amount: number) =>
      earnedSoFar(milestone({ status: 'in_progress', amount, startedAt: daysAgo(days) }), now)
    expect([after(7, 100_001), after(2.8, 100_001), after(2.8, 100_003)]).toEqual([
      50_001, 20_000, 20_001,
    ])
  })

  test('of one without planned days is done after one', () => {
    expect(
      [0.7, 1.4].map((days) =>
        earnedSoFar(
          milestone({ status: 'in_progress', workingDays: 0, startedAt: daysAgo(days) }),
          now,
        ),
      ),
    ).toEqual([50_000, 100_000])
  })
})

describe('what goes back', () => {
  const payments = [{ paymentId: 'p1', payableId: 'first', refundable: 100_000 }]

  test('is all when no early start was asked for, even of delivered work', () => {
    expect(
      refundsDue(payments, [milestone({ status: 'approved' })], { now, keepsWork: false }),
    ).toEqual([{ paymentId: 'p1', amount: 100_000 }])
  })

  test('is the part not worked for when it was', () => {
    const half = milestone({ status: 'in_progress', startedAt: daysAgo(7) })
    expect(refundsDue(payments, [half], { now, keepsWork: true })).toEqual([
      { paymentId: 'p1', amount: 50_000 },
    ])
    expect(
      refundsDue(payments, [milestone({ status: 'submitted' })], { now, keepsWork: true }),
    ).toEqual([])
  })

  test('is of each payment less the work of its own milestones', () => {
    const plan = [
      milestone({ status: 'submitted', amount: 30_000 }),
      milestone({ status: 'in_progress', amount: 20_000, startedAt: daysAgo(7) }),
      milestone({ payableId: 'second', status: 'approved', amount: 5_000 }),
      milestone({ payableId: null, status: 'approved', amount: 7 }),
    ]
    const both = [...payments, { paymentId: 'p2', payableId: 'second', refundable: 8_000 }]
    expect(refundsDue(both, plan, { now, keepsWork: true })).toEqual([
      { paymentId: 'p1', amount: 60_000 },
      { paymentId: 'p2', amount: 3_000 },
    ])
  })

  test('is never more than what is left of a payment, nor less than nothing', () => {
    const milestones = fc.array(
      fc.record({
        payableId: fc.constantFrom('a', 'b', null),
        amount: fc.nat(1_000_000),
        status: fc.constantFrom(...MILESTONE_STATUSES),
        startedAt: fc.option(fc.integer({ min: -5, max: 400 }).map(daysAgo)),
        workingDays: fc.nat(60),
      }),
      { maxLength: 8 },
    )
    const paid = fc.uniqueArray(
      fc.record({
        paymentId: fc.uuid(),
        payableId: fc.constantFrom('a', 'b'),
        refundable: fc.nat(1_000_000),
      }),
      {
        selector: ({ payableId }) => payableId,
      },
    )
    fc.assert(
      fc.property(paid, milestones, fc.boolean(), (payments, plan, keepsWork) => {
        for (const { paymentId, amount } of refundsDue(payments, plan, { now, keepsWork })) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThan(0)
          expect(amount).toBeLessThanOrEqual(
            payments.find((payment) => payment.paymentId === paymentId)!.refundable,
          )
        }
      }),
    )
  })
})
