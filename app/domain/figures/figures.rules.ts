import { after, DAY } from '~/platform/clock'
import { studioDay } from '~/platform/i18n/studio-time'

/** How many months of earnings and weeks of work the studio's overview shows. */
const MONTHS_SHOWN = 12
const WEEKS_SHOWN = 8

/** The last months up to that of a day of the studio (`2026-11-22`), the earliest first, as `2026-11`. */
export function lastMonths(today: string, count = MONTHS_SHOWN): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}

export interface DayFigure {
  day: string
  currency: string
  /** Integer cents. */
  net: number
}

/**
 * What each day from `since` on has brought, of what stood on the account of earnings at the end of
 * the days; credits are negative there.
 */
export function earnedByDay(
  closed: { day: string; currency: string; amount: number }[],
  since: string,
): DayFigure[] {
  const before = new Map<string, number>()
  return closed.flatMap(({ day, currency, amount }) => {
    const net = (before.get(currency) ?? 0) - amount
    before.set(currency, amount)
    return day < since ? [] : [{ day, currency, net }]
  })
}

/** Month by month what was earned in each currency that anything was earned in; integer cents. */
export function byMonth(figures: DayFigure[], months: string[]) {
  const currencies = [
    ...new Set(figures.filter(({ net }) => net !== 0).map(({ currency }) => currency)),
  ].sort()
  return currencies.map((currency) => ({
    currency,
    months: months.map((month) =>
      figures
        .filter((figure) => figure.currency === currency && figure.day.startsWith(month))
        .reduce((sum, { net }) => sum + net, 0),
    ),
  }))
}

/** The Monday of the week that a calendar day, given as midnight UTC, is in. */
export const mondayOf = (day: Date) => after(-((day.getUTCDay() + 6) % 7) * DAY, day)

/**
 * How much work is due in this week and each of the coming ones, by calendar weeks of the studio;
 * what is late already stands apart.
 */
export function byWeek(dueDates: Date[], now: Date, count = WEEKS_SHOWN) {
  const first = mondayOf(studioDay(now))
  const weeks = Array.from({ length: count }, (_, index) => ({
    from: after(index * 7 * DAY, first),
    due: 0,
  }))
  let late = 0
  for (const due of dueDates) {
    if (due < now) {
      late++
      continue
    }
    const index = Math.floor((studioDay(due).getTime() - first.getTime()) / (7 * DAY))
    if (index < count) weeks[index]!.due++
  }
  return { late, weeks }
}
