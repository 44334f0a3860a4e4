import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { readAccount } from '../ledger/closed-days.server'
import { REVENUE } from '../ledger/ledger.rules'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { earnedByDay, lastMonths, type DayFigure } from './figures.rules'

/**
 * What was earned day by day since the first of the months that are shown; what days that are not
 * closed yet have brought counts as of now.
 */
export async function readEarnings(now = currentTime()): Promise<DayFigure[]> {
  const today = formatIsoDay(now)
  const since = `${lastMonths(today)[0]}-01`
  const { closed, open } = await readAccount(REVENUE, since)
  return [
    ...earnedByDay(closed, since),
    ...open.map(({ currency, amount }) => ({ day: today, currency, net: -amount })),
  ]
}

const MOST_READ = 2000

/**
 * When what the studio has been paid for and not handed over is due, the earliest first; the days
 * are set at payment, and stand still on hold (business.md, Order).
 */
export async function readDueDates(): Promise<Date[]> {
  const open = await db.milestone.findMany({
    where: {
      status: { in: ['funded', 'in_progress', 'changes_requested'] },
      dueAt: { not: null },
      project: {
        order: {
          studioId: OWN_STUDIO_ID,
          status: { in: ['awaiting_brief', 'in_progress', 'in_review'] },
        },
      },
    },
    orderBy: { dueAt: 'asc' },
    take: MOST_READ,
    select: { dueAt: true },
  })
  return open.flatMap(({ dueAt }) => dueAt ?? [])
}
