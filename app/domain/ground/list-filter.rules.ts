import { isIsoDay } from '~/platform/iso-day'
import { asIsoDay } from '~/platform/typed-day'
import { readChoice } from './choice.rules'

/**
 * Reads one part of a filter out of its query parameter; an empty text, null and false ask for
 * nothing.
 */
type ReadPart = (asked: string | null) => string | number | boolean | null
type Filter<Parts extends Record<string, ReadPart>, Sort> = {
  [Name in keyof Parts]: ReturnType<Parts[Name]>
} & { sort: Sort }

/** One of some values; what does not exist asks for nothing. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (asked: string | null) =>
    readChoice(values, asked)

/** Whether a box is ticked. */
export const ticked = (asked: string | null) => asked === 'yes'

/** A calendar day, as people write one, as `2026-11-27`; what is none asks for nothing. */
export function readDay(asked: string | null) {
  const day = asIsoDay(asked ?? '')
  return isIsoDay(day) ? day : null
}

/** How long an order's number may be that is typed into a filter. */
export const ORDER_NUMBER_MAX = 40

/** The number of an order, as it is written. */
export const readOrderNumber = (asked: string | null) =>
  (asked ?? '').replaceAll('\u0000', '').trim().toUpperCase().slice(0, ORDER_NUMBER_MAX)

function written(value: ReturnType<ReadPart>) {
  if (value === true) return 'yes'
  return value ? String(value) : undefined
}

/**
 * What a list is chosen by, each part under the name of its query parameter, and its orders, of
 * which the first is the list's own.
 */
export function listFilter<Parts extends Record<string, ReadPart>, const Sort extends string>(
  parts: Parts,
  sorts: readonly [Sort, ...Sort[]],
) {
  const read = (query: URLSearchParams) => {
    const chosen = Object.entries(parts).map(([name, readPart]) => [
      name,
      readPart(query.get(name)),
    ])
    return {
      ...Object.fromEntries(chosen),
      sort: readChoice(sorts, query.get('sort')) ?? sorts[0],
    } as Filter<Parts, Sort>
  }
  const query = ({ sort, ...filter }: Filter<Parts, Sort>) => {
    const chosen = Object.entries<ReturnType<ReadPart>>(filter).map(([name, value]) => [
      name,
      written(value),
    ])
    return { ...Object.fromEntries(chosen), sort: sort === sorts[0] ? undefined : sort } as Record<
      keyof Parts | 'sort',
      string | undefined
    >
  }
  return {
    sorts,
    /** The filter and order that an address asks for. */
    read,
    /** The query of an address for a filter; what is as it would be without stays away. */
    query,
    /** Whether a filter leaves anything out. */
    isNarrowed: ({ sort: _sort, ...filter }: Filter<Parts, Sort>) =>
      Object.values(filter).some(Boolean),
  }
}

/** What a list's filter reads out of an address. */
export type FilterOf<List extends { read: (query: URLSearchParams) => unknown }> = ReturnType<
  List['read']
>
