import type { Language } from '~/platform/i18n/languages'

const CENTS = 100
/** What separates the cents, and the thousands, in each language. */
const SIGNS: Record<Language, { decimal: string; thousands: string }> = {
  en: { decimal: '.', thousands: ',' },
  sv: { decimal: ',', thousands: ' ' },
  nl: { decimal: ',', thousands: '.' },
  pl: { decimal: ',', thousands: ' ' },
}

/** An amount as somebody would type it: `1234.50` in English, `1234,50` elsewhere. `cents` is an integer. */
export function writeAmount(cents: number, language: Language) {
  const whole = Math.floor(cents / CENTS)
  return `${whole}${SIGNS[language].decimal}${String(cents % CENTS).padStart(2, '0')}`
}

const escaped = (sign: string) => sign.replace('.', '\\.')

/** Reads an amount that was typed in the language; integer cents, or null for what could mean another sum. */
export function readAmount(text: string, language: Language): number | null {
  const { decimal, thousands } = SIGNS[language]
  const pattern = new RegExp(`^(\\d{1,3}(?:${escaped(thousands)}\\d{3})+|\\d+)(?:${escaped(decimal)}(\\d{1,2}))?$`)
  const [, whole, part = ''] = pattern.exec(text.trim().replace(/[\s\u00a0\u202f]+/g, ' ')) ?? []
  if (!whole) return null
  const cents = Number(whole.replaceAll(thousands, '')) * CENTS + Number(part.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}
