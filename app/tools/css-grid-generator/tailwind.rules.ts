import { gridDeclarations, itemDeclarations, type Declaration } from './css.rules'
import { type Grid, type Item } from './grid.rules'
import { gridHtml } from './html.rules'

/** The widths that Tailwind 4 has names for, in rem. */
const NAMED_WIDTHS: Record<string, string> = {
  '40rem': 'sm',
  '48rem': 'md',
  '64rem': 'lg',
  '80rem': 'xl',
  '96rem': '2xl',
}
const FLOWS: Record<string, string> = {
  column: 'col',
  'row dense': 'row-dense',
  'column dense': 'col-dense',
}
const AUTO_ROWS: Record<string, string> = {
  auto: 'auto',
  'min-content': 'min',
  'max-content': 'max',
  'minmax(0, 1fr)': 'fr',
}

/**
 * A value between square brackets: an underscore stands for a space, so one that is meant gets a
 * backslash.
 */
export const arbitrary = (value: string) => `[${value.replaceAll('_', '\\_').replace(/\s+/g, '_')}]`

/** A length on Tailwind's scale of a quarter rem, where it is on it. */
function spacing(css: string): string {
  if (css === '0') return '0'
  const [, size] = /^([\d.]+)rem$/.exec(css) ?? []
  const steps = Number(size) * 4
  return size && Number.isInteger(steps * 2) && steps >= 0.5 && steps <= 96
    ? String(steps)
    : arbitrary(css)
}

function tracks(axis: 'cols' | 'rows', value: string): string {
  if (value === 'none' || value === 'subgrid') return `grid-${axis}-${value}`
  const [, count] = /^repeat\((\d+), minmax\(0, 1fr\)\)$/.exec(value) ?? []
  return `grid-${axis}-${count ?? arbitrary(value)}`
}

function gapClasses(value: string): string[] {
  const parts = splitLengths(value)
  return parts.length === 1
    ? [`gap-${spacing(value)}`]
    : [`gap-y-${spacing(parts[0]!)}`, `gap-x-${spacing(parts[1]!)}`]
}

/** Cuts a value at the spaces that stand in no brackets. */
function splitLengths(value: string): string[] {
  let depth = 0
  return [...value].reduce<string[]>(
    (parts, sign) => {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
      if (sign === ' ' && depth === 0) return [...parts, '']
      return [...parts.slice(0, -1), parts[parts.length - 1]! + sign]
    },
    [''],
  )
}

function classesFor([property, value]: Declaration): string[] {
  switch (property) {
    case 'display':
      return ['grid']
    case 'grid-template-columns':
      return [tracks('cols', value)]
    case 'grid-template-rows':
      return [tracks('rows', value)]
    case 'grid-auto-flow':
      return [`grid-flow-${FLOWS[value]}`]
    case 'grid-auto-rows':
      return [`auto-rows-${AUTO_ROWS[value] ?? arbitrary(value)}`]
    case 'gap':
      return gapClasses(value)
    // A class stands in double quotation marks.
    case 'grid-template-areas':
      return [`[grid-template-areas:${arbitrary(value.replaceAll('"', "'")).slice(1, -1)}]`]
    default:
      return [`[${property}:${arbitrary(value).slice(1, -1)}]`]
  }
}

function widthOf(css: string): string {
  return NAMED_WIDTHS[css] ?? `min-[${css}]`
}

/** The classes of the grid, or of one of its items, for every width. */
export function tailwindClasses(grid: Grid, item: Item | null): string[] {
  return grid.layouts.flatMap(({ from }, index) => {
    const declarations = item
      ? itemDeclarations(item.kind, grid, index)
      : gridDeclarations(grid, index)
    return declarations
      .flatMap(classesFor)
      .map((name) => (from ? `${widthOf(from.css)}:${name}` : name))
  })
}

/** HTML with the classes of Tailwind 4. */
export const tailwindHtml = (grid: Grid) =>
  gridHtml(grid, (item) => tailwindClasses(grid, item).join(' '))
