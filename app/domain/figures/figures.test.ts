import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder, readOrder, runningOrder } from '../../../tests/factories/running-order'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { approveMilestone, startMilestone, submitMilestone } from '../projects/milestones.server'
import { byMonth, byWeek, lastMonths } from './figures.rules'
import { closeDays, listBalances } from '../ledger/closed-days.server'
import { readDueDates, readEarnings } from './figures.server'

describe('months and weeks', () => {
  test('the last months end with this one, over the turn of a year and from the end of a long month', () => {
    expect(lastMonths('2026-01-31', 4)).toEqual(['2025-10', '2025-11', '2025-12', '2026-01'])
    expect(lastMonths('2026-11-22')).toHaveLength(12)
  })

  test('days are summed by month, in each currency that anything was earned in', () => {
    const figure = (day: string, currency: string, net: number) => ({ day, currency, net })
    const figures = [
      figure('2026-01-31', 'USD', 100),
      figure('2026-02-01', 'USD', 20),
      figure('2026-02-27', 'USD', -50),
      figure('2026-02-03', 'EUR', 7),
      figure('2026-02-04', 'SEK', 0),
    ]
    expect(byMonth(figures, ['2026-01', '2026-02'])).toEqual([
      { currency: 'EUR', months: [0, 7] },
      { currency: 'USD', months: [100, -30] },
    ])
  })

  test('what is due falls into its week, or is late', () => {
    const now = new Date('2026-11-22T12:00:00Z')
    const { late, weeks } = byWeek(
      [after(-1, now), now, after(7 * DAY - 1, now), after(7 * DAY, now), after(400 * DAY, now)],
      now,
      3,
    )
    expect(late).toBe(1)
    expect(weeks.map(({ due }) => due)).toEqual([1, 2, 0])
    expect(weeks.map(({ from }) => from.toISOString().slice(0, 10))).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
  })
})

beforeAll(() => createStudio())

describe('earnings', () => {
  const today = () => new Date()
  const sums = async (now: Date) => byMonth(await readEarnings(now), lastMonths(formatIsoDay(now)))

  /** An order whose work is approved. */
  async function earnedOrder(options: { price: number }) {
    const { orderId } = await runningOrder(options)
    const { id } = (await readOrder(orderId)).project!.milestones[0]!
    await startMilestone(id, ADMIN)
    await submitMilestone(id, ADMIN)
    await approveMilestone(id, ADMIN)
  }

  // The buyers of these orders pay 25 % VAT, which is in the price and is not earned.
  test('stand in their months once their days are closed, and count what is booked later', async () => {
    await earnedOrder({ price: 120_000 })
    const backThen = after(-40 * DAY)
    await db.ledgerTransaction.updateMany({ data: { at: backThen } })
    await earnedOrder({ price: 80_000 })
    await closeDays()
    await closeDays()
    expect(
      await db.closedBalance.findUnique({
        where: {
          day_account_currency: {
            day: formatIsoDay(backThen),
            account: 'revenue',
            currency: 'USD',
          },
        },
      }),
    ).toMatchObject({ amount: -96_000n })
    expect(await db.closedBalance.count({ where: { day: formatIsoDay(today()) } })).toBe(0)
    const [dollars] = await sums(today())
    expect(
      dollars!.months[
        lastMonths(formatIsoDay(today())).indexOf(formatIsoDay(backThen).slice(0, 7))
      ],
    ).toBe(96_000)
    expect(dollars!.months.at(-1)).toBe(64_000)
    await earnedOrder({ price: 10_000 })
    expect((await sums(today()))[0]!.months.at(-1)).toBe(72_000)
  })

  test('are counted for this month while their days are open', async () => {
    const closed = await db.closedBalance.findMany()
    await db.closedBalance.deleteMany()
    expect((await readEarnings(today())).reduce((sum, { net }) => sum + net, 0)).toBe(168_000)
    await db.closedBalance.createMany({ data: closed })
  })

  test('and balances are the sums of all entries, whichever days are closed', async () => {
    const sums = async () => {
      const entries = await db.ledgerEntry.groupBy({
        by: ['account', 'currency'],
        _sum: { amount: true },
        orderBy: [{ account: 'asc' }, { currency: 'asc' }],
      })
      return entries.map(({ account, currency, _sum }) => ({
        account,
        currency,
        amount: _sum.amount,
      }))
    }
    expect(await db.closedBalance.count()).toBeGreaterThan(60)
    expect(await listBalances()).toEqual(await sums())
    await db.closedBalance.deleteMany({ where: { day: { gte: formatIsoDay(after(-20 * DAY)) } } })
    expect(await listBalances()).toEqual(await sums())
    await closeDays()
    expect(await listBalances()).toEqual(await sums())
  })

  test('and balances are right again after a wrong clock closed days that are not over', async () => {
    const before = await listBalances()
    await closeDays(after(2 * DAY))
    expect(
      await db.closedBalance.count({ where: { day: { gte: formatIsoDay(today()) } } }),
    ).toBeGreaterThan(0)
    await paidOrder({ price: 10_000 })
    await closeDays()
    expect(await db.closedBalance.count({ where: { day: { gte: formatIsoDay(today()) } } })).toBe(0)
    const prepayments = (balances: typeof before) =>
      balances.find(({ account }) => account === 'prepayments')!.amount
    expect(prepayments(await listBalances())).toBe(prepayments(before) - 8_000)
  })

  test('and a day that is closed is one of the studio', async () => {
    await paidOrder({ price: 10_000 })
    const { id } = await db.ledgerTransaction.findFirstOrThrow({ orderBy: { id: 'desc' } })
    const { at } = await db.ledgerTransaction.findUniqueOrThrow({ where: { id } })
    const closed = async (day: string) =>
      (
        await db.closedBalance.findFirst({
          where: { day, account: 'prepayments', currency: 'USD' },
        })
      )?.amount
    await db.closedBalance.deleteMany()
    // 0:20 on the next day in Gothenburg.
    await db.ledgerTransaction.update({
      where: { id },
      data: { at: new Date('2020-12-31T23:20:00Z') },
    })
    await closeDays(new Date('2021-01-02T12:00:00Z'))
    expect([await closed('2020-12-31'), await closed('2021-01-01')]).toEqual([undefined, -8_000n])
    await db.ledgerTransaction.update({ where: { id }, data: { at } })
    await db.closedBalance.deleteMany()
    await closeDays()
    await closeDays()
  })

  test('and balances hold more than 2³¹ cents', async () => {
    const before = (await listBalances()).find(({ account }) => account === 'prepayments')!.amount
    const entries = [1, 2, 3].flatMap(() => [
      { account: 'gateway:sandbox', currency: 'USD', amount: 2_000_000_000 },
      { account: 'prepayments', currency: 'USD', amount: -2_000_000_000 },
    ])
    const { id } = await db.ledgerTransaction.create({
      data: { key: 'very-much', kind: 'payment', entries: { create: entries } },
      select: { id: true },
    })
    expect((await listBalances()).find(({ account }) => account === 'prepayments')!.amount).toBe(
      before - 6_000_000_000,
    )
    await db.ledgerEntry.deleteMany({ where: { transactionId: id } })
    await db.ledgerTransaction.delete({ where: { id } })
  })

  test('closing twice at once changes nothing', async () => {
    const closed = () =>
      db.closedBalance.findMany({
        orderBy: [{ day: 'asc' }, { account: 'asc' }, { currency: 'asc' }],
      })
    const before = await closed()
    await db.closedBalance.deleteMany({ where: { day: { gte: formatIsoDay(after(-5 * DAY)) } } })
    await Promise.all([closeDays(), closeDays()])
    expect(await closed()).toEqual(before)
  })
})

describe('work due', () => {
  test('counts what is paid for from its payment on, and nothing once it is handed in', async () => {
    const { orderId } = await paidOrder()
    const { id } = await db.milestone.findFirstOrThrow({
      where: { project: { orderId }, status: 'funded' },
    })
    const dueAt = new Date('2031-05-06T10:00:00Z')
    await db.milestone.update({ where: { id }, data: { dueAt } })
    expect(await db.order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({
      status: 'awaiting_brief',
    })
    const counted = async () =>
      (await readDueDates()).filter((due) => due.getTime() === dueAt.getTime()).length
    expect(await counted()).toBe(1)
    await db.milestone.update({ where: { id }, data: { status: 'submitted' } })
    expect(await counted()).toBe(0)
  })
})
