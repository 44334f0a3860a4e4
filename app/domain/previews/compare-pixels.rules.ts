/** Pixels of three bytes each, row by row from the top. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

interface Area {
  left: number
  top: number
  width: number
  height: number
}

export interface PixelComparison {
  width: number
  height: number
  /** 1 for each pixel that changed. */
  mask: Uint8Array
  changed: number
  /** Where changes are, each once; neighbors are one. */
  areas: Area[]
}

/** How far a color may drift, of 255 in any channel, before somebody would see it. */
const TOLERANCE = 24
/** Changes within one cell are one change to the eye; pixels. */
const CELL = 32

function differs(a: Pixels, at: number, b: Pixels, bt: number) {
  const [i, j] = [at * 3, bt * 3]
  return (
    Math.abs(a.data[i]! - b.data[j]!) > TOLERANCE ||
    Math.abs(a.data[i + 1]! - b.data[j + 1]!) > TOLERANCE ||
    Math.abs(a.data[i + 2]! - b.data[j + 2]!) > TOLERANCE
  )
}

/** Whether the color that `a` has at a place stands in `b` there or right beside it. */
function nearby(a: Pixels, b: Pixels, x: number, y: number) {
  for (let ny = Math.max(0, y - 1); ny <= Math.min(b.height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(b.width - 1, x + 1); nx++) {
      if (!differs(a, y * a.width + x, b, ny * b.width + nx)) return true
    }
  }
  return false
}

/**
 * What one picture has alone counts as changed; the softened edge of a letter that moved by less
 * than a pixel does not.
 */
function isChanged(a: Pixels, b: Pixels, x: number, y: number) {
  if (x >= a.width || x >= b.width || y >= a.height || y >= b.height) return true
  if (!differs(a, y * a.width + x, b, y * b.width + x)) return false
  return !(nearby(a, b, x, y) && nearby(b, a, x, y))
}

/** The boxes around cells with changes that touch each other, corners too. */
function areasOf(
  cells: Set<number>,
  columns: number,
  { width, height }: { width: number; height: number },
): Area[] {
  const areas: Area[] = []
  for (const start of cells) {
    cells.delete(start)
    const group = [start]
    for (const cell of group) {
      for (const dy of [-1, 0, 1]) {
        for (const dx of [-1, 0, 1]) {
          const column = (cell % columns) + dx
          const next = cell + dy * columns + dx
          if (column >= 0 && column < columns && cells.delete(next)) group.push(next)
        }
      }
    }
    const [xs, ys] = [
      group.map((cell) => cell % columns),
      group.map((cell) => Math.floor(cell / columns)),
    ]
    const [left, top] = [Math.min(...xs) * CELL, Math.min(...ys) * CELL]
    areas.push({
      left,
      top,
      width: Math.min(width, (Math.max(...xs) + 1) * CELL) - left,
      height: Math.min(height, (Math.max(...ys) + 1) * CELL) - top,
    })
  }
  return areas.sort((one, other) => one.top - other.top || one.left - other.left)
}

/**
 * What changed from one picture to the other; the smaller one is thought to be padded with what
 * differs from everything. A step is one row, since all of them take a second.
 */
export function* comparePixels(before: Pixels, after: Pixels): Generator<void, PixelComparison> {
  const [width, height] = [
    Math.max(before.width, after.width),
    Math.max(before.height, after.height),
  ]
  const mask = new Uint8Array(width * height)
  const columns = Math.ceil(width / CELL)
  const cells = new Set<number>()
  let changed = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isChanged(before, after, x, y)) continue
      mask[y * width + x] = 1
      changed++
      cells.add(Math.floor(y / CELL) * columns + Math.floor(x / CELL))
    }
    yield
  }
  return { width, height, mask, changed, areas: areasOf(cells, columns, { width, height }) }
}

const MILLION = 1_000_000

/** The share of changed pixels in a million; what changed at all is never said to be nothing. */
export function changedShare({
  changed,
  width,
  height,
}: Pick<PixelComparison, 'changed' | 'width' | 'height'>) {
  return changed === 0 ? 0 : Math.max(1, Math.round((changed / (width * height)) * MILLION))
}
