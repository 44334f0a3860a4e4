import { describe, expect, it } from 'vitest'
import { paidSchema, scheduleSchema } from './payout-steps.schema'

const say = (problem: string) => problem
const problems = ({ error }: { error?: { issues: { message: string }[] } }) =>
  error?.issues.map(({ message }) => message) ?? []

/** Half past midnight in Stockholm, and still the day before in UTC. */
const afterMidnight = new Date('2026-11-22T23:30:00Z')

describe('the day of a payout', () => {
  it.each([
    ['2026-11-22', [], ['past']],
    ['2026-11-23', [], []],
    ['2026-11-24', ['future'], []],
  ])('is counted in the studio’s time: %s', (date, whenPaid, whenScheduled) => {
    expect(
      problems(paidSchema(say, afterMidnight).safeParse({ reference: 'KANAL 9', date })),
    ).toEqual(whenPaid)
    expect(problems(scheduleSchema(say, afterMidnight).safeParse({ date }))).toEqual(whenScheduled)
  })

  it.each(['2026-02-30', '2026-13-3', '', 'soon', '0000-00-00', '99999-01-01'])(
    'is a day that exists: not %s',
    (date) => {
      expect(problems(scheduleSchema(say, afterMidnight).safeParse({ date }))).toContain('date')
      expect(
        problems(paidSchema(say, afterMidnight).safeParse({ reference: 'KANAL 9', date })),
      ).toContain('date')
    },
  )
})
