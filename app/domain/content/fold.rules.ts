/** Letters that Unicode does not take apart into a plain one and its mark. */
const LETTERS: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ß: 'ss' }

/** A text without case and accents: somebody without å or ł on the keyboard finds the same. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łøđæœß]/g, (letter) => LETTERS[letter] ?? letter)
}
