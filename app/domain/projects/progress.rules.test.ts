import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MILESTONE_STATUSES, ORDER_STATUSES, type PayableStatus } from '../ground/machines.rules'
import {
  isBrokenOff,
  milestonePayment,
  milestoneState,
  owesNothing,
  plannedDelivery,
  plannedFor,
  progressOf,
  standsStill,
} from './progress.rules'

const milestones = fc.array(fc.record({ status: fc.constantFrom(...MILESTONE_STATUSES) }), {
  maxLength: 12,
})

describe('progress', () => {
  test('counts what is approved', () => {
    expect(progressOf([])).toEqual({ done: 0, all: 0 })
    expect(
      progressOf([{ status: 'released' }, { status: 'approved' }, { status: 'submitted' }]),
    ).toEqual({ done: 2, all: 3 })
  })

  test('never goes beyond the plan, and an approval adds exactly one', () => {
    fc.assert(
      fc.property(milestones, (plan) => {
        const { done, all } = progressOf(plan)
        expect(done).toBeGreaterThanOrEqual(0)
        expect(done).toBeLessThanOrEqual(all)
        expect(progressOf([...plan, { status: 'approved' }])).toEqual({
          done: done + 1,
          all: all + 1,
        })
      }),
    )
  })
})

const payable = (
  status: PayableStatus,
  changes: { amount?: number; back?: number; disputed?: boolean; processing?: boolean } = {},
) => ({ status, amount: 100, back: 0, disputed: false, processing: false, ...changes })

describe('the payment of a milestone', () => {
  test.each([
    ['funded', payable('paid'), 'prepaid'],
    ['planned', payable('paid'), 'prepaid'],
    ['planned', payable('draft'), 'later'],
    ['payable', payable('draft'), 'later'],
    ['payable', null, 'later'],
    ['funded', payable('void'), 'prepaid'],
    ['funded', payable('open'), 'due'],
    ['funded', payable('past_due'), 'late'],
    ['payable', payable('open'), 'due'],
    ['payable', payable('past_due'), 'late'],
    ['planned', null, 'later'],
    ['in_progress', null, 'prepaid'],
  ] as const)('%s with %j is %s', (status, paidBy, expected) => {
    expect(milestonePayment(status, paidBy)).toBe(expected)
  })

  test.each([
    ['released', payable('paid'), 'paid'],
    ['approved', null, 'paid'],
    ['funded', payable('paid', { amount: 0 }), 'free'],
    ['in_progress', payable('paid', { back: 40 }), 'partlyRefunded'],
    ['released', payable('paid', { back: 100 }), 'refunded'],
    ['funded', payable('paid', { back: 40, disputed: true }), 'disputed'],
    ['payable', payable('past_due', { processing: true }), 'processing'],
    ['planned', payable('void'), 'void'],
  ] as const)('is never prepaid that is not: %s with %j is %s', (status, paidBy, expected) => {
    expect(milestonePayment(status, paidBy)).toBe(expected)
  })
})

describe('a milestone', () => {
  test.each([
    ['in_progress', 'submitted', 'submitted'],
    ['on_hold', 'submitted', 'paused'],
    ['on_hold', 'in_progress', 'paused'],
    ['on_hold', 'payable', 'payable'],
    ['on_hold', 'approved', 'approved'],
    ['disputed', 'funded', 'paused'],
    ['withdrawal_requested', 'planned', 'paused'],
    ['withdrawn', 'funded', 'ended'],
    ['cancelled', 'submitted', 'ended'],
    ['cancelled', 'released', 'released'],
  ] as const)('of an order that is %s and was %s is %s', (order, status, state) => {
    expect(milestoneState(order, status)).toBe(state)
  })

  const day = new Date('2026-11-20')
  const [before, past] = [new Date('2026-11-19'), new Date('2026-11-21')]

  test('is planned for its day until it is handed over, and late once that has passed', () => {
    const milestone = { status: 'in_progress', dueAt: day } as const
    expect(plannedFor('in_progress', milestone, before)).toEqual({ day, late: false })
    expect(plannedFor('in_progress', milestone, new Date('2026-11-20T22:59:59Z'))?.late).toBe(false)
    expect(plannedFor('in_progress', milestone, new Date('2026-11-20T23:00:00Z'))?.late).toBe(true)
    expect(plannedFor('in_progress', milestone, past)).toEqual({ day, late: true })
    for (const status of ['submitted', 'approved', 'released'] as const)
      expect(plannedFor('in_progress', { status, dueAt: day }, past)).toBeNull()
  })

  test('is planned for no day while the clock stands still, or once its order has ended', () => {
    const plan = [{ status: 'funded', dueAt: day } as const]
    for (const order of ['on_hold', 'withdrawal_requested', 'disputed', 'withdrawn'] as const)
      expect(plannedDelivery(order, plan, before)).toBeNull()
    expect(plannedDelivery('in_progress', plan, before)).toEqual({ day, late: false })
  })
})

test('an order that ended unfinished owes nothing, nor does one that is withdrawn from', () => {
  expect(ORDER_STATUSES.filter(owesNothing)).toEqual([
    ...['expired', 'cancelled', 'withdrawal_requested', 'withdrawn'],
  ])
  expect(ORDER_STATUSES.filter(isBrokenOff)).toEqual(['expired', 'cancelled', 'withdrawn'])
  expect(ORDER_STATUSES.filter(standsStill)).toEqual([
    ...['on_hold', 'withdrawal_requested', 'disputed'],
  ])
})
