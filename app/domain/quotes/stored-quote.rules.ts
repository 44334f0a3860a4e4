import { z } from 'zod'
import type { Offer, Phase } from './offers.rules'
import {
  lineDays,
  priceLine,
  type ChosenLine,
  type LinePrice,
  type Note,
  type Reason,
} from './quote.rules'

/**
 * A line as an issued quote keeps it; amounts are integer cents of the quote's currency, names in
 * the language it was issued in.
 */
export interface StoredLine {
  productId: number
  slug: string
  name: string
  phase: Phase
  speed: string
  workingDays: number
  base: number
  surcharge: number
  addOns: { id: number; name: string; amount: number; because: Reason }[]
  amount: number
  because: Reason[]
  milestonePayment: boolean
}

/** What an issued quote says for as long as it exists. */
export interface StoredQuote {
  lines: StoredLine[]
  notes: Note[]
  workingDays: number
  /** Ids of services that would do the same. */
  alternatives: number[]
}

interface Names {
  name: string
  addOnName(id: number): string
}

/** A chosen line with its price and its names, for keeping. */
export function storeLine(
  line: ChosenLine,
  price: LinePrice,
  { name, addOnName }: Names,
): StoredLine {
  const { offer, phase, speed, because } = line
  return {
    ...{
      productId: offer.id,
      slug: offer.slug,
      name,
      phase,
      speed,
      because,
      milestonePayment: offer.milestonePayment,
    },
    workingDays: lineDays(line),
    base: price.base,
    surcharge: price.surcharge,
    addOns: line.addOns.map(({ id, because: reason }, index) => ({
      id,
      name: addOnName(id),
      amount: price.addOns[index]!.amount,
      because: reason,
    })),
    amount: price.amount,
  }
}

const shape = z.object({
  lines: z.array(z.looseObject({ productId: z.number() })).min(1),
  notes: z.array(z.unknown()),
  workingDays: z.number(),
  alternatives: z.array(z.number()),
})

/** What a row keeps, or null for what is no issued quote. */
export function readStoredQuote(stored: unknown): StoredQuote | null {
  return shape.safeParse(stored).success ? (stored as StoredQuote) : null
}

/**
 * What the lines of a quote cost today, integer cents of its currency; null for what is not sold
 * any more.
 */
export function amountsToday(
  lines: StoredLine[],
  currency: string,
  offers: readonly Offer[],
): (number | null)[] {
  return lines.map(({ productId, speed, addOns }) => {
    const offer = offers.find(({ id, available }) => id === productId && available)
    if (!offer?.speeds.some(({ code }) => code === speed)) return null
    return priceLine({ offer, speed, addOns }, currency)?.amount ?? null
  })
}

/** The sum of today's amounts, null as soon as one is missing. */
export function totalToday(amounts: (number | null)[]): number | null {
  return amounts.some((amount) => amount === null)
    ? null
    : amounts.reduce<number>((sum, amount) => sum + amount!, 0)
}
