import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { listFilter, oneOf, readDay, type FilterOf } from '~/domain/ground/list-filter.rules'
import { readSearch } from '~/domain/ground/search.rules'

/**
 * What invoices and credit notes are chosen by: the beginning of a number or a buyer, and days of
 * the studio, as ISO 8601, which are both part of what is shown.
 */
export const documentsFilter = listFilter(
  { q: readSearch, currency: oneOf(CURRENCIES), since: readDay, until: readDay },
  ['newest', 'oldest', 'largest'],
)
export type DocumentsFilter = FilterOf<typeof documentsFilter>

/** Whether a search is a document's number, or how one begins. */
export const isNumberSearch = (search: string) => /^(INV|CN|FEE|FEC)-?[\d-]*$/i.test(search)
