import { LANGUAGES } from '~/platform/i18n/languages'
import { WAITLIST_STATUSES } from '~/domain/ground/machines.rules'
import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'

/** `line`: those who stand in it, the first first. */
const WAITLIST_SORTS = ['newest', 'oldest', 'line'] as const
export type WaitlistSort = (typeof WAITLIST_SORTS)[number]

/** What the studios on the list are chosen by. */
const list = listFilter(
  { q: readSearch, status: oneOf(WAITLIST_STATUSES), language: oneOf(LANGUAGES) },
  WAITLIST_SORTS,
)
export type WaitlistFilter = FilterOf<typeof list>
/** The line leaves something out too: only those stand in it who have confirmed. */
export const waitlistFilter = {
  ...list,
  isNarrowed: (filter: WaitlistFilter) => list.isNarrowed(filter) || filter.sort === 'line',
}
