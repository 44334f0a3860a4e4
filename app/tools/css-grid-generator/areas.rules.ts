import { TRACK_COUNT } from './limits.rules'
import { checkName, NAME } from './names.rules'
import { attempt, Misread, type Read } from './problem.rules'

/** Rows of cells, each with the name of its area or a point. */
export type AreaMap = string[][]
/** Lines from 0; the end is the line after the last track. */
export type Rectangle = { top: number; left: number; bottom: number; right: number }

export const EMPTY_CELL = '.'

/** The rows of a map as it was typed, with or without quotation marks; nothing is checked. */
export function splitAreas(text: string): AreaMap {
  const rows = text
    .split(/[\r\n]+|["']\s*["']/)
    .map((row) => row.replace(/["']/g, ' ').trim().split(/\s+/).filter(Boolean))
  return rows.filter((row) => row.length > 0)
}

export const printAreas = (areas: AreaMap) => areas.map((row) => row.join(' ')).join('\n')

const isFull = (areas: AreaMap, name: string, { top, left, bottom, right }: Rectangle) =>
  areas.slice(top, bottom).every((row) => row.slice(left, right).every((cell) => cell === name))

/** The least rectangle that holds every cell of each name. */
export function rectanglesOf(areas: AreaMap): Map<string, Rectangle> {
  const found = new Map<string, Rectangle>()
  areas.forEach((row, top) =>
    row.forEach((name, left) => {
      if (name === EMPTY_CELL) return
      const known = found.get(name) ?? { top, left, bottom: top + 1, right: left + 1 }
      found.set(name, {
        top: known.top,
        left: Math.min(known.left, left),
        bottom: top + 1,
        right: Math.max(known.right, left + 1),
      })
    }),
  )
  return found
}

/**
 * Lays an area over others: it leaves where it was, and what is no rectangle any more is emptied.
 */
export function paintArea(
  areas: AreaMap,
  { top, left, bottom, right }: Rectangle,
  name: string,
): AreaMap {
  const painted = areas.map((row, y) =>
    row.map((cell, x) =>
      y >= top && y < bottom && x >= left && x < right ? name : cell === name ? EMPTY_CELL : cell,
    ),
  )
  const broken = new Set(
    [...rectanglesOf(painted)]
      .filter(([each, rectangle]) => !isFull(painted, each, rectangle))
      .map(([each]) => each),
  )
  return painted.map((row) => row.map((cell) => (broken.has(cell) ? EMPTY_CELL : cell)))
}

function cellOf(cell: string, line: number): string {
  if (/^\.+$/.test(cell)) return EMPTY_CELL
  NAME.lastIndex = 0
  const name = NAME.exec(cell)?.[0] ?? ''
  if (name !== cell)
    throw new Misread({
      kind: 'sign',
      found: String.fromCodePoint(cell.codePointAt(name.length)!),
      line,
      at: [...name].length + 1,
    })
  return checkName(name, { line })
}

function readAreas(text: string): AreaMap {
  if (text.trim().toLowerCase() === 'none') return []
  const rows = splitAreas(text)
  const most = Math.max(rows.length, ...rows.map((row) => row.length))
  if (most > TRACK_COUNT) throw new Misread({ kind: 'tooMany', found: String(most) })
  const areas = rows.map((row, index) => row.map((cell) => cellOf(cell, index + 1)))
  const ragged = areas.findIndex((row) => row.length !== areas[0]!.length)
  if (ragged !== -1)
    throw new Misread({
      kind: 'ragged',
      line: ragged + 1,
      found: String(areas[ragged]!.length),
      at: areas[0]!.length,
    })
  for (const [name, rectangle] of rectanglesOf(areas)) {
    if (!isFull(areas, name, rectangle)) throw new Misread({ kind: 'rectangle', found: name })
  }
  return areas
}

/**
 * Reads a map of areas: a row a line, names or points for cells, every area a rectangle (CSS Grid 2
 * §7.3).
 */
export function parseAreas(text: string): Read<AreaMap> {
  return attempt(() => readAreas(text))
}
