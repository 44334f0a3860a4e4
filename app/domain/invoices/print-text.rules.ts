import { normalize } from '~/platform/normalize'

/** What the faces of a document can show; a test holds that they do. */
const EXTRAS = 'ĄąĆćČčĘęĚěĞğİıŁłŃńŐőŒœŘřŚśŞşŠšŮůŰűŸŹźŻżŽž–—‘’‚“”„•…‹›€™←↑→↓−'

const LETTERS = new Map<string, string>()
function spell(letters: string, latin: string) {
  const spelled = latin.split(' ')
  for (const [index, letter] of [...letters].entries()) {
    const small = spelled[index]!
    LETTERS.set(letter, small)
    LETTERS.set(letter.toUpperCase(), small.charAt(0).toUpperCase() + small.slice(1))
  }
}
spell('αβγδεζηθικλμνξοπρστυφχψως', 'a v g d e z i th i k l m n x o p r s t y f ch ps o s')
spell(
  'абвгдежзийклмнопрстуфхцчшщъьюя',
  'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya',
)
spell('đħŧŋ', 'd h t ng')

function isShown(character: string) {
  const code = character.codePointAt(0)!
  return (
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0xa0 && code <= 0xff && code !== 0xad) ||
    EXTRAS.includes(character)
  )
}

function show(character: string): string {
  if (isShown(character)) return character
  if (/\s/u.test(character)) return ' '
  const bare = normalize(character, 'NFKD').replace(/\p{M}/gu, '')
  if (bare !== character) return [...bare].map(show).join('')
  return LETTERS.get(character) ?? (/[\p{C}\p{M}]/u.test(character) ? '' : '?')
}

/**
 * A text in letters that the faces of a document have: others lose their accents, Greek and
 * Cyrillic are spelled in Latin letters. The e-invoice inside keeps what was typed.
 */
export function printable(text: string) {
  return [...normalize(text, 'NFC')].map(show).join('')
}
