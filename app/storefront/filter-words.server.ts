import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const LONGEST_WORD = 40

/** A word as somebody typed it, in the language's quotation marks. */
export function quoteWord(word: string, language: Language) {
  return translator(language, 'showcase')('filter.quoted', { word: word.slice(0, LONGEST_WORD) })
}

/** Says which words of an address are no filter and were left out; null when there are none. */
export function leftOutNotice(words: string[], language: Language): string | null {
  if (words.length === 0) return null
  const t = translator(language, 'showcase')
  const names = words.map((word) => quoteWord(word, language))
  return t('filter.unknown', {
    names: new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
  })
}
