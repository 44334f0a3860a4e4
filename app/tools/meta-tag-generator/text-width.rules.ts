import { normalize } from '~/platform/normalize'

/** Advance widths of Arial in thousandths of its size, from the space (U+0020) to the tilde. */
const ASCII = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const OTHERS = new Map(
  Object.entries({
    '–': 556,
    '—': 1000,
    '…': 1000,
    '·': 333,
    '•': 350,
    '«': 556,
    '»': 556,
    '‘': 222,
    '’': 222,
    '“': 333,
    '”': 333,
    '€': 556,
    '£': 556,
    '©': 737,
    '®': 737,
    '™': 1000,
    ß: 611,
    æ: 889,
    Æ: 1000,
    ø: 611,
    Ø: 778,
    ł: 222,
    Ł: 556,
    ı: 278,
    '\u00a0': 278,
  }),
)
/** Chinese, Japanese, Korean and pictures are as wide as they are high. */
const SQUARE =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u
const NO_WIDTH = /[\p{Mn}\p{Cf}]/u
const USUAL = 556

function widthOf(character: string): number {
  const known = OTHERS.get(character)
  if (known !== undefined) return known
  if (NO_WIDTH.test(character)) return 0
  const plain = normalize(character, 'NFD').charCodeAt(0)
  return ASCII[plain - 32] ?? (SQUARE.test(character) ? 1000 : USUAL)
}

/** How wide a text is in Arial at a size, in px: an estimate without kerning. */
export function textWidth(text: string, size: number): number {
  let sum = 0
  for (const character of text) sum += widthOf(character)
  return (sum * size) / 1000
}

/**
 * A text cut after a word so that it and an ellipsis fit into a width in px, as a list of results
 * shows it.
 */
export function cutToWidth(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text
  const room = width - textWidth(' …', size)
  let [end, sum] = [0, 0]
  for (const character of text) {
    sum += (widthOf(character) * size) / 1000
    if (sum > room) break
    end += character.length
  }
  const part = text.slice(0, end)
  const word = text[end] === ' ' ? end : part.lastIndexOf(' ')
  return `${(word > end / 2 ? part.slice(0, word) : part).trimEnd()} …`
}
