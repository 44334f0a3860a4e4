import { readRowId, readRowNumber } from './row-id'

/**
 * Which part of a list is wanted: what comes after the row with this id, or before it; the start
 * without either.
 */
export interface Place<Id = number> {
  after?: Id
  before?: Id
  /** Whether an address names a place that is none; the start is meant by it then. */
  strayed?: boolean
}

export interface Page<Row, Id = number> {
  rows: Row[]
  /** The id that the page before stands before, null on the first page. */
  before: Id | null
  /** The id that the next page comes after, null on the last page. */
  after: Id | null
  /** Whether the place that was asked for is nowhere, and this is the first page in its stead. */
  strayed: boolean
}

type Keyed<Id = number> = { id: Id }

/** A part of a list as the database is asked for it. */
export interface Part<Id = number> {
  cursor?: { id: Id }
  skip?: number
  take: number
}

/**
 * The place as a query of the database: one row more than a page has tells whether there is another
 * one.
 */
export function placeQuery<Id = number>({ after, before }: Place<Id>, size: number): Part<Id> {
  if (before !== undefined) return { cursor: { id: before }, skip: 1, take: -(size + 1) }
  if (after !== undefined) return { cursor: { id: after }, skip: 1, take: size + 1 }
  return { take: size + 1 }
}

/** The part of a list that is at hand; nothing where the row that it starts from is gone. */
export function partOf<Row extends Keyed>(rows: Row[], { cursor, skip = 0, take }: Part): Row[] {
  if (!cursor) return rows.slice(0, take)
  const index = rows.findIndex(({ id }) => id === cursor.id)
  if (index < 0) return []
  return take > 0
    ? rows.slice(index + skip, index + skip + take)
    : rows.slice(Math.max(0, index - skip + 1 + take), index - skip + 1)
}

/** The rows of a place out of a list that is at hand, and one more. */
export const rowsAt = <Row extends Keyed>(rows: Row[], place: Place, size: number): Row[] =>
  partOf(rows, placeQuery(place, size))

/** Makes a page of what was read for a place, with the ids that its neighbors start from. */
export function toPage<Row extends Keyed<Id>, Id = number>(
  read: Row[],
  { after, before, strayed = false }: Place<Id>,
  size: number,
): Page<Row, Id> {
  const more = read.length > size
  const rows = before === undefined ? read.slice(0, size) : read.slice(-size)
  const hasEarlier = before === undefined ? after !== undefined : more
  const hasLater = before === undefined ? more : true
  return {
    rows,
    before: hasEarlier ? (rows[0]?.id ?? null) : null,
    after: hasLater ? (rows.at(-1)?.id ?? null) : null,
    strayed: strayed && rows.length > 0,
  }
}

/**
 * A page by keyset. A place that leads to nothing, since its row is gone or was the last, is
 * answered with the first page.
 */
export async function readPage<Row extends Keyed<Id>, Id = number>(
  place: Place<Id>,
  size: number,
  read: (place: Place<Id>) => Row[] | PromiseLike<Row[]>,
): Promise<Page<Row, Id>> {
  const rows = await read(place)
  if (rows.length > 0 || (place.after === undefined && place.before === undefined))
    return toPage(rows, place, size)
  return toPage(await read({}), { strayed: true }, size)
}

/** The place of an address that names its page for search engines: none for one that is nowhere. */
export const foundPlace = <Id>({ after, before }: Place<Id>, { strayed }: { strayed: boolean }) =>
  strayed ? {} : { after, before }

/** How many rows of a long list are in memory at a time. */
const CHUNK = 500

/**
 * All rows of a list from its start, read by keyset in chunks, each of which `complete` makes
 * whole.
 */
export async function* eachRow<Row extends Keyed<Id>, Whole, Id = string>(
  read: (query: Part<Id>) => PromiseLike<Row[]>,
  complete: (rows: Row[]) => Promise<Whole[]>,
): AsyncGenerator<Whole> {
  for (let last: Id | undefined; ;) {
    const rows = await read({
      take: CHUNK,
      ...(last !== undefined && { cursor: { id: last }, skip: 1 }),
    })
    yield* await complete(rows)
    if (rows.length < CHUNK) return
    last = rows.at(-1)!.id
  }
}

/** The place that an address asks for; what is no id has strayed. */
export function placeIn<Id>(
  query: URLSearchParams,
  read: (value: string | null) => Id | null,
): Place<Id> {
  const [before, after] = [read(query.get('before')), read(query.get('after'))]
  if (before !== null) return { before }
  if (after !== null) return { after }
  return query.get('before') || query.get('after') ? { strayed: true } : {}
}

/** The same in rows with numbers. */
export const readPlace = (query: URLSearchParams): Place => placeIn(query, readRowNumber)

/** The same in rows that have a UUID. */
export const readIdPlace = (query: URLSearchParams): Place<string> => placeIn(query, readRowId)
