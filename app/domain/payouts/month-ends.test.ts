import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { createPayee, earn, orderToWorkOn } from '../../../tests/factories/payout'
import { createStudio } from '../../../tests/factories/purchase'
import { nextPrintedNumber } from '~/domain/ground/number-series.server'
import { makeStatementsMonthly, STATEMENTS_JOB } from './studio-statements.server'
import { getStatement, payoutMonths, payoutYears } from './own-payouts.server'

const STAFF = { id: 1, admin: true }
/**
 * The last second of a year in Stockholm, and the first of the next: an hour before midnight in
 * UTC.
 */
const [LAST, FIRST] = [new Date('2025-12-31T22:59:59Z'), new Date('2025-12-31T23:00:00Z')]

beforeAll(() => createStudio())
beforeEach(() => void vi.useFakeTimers({ now: FIRST, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('a month and a year of a statement begin and end with the studio’s days, as its dates do', async () => {
  const payee = await createPayee()
  const work = await orderToWorkOn()
  const [last, first] = [await earn(payee.id, work), await earn(payee.id, work)]
  for (const [id, createdAt] of [
    [last, LAST],
    [first, FIRST],
  ] as const)
    await db.payout.update({ where: { id }, data: { createdAt } })
  const payoutsOf = async (period: string) =>
    (await getStatement(payee.id, period, STAFF)).rows.map(({ id }) => id)
  expect([await payoutsOf('2025-12'), await payoutsOf('2025')]).toEqual([[last], [last]])
  expect([await payoutsOf('2026-01'), await payoutsOf('2026')]).toEqual([[first], [first]])
  expect(await payoutYears(payee.id)).toEqual([2026, 2025])
  expect([await payoutMonths(payee.id, 2026), await payoutMonths(payee.id, 2025)]).toEqual([
    [1],
    [12],
  ])
})

test.each([
  [LAST, 'T-2025-00001'],
  [FIRST, 'T-2026-00001'],
])('a number given at %s has the year of the studio’s day: %s', async (moment, number) => {
  vi.setSystemTime(moment)
  expect(await transaction((tx) => nextPrintedNumber(tx, 'T'))).toBe(number)
})

test('the statements of studios are called for once in each month of the studio’s days', async () => {
  for (const at of ['2026-03-31T21:59:59Z', '2026-03-31T22:00:00Z', '2026-04-30T12:00:00Z'])
    await makeStatementsMonthly(new Date(at))
  for (const at of [LAST, LAST, FIRST, FIRST]) await makeStatementsMonthly(at)
  const jobs = await db.outboxJob.findMany({
    where: { kind: STATEMENTS_JOB },
    orderBy: { key: 'asc' },
    select: { key: true },
  })
  expect(jobs.map(({ key }) => key.split(':')[1])).toEqual([
    ...['2025-12', '2026-01', '2026-03', '2026-04'],
  ])
})
