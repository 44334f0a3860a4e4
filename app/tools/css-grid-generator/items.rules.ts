import { ITEM_COUNT, TRACK_COUNT } from './limits.rules'
import { checkName } from './names.rules'
import { attempt, Misread, type Read } from './problem.rules'
import { Cursor } from './tokens.rules'

/**
 * A line of a placement (CSS Grid 2 §8.3); a name stands for the first line or the area of that
 * name.
 */
export type GridLine =
  | { kind: 'auto' }
  | { kind: 'number'; number: number }
  | { kind: 'span'; number: number }
  | { kind: 'name'; name: string }
/** In the order of `grid-area`. */
export type Place = [
  rowStart: GridLine,
  columnStart: GridLine,
  rowEnd: GridLine,
  columnEnd: GridLine,
]

export type ItemKind = { name: string; count: number; place: Place | null }

const AUTO: GridLine = { kind: 'auto' }

function wholeNumber(cursor: Cursor): number {
  const token = cursor.next()
  if (
    token.kind !== 'number' ||
    token.unit ||
    !Number.isInteger(token.value) ||
    Math.abs(token.value) > TRACK_COUNT
  )
    cursor.fail('line', token)
  if (token.value === 0) cursor.fail('zero', token)
  return token.value
}

function gridLine(cursor: Cursor): GridLine {
  const token = cursor.now
  if (token.kind === 'number') return { kind: 'number', number: wholeNumber(cursor) }
  if (token.kind !== 'name') cursor.fail('line')
  cursor.next()
  const word = token.text.toLowerCase()
  if (word === 'auto') return AUTO
  if (word !== 'span') return { kind: 'name', name: checkName(token.text, { at: token.at }) }
  const number = wholeNumber(cursor)
  return number > 0 ? { kind: 'span', number } : cursor.fail('line', token)
}

function place(cursor: Cursor): Place {
  const lines = [gridLine(cursor)]
  while (lines.length < 4 && cursor.skip('/')) lines.push(gridLine(cursor))
  const [rowStart, columnStart, rowEnd, columnEnd] = lines
  const follow = (line: GridLine) => (line.kind === 'name' ? line : AUTO)
  const column = columnStart ?? follow(rowStart!)
  return [rowStart!, column, rowEnd ?? follow(rowStart!), columnEnd ?? follow(column)]
}

/**
 * Reads one line of the list: a name, `* 8` for several of them, `= 1 / 2 / span 2 / -1` for where
 * it goes.
 */
function readItem(text: string): ItemKind {
  const cursor = new Cursor(text)
  const token = cursor.next()
  if (token.kind !== 'name') cursor.fail(token.kind === 'number' ? 'name' : 'expected', token)
  const name = checkName(token.text, { at: token.at })
  const count = cursor.skip('*') ? wholeNumber(cursor) : 1
  if (count < 1) cursor.fail('count')
  const placed = cursor.skip('=') ? place(cursor) : null
  if (cursor.now.kind !== 'end') cursor.fail('expected')
  return { name, count, place: placed }
}

function readItems(text: string): ItemKind[] {
  const found: ItemKind[] = []
  const names = new Set<string>()
  text.split(/\r\n|\r|\n/).forEach((row, index) => {
    if (!row.trim()) return
    const { value, problem } = attempt(() => readItem(row))
    if (problem) throw new Misread({ ...problem, line: index + 1 })
    const item = value!
    if (names.has(item.name))
      throw new Misread({ kind: 'twice', found: item.name, line: index + 1 })
    names.add(item.name)
    found.push(item)
  })
  const count = found.reduce((sum, item) => sum + item.count, 0)
  if (count > ITEM_COUNT) throw new Misread({ kind: 'tooManyItems', found: String(count) })
  return found
}

/** Reads the items in the order of the HTML, one a line. */
export function parseItems(text: string): Read<ItemKind[]> {
  return attempt(() => readItems(text))
}

function printLine(line: GridLine): string {
  if (line.kind === 'auto') return 'auto'
  if (line.kind === 'name') return line.name
  return line.kind === 'span' ? `span ${line.number}` : String(line.number)
}

/** The value of `grid-area`. */
export const printPlace = (lines: Place) => lines.map(printLine).join(' / ')

export function printItems(items: ItemKind[]): string {
  return items
    .map(
      ({ name, count, place: placed }) =>
        `${name}${count > 1 ? ` * ${count}` : ''}${placed ? ` = ${printPlace(placed)}` : ''}`,
    )
    .join('\n')
}
