import type { BulkAct } from '~/domain/lists/bulk.server'
import type { Language } from '~/platform/i18n/languages'

export type ListQuery = Record<string, string | undefined>

/**
 * What a list of the control center is to its views, to what is done with many rows, and to its
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
  /** Whether an address asks for what the list cannot read, which its page says. */
  isUnread: (query: URLSearchParams) => boolean
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
