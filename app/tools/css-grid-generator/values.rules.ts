import {
  AREAS_MAX,
  BREAKPOINTS,
  GAP_MAX,
  ITEMS_MAX,
  TRACKS_MAX,
  WIDTH_MAX,
  type Breakpoint,
} from './limits.rules'

export const LAYOUT_PARTS = ['columns', 'rows', 'gap', 'areas', 'auto'] as const
export type LayoutPart = (typeof LAYOUT_PARTS)[number]

type GridField = 'items' | 'flow' | 'subgrid' | 'axis'
/** The fields of the form: a layout from a width on has its number at the end. */
export type Field = GridField | LayoutPart | `${LayoutPart | 'from'}-${Breakpoint}`
export type Values = Record<Field, string>

const MOST: Record<LayoutPart | GridField | 'from', number> = {
  columns: TRACKS_MAX,
  rows: TRACKS_MAX,
  auto: TRACKS_MAX,
  gap: GAP_MAX,
  areas: AREAS_MAX,
  items: ITEMS_MAX,
  from: WIDTH_MAX,
  flow: 20,
  subgrid: 50,
  axis: 20,
}

/** A field of a layout; the first has no number. */
export const fieldOf = (part: LayoutPart, key: 0 | Breakpoint): Field =>
  key === 0 ? part : `${part}-${key}`

export const FIELDS: Field[] = [
  ...LAYOUT_PARTS,
  ...BREAKPOINTS.flatMap((key) => [
    `from-${key}` as const,
    ...LAYOUT_PARTS.map((part) => fieldOf(part, key)),
  ]),
  'items',
  'flow',
  'subgrid',
  'axis',
]

/** The most characters of a field. */
export const mostOf = (field: Field) => MOST[field.replace(/-\d$/, '') as keyof typeof MOST]

const unixLines = (text: string) => text.replace(/\r\n?/g, '\n')

/** What the fields hold, cut off where a field ends; `example` when nothing was asked yet. */
export function keptValues(
  query: Record<string, string | undefined>,
  example: Partial<Values>,
): Values {
  const isAsked = FIELDS.some((field) => query[field] !== undefined)
  const from: Record<string, string | undefined> = isAsked ? query : example
  return Object.fromEntries(
    FIELDS.map((field) => [field, unixLines(from[field] ?? '').slice(0, mostOf(field))]),
  ) as Values
}

/** The fields in which something was typed that was cut off. */
export function overlong(query: Record<string, string | undefined>): Field[] {
  return FIELDS.filter((field) => unixLines(query[field] ?? '').length > mostOf(field))
}

/** What an address has to say: the fields that hold something. */
export function statedValues(values: Values): Record<string, string> {
  const stated = FIELDS.flatMap((field) => (values[field].trim() ? [[field, values[field]]] : []))
  return stated.length > 0 ? Object.fromEntries(stated) : { columns: '' }
}
