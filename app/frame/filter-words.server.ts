import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const LONGEST_WORD = 40

/** Says which words of an address are no filter and were left out; null when there are none. */
export function leftOutNotice(words: string[], language: Language): string | null {
  if (words.length === 0) return null
  const t = translator(language, 'ui')
  const names = words.map((word) => t('filter.quoted', { word: word.slice(0, LONGEST_WORD) }))
  return t('filter.unknown', { names: new Intl.ListFormat(language, { type: 'conjunction' }).format(names) })
}
