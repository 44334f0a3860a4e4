import { after, currentTime, DAY, MINUTE } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { beginOfStudioDay, formatIsoDay } from '~/platform/i18n/format.server'
import { addBooked, type Standing } from './ledger.rules'

/** A day is closed when no booking of it can be under way any more. */
const CLOSED_AFTER = 15 * MINUTE
const DAYS_AT_ONCE = 31
const END_OF_TIME = new Date('9999-12-31')

/** A calendar day some days later, as `2026-11-22`. */
const dayAfter = (day: string, days = 1) =>
  after(days * DAY, new Date(day))
    .toISOString()
    .slice(0, 10)
/** When a calendar day begins for the studio, whose documents carry its days. */
const startOf = (day: string) => beginOfStudioDay(new Date(day))

/**
 * What was booked from one moment up to another: a day or two. Without an end, SQLite would go
 * through the whole ledger, account by account.
 */
async function sumBooked(from?: Date, until = END_OF_TIME, client = db): Promise<Standing[]> {
  const sums = await client.ledgerEntry.groupBy({
    by: ['account', 'currency'],
    where: { transaction: { at: { gte: from, lt: until } } },
    _sum: { amount: true },
  })
  return sums.map(({ account, currency, _sum }) => ({
    account,
    currency,
    amount: _sum.amount ?? 0,
  }))
}

/** What stood on each account at the end of the last day that is closed. */
async function readClosed(client = db) {
  const last = await client.closedBalance.findFirst({
    orderBy: { day: 'desc' },
    select: { day: true },
  })
  const rows = last ? await client.closedBalance.findMany({ where: { day: last.day } }) : []
  return {
    day: last?.day ?? null,
    standing: rows.map(({ account, currency, amount }) => ({
      account,
      currency,
      amount: Number(amount),
    })),
  }
}

async function firstDay(client = db) {
  const first = await client.ledgerTransaction.findFirst({
    orderBy: { at: 'asc' },
    select: { at: true },
  })
  return first && formatIsoDay(first.at)
}

async function keep(day: string, standing: Standing[], client = db) {
  await transaction(async (tx) => {
    await tx.closedBalance.deleteMany({ where: { day } })
    await tx.closedBalance.createMany({ data: standing.map((sum) => ({ day, ...sum })) })
  }, client)
}

/**
 * The last closed day that is over. One that is not, a wrong clock has closed: what is booked on it
 * later would stand on no account.
 */
async function readOver(today: string, client = db) {
  const closed = await readClosed(client)
  if (!closed.day || closed.day < today) return closed
  await client.closedBalance.deleteMany({ where: { day: { gte: today } } })
  return readClosed(client)
}

/**
 * The timer that closes the days that are over, a month of them at a time: what is booked is never
 * changed, and so neither is what stood on an account at the end of a day. Pages add to it what was
 * booked since.
 */
export async function closeDays(now = currentTime(), client = db): Promise<void> {
  const today = formatIsoDay(after(-CLOSED_AFTER, now))
  const closed = await readOver(today, client)
  let day = closed.day ? dayAfter(closed.day) : await firstDay(client)
  let { standing } = closed
  for (let count = 0; day && day < today && count < DAYS_AT_ONCE; count++, day = dayAfter(day)) {
    standing = addBooked(standing, await sumBooked(startOf(day), startOf(dayAfter(day)), client))
    await keep(day, standing, client)
  }
}

/** What stands on each account in each currency. */
export async function listBalances(): Promise<Standing[]> {
  const { day, standing } = await readClosed()
  return addBooked(standing, await sumBooked(day ? startOf(dayAfter(day)) : undefined))
}

/**
 * What stood on an account at the end of each closed day since the one before `since`, and what has
 * come to it after the last of them.
 */
export async function readAccount(account: string, since: string) {
  const closed = await db.closedBalance.findMany({
    where: { account, day: { gte: dayAfter(since, -1) } },
    orderBy: { day: 'asc' },
  })
  const last = closed.at(-1)
  const open = await sumBooked(startOf(last ? dayAfter(last.day) : since))
  return {
    closed: closed.map(({ day, currency, amount }) => ({ day, currency, amount: Number(amount) })),
    open: open.filter((sum) => sum.account === account),
  }
}
