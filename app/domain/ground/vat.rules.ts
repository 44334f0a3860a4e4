import { normalize } from '~/platform/normalize'

export const SELLER_COUNTRY = 'SE'

/** What a VAT number of each EU country looks like, without its prefix; no register is asked. */
const EU_VAT_PATTERNS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Greece writes its numbers with EL. */
const VAT_PREFIXES: Record<string, string> = { GR: 'EL' }

export function isEuCountry(country: string) {
  return country in EU_VAT_PATTERNS
}

/** Characters of a tax number as it is typed. */
export const TAX_NUMBER_MAX = 30

/**
 * The number as registers keep it: without spaces, dots, dashes, strokes and signs that cannot be
 * seen, in plain capitals and digits.
 */
export function normalizeVatNumber(value: string) {
  return normalize(value, 'NFKC')
    .replace(/[\s./\\\p{Pd}\p{Cf}\p{Cc}\u2212]/gu, '')
    .toUpperCase()
}

/** A Swedish company number: the first activity that is liable to VAT adds 01. */
const SWEDISH_COMPANY_NUMBER = /^\d{10}$/

function withoutLetters(number: string, country: string) {
  const letters = [VAT_PREFIXES[country] ?? country, country]
  const found = letters.find((prefix) => number.startsWith(prefix))
  return found ? number.slice(found.length) : number
}

/**
 * The VAT number of a business in an EU country with the letters of the country before it, out of
 * what may be written without them, and with spaces and strokes, or as a Swedish company number;
 * null for what has not the country's form. No register is asked (business.md: "a valid-looking EU
 * VAT number").
 */
export function readVatNumber(typed: string, country: string): string | null {
  const pattern = EU_VAT_PATTERNS[country]
  if (!pattern) return null
  const typedBody = withoutLetters(normalizeVatNumber(typed), country)
  const isCompany = country === 'SE' && SWEDISH_COMPANY_NUMBER.test(typedBody)
  const body = isCompany ? `${typedBody}01` : typedBody
  return pattern.test(body) ? (VAT_PREFIXES[country] ?? country) + body : null
}

/**
 * The tax number of a business as it is kept: that of an EU country in one form, null where it has
 * another; outside the EU what was typed, since it decides nothing.
 */
export function readTaxNumber(typed: string, country: string): string | null {
  return isEuCountry(country) ? readVatNumber(typed, country) : typed
}

/** Whether the number has the form of the country's. */
export const looksLikeVatNumber = (value: string, country: string) =>
  readVatNumber(value, country) !== null

export interface VatOutcome {
  /** Basis points. */
  rate: number
  reverseCharge: boolean
}

/**
 * Reverse charge for businesses elsewhere in the EU, none outside the EU, else the standard rate of
 * the seller's country, in basis points; none from a seller who charges none.
 */
export function vatFor(
  country: string,
  vatNumber: string | null,
  standardRate: number,
  { country: sellerCountry = SELLER_COUNTRY, registered = true } = {},
): VatOutcome {
  if (!registered || !isEuCountry(country)) return { rate: 0, reverseCharge: false }
  if (country !== sellerCountry && vatNumber && looksLikeVatNumber(vatNumber, country))
    return { rate: 0, reverseCharge: true }
  return { rate: standardRate, reverseCharge: false }
}

/** The VAT that a price contains. `amount` and the answer are integer cents. */
export function containedVat(amount: number, rate: number) {
  return Math.round((amount * rate) / (10_000 + rate))
}

/** What a seller's prices contain, and whether who pays no VAT pays the price without it. */
interface SellerPrices {
  /** Basis points. */
  rate: number
  netPrices: boolean
}

/**
 * What a buyer pays for a price that contains the seller's VAT: the net price where no VAT is
 * charged (business.md, VAT). Integer cents.
 */
export function priceFor(amount: number, { rate }: VatOutcome, seller: SellerPrices) {
  return rate === 0 && seller.netPrices ? amount - containedVat(amount, seller.rate) : amount
}
