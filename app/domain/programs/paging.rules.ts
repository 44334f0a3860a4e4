/** A page of a list: so many rows, beyond the row with this id. */
export interface PageWanted {
  after?: string
  limit: number
}

/** Rows with the id that the next page begins after; null for the last. */
export interface Paged<Row> {
  rows: Row[]
  next: string | null
}

/** A page of rows, of which one more than wanted was read to see whether there are more. */
export function toPage<Row extends { id: string }>(
  found: Row[],
  { limit }: PageWanted,
): Paged<Row> {
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? rows.at(-1)!.id : null }
}
