import { Parser } from 'htmlparser2'

/**
 * The currency of the studio's books, in which Swedish invoices state their VAT too
 * (mervärdesskattelagen 17 kap. 29 §).
 */
export const BOOK_CURRENCY = 'SEK'

/** Rates are kept as whole millionths. */
export const MILLION = 1_000_000

export interface ReferenceRate {
  currency: string
  /** ISO 8601, the day it is of. */
  day: string
  /** Millionths of a krona for one unit of the currency. */
  sek: number
}

/** Integer öre for integer cents, at a rate in millionths of a krona. */
export function inKronor(cents: number, sek: number) {
  return Math.round((cents * sek) / MILLION)
}

const DAY = /^\d{4}-\d\d-\d\d$/
const CURRENCY = /^[A-Z]{3}$/
const RATE = /^\d+(?:\.\d+)?$/

/** Elements in each other; the bank's rates are in four. */
const DEEPEST = 20

/** The attributes of all elements named Cube: one has the day, others a currency and its rate. */
function readCubes(xml: string): Record<string, string>[] {
  const cubes: Record<string, string>[] = []
  let depth = 0
  const onopentag = (name: string, attributes: Record<string, string>) => {
    if ((depth += 1) > DEEPEST) throw new Error('no exchange rates, but elements in each other')
    if (name === 'Cube') cubes.push(attributes)
  }
  const onclosetag = () => void (depth -= 1)
  new Parser({ onopentag, onclosetag }, { xmlMode: true }).end(xml)
  return cubes
}

/**
 * The rates in kronor out of the European Central Bank's, which are per euro. Throws for a text
 * without them.
 */
export function readReferenceRates(xml: string): ReferenceRate[] {
  const cubes = readCubes(xml)
  const day = cubes.map(({ time = '' }) => time).find((time) => DAY.test(time))
  const perEuro = new Map(
    cubes.flatMap(({ currency = '', rate = '' }) =>
      CURRENCY.test(currency) && RATE.test(rate) ? [[currency, Number(rate)]] : [],
    ),
  )
  const kronor = perEuro.get(BOOK_CURRENCY)
  if (!day || !kronor) throw new Error('no exchange rates in what came')
  const currencies = [...perEuro].filter(
    ([currency, rate]) => currency !== BOOK_CURRENCY && rate > 0,
  )
  return [['EUR', 1] as const, ...currencies].map(([currency, rate]) => ({
    currency,
    day,
    sek: Math.round((kronor / rate) * MILLION),
  }))
}
