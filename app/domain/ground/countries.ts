/**
 * Where the studio sells to, as ISO 3166 codes; their names come from the language
 * (Intl.DisplayNames).
 */
export const COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
  'AU',
  'CA',
  'CH',
  'GB',
  'IS',
  'JP',
  'LI',
  'NO',
  'NZ',
  'SG',
  'US',
] as const

/** The countries with their names, sorted as the language sorts. */
export function countryOptions(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return COUNTRIES.map((code) => ({ value: code as string, label: names.of(code) ?? code })).sort(
    (a, b) => a.label.localeCompare(b.label, language),
  )
}
