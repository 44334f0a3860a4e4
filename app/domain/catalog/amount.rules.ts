import type { Language } from '~/platform/i18n/languages'

/**
 * The most that one price may be, in cents of any currency: 99 pieces of it still fit into an
 * order's integer column.
 */
export const MAX_AMOUNT = 20_000_000

interface Marks {
  /** What is written before the cents; the first is how we write it. */
  decimal: string
  /** What may stand between thousands, besides a space. */
  group: string
}

/** Where a point cannot mean thousands it is understood as what it looks like. */
const MARKS: Record<Language, Marks> = {
  en: { decimal: '.', group: ',' },
  sv: { decimal: ',.', group: '' },
  nl: { decimal: ',', group: '.' },
  pl: { decimal: ',.', group: '' },
}

function patternOf({ decimal, group }: Marks) {
  return new RegExp(
    `^(\\d{1,3}(?:([ ${group}])\\d{3}(?:\\2\\d{3})*)?|\\d+)(?:[${decimal}](\\d{1,2}))?$`,
  )
}

const PATTERNS = Object.fromEntries(
  Object.entries(MARKS).map(([language, marks]) => [language, patternOf(marks)]),
) as Record<Language, RegExp>

/** Characters of the longest amount that anybody means, with room for spaces around it. */
const LONGEST_AMOUNT = 40

/**
 * The integer cents of an amount as somebody typed it in a language's format: "1,234.50" in
 * English, "1 234,50" in Swedish and Polish, "1.234,50" in Dutch, each also without thousands or
 * cents. Null for anything else, such as "12,3,4".
 */
export function readAmount(text: string, language: Language): number | null {
  if (text.length > LONGEST_AMOUNT) return null
  const [, whole, , cents = ''] = PATTERNS[language].exec(text.trim().replace(/\s/g, ' ')) ?? []
  return whole === undefined
    ? null
    : Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** The same cents as a form shows them to be changed: "1234.50", "1234,50". */
export function writeAmount(cents: number, language: Language): string {
  return `${Math.trunc(cents / 100)}${MARKS[language].decimal[0]}${String(cents % 100).padStart(2, '0')}`
}
