import type { BulkAct } from '~/domain/lists/bulk.server'
import type { Language } from '~/platform/i18n/languages'
import { readRowNumber } from '~/platform/row-id'

export type ListQuery = Record<string, string | undefined>

/** What a list is to its bulk acts where it has none. */
export const NO_BULK = {
  readId: () => null,
  acts: {},
  firstIds: async () => [],
  called: async () => [],
}

/** The id of a row with a number, which forms send as text; null for what cannot be one. */
export function readRowId(value: string) {
  const id = readRowNumber(value)
  return id === null ? null : String(id)
}

/** A sum as machines read it: units with a point and two digits. */
export const plainAmount = (cents: number) => (cents / 100).toFixed(2)

/**
 * What a list of the control centre is to its views, to what is done with many rows, and to its
 * export.
 */
export interface AdminList {
  /** The id of a row that a form names, or null for what cannot be one. */
  readId: (value: string) => string | null
  /**
   * The part of an address that the list is filtered and sorted by; what it does not know is left
   * out.
   */
  keep: (query: URLSearchParams) => ListQuery
  href: (query?: ListQuery) => string
  /** The headings of its export. */
  headings: (language: Language) => string[] | Promise<string[]>
  /** Every row that the filter lets through, in the order of the headings. */
  cells: (query: URLSearchParams, language: Language) => AsyncIterable<string[]>
  acts: Record<string, BulkAct>
  firstIds: (query: URLSearchParams, limit: number, language: Language) => Promise<string[]>
  /** Those of the ids that are rows of the list, as they are called. */
  called: (
    ids: string[],
    language: Language,
  ) => Promise<{ id: string; name: string; href: string }[]>
}
