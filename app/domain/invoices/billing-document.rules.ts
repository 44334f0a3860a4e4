import type { Language } from '../../platform/i18n/languages'
import { isEuCountry } from '~/domain/ground/vat.rules'

/** The seller as an invoice keeps it; `country` is missing in the oldest ones. */
export interface Seller {
  /** The name of another studio's shop; the own studio's documents have none. */
  studio?: string
  legalName: string
  companyNumber: string
  vatNumber: string
  email: string
  /** Street, then postal code and city after a comma. */
  address: string
  country?: string
}

export interface InvoiceBuyer {
  name: string
  companyName: string | null
  vatNumber: string | null
  email: string
  addressLine: string
  postalCode: string
  city: string
  /** ISO 3166. */
  country: string
}

export interface BilledLine {
  description: string
  quantity: number
  /**
   * One piece before the discount; integer cents, without VAT and rounded: the others are exact.
   */
  unitNet: number
  /** What the coupon took off, without VAT. */
  discount: number
  /** What is left. */
  net: number
}

/**
 * What an invoice or a credit note says, before it is put into words; amounts are integer cents of
 * its currency.
 */
export interface BillingDocument {
  kind: 'invoice' | 'creditNote'
  number: string
  issuedAt: Date
  language: Language
  currency: string
  /** What it bills: an order, or the fee of a studio's statement. */
  about?: 'order' | 'statement'
  /** The order's, or the statement's. */
  orderNumber: string
  /** The invoice that a credit note takes back, in full or in part. */
  credits: { number: string; issuedAt: Date; total: number } | null
  paidAt: Date
  /** As the gateway calls it, null where it did not say. */
  method: string | null
  seller: Seller
  buyer: InvoiceBuyer
  lines: BilledLine[]
  net: number
  /** Basis points. */
  vatRate: number
  vat: number
  total: number
  reverseCharge: boolean
  /**
   * Where the currency is another one: the VAT in integer öre, and the rate of a day, in millionths
   * of a krona.
   */
  kronor: { vat: number; rate: number; day: string } | null
}

export type VatTreatment = 'standard' | 'reverseCharge' | 'outsideEu' | 'notRegistered'

/** A studio without a VAT number, or outside the EU, charges none (seller-terms.rules). */
const chargesVat = ({ vatNumber, country = '' }: Seller) => vatNumber !== '' && isEuCountry(country)

/**
 * Why a document has the VAT that it has (vat.rules); the standard rate of buyers in the EU may be
 * none.
 */
export function vatTreatment({
  vatRate,
  reverseCharge,
  buyer,
  seller,
}: Pick<BillingDocument, 'vatRate' | 'reverseCharge' | 'buyer'> & {
  seller?: Seller
}): VatTreatment {
  if (seller?.studio && !chargesVat(seller)) return 'notRegistered'
  if (reverseCharge) return 'reverseCharge'
  return vatRate > 0 || isEuCountry(buyer.country) ? 'standard' : 'outsideEu'
}

/** Which words tell why: those of the outside name the seller's own country where it is Sweden. */
export function vatWords(document: Parameters<typeof vatTreatment>[0]) {
  const treatment = vatTreatment(document)
  return treatment === 'outsideEu' && document.seller?.studio && document.seller.country !== 'SE'
    ? ('outsideEuAbroad' as const)
    : treatment
}

/**
 * `Södra Hamngatan 25, 411 14 Göteborg` in its parts; what does not look like that is all street.
 */
export function splitAddress(address: string) {
  const [, street = address, postalCode = '', city = ''] =
    /^(.+), (\d[\d ]*\d(?: [A-Z]{2})?) (.+)$/.exec(address) ?? []
  return { street, postalCode, city }
}

/**
 * A printed number of a document, such as `INV-2026-00001`, or `INV7-2026-00001` of another
 * studio's; nothing else is looked for.
 */
export function isDocumentNumber(text: string) {
  return /^[A-Z]{1,5}\d{0,9}-\d{4}-\d{1,9}$/.test(text)
}
