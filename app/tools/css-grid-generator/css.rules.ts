import { EMPTY_CELL } from './areas.rules'
import { hasArea, type Grid, type Layout } from './grid.rules'
import { type ItemKind, printPlace } from './items.rules'
import { SUBGRID_PARTS } from './limits.rules'
import { printTracks } from './track-list.rules'

export type Declaration = [property: string, value: string]

/** The name of the class of the grid, unless an item has it. */
export function className({ items }: Grid): string {
  const names = new Set(items.map(({ name }) => name))
  return ['grid', 'layout', 'page-grid', 'css-grid'].find((name) => !names.has(name)) ?? 'the-grid'
}

/** A map of areas, each row in quotation marks. */
export function areasValue(
  { areas }: Pick<Layout, 'areas'>,
  quote: string,
  between: string,
): string {
  return areas.length === 0
    ? 'none'
    : areas
        .map(
          (row) => quote + row.map((cell) => (cell === EMPTY_CELL ? '.' : cell)).join(' ') + quote,
        )
        .join(between)
}

const gapValue = ([row, column]: Layout['gap']) => (row === column ? row : `${row} ${column}`)

/** What a layout says of its grid; the first keeps to itself what CSS says anyway. */
function valuesOf(layout: Layout): Record<string, string> {
  return {
    'grid-template-columns': printTracks(layout.columns),
    'grid-template-rows': printTracks(layout.rows),
    'grid-template-areas': areasValue(layout, '"', '\n'),
    'grid-auto-rows': layout.autoRows.map(({ css }) => css).join(' ') || 'auto',
    gap: gapValue(layout.gap),
  }
}

const INITIAL: Record<string, string> = {
  'grid-template-columns': 'none',
  'grid-template-rows': 'none',
  'grid-template-areas': 'none',
  'grid-auto-rows': 'auto',
  gap: '0',
}

/** What a layout says that the one before it does not. */
export function gridDeclarations(grid: Grid, index: number): Declaration[] {
  const before = index === 0 ? INITIAL : valuesOf(grid.layouts[index - 1]!)
  const changed = Object.entries(valuesOf(grid.layouts[index]!)).filter(
    ([property, value]) => before[property] !== value,
  )
  if (index > 0) return changed
  return [
    ['display', 'grid'],
    ...changed,
    ...(grid.flow === 'row' ? [] : [['grid-auto-flow', grid.flow] as Declaration]),
  ]
}

function placeOf(item: ItemKind, { subgrid }: Grid, layout: Layout): Declaration {
  if (item.place) return ['grid-area', printPlace(item.place)]
  if (item.count === 1 && hasArea(item, layout)) return ['grid-area', item.name]
  if (subgrid?.item !== item.name) return ['grid-area', 'auto']
  return subgrid.axis === 'rows'
    ? ['grid-area', `span ${SUBGRID_PARTS}`]
    : ['grid-area', 'auto / 1 / auto / -1']
}

/** What a layout says of an item that the one before it does not. */
export function itemDeclarations(item: ItemKind, grid: Grid, index: number): Declaration[] {
  const [property, value] = placeOf(item, grid, grid.layouts[index]!)
  const before = index === 0 ? 'auto' : placeOf(item, grid, grid.layouts[index - 1]!)[1]
  const place: Declaration[] = value === before ? [] : [[property, value]]
  if (index > 0 || grid.subgrid?.item !== item.name) return place
  return [...place, ['display', 'grid'], [`grid-template-${grid.subgrid.axis}`, 'subgrid']]
}

function rule(selector: string, declarations: Declaration[], indent: string): string[] {
  if (declarations.length === 0) return []
  const lines = declarations.map(([property, value]) => {
    const isMap = value.includes('\n')
    const told = isMap
      ? `\n${value
          .split('\n')
          .map((row) => `${indent}    ${row}`)
          .join('\n')}`
      : ` ${value}`
    return `${indent}  ${property}:${told};`
  })
  return [`${indent}${selector} {\n${lines.join('\n')}\n${indent}}`]
}

/** The rules of a layout: the grid's and each item's. */
function rulesOf(grid: Grid, index: number, indent: string): string[] {
  const items = grid.items.flatMap((item) =>
    rule(`.${item.name}`, itemDeclarations(item, grid, index), indent),
  )
  return [...rule(`.${className(grid)}`, gridDeclarations(grid, index), indent), ...items]
}

/** The whole style sheet, each later layout in a media query (Media Queries 4, ranges). */
export function gridCss(grid: Grid): string {
  const blocks = grid.layouts.flatMap(({ from }, index) => {
    const rules = rulesOf(grid, index, from ? '  ' : '')
    if (!from) return rules
    return rules.length > 0 ? [`@media (width >= ${from.css}) {\n${rules.join('\n\n')}\n}`] : []
  })
  return `${blocks.join('\n\n')}\n`
}
