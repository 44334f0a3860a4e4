/** What the client may do with what is handed over; the words are in locales. */
export const LICENCES = [
  'full_rights',
  'exclusive_use',
  'non_exclusive_use',
  'open_source',
  'third_party_fonts',
  'third_party_images',
  'no_resale',
] as const
export type Licence = (typeof LICENCES)[number]

export const LONGEST_TITLE = 120
export const LONGEST_LICENCE = 2000
export const LONGEST_ANSWER = 2000
export const MOST_PACK_FILES = 500
export const MOST_PACKS = 100

/** The codes that are kept with spaces between them; unknown ones are left out. */
export function readLicences(text: string): Licence[] {
  const codes = new Set(text.split(' '))
  return LICENCES.filter((code) => codes.has(code))
}

/** What keeps a draft from being shared; null when nothing does. */
export function sharingGap({
  licences,
  licence,
  files,
}: {
  licences: string
  licence: string | null
  files: unknown[]
}): 'files' | 'licence' | null {
  if (files.length === 0) return 'files'
  return readLicences(licences).length === 0 && !licence ? 'licence' : null
}
