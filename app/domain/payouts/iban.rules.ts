const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** How long an account number of each country of the euro payments area is (ISO 13616 registry). */
const LENGTHS: Record<string, number> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
}

/** Whether an account is in a country of the euro payments area, by its number. */
export const isEuroArea = (iban: string) => normalizeIban(iban).slice(0, 2) in LENGTHS

/** An account number without its spaces, in capitals. */
export function normalizeIban(typed: string) {
  return typed.replace(/[\s.-]/g, '').toUpperCase()
}

/** Letters count from A = 10. */
const digitsOf = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/**
 * Whether an account number can be one: its country's length, and 1 as the rest by 97 (ISO 7064).
 */
export function isIban(typed: string): boolean {
  const iban = normalizeIban(typed)
  if (!SHAPE.test(iban)) return false
  const length = LENGTHS[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return false
  const digits = digitsOf(iban.slice(4) + iban.slice(0, 4))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** ISO 9362: bank, country, place and, where there is one, the branch. */
export function isBic(typed: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(typed.replace(/\s/g, '').toUpperCase())
}

/** An account number in groups of four, as banks print it. */
export function groupIban(iban: string) {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** All that is shown of an account number on most pages. */
export function lastFour(iban: string) {
  return iban.slice(-4)
}
