import { codewords } from './codewords'
import { drawFormat, drawFrame, type Matrix } from './matrix'
import { penaltyOf } from './penalty'
import { versionFor } from './versions'

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/**
 * The free modules in the order in which they are written: up and down, two columns at a time, from
 * the right.
 */
function* freeModules(frame: Matrix): Generator<[x: number, y: number]> {
  const size = frame.length
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step
      for (const x of [right, right - 1]) if (frame[y]![x] === null) yield [x, y]
    }
  }
}

function write(frame: Matrix, words: number[], mask: number): boolean[][] {
  const matrix = frame.map((row) => [...row])
  let index = 0
  for (const [x, y] of freeModules(frame)) {
    const dark = (((words[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1
    matrix[y]![x] = dark !== MASKS[mask]!(x, y)
    index += 1
  }
  drawFormat(matrix, mask)
  return matrix as boolean[][]
}

/**
 * The QR code of a text (ISO/IEC 18004, byte mode, level M, up to version 10): rows of modules,
 * true is dark. Throws RangeError on a text that is too long.
 */
export function encodeQr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const frame = drawFrame(version)
  const words = codewords(bytes, version)
  const drawn = MASKS.map((_, mask) => write(frame, words, mask))
  return drawn.reduce((best, candidate) =>
    penaltyOf(candidate) < penaltyOf(best) ? candidate : best,
  )
}

/**
 * The dark modules as one SVG path, a unit for a module, without the quiet zone of four units that
 * belongs around it.
 */
export function qrPath(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
}
