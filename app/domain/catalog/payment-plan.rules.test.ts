import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  firstPayment,
  firstShare,
  milestoneAmounts,
  payableShares,
  type PlanLine,
} from './payment-plan.rules'

const milestone = (percentage: number) => ({
  title: 'Title',
  outcome: 'Outcome',
  percentage,
  workingDays: 5,
})

/** Percentages that add up to 100. */
const percentages = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 })
  .map((cuts) => {
    const edges = [0, ...cuts.sort((a, b) => a - b), 100]
    return edges.slice(1).map((edge, index) => edge - edges[index]!)
  })
const line: fc.Arbitrary<PlanLine> = fc.record({
  amount: fc.nat(10_000_000),
  milestonePayment: fc.boolean(),
  milestones: percentages.map((shares) => shares.map(milestone)),
})

test('a milestone line starts at its first share, any other is paid in full', () => {
  const milestones = [milestone(40), milestone(60)]
  expect(firstShare({ amount: 490_000, milestonePayment: true, milestones })).toBe(196_000)
  expect(firstShare({ amount: 490_000, milestonePayment: false, milestones })).toBe(490_000)
})

test('a milestone line without a percentage is paid in full', () => {
  expect(firstShare({ amount: 100, milestonePayment: true, milestones: [] })).toBe(100)
})

test('a line is paid by its shares where it is paid by milestones, and else at once', () => {
  const milestones = [milestone(40), milestone(60)]
  expect(payableShares({ milestonePayment: true, milestones })).toEqual([40, 60])
  expect(payableShares({ milestonePayment: false, milestones })).toEqual([100])
  expect(payableShares({ milestonePayment: true, milestones: [] })).toEqual([100])
})

test('the milestones of a line add up to its amount', () => {
  fc.assert(
    fc.property(line, (given) => {
      expect(milestoneAmounts(given).reduce((sum, amount) => sum + amount, 0)).toBe(given.amount)
    }),
  )
})

test('what is paid at checkout and what is left add up to the order', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const payment = firstPayment(lines)
      const later = lines
        .filter((given) => given.milestonePayment)
        .flatMap((given) => milestoneAmounts(given).slice(1))
      expect(payment.amount + later.reduce((sum, amount) => sum + amount, 0)).toBe(payment.total)
      expect(payment.kind).toBe(payment.amount === payment.total ? 'full' : 'milestone_share')
    }),
  )
})
