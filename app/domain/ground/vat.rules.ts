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

/** The number without spaces, dots and dashes, in capitals. */
export function normaliseVatNumber(value: string) {
  return value.replace(/[\s.-]/g, '').toUpperCase()
}

/**
 * True when the number has the form of the country's (business.md: "a valid-looking EU VAT
 * number").
 */
export function looksLikeVatNumber(value: string, country: string) {
  const number = normaliseVatNumber(value)
  const prefix = VAT_PREFIXES[country] ?? country
  return (
    number.startsWith(prefix) &&
    (EU_VAT_PATTERNS[country]?.test(number.slice(prefix.length)) ?? false)
  )
}

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

/**
 * The VAT that a price contains: prices are what the buyer pays, everywhere. `amount` and the
 * answer are integer cents.
 */
export function containedVat(amount: number, rate: number) {
  return Math.round((amount * rate) / (10_000 + rate))
}
