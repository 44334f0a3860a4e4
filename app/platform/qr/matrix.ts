import { sizeOf, type Version } from './versions'

/** Rows of modules; null where nothing is drawn yet. */
export type Matrix = (boolean | null)[][]

const FORMAT_MASK = 0x5412
const FORMAT_POLYNOMIAL = 0x537
const VERSION_POLYNOMIAL = 0x1f25

/** `value` with the remainder of its division behind it (BCH). */
function withRemainder(value: number, polynomial: number, length: number) {
  let rest = value << length
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest))
    rest ^= polynomial << (bit - length)
  return (value << length) | rest
}

/** The 15 bits that tell a reader the level (M) and the mask. */
export const formatBits = (mask: number) => withRemainder(mask, FORMAT_POLYNOMIAL, 10) ^ FORMAT_MASK
/** The 18 bits that tell a reader the version, from 7 on. */
export const versionBits = (version: number) => withRemainder(version, VERSION_POLYNOMIAL, 12)

const bit = (bits: number, index: number) => ((bits >> index) & 1) === 1

function drawFinder(matrix: Matrix, left: number, top: number) {
  for (let dy = -1; dy <= 7; dy += 1) {
    for (let dx = -1; dx <= 7; dx += 1) {
      const row = matrix[top + dy]
      if (row?.[left + dx] === undefined) continue
      const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3))
      row[left + dx] = ring !== 2 && ring !== 4
    }
  }
}

function drawAlignment(matrix: Matrix, { alignment }: Version) {
  for (const y of alignment) {
    for (const x of alignment) {
      if (isCorner(alignment, x, y)) continue
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1)
          matrix[y + dy]![x + dx] = Math.max(Math.abs(dx), Math.abs(dy)) !== 1
    }
  }
}

/** Where a finder pattern stands. */
function isCorner(alignment: number[], x: number, y: number) {
  const last = alignment.at(-1)!
  return (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
}

/** Draws level and mask, twice, and the module that is always dark. */
export function drawFormat(matrix: Matrix, mask: number) {
  const size = matrix.length
  const format = formatBits(mask)
  for (let index = 0; index < 15; index += 1) {
    const dark = bit(format, index)
    if (index < 8) matrix[index < 6 ? index : index + 1]![8] = dark
    else matrix[8]![index === 8 ? 7 : 14 - index] = dark
    if (index < 8) matrix[8]![size - 1 - index] = dark
    else matrix[size - 15 + index]![8] = dark
  }
  matrix[size - 8]![8] = true
}

function drawVersion(matrix: Matrix, { number }: Version) {
  if (number < 7) return
  for (let index = 0; index < 18; index += 1) {
    const [a, b] = [matrix.length - 11 + (index % 3), Math.floor(index / 3)]
    matrix[a]![b] = matrix[b]![a] = bit(versionBits(number), index)
  }
}

/**
 * All that is the same whatever is written: finders, timing, alignment, version, and room for the
 * format.
 */
export function drawFrame(version: Version): Matrix {
  const size = sizeOf(version)
  const matrix: Matrix = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  )
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    drawFinder(matrix, left, top)
  for (let index = 8; index < size - 8; index += 1)
    matrix[6]![index] = matrix[index]![6] = index % 2 === 0
  drawAlignment(matrix, version)
  drawVersion(matrix, version)
  drawFormat(matrix, 0)
  return matrix
}
