import { FALLBACK_LANGUAGE } from './languages'

/**
 * The part of a query that reads a row's words in a language and in English, which every text has
 * (spec §1).
 */
export function inLanguage(language: string) {
  return { where: { language: { in: [language, FALLBACK_LANGUAGE] } } }
}

/**
 * The words in the language, else in English, else in whatever language there are. Throws when
 * there are none.
 */
export function pickTranslation<Row extends { language: string }>(
  rows: Row[],
  language: string,
): Row {
  const row =
    rows.find((candidate) => candidate.language === language) ??
    rows.find((candidate) => candidate.language === FALLBACK_LANGUAGE) ??
    rows[0]
  if (!row) throw new Error('a text has no words')
  return row
}
