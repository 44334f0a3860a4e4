import { EMPTY_CELL, type AreaMap, type Rectangle } from './areas.rules'

export type Cell = { row: number; column: number }

const STEPS: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1)

/** The cell that a key leads to; null for a key that leads nowhere. */
export function reach(
  key: string,
  { row, column }: Cell,
  { rows, columns }: { rows: number; columns: number },
): Cell | null {
  if (key === 'Home') return { row, column: 0 }
  if (key === 'End') return { row, column: columns - 1 }
  const step = STEPS[key]
  return step
    ? { row: within(row + step.row, rows), column: within(column + step.column, columns) }
    : null
}

/** The cells between two corners. */
export function framed(one: Cell, other: Cell): Rectangle {
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.row, other.row) + 1,
    right: Math.max(one.column, other.column) + 1,
  }
}

/** A map with so many rows and columns: cut off, or with empty cells besides. */
export function resized(areas: AreaMap, rows: number, columns: number): AreaMap {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => areas[row]?.[column] ?? EMPTY_CELL),
  )
}
