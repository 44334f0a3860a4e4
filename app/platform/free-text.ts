/**
 * A text of one line: no NUL, which PostgreSQL does not keep, each run of spaces and line breaks as
 * one space, none around it.
 */
export const oneLine = (text: string) => text.replaceAll('\u0000', '').replace(/\s+/g, ' ').trim()

/** A text of several lines: no NUL, line breaks in one form, nothing empty around it. */
export const manyLines = (text: string) =>
  text.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim()

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
