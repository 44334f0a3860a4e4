import type { PayoutStatus } from '~/domain/ground/machines.rules'
import { isEuCountry, looksLikeVatNumber, SELLER_COUNTRY } from '~/domain/ground/vat.rules'

/**
 * What happened to a payout happens once in each round of approval and sending: the key of its
 * event.
 */
export const payoutEventKey = ({ id, round }: { id: string; round: number }, kind: string) =>
  `payout:${id}:${kind}:${round}`

/** What is still owed: neither paid nor taken back. */
export const OWED_STATUSES = [
  'accrued',
  'approved',
  'scheduled',
  'failed',
] as const satisfies PayoutStatus[]

export type SupplyTreatment = 'standard' | 'reverseCharge' | 'notRegistered' | 'outsideEu'

/**
 * How the studio, a business in Sweden, is billed for a freelancer's work (Directive 2006/112/EC,
 * articles 44 and 196).
 */
export function supplyTreatment(country: string, vatNumber: string | null): SupplyTreatment {
  if (!isEuCountry(country)) return 'outsideEu'
  if (!vatNumber || !looksLikeVatNumber(vatNumber, country)) return 'notRegistered'
  return country === SELLER_COUNTRY ? 'standard' : 'reverseCharge'
}

/** The VAT that comes on top of a fee; integer cents and basis points. */
export function vatOnFee(amount: number, treatment: SupplyTreatment, standardRate: number) {
  const rate = treatment === 'standard' ? standardRate : 0
  return { rate, vat: Math.round((amount * rate) / 10_000) }
}

/**
 * A month or a year as statements name it, such as `2026-11` or `2026`; from and to are the
 * studio's days, as midnight UTC; null for anything else.
 */
export function readPeriod(
  text: string,
): { year: number; month: number | null; from: Date; to: Date } | null {
  const [, year = '', month] = /^(20\d\d)(?:-(0[1-9]|1[0-2]))?$/.exec(text) ?? []
  if (!year) return null
  const first = month ? Number(month) - 1 : 0
  const from = new Date(Date.UTC(Number(year), first, 1))
  const to = new Date(Date.UTC(Number(year), month ? first + 1 : 12, 1))
  return { year: Number(year), month: month ? Number(month) : null, from, to }
}
