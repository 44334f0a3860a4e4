import type { ListSource } from '~/domain/ground/list-source'

/** The ids of what a list lets through for a search or a whole query, in its order. */
export async function findIds<
  Filter extends { sort: string },
  Id extends string | number,
  Row extends { id: Id },
>(list: ListSource<Filter, Id, Row>, query: string | Record<string, string>): Promise<Id[]> {
  const filter = list.filter.read(
    new URLSearchParams(typeof query === 'string' ? { q: query } : query),
  )
  return (await list.first(filter, 1_000, 'en')).map(({ id }) => id)
}
