import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { studioDay } from '~/platform/i18n/format.server'
import { OWN_STUDIO_ID } from './own-studio'

/**
 * Takes the next number of a series, without gaps: it is given back when the caller's transaction
 * fails.
 */
async function nextNumber(tx: Transaction, name: string): Promise<number> {
  const series = await tx.numberSeries.upsert({
    where: { name },
    create: { name, next: 2 },
    update: { next: { increment: 1 } },
  })
  return series.next - 1
}

/**
 * The prefix of a studio's own series: another studio's numbers carry its id, such as
 * `INV7-2026-00001`, and are without gaps by themselves.
 */
export const seriesOf = (prefix: string, studioId: number) =>
  studioId === OWN_STUDIO_ID ? prefix : `${prefix}${studioId}`

/**
 * A number as it is printed, such as `K-2026-00042`; the year is that of the studio's day, which
 * stands beside it.
 */
export async function nextPrintedNumber(
  tx: Transaction,
  prefix: string,
  year = studioDay(currentTime()).getUTCFullYear(),
) {
  const number = await nextNumber(tx, `${prefix}-${year}`)
  return `${prefix}-${year}-${String(number).padStart(5, '0')}`
}
