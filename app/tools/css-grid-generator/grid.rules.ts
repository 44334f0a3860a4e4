import { type AreaMap, rectanglesOf } from './areas.rules'
import { type ItemKind } from './items.rules'
import { type Breakpoint } from './limits.rules'
import { type Size, type TrackList } from './track-list.rules'

export const FLOWS = ['row', 'column', 'row dense', 'column dense'] as const
export type Flow = (typeof FLOWS)[number]
export const AXES = ['rows', 'columns'] as const
export type Axis = (typeof AXES)[number]

/** A grid from a width on; what its form left open is as in the layout before. */
export type Layout = {
  key: 0 | Breakpoint
  /** Null for the first; in CSS and in pixels at 16 px a rem. */
  from: { css: string; px: number } | null
  columns: TrackList
  rows: TrackList
  autoRows: Size[]
  /** Rows and columns. */
  gap: [row: string, column: string]
  areas: AreaMap
}

export type Grid = {
  layouts: Layout[]
  flow: Flow
  items: ItemKind[]
  subgrid: { item: string; axis: Axis } | null
}

/** An item as it stands in the HTML: several of a kind share its class. */
export type Item = { kind: ItemKind; name: string; label: string }

export function listItems(kinds: ItemKind[]): Item[] {
  return kinds.flatMap((kind) =>
    Array.from({ length: kind.count }, (_, index) => ({
      kind,
      name: kind.name,
      label: kind.count > 1 ? `${kind.name} ${index + 1}` : kind.name,
    })),
  )
}

/** Whether an item lies in the area of its name. */
export function hasArea({ place, name }: ItemKind, { areas }: Pick<Layout, 'areas'>): boolean {
  return place === null && rectanglesOf(areas).has(name)
}

/** The areas of all layouts in reading order: the items of a grid whose list is empty. */
export function itemsFromAreas(layouts: Pick<Layout, 'areas'>[]): ItemKind[] {
  const names = new Set(layouts.flatMap(({ areas }) => [...rectanglesOf(areas).keys()]))
  return [...names].map((name) => ({ name, count: 1, place: null }))
}
