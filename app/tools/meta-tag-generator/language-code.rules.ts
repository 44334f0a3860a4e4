/**
 * `en`, `en-GB`, `zh-Hant`, `zh-Hant-TW`: a language of ISO 639-1, a script of ISO 15924, a region
 * of ISO 3166-1 Alpha 2.
 */
const HREFLANG = /^[a-z]{2}(-[a-z]{4})?(-[a-z]{2})?$/i

/** Longer than any code in use; Intl takes a time that grows with the square of the length. */
const LONGEST_CODE = 100

/** The code as BCP 47 writes it (`EN_gb` is `en-GB`); null when it is none. */
export function canonicalLanguage(code: string): string | null {
  if (code.length > LONGEST_CODE) return null
  try {
    return Intl.getCanonicalLocales(code.trim().replaceAll('_', '-'))[0] ?? null
  } catch {
    return null
  }
}

const names = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
}

/**
 * What is wrong with the language of an alternate (Google Search Central, “Localized versions of
 * your page”): `meant` is the code that was probably meant, as `en-GB` for `en-UK`. Null when
 * nothing is.
 */
export function hreflangProblem(code: string): { meant: string | null } | null {
  if (code.toLowerCase() === 'x-default') return null
  const canonical = canonicalLanguage(code)
  if (!canonical || !HREFLANG.test(canonical)) return { meant: null }
  const { language, region } = new Intl.Locale(canonical)
  const isKnown =
    names.language.of(language) !== undefined &&
    (!region || (names.region.of(region) !== undefined && region !== 'ZZ'))
  if (!isKnown) return { meant: null }
  return canonical.toLowerCase() === code.toLowerCase() ? null : { meant: canonical }
}

/**
 * A language as og:locale writes it, `language_TERRITORY` (ogp.me): for a language alone the one
 * where most speak it.
 */
export function graphLocale(code: string): string {
  const canonical = canonicalLanguage(code)
  if (!canonical) return ''
  const { language, region } = new Intl.Locale(canonical).maximize()
  return region ? `${language}_${region}` : language
}
