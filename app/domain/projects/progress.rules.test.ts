import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { milestonePayment, progressOf } from './progress.rules'
import { MILESTONE_STATUSES } from '../ground/machines.rules'

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

describe('the payment of a milestone', () => {
  test.each([
    ['funded', 'paid', 'prepaid'],
    ['planned', 'paid', 'prepaid'],
    ['payable', 'paid', 'prepaid'],
    ['planned', 'draft', 'later'],
    ['payable', 'draft', 'later'],
    ['payable', null, 'later'],
    ['funded', 'void', 'prepaid'],
    ['funded', 'open', 'due'],
    ['funded', 'past_due', 'late'],
    ['payable', 'open', 'due'],
    ['payable', 'past_due', 'late'],
    ['planned', null, 'later'],
    ['in_progress', null, 'prepaid'],
  ] as const)('%s with a payable that is %s is %s', (status, payable, expected) => {
    expect(milestonePayment(status, payable)).toBe(expected)
  })
})
