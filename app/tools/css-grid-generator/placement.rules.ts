import { rectanglesOf, type Rectangle } from './areas.rules'
import { type Grid, type Item, type Layout, listItems } from './grid.rules'
import { type GridLine } from './items.rules'
import { SUBGRID_PARTS } from './limits.rules'
import { Misread } from './problem.rules'
import { countTracks, fillsSpace, namesOfLines, type TrackList } from './track-list.rules'

/**
 * How often a repetition that fills the space is reckoned with, as nobody knows how wide it will
 * be.
 */
export const ASSUMED_FILL = 3

/**
 * Where an item begins along an axis, from 0, if that is given; and over how many tracks it goes.
 */
type Span = { start: number | null; size: number }
type Box = { row: Span; column: Span }
type Lines = { count: number; names: string[][] }

export type PlacedItem = Item & Rectangle

function explicitLines(tracks: TrackList, areas: number): Lines {
  const fill = fillsSpace(tracks) ? ASSUMED_FILL : 1
  const names = namesOfLines(tracks, fill)
  const count = Math.max(fillsSpace(tracks) ? names.length - 1 : countTracks(tracks), areas)
  return { count, names }
}

function lineAt(
  line: GridLine,
  { count, names }: Lines,
  side: 'start' | 'end',
  areaEdges: Map<string, number>,
): number | null {
  if (line.kind === 'number') return line.number > 0 ? line.number - 1 : count + 1 + line.number
  if (line.kind !== 'name') return null
  const edge = areaEdges.get(`${line.name}-${side}`)
  if (edge !== undefined) return edge
  const index = [`${line.name}-${side}`, line.name]
    .map((name) => names.findIndex((each) => each.includes(name)))
    .find((found) => found >= 0)
  if (index !== undefined) return index
  const named = areaEdges.get(line.name)
  if (named === undefined) throw new Misread({ kind: 'unknownLine', found: line.name })
  return named
}

/** The start and size that two lines give (CSS Grid 2 §8.3.1). */
function spanOf(from: GridLine, to: GridLine, lines: Lines, edges: Map<string, number>): Span {
  const [start, end] = [lineAt(from, lines, 'start', edges), lineAt(to, lines, 'end', edges)]
  if (start !== null && end !== null)
    return start === end
      ? { start, size: 1 }
      : { start: Math.min(start, end), size: Math.abs(end - start) }
  const size = from.kind === 'span' ? from.number : to.kind === 'span' ? to.number : 1
  if (start !== null) return { start, size }
  return { start: end === null ? null : end - size, size }
}

function boxOf(
  item: Item,
  { subgrid }: Grid,
  rows: Lines,
  columns: Lines,
  areas: Map<string, Rectangle>,
): Box {
  const { place, count } = item.kind
  const area = place || count > 1 ? undefined : areas.get(item.name)
  if (area)
    return {
      row: { start: area.top, size: area.bottom - area.top },
      column: { start: area.left, size: area.right - area.left },
    }
  const edges = (start: 'top' | 'left', end: 'bottom' | 'right') =>
    new Map(
      [...areas].flatMap(
        ([name, found]) =>
          [
            [`${name}-start`, found[start]],
            [`${name}-end`, found[end]],
          ] as const,
      ),
    )
  const box = place
    ? {
        row: spanOf(place[0], place[2], rows, edges('top', 'bottom')),
        column: spanOf(place[1], place[3], columns, edges('left', 'right')),
      }
    : { row: { start: null, size: 1 }, column: { start: null, size: 1 } }
  if (place || subgrid?.item !== item.name) return box
  return subgrid.axis === 'rows'
    ? { ...box, row: { start: null, size: SUBGRID_PARTS } }
    : { ...box, column: { start: 0, size: Math.max(1, columns.count) } }
}

const overlaps = (one: Rectangle, other: Rectangle) =>
  one.top < other.bottom &&
  other.top < one.bottom &&
  one.left < other.right &&
  other.left < one.right

/** Finds a place for every box in the order of the HTML, by rows (CSS Grid 2 §8.5). */
function arrange(boxes: Box[], explicit: number, dense: boolean): Rectangle[] {
  const placed: (Rectangle | undefined)[] = boxes.map(() => undefined)
  const taken: Rectangle[] = []
  const at = ({ row, column }: Box, top: number, left: number) => ({
    top,
    left,
    bottom: top + row.size,
    right: left + column.size,
  })
  const isFree = (place: Rectangle) => taken.every((other) => !overlaps(place, other))
  const put = (index: number, place: Rectangle) => {
    placed[index] = place
    taken.push(place)
  }
  boxes.forEach((box, index) => {
    if (box.row.start !== null && box.column.start !== null)
      put(index, at(box, box.row.start, box.column.start))
  })
  const first = Math.min(0, ...boxes.flatMap(({ column }) => column.start ?? []))
  const top = Math.min(0, ...boxes.flatMap(({ row }) => row.start ?? []))
  const passed = new Map<number, number>()
  boxes.forEach((box, index) => {
    const { row, column } = box
    if (row.start === null || column.start !== null) return
    let left = dense ? first : (passed.get(row.start) ?? first)
    while (!isFree(at(box, row.start, left))) left += 1
    put(index, at(box, row.start, left))
    passed.set(row.start, left + column.size)
  })
  const last = Math.max(
    explicit,
    1,
    ...taken.map(({ right }) => right),
    ...boxes.map(({ column }) => (column.start ?? first) + column.size),
  )
  let cursor = { row: top, column: first }
  boxes.forEach((box, index) => {
    if (placed[index]) return
    if (dense) cursor = { row: top, column: first }
    const fixed = box.column.start
    if (fixed !== null)
      cursor = { row: cursor.row + (fixed < cursor.column ? 1 : 0), column: fixed }
    while (cursor.column + box.column.size > last || !isFree(at(box, cursor.row, cursor.column))) {
      const isRowDone = fixed !== null || cursor.column + box.column.size >= last
      cursor = isRowDone
        ? { row: cursor.row + 1, column: fixed ?? first }
        : { row: cursor.row, column: cursor.column + 1 }
    }
    put(index, at(box, cursor.row, cursor.column))
  })
  return placed as Rectangle[]
}

const turned = ({ row, column }: Box): Box => ({ row: column, column: row })
const turnedBack = ({ top, left, bottom, right }: Rectangle): Rectangle => ({
  top: left,
  left: top,
  bottom: right,
  right: bottom,
})

/** How many columns and rows the tracks and the areas of a layout give it. */
export function explicitSize({ columns, rows, areas }: Layout) {
  return {
    columns: explicitLines(columns, areas[0]?.length ?? 0),
    rows: explicitLines(rows, areas.length),
  }
}

/**
 * Where each item of a layout lies, in the order of the HTML. Throws a `Misread` for a line that
 * nothing names.
 */
export function placeItems(grid: Grid, layout: Layout): PlacedItem[] {
  const { columns, rows } = explicitSize(layout)
  const areas = rectanglesOf(layout.areas)
  const items = listItems(grid.items)
  const boxes = items.map((item) => boxOf(item, grid, rows, columns, areas))
  const dense = grid.flow.endsWith('dense')
  const places = grid.flow.startsWith('row')
    ? arrange(boxes, columns.count, dense)
    : arrange(boxes.map(turned), rows.count, dense).map(turnedBack)
  return items.map((item, index) => ({ ...item, ...places[index]! }))
}
