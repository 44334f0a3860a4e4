import type { Language } from '~/platform/i18n/languages'
import { eachRow, placeQuery, readPage, type Part, type Place } from '~/platform/paging'

/** How many rows of a list stand on a page where it says nothing else. */
const LIST_SIZE = 25

/** What a list of the database is made of; `Filter` is what it is chosen and sorted by. */
interface SourceParts<Filter extends { sort: string }, Id, Row> {
  filter: {
    sorts: readonly [Filter['sort'], ...Filter['sort'][]]
    read: (query: URLSearchParams) => Filter
    query: (filter: Filter) => Record<string, string | undefined>
    isNarrowed: (filter: Filter) => boolean
  }
  /** The id of a row out of a text from outside; null for what cannot be one. */
  readId: (value: string | null | undefined) => Id | null
  size?: number
  /**
   * Makes, for a filter, what reads a part of its rows; who may see a row is part of that query.
   */
  open: (
    filter: Filter,
    language: Language,
  ) => Promise<(part: Part<Id>) => PromiseLike<Row[]>> | ((part: Part<Id>) => PromiseLike<Row[]>)
}

/** A list of the database as its page, its export and its bulk acts read it. */
export function listSource<
  Filter extends { sort: string },
  Id extends string | number,
  Row extends { id: Id },
>({ open, size = LIST_SIZE, ...parts }: SourceParts<Filter, Id, Row>) {
  return {
    ...parts,
    /** The page of the rows that a filter lets through at a place. */
    async page(filter: Filter, place: Place<Id>, language: Language) {
      const read = await open(filter, language)
      return readPage<Row, Id>(place, size, (at) => read(placeQuery(at, size)))
    },
    /** All rows that a filter lets through, a few hundred in memory at a time. */
    async *each(filter: Filter, language: Language): AsyncGenerator<Row> {
      yield* eachRow<Row, Row, Id>(await open(filter, language), async (rows) => rows)
    },
    /** The first rows that a filter lets through, `limit` at most. */
    async first(filter: Filter, limit: number, language: Language): Promise<Row[]> {
      return (await open(filter, language))({ take: limit })
    },
  }
}
export type ListSource<
  Filter extends { sort: string },
  Id extends string | number,
  Row extends { id: Id },
> = ReturnType<typeof listSource<Filter, Id, Row>>
