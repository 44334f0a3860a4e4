import { CURRENCIES, type Currency } from '../catalog/catalog.rules'
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
} from '../../platform/i18n/languages'

const list = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : [])

/**
 * What a studio speaks, its own first language first; English where it says nothing that we know.
 */
export function languagesOf(stored: unknown): Language[] {
  const known = list(stored).filter(
    (one): one is Language => typeof one === 'string' && isLanguage(one),
  )
  return known.length > 0 ? [...new Set(known)] : [FALLBACK_LANGUAGE]
}

/** What a studio sells in, its own first currency first. */
export function currenciesOf(stored: unknown): Currency[] {
  return [
    ...new Set(
      list(stored).filter((one): one is Currency => CURRENCIES.some((known) => known === one)),
    ),
  ]
}

/**
 * The language of a shop front: the visitor's when the studio speaks it, else the studio's first.
 */
export const frontLanguage = (spoken: readonly Language[], wanted: Language): Language =>
  spoken.includes(wanted) ? wanted : spoken[0]!

const USUAL: Record<Language, Currency> = { en: 'USD', sv: 'SEK', nl: 'EUR', pl: 'PLN' }

/**
 * The currency of a shop front's prices: that of the visitor's cart, else the one usual in their
 * language, among the studio's; else the studio's first.
 */
export function frontCurrency(
  sold: readonly Currency[],
  { cart, language }: { cart: string | null; language: Language },
): Currency {
  return (
    sold.find((one) => one === cart) ??
    sold.find((one) => one === USUAL[language]) ??
    sold[0] ??
    'USD'
  )
}

/**
 * Words that stand by language, in one of them; in the first that there are where that one is
 * missing, empty for none.
 */
export function inWords(stored: unknown, language: Language): { text: string; language: Language } {
  const words = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >
  const said = (one: Language) => {
    const text = words[one]
    return (
      Array.isArray(text)
        ? text.filter((part) => typeof part === 'string').join('\n\n')
        : typeof text === 'string'
          ? text
          : ''
    ).trim()
  }
  const found = [language, FALLBACK_LANGUAGE, ...LANGUAGES].find((one) => said(one) !== '')
  return found ? { text: said(found), language: found } : { text: '', language }
}

export const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** What the page of a studio is called in the count of its visits. */
export type FrontPage = '/' | '/projects' | `/product/${number}`
