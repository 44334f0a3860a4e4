import { isIsoDay } from '~/platform/iso-day'

/** Days of the studio, ISO 8601; both are part of it. */
export interface Period {
  since: string
  until: string
}

/** The month before a day's. */
export function monthBefore(today: string): Period {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const day = (date: number) => new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
  const until = day(0)
  return { since: `${until.slice(0, 8)}01`, until }
}

/**
 * The period that an address asks for; the month before where it asks for none, or for days that
 * are none or end before they begin, which `wrong` tells.
 */
export function readPeriod(query: URLSearchParams, today: string): Period & { wrong: boolean } {
  const [since, until] = [query.get('since'), query.get('until')]
  const isRight = since !== null && until !== null && isIsoDay(since) && isIsoDay(until)
  if (isRight && since <= until) return { since, until, wrong: false }
  return { ...monthBefore(today), wrong: since !== null || until !== null }
}

/** What is made of a period for the accountant. */
export const PERIOD_FILES = ['vat.csv', 'journal.csv', 'vouchers.si'] as const
export type PeriodFile = (typeof PERIOD_FILES)[number]
