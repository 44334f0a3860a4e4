import { after, DAY, MINUTE } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import { dayOf, lastMonths, type DayFigure } from './figures.rules'

/** Where the ledger keeps what clients have paid, without VAT. */
const EARNED = 'prepayments'
/** A day is closed when no booking of it can be under way any more. */
const CLOSED_AFTER = 15 * MINUTE
const DAYS_AT_ONCE = 31
/** Every day has a row, even one without earnings: the last of them tells how far the figures go. */
const MARK = 'USD'

const dayAfter = (day: string) => dayOf(after(DAY, new Date(day)))

/** What was booked from one moment up to another. */
async function readBooked(from: Date, until?: Date) {
  const sums = await db.ledgerEntry.groupBy({ by: ['currency'], where: { account: EARNED, transaction: { at: { gte: from, lt: until } } }, _sum: { amount: true } })
  return sums.map(({ currency, _sum }) => ({ currency, net: -(_sum.amount ?? 0) }))
}

async function closeDay(day: string) {
  const booked = await readBooked(new Date(day), new Date(dayAfter(day)))
  const rows = booked.some(({ currency }) => currency === MARK) ? booked : [...booked, { currency: MARK, net: 0 }]
  await transaction(async (tx) => {
    await tx.dailyFigure.deleteMany({ where: { day } })
    await tx.dailyFigure.createMany({ data: rows.map((row) => ({ day, ...row })) })
  })
}

async function firstOpenDay() {
  const closed = await db.dailyFigure.findFirst({ orderBy: { day: 'desc' }, select: { day: true } })
  if (closed) return dayAfter(closed.day)
  const first = await db.ledgerTransaction.findFirst({ orderBy: { at: 'asc' }, select: { at: true } })
  return first && dayOf(first.at)
}

/** The timer that closes the days that are over, a month of them at a time: what is booked is never changed, and neither are they. */
export async function closeDays(now = new Date()): Promise<void> {
  const today = dayOf(after(-CLOSED_AFTER, now))
  const first = await firstOpenDay()
  if (first === null) return
  let day = first
  for (let closed = 0; day < today && closed < DAYS_AT_ONCE; closed++, day = dayAfter(day)) await closeDay(day)
}

/** What was earned day by day since the first of the months that are shown; what days that are not closed yet have brought counts as of now. */
export async function readEarnings(now = new Date()): Promise<DayFigure[]> {
  const since = `${lastMonths(now)[0]}-01`
  const closed = await db.dailyFigure.findMany({ where: { day: { gte: since } }, orderBy: { day: 'asc' } })
  const last = closed.at(-1)
  const open = await readBooked(new Date(last ? dayAfter(last.day) : since))
  return [...closed, ...open.map((sum) => ({ ...sum, day: dayOf(now) }))]
}

const MOST_READ = 2000

/** When what the studio works on is due, the earliest first. */
export async function readDueDates(): Promise<Date[]> {
  const open = await db.milestone.findMany({
    where: { status: { in: ['funded', 'in_progress', 'changes_requested'] }, dueAt: { not: null }, project: { order: { studioId: OWN_STUDIO_ID, status: { in: ['in_progress', 'in_review'] } } } },
    orderBy: { dueAt: 'asc' },
    take: MOST_READ,
    select: { dueAt: true },
  })
  return open.flatMap(({ dueAt }) => dueAt ?? [])
}
