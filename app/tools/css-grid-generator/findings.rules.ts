import { rectanglesOf } from './areas.rules'
import { hasArea, type Grid, type Layout } from './grid.rules'
import { findTurned, fittingOrder } from './order.rules'
import { explicitSize, placeItems, type PlacedItem } from './placement.rules'
import { countTracks, fillsSpace, isFlexible } from './track-list.rules'

export type Finding =
  | { kind: 'moreColumns' | 'moreRows'; count: number; tracks: number }
  | { kind: 'emptyArea' | 'noArea' | 'overlap'; names: string[] }
  | { kind: 'rowsShare' | 'fills' | 'wide' }

/** Pixels of a window that a page has to fit into without scrolling sideways (WCAG 2.2, 1.4.10). */
const REFLOW = 320
const PIXELS: Record<string, number> = {
  px: 1,
  rem: 16,
  em: 16,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  in: 96,
  pt: 96 / 72,
  pc: 16,
}

const pixelsOf = (css: string) => {
  const [, value, unit] = /^(?:minmax\()?([\d.]+)([a-z]+)/.exec(css) ?? []
  return Number(value ?? 0) * (PIXELS[unit ?? ''] ?? 0)
}

/** The pixels that the columns take at least, as far as it can be said without their contents. */
export function leastWidth({ columns, gap }: Layout): number {
  const width = columns.reduce((sum, part) => {
    if (part.kind === 'line') return sum
    if (part.kind === 'size') return sum + pixelsOf(part.css)
    const once = part.parts.reduce(
      (inner, each) => inner + (each.kind === 'size' ? pixelsOf(each.css) : 0),
      0,
    )
    return sum + once * (typeof part.count === 'number' ? part.count : 1)
  }, 0)
  return width + pixelsOf(gap[1]) * Math.max(0, countTracks(columns) - 1)
}

function overlapping(places: PlacedItem[]): string[] {
  return places
    .filter((one) =>
      places.some(
        (other) =>
          other !== one &&
          one.top < other.bottom &&
          other.top < one.bottom &&
          one.left < other.right &&
          other.left < one.right,
      ),
    )
    .map(({ label }) => label)
}

/** What is worth knowing about a layout besides its order. */
export function findIn(grid: Grid, index: number): Finding[] {
  const layout = grid.layouts[index]!
  const tracks = { columns: countTracks(layout.columns), rows: countTracks(layout.rows) }
  const areas = [...rectanglesOf(layout.areas).keys()]
  const empty = areas.filter(
    (area) =>
      !grid.items.some((item) => item.name === area && item.count === 1 && item.place === null),
  )
  const named = grid.items.filter((item) => grid.layouts.some((other) => hasArea(item, other)))
  const lost = named.filter((item) => !hasArea(item, layout)).map(({ name }) => name)
  const overlaps = overlapping(placeItems(grid, layout))
  const { columns, rows } = explicitSize(layout)
  return [
    ...(areas.length > 0 && tracks.columns > 0 && columns.count > tracks.columns
      ? [{ kind: 'moreColumns' as const, count: columns.count, tracks: tracks.columns }]
      : []),
    ...(areas.length > 0 && tracks.rows > 0 && rows.count > tracks.rows
      ? [{ kind: 'moreRows' as const, count: rows.count, tracks: tracks.rows }]
      : []),
    ...(empty.length > 0 ? [{ kind: 'emptyArea' as const, names: empty }] : []),
    ...(lost.length > 0 ? [{ kind: 'noArea' as const, names: lost }] : []),
    ...(overlaps.length > 0 ? [{ kind: 'overlap' as const, names: overlaps }] : []),
    ...(index === 0 && leastWidth(layout) > REFLOW ? [{ kind: 'wide' as const }] : []),
    ...(isFlexible(layout.rows) ? [{ kind: 'rowsShare' as const }] : []),
    ...(fillsSpace(layout.columns) || fillsSpace(layout.rows) ? [{ kind: 'fills' as const }] : []),
  ]
}

/**
 * The items in an order that is read as it is seen, at every width, or only at that of one layout.
 * Null when there is none: auto-placed items move along when their order changes.
 */
export function betterOrder(grid: Grid, layouts: Layout[]): Grid['items'] | null {
  const places = layouts.map((layout) => placeItems(grid, layout))
  const order = fittingOrder(places, grid.flow)
  if (!order) return null
  const items = [...new Set(order.map((index) => places[0]![index]!.kind))]
  const turned = layouts.some(
    (layout) => findTurned(placeItems({ ...grid, items }, layout), grid.flow).length > 0,
  )
  return turned ? null : items
}
