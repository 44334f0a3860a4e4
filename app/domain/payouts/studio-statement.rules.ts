import { isEuCountry, SELLER_COUNTRY, vatFor } from '~/domain/ground/vat.rules'
import type { FeeSupply } from '../ledger/ledger.rules'

/** Days from a statement to the day on which its payout is due. */
export const STATEMENT_DUE_DAYS = 7

/** Where a studio is taxed; one that has not said so, where the operator is. */
export const countryOfStudio = ({ country }: { country: string | null }) =>
  country ?? SELLER_COUNTRY

/** How the operator's fee for a studio is taxed; `rate` is in basis points. */
export function feeVat(
  studio: { country: string | null; vatNumber: string | null },
  standardRate: number,
) {
  const { vatNumber } = studio
  const where = countryOfStudio(studio)
  const { rate, reverseCharge } = vatFor(where, vatNumber, standardRate)
  const supply: FeeSupply =
    rate > 0 || where === SELLER_COUNTRY ? 'home' : isEuCountry(where) ? 'eu' : 'abroad'
  return { rate, reverseCharge, supply }
}

/**
 * What the operator keeps of what clients paid, with its VAT, and what is left for the studio.
 * Integer cents, rates in basis points.
 */
export function statementSums(gross: number, feeRate: number, vatRate: number) {
  const fee = Math.round((gross * feeRate) / 10_000)
  const vat = Math.round((fee * vatRate) / 10_000)
  return { fee, feeVat: vat, amount: gross - fee - vat }
}
