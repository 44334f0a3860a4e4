import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const LONGEST_WORD = 40

/** A word as somebody typed it, in the language's quotation marks. */
export function quoteWord(word: string, language: Language) {
  return translator(language, 'showcase')('filter.quoted', { word: word.slice(0, LONGEST_WORD) })
}

const noSuchPage = (language: Language) => translator(language, 'lists')('page')

/**
 * Says which words of an address are no filter and were left out, and whether its page is nowhere;
 * null when all of it was read.
 */
export function leftOutNotice(words: string[], language: Language, strayed = false): string | null {
  if (words.length === 0) return strayed ? noSuchPage(language) : null
  const said = sayUnknown(words, language)
  return strayed ? `${said} ${noSuchPage(language)}` : said
}

function sayUnknown(words: string[], language: Language) {
  const t = translator(language, 'showcase')
  const names = words.map((word) => quoteWord(word, language))
  return t('filter.unknown', {
    names: new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
  })
}
