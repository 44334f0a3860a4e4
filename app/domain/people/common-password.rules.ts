import { brand } from '~/brand'
import { withoutEnd } from '~/platform/free-text'
import { normalize } from '~/platform/normalize'
import common from './common-passwords.json'

/** Signs that stand in for letters. */
const LETTERS: Record<string, string> = {
  '@': 'a',
  4: 'a',
  0: 'o',
  1: 'i',
  '!': 'i',
  3: 'e',
  $: 's',
  5: 's',
  7: 't',
}
const ROWS = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]
/** A word or two of signs, over and over. */
const LONGEST_REPEATED = 4

/** Words of this place: the studio's name, its cities, and what accounts and pages are called. */
export const CONTEXT_WORDS = [
  brand.slug,
  ...brand.cities.flatMap(({ name, names }) => [name, ...Object.values(names)]),
  'studio',
  'studiostack',
  'webstudio',
  'admin',
  'administrator',
  'client',
  'freelancer',
  'dashboard',
  'website',
  'webshop',
  'password',
  'passwort',
  'wachtwoord',
  'lösenord',
  'hasło',
]

const compact = (text: string) =>
  normalize(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@$!]/gu, '')
const asLetters = (text: string) => text.replace(/[@40!1$357]/g, (sign) => LETTERS[sign] ?? sign)

/**
 * What a word may be without the digits and signs that people put around it, some of which may
 * stand for its own first or last letters.
 */
function stems(text: string): string[] {
  return [text, text.replace(/^[\d!$@]+/, '')]
    .flatMap((begun) => [begun, withoutEnd(begun, /[\d!$@]/)])
    .map(asLetters)
}

let known: Set<string> | undefined
const isKnown = (word: string) => (known ??= new Set(common.words.split(' '))).has(word)

function isRow(text: string) {
  return ROWS.some((row) =>
    [row, [...row].reverse().join('')].some((line) => (line + line).includes(text)),
  )
}

function isRepeated(text: string) {
  return Array.from({ length: LONGEST_REPEATED }, (_, index) => text.slice(0, index + 1)).some(
    (unit) => unit.repeat(text.length).startsWith(text),
  )
}

/**
 * Whether a password is one of those that are tried first: in the list of common ones, one of their
 * words, or one of this place or of `own` with digits and signs around it, a row of the keyboard,
 * or the same again and again.
 */
export function isCommonPassword(password: string, own: string[] = []): boolean {
  const plain = compact(password)
  // Of one that is made of other signs, its few letters tell nothing.
  const text = plain.length * 2 < password.length ? password : plain
  const letters = text.replace(/[@$!]/g, '').length
  const words = stems(text).filter((word) => word !== '' && word.length * 2 >= letters)
  if (isKnown(text) || isRow(text) || isRepeated(text)) return true
  return (
    words.some(isKnown) ||
    [...CONTEXT_WORDS, ...own].some((one) =>
      stems(compact(one)).some((stem) => words.includes(stem)),
    )
  )
}
