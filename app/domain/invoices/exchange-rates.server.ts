import { after, currentTime, DAY, HOUR } from '~/platform/clock'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { fetchReferenceRates, ratesUrl } from '~/platform/exchange-rates.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { log } from '~/platform/log.server'
import { CURRENCIES } from '../catalog/catalog.rules'
import { BOOK_CURRENCY, readReferenceRates, type ReferenceRate } from './exchange-rates.rules'

const INTERVAL = 6 * HOUR

/** Keeps the rates of a day; the same day again changes nothing. */
export async function keepRates(rates: ReferenceRate[]) {
  const ours = rates.filter(({ currency }) => (CURRENCIES as readonly string[]).includes(currency))
  await transaction(async (tx) => {
    for (const rate of ours) {
      const { currency, day } = rate
      await tx.exchangeRate.upsert({
        where: { currency_day: { currency, day } },
        create: rate,
        update: {},
      })
    }
  })
}

/**
 * An older rate is none of the day's: banks are closed for four days at most. A demo without a
 * source keeps those that it was seeded with.
 */
const LONGEST_KEPT = ratesUrl ? 10 * DAY : null

/**
 * The latest rate of a currency on a day, in kronor; null for kronor themselves and where none is
 * known that is fresh enough, which is logged.
 */
export async function findRate(
  tx: Transaction,
  currency: string,
  at: Date,
  longestKept = LONGEST_KEPT,
): Promise<ReferenceRate | null> {
  if (currency === BOOK_CURRENCY) return null
  const gte = longestKept === null ? undefined : formatIsoDay(after(-longestKept, at))
  const rate = await tx.exchangeRate.findFirst({
    where: { currency, day: { lte: formatIsoDay(at), gte } },
    orderBy: { day: 'desc' },
  })
  if (!rate) log.error({ currency }, 'no exchange rate: invoice issued without VAT in kronor')
  return rate
}

/** Fetches the rates of the day and keeps them. */
export async function updateRates(url: string) {
  await keepRates(readReferenceRates(await fetchReferenceRates(url)))
}

let nextRun = new Date(0)

/**
 * The same as a timer, a few times a day; throws when no rates came, and then tries again at its
 * next run.
 */
export async function updateRatesDaily(now = currentTime()): Promise<void> {
  if (!ratesUrl || now < nextRun) return
  await updateRates(ratesUrl)
  nextRun = after(INTERVAL, now)
}
