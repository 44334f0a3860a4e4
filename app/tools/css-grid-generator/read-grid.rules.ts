import { parseAreas } from './areas.rules'
import {
  AXES,
  FLOWS,
  itemsFromAreas,
  type Axis,
  type Flow,
  type Grid,
  type Layout,
} from './grid.rules'
import { type ItemKind, parseItems } from './items.rules'
import { isLengthUnit, readLength } from './length.rules'
import { BREAKPOINTS, NUMBER_MAX, type Breakpoint } from './limits.rules'
import { placeItems } from './placement.rules'
import { attempt, type Problem, type Read } from './problem.rules'
import { Cursor } from './tokens.rules'
import { parseAutoTracks, parseTracks } from './track-list.rules'
import { fieldOf, LAYOUT_PARTS, type Field, type Values } from './values.rules'

export type Problems = Partial<Record<Field, Problem>>

/**
 * Pixels in a unit that a width of a window may have, at the size of letters that browsers begin
 * with.
 */
const PIXELS: Record<string, number> = { px: 1, rem: 16, em: 16 }

/** The items of a grid that names none. */
const PLAIN_ITEMS: ItemKind[] = [{ name: 'item', count: 6, place: null }]

export function parseGap(text: string): Read<Layout['gap']> {
  return attempt(() => {
    const cursor = new Cursor(text)
    const gaps: string[] = []
    while (cursor.now.kind !== 'end') {
      if (gaps.length === 2) cursor.fail('gap')
      gaps.push(readLength(cursor))
    }
    const [row = '0', column = row] = gaps
    return [row, column]
  })
}

/** Reads the width from which a layout holds: px, rem or em. */
export function parseWidth(text: string): Read<NonNullable<Layout['from']>> {
  return attempt(() => {
    const cursor = new Cursor(text)
    const { kind, value, unit, text: found, at } = cursor.now
    const pixels = kind === 'number' && isLengthUnit(unit) ? PIXELS[unit] : undefined
    if (!pixels || value <= 0 || value > NUMBER_MAX)
      return cursor.fail('width', { ...cursor.now, text: found, at })
    cursor.next()
    return cursor.now.kind === 'end'
      ? { css: `${value}${unit}`, px: value * pixels }
      : cursor.fail('width')
  })
}

const READERS = {
  columns: parseTracks,
  rows: parseTracks,
  gap: parseGap,
  areas: parseAreas,
  auto: parseAutoTracks,
}

type Parts = {
  [Part in keyof typeof READERS]: NonNullable<ReturnType<(typeof READERS)[Part]>['value']>
}

/** Reads the parts of a layout; what is left open is as in the layout before. */
function readLayout(values: Values, key: Layout['key'], before: Parts, problems: Problems): Parts {
  const read = (part: keyof Parts) => {
    const field = fieldOf(part, key)
    if (!values[field].trim()) return before[part]
    const { value, problem } = READERS[part](values[field])
    if (problem) problems[field] = problem
    return value ?? before[part]
  }
  return Object.fromEntries(LAYOUT_PARTS.map((part) => [part, read(part)])) as Parts
}

const layoutOf = (key: Layout['key'], from: Layout['from'], { auto, ...parts }: Parts): Layout => ({
  key,
  from,
  autoRows: auto,
  ...parts,
})

/** The layouts from a width on that are in use, the narrowest first. */
function readWidths(
  values: Values,
  problems: Problems,
): { key: Breakpoint; from: NonNullable<Layout['from']> }[] {
  const widths = BREAKPOINTS.flatMap((key) => {
    const typed = values[`from-${key}`].trim()
    if (!typed && LAYOUT_PARTS.every((part) => !values[fieldOf(part, key)].trim())) return []
    const { value, problem } = parseWidth(typed)
    if (problem) problems[`from-${key}`] = problem
    return value ? [{ key, from: value }] : []
  })
  for (const { key, from } of widths) {
    const isTwice = widths.some((other) => other.key < key && other.from.px === from.px)
    if (isTwice) problems[`from-${key}`] = { kind: 'widthTwice', found: from.css }
  }
  return widths.sort((one, other) => one.from.px - other.from.px)
}

function readSubgrid(
  { subgrid, axis }: Values,
  items: ItemKind[],
  problems: Problems,
): Grid['subgrid'] {
  const item = subgrid.trim()
  if (!item) return null
  if (!items.some(({ name }) => name === item))
    problems.subgrid = { kind: 'notItem', found: item.slice(0, 50) }
  return { item, axis: AXES.find((known) => known === axis) ?? ('rows' satisfies Axis) }
}

/** Reads the form into a grid; without a grid the problems say why. */
export function readGrid(values: Values): { grid: Grid | null; problems: Problems } {
  const problems: Problems = {}
  const start: Parts = { columns: [], rows: [], gap: ['0', '0'], areas: [], auto: [] }
  let before = readLayout(values, 0, start, problems)
  const layouts = [layoutOf(0, null, before)]
  for (const { key, from } of readWidths(values, problems)) {
    before = readLayout(values, key, before, problems)
    layouts.push(layoutOf(key, from, before))
  }
  const { value = [], problem } = parseItems(values.items)
  if (problem) problems.items = problem
  const named = value.length > 0 ? value : itemsFromAreas(layouts)
  const items = named.length > 0 ? named : PLAIN_ITEMS
  const flow: Flow = FLOWS.find((known) => known === values.flow) ?? 'row'
  const grid: Grid = { layouts, flow, items, subgrid: readSubgrid(values, items, problems) }
  if (Object.keys(problems).length > 0) return { grid: null, problems }
  const lost = attempt(() => layouts.map((layout) => placeItems(grid, layout))).problem
  return lost ? { grid: null, problems: { items: lost } } : { grid, problems }
}
