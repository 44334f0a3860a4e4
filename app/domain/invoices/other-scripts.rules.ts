/** A face of the fonts folder for what the studio's own have no letters for. */
export type FallbackFace =
  `${'cyrillic' | 'greek'}${'' | '-ext'}` | 'hebrew' | 'arabic' | 'japanese' | 'chinese' | 'korean'

const SCRIPTS: [RegExp, readonly FallbackFace[]][] = [
  [/\p{Script=Cyrillic}/u, ['cyrillic', 'cyrillic-ext']],
  [/\p{Script=Greek}/u, ['greek', 'greek-ext']],
  [/\p{Script=Hebrew}/u, ['hebrew']],
  [/\p{Script=Arabic}/u, ['arabic']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['japanese']],
  [/\p{Script=Hangul}/u, ['korean']],
  [/\p{Script=Han}/u, ['chinese', 'japanese', 'korean']],
]

/** Which faces a text asks for, the fitting one first. */
export function facesFor(text: string): FallbackFace[] {
  return [...new Set(SCRIPTS.flatMap(([script, faces]) => (script.test(text) ? faces : [])))]
}

/** Letters and marks that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Writings that part lines between any two letters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u
const JOINED = /[\u200c\u200d\p{M}]/u
const DIGIT = /\p{N}/u
const LETTER = /\p{L}/u
const MIRRORED = new Map(
  [...['()', '[]', '{}', '<>', '«»', '‹›']].flatMap(([open, close]) => [
    [open!, close!],
    [close!, open!],
  ]),
)

interface Sign<Face> {
  text: string
  face: Face
  /** Even from left to right, odd from right to left (Unicode Annex 9). */
  level: number
}
type Segment<Face> = Sign<Face>

type Direction = 'R' | 'L' | 'N' | null
function directionOf(sign: string): Direction {
  if (RIGHT_TO_LEFT.test(sign)) return 'R'
  return DIGIT.test(sign) ? 'N' : LETTER.test(sign) ? 'L' : null
}

/** The level of a sign that has a direction; numbers go with the letters before them. */
function strongLevels(directions: Direction[], base: 0 | 1) {
  let strong: Direction = base === 1 ? 'R' : 'L'
  return directions.map((direction) => {
    if (direction === 'R' || direction === 'L') strong = direction
    if (direction === 'R') return 1
    if (direction === 'N' && strong === 'R') return 2
    return direction === null ? null : base * 2
  })
}

/**
 * The level of each sign of a line, as the Unicode Bidirectional Algorithm (Annex 9) gives it for a
 * text without embeddings, except that brackets always go with the line.
 */
function levelsOf(signs: readonly string[]): number[] {
  const directions = signs.map(directionOf)
  const first = directions.find((direction) => direction === 'R' || direction === 'L')
  const base = first === 'R' ? 1 : 0
  const strong = strongLevels(directions, base).map((level, index) =>
    MIRRORED.has(signs[index]!) ? base : level,
  )
  /** A number in a text from right to left counts as a part of that (N1). */
  const side = (level: number | null) => (level && base === 0 ? 1 : (level ?? base))
  const before = carry(strong).map(side)
  const behind = carry(strong.toReversed()).toReversed().map(side)
  return strong.map((level, index) =>
    level !== null ? level : before[index] === behind[index] ? before[index]! : base,
  )
}

/** At each place the last level so far. */
function carry(levels: (number | null)[]) {
  let last: number | null = null
  return levels.map((level) => (last = level ?? last))
}

/** Signs of one face and level together; what stands from right to left is shaped word by word. */
function joinSigns<Face>(signs: Sign<Face>[]): Segment<Face>[] {
  const segments: Segment<Face>[] = []
  for (const sign of signs) {
    const last = segments.at(-1)
    const odd = sign.level % 2 === 1
    const alone = odd && !RIGHT_TO_LEFT.test(sign.text) && !JOINED.test(sign.text)
    const fits = last && last.face === sign.face && last.level === sign.level && !alone
    if (fits && !(odd && !RIGHT_TO_LEFT.test(last.text))) last.text += sign.text
    else
      segments.push({ ...sign, text: alone ? (MIRRORED.get(sign.text) ?? sign.text) : sign.text })
  }
  return segments
}

/** From the order in which a line is read to the one in which it stands (Annex 9, L2). */
function reorder<Face>(segments: Segment<Face>[]): Segment<Face>[] {
  const placed = [...segments]
  const highest = Math.max(0, ...placed.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < placed.length; start += 1) {
      if (placed[start]!.level < level) continue
      let end = start
      while (end < placed.length && placed[end]!.level >= level) end += 1
      placed.splice(start, end - start, ...placed.slice(start, end).reverse())
      start = end
    }
  }
  return placed
}

interface Measure<Face> {
  /** The face that shows a sign. */
  faceOf: (sign: string) => Face
  /** Points. */
  widthOf: (text: string, face: Face) => number
  width: number
}

/** A letter with its marks is one. */
const lettersOf = (text: string) =>
  [...text].reduce<string[]>((letters, sign) => {
    if (letters.length > 0 && JOINED.test(sign)) letters[letters.length - 1] += sign
    else letters.push(sign)
    return letters
  }, [])

/** What a line can be parted into: words with the space before them, and letters without spaces. */
const unitsOf = (text: string) =>
  text.split(/(?= )/u).flatMap((word) =>
    lettersOf(word).reduce<string[]>((units, letter) => {
      const last = units.at(-1)
      if (last === undefined || UNSPACED.test(letter) || UNSPACED.test(last)) units.push(letter)
      else units[units.length - 1] = last + letter
      return units
    }, []),
  )

/** Each unit is measured once, by itself: measuring lines as they grow is a square of work. */
function cut<Face>(text: string, { faceOf, widthOf, width }: Measure<Face>): string[] {
  const wide = (part: string) =>
    segmentsOf(part, faceOf).reduce((sum, { text, face }) => sum + widthOf(text, face), 0)
  const lines: string[] = ['']
  let used = 0
  const add = (part: string, wanted = wide(part)) => {
    const starts = lines.at(-1) === ''
    if (!starts && used + wanted <= width) {
      lines[lines.length - 1] += part
      used += wanted
      return
    }
    const trimmed = part.trimStart()
    if (starts) lines.pop()
    lines.push(trimmed)
    used = trimmed === part ? wanted : wide(trimmed)
  }
  for (const unit of unitsOf(text)) {
    const wanted = wide(unit)
    if (wanted > width) lettersOf(unit).forEach((letter) => add(letter))
    else add(unit, wanted)
  }
  return lines
}

function segmentsOf<Face>(text: string, faceOf: (sign: string) => Face): Segment<Face>[] {
  const signs = lettersOf(text)
  const levels = levelsOf(signs)
  return joinSigns(
    signs.map((sign, index) => ({ text: sign, face: faceOf(sign), level: levels[index]! })),
  )
}

/**
 * A text in several writings as lines of a width; each line's parts from left to right as they
 * stand on the paper, to be shaped one by one.
 */
export function composeLines<Face>(text: string, measure: Measure<Face>): Segment<Face>[][] {
  return cut(text, measure).map((line) => reorder(segmentsOf(line, measure.faceOf)))
}
