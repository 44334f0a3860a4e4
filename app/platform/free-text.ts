/**
 * Signs that show nothing or turn the writing round (Unicode TR 36); the joiners that some writings
 * and emoji need are not among them.
 */
const HIDDEN =
  /[\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0\u034f\ufffd]|(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu
/** The same with joiners and marks, which show nothing by themselves. */
const UNSEEN = new RegExp(`${HIDDEN.source}|[\\s\\u200c\\u200d\\p{M}]`, 'gu')
/** Tags spell the flags of parts of a country, such as Scotland. */
const HIDDEN_IN_LINES = new RegExp(`(?![\n\t\u{e0020}-\u{e007f}])(?:${HIDDEN.source})`, 'gu')

const seen = (text: string) => (text.replace(UNSEEN, '') === '' ? '' : text)

/**
 * A text of one line: each run of spaces and line breaks as one space, none around it, and no sign
 * that cannot be seen, such as NUL, which PostgreSQL does not keep. Empty where nothing is to be
 * seen.
 */
export const oneLine = (text: string) =>
  seen(text.replace(/\s/g, ' ').replace(HIDDEN, '').replace(/ +/g, ' ').trim())

/** A text with line breaks in one form, and but for tabs no sign that cannot be seen. */
export const readableLines = (text: string) =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(HIDDEN_IN_LINES, '')

/** The same with nothing empty around it; empty where nothing is to be seen. */
export const manyLines = (text: string) => seen(readableLines(text).trim())

/**
 * A text without the signs at its end that `sign` matches: an expression that ends in `$` would
 * begin anew at each of them.
 */
export function withoutEnd(text: string, sign: RegExp) {
  let end = text.length
  while (end > 0 && sign.test(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/** Line breaks that came as two characters, and spaces around a text, are no part of its length. */
const longestTyped = (most: number) => 2 * most + 1000

/**
 * Tidies the text of a field for at most `most` characters. One that is far longer stays as it
 * came, for the check of its length to refuse: nobody's time goes into what is not kept.
 */
export const within = (most: number, tidy: (text: string) => string) => (text: string) =>
  text.length > longestTyped(most) ? text : tidy(text)
