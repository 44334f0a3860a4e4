// @ts-nocheck Every index lies within its array.
/** Measures how alike two pictures are, in a process of its own: it takes a while. */

/**
 * @typedef {{ before: Uint8Array, after: Uint8Array, width: number, height: number }} Task Three
 * channels of eight bits each.
 */

/**
 * Structural similarity: Z. Wang, A. C. Bovik, H. R. Sheikh, E. P. Simoncelli, "Image quality
 * assessment: from error visibility to structural similarity", IEEE Transactions on Image
 * Processing 13 (4), 2004. Gaussian window of 11 by 11 with a deviation of 1.5, K1 = 0.01, K2 =
 * 0.03, on luma, over all windows that lie within the picture.
 */
const RADIUS = 5
const WINDOW = 2 * RADIUS + 1
const DEVIATION = 1.5
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2
/** Pixels of a side of the squares whose losses are told. */
const SQUARE = 32

const weights = Float64Array.from({ length: WINDOW }, (_, at) =>
  Math.exp(-((at - RADIUS) ** 2) / (2 * DEVIATION ** 2)),
)
const sum = weights.reduce((total, weight) => total + weight, 0)
const GAUSS = weights.map((weight) => weight / sum)

/**
 * Luma (ITU-R BT.601), the edges repeated where the picture is smaller than the window.
 * @param {Uint8Array} pixels @param {number} width @param {number} height
 */
function luma(pixels, width, height) {
  const [columns, rows] = [Math.max(width, WINDOW), Math.max(height, WINDOW)]
  const plane = new Float64Array(columns * rows)
  for (let y = 0, to = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, to++) {
      const from = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 3
      plane[to] = 0.299 * pixels[from] + 0.587 * pixels[from + 1] + 0.114 * pixels[from + 2]
    }
  }
  return { plane, columns, rows }
}

/**
 * The weighted means of the product of two planes, in each window: first along the rows, then down
 * the columns.
 * @param {Float64Array} one @param {Float64Array | null} other @param {number} columns @param
 * {number} rows
 */
function blur(one, other, columns, rows) {
  const [across, down] = [columns - WINDOW + 1, rows - WINDOW + 1]
  const line = new Float64Array(columns)
  const half = new Float64Array(across * rows)
  for (let y = 0; y < rows; y++) {
    for (let x = 0, from = y * columns; x < columns; x++, from++)
      line[x] = other ? one[from] * other[from] : one[from]
    for (let x = 0; x < across; x++) {
      let total = 0
      for (let at = 0; at < WINDOW; at++) total += GAUSS[at] * line[x + at]
      half[y * across + x] = total
    }
  }
  const means = new Float64Array(across * down)
  for (let y = 0; y < down; y++) {
    for (let at = 0; at < WINDOW; at++) {
      const weight = GAUSS[at]
      for (let x = 0, to = y * across, from = (y + at) * across; x < across; x++, to++, from++)
        means[to] += weight * half[from]
    }
  }
  return means
}

/** @param {Task} task */
export default function compare({ before, after, width, height }) {
  const { plane: one, columns, rows } = luma(before, width, height)
  const { plane: other } = luma(after, width, height)
  const means = [blur(one, null, columns, rows), blur(other, null, columns, rows)]
  const squares = [
    blur(one, one, columns, rows),
    blur(other, other, columns, rows),
    blur(one, other, columns, rows),
  ]
  const [across, down] = [columns - WINDOW + 1, rows - WINDOW + 1]
  const losses = {
    columns: Math.ceil(width / SQUARE),
    rows: Math.ceil(height / SQUARE),
    side: SQUARE,
    sums: new Float64Array(Math.ceil(width / SQUARE) * Math.ceil(height / SQUARE)),
  }
  let total = 0
  for (let y = 0, at = 0; y < down; y++) {
    const row = Math.min(losses.rows - 1, Math.floor((y + RADIUS) / SQUARE)) * losses.columns
    for (let x = 0; x < across; x++, at++) {
      const [a, b] = [means[0][at], means[1][at]]
      const [aa, bb, ab] = [a * a, b * b, a * b]
      const likeness =
        ((2 * ab + C1) * (2 * (squares[2][at] - ab) + C2)) /
        ((aa + bb + C1) * (squares[0][at] - aa + (squares[1][at] - bb) + C2))
      total += likeness
      losses.sums[row + Math.min(losses.columns - 1, Math.floor((x + RADIUS) / SQUARE))] +=
        1 - likeness
    }
  }
  return { ssim: total / (across * down), losses }
}
