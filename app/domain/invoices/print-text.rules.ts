import { normalize } from '~/platform/normalize'

/** What the faces of a document can show; a test holds that they do. */
const EXTRAS = 'ĄąĆćČčĘęĚěĞğİıŁłŃńŐőŒœŘřŚśŞşŠšŮůŰűŸŹźŻżŽž–—‘’‚“”„•…‹›€™←↑→↓−'

/** Latin letters that are no letter with an accent, in others that come close. */
const LETTERS: Record<string, string> = {
  ...{ đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T', ŋ: 'ng', Ŋ: 'Ng' },
  ...{ ə: 'e', Ə: 'E', ĸ: 'k', ŀ: 'l', Ŀ: 'L', ſ: 's' },
}

/** Pictures and what joins and colors them: they are no part of a name. */
const PICTURE =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f\u20e3]/u
/** They join and part letters of Arabic. */
const JOINERS = '\u200c\u200d'

/** Whether the studio's own faces have a character. */
export function isShown(character: string) {
  const code = character.codePointAt(0)!
  return (
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0xa0 && code <= 0xff && code !== 0xad) ||
    EXTRAS.includes(character)
  )
}

type Has = (character: string) => boolean

function show(character: string, has: Has): string {
  if (isShown(character)) return character
  if (/\s/u.test(character)) return ' '
  if (PICTURE.test(character)) return ''
  if (has(character)) return character
  const bare = normalize(character, 'NFKD').replace(/\p{M}/gu, '')
  if (bare !== character) return [...bare].map((letter) => show(letter, has)).join('')
  return LETTERS[character] ?? (/[\p{C}\p{M}]/u.test(character) ? '' : '?')
}

/**
 * A text in letters that the faces of a document have: the studio's own, and those that `has` tells
 * of, loaded for other writings. Other letters lose their accents, pictures are left out. The
 * e-invoice inside keeps what was typed.
 */
export function printable(text: string, has: Has = () => false) {
  const joined = /\p{Script=Arabic}/u.test(text)
  const shown = [...normalize(text, 'NFC')]
    .map((character) =>
      JOINERS.includes(character)
        ? joined && has(character)
          ? character
          : ''
        : show(character, has),
    )
    .join('')
  return PICTURE.test(text) ? shown.replace(/ {2,}/g, ' ').trim() : shown
}
