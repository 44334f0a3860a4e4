import type { Language } from '~/platform/i18n/languages'
import type { Tone } from './brief.rules'
import { ENGLISH } from './words-en.rules'
import { SWEDISH } from './words-sv.rules'
import { DUTCH } from './words-nl.rules'
import { POLISH } from './words-pl.rules'

/**
 * The sentences of a language. `{what}`, `{whom}` and `{benefit}` take the visitor's words as they
 * are, with a capital first letter where the name has one. They stand only where no language here
 * would bend them or give them an article: as a name above a text, after a colon or a full stop,
 * never as the object of a verb; in Polish never after a preposition.
 */
export interface WordBank {
  headlines: string[]
  openings: string[]
  /** The beginnings of a post, and of what search results show. */
  posts: string[]
  metas: string[]
  /** What stands above a list of benefits. */
  lists: Record<Tone, string>
  metaEnds: Record<Tone, string[]>
  /** What a long text says besides. */
  more: Record<Tone, string>
  /** Buttons that say what they are about. */
  named: string[]
  audiences: string[]
  closers: Record<Tone, string[]>
  buttons: Record<Tone, string[]>
  subjects: string[]
  greetings: Record<Tone, string>
  introductions: Record<Tone, string[]>
}

export const WORD_BANKS: Record<Language, WordBank> = {
  en: ENGLISH,
  sv: SWEDISH,
  nl: DUTCH,
  pl: POLISH,
}
