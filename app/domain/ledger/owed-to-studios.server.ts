import { db } from '~/platform/db/db.server'
import { accountOfStudio, owedToStudio } from './ledger.rules'

/** Integer cents; below zero where more went back to clients than came in. */
export interface Owed {
  cents: number
  currency: string
}

/**
 * What is owed to each of some studios, by currency in the order of their names: what came in for it
 * and is on no statement yet, and what its statements come to until they are paid.
 */
export async function readOwedToStudios(studioIds: number[]): Promise<Map<number, Owed[]>> {
  const idOf = new Map(
    studioIds.flatMap((id) => [
      [accountOfStudio(id), id],
      [owedToStudio(id), id],
    ]),
  )
  const sums = await db.ledgerEntry.groupBy({
    by: ['account', 'currency'],
    where: { account: { in: [...idOf.keys()] } },
    _sum: { amount: true },
    orderBy: { currency: 'asc' },
  })
  const owed = new Map<number, Map<string, number>>()
  for (const { account, currency, _sum } of sums) {
    const id = idOf.get(account)!
    const own = owed.get(id) ?? new Map<string, number>()
    // Debts of the operator are credits, which are negative.
    owed.set(id, own.set(currency, (own.get(currency) ?? 0) - (_sum.amount ?? 0)))
  }
  const shown = (own: Map<string, number>) =>
    [...own].flatMap(([currency, cents]) => (cents === 0 ? [] : [{ cents, currency }]))
  return new Map([...owed].map(([id, own]) => [id, shown(own)]))
}
