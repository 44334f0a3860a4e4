import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { readSearch } from '../content/search.rules'
import { readChoice } from '../lists/choice.rules'

export const WAITLIST_PER_PAGE = 25

export const WAITLIST_STATUSES = ['pending', 'confirmed', 'invited'] as const
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number]

/** `line`: those who stand in it, the first first. */
export const WAITLIST_SORTS = ['newest', 'oldest', 'line'] as const
export type WaitlistSort = (typeof WAITLIST_SORTS)[number]

/** What the studios on the list are chosen by; each part is also the name of a query parameter. */
export interface WaitlistFilter {
  /** Words to look for; empty for none. */
  q: string
  status: WaitlistStatus | null
  language: Language | null
  sort: WaitlistSort
}

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readWaitlistFilter(query: URLSearchParams): WaitlistFilter {
  return {
    q: readSearch(query.get('q')),
    status: readChoice(WAITLIST_STATUSES, query.get('status')),
    language: readChoice(LANGUAGES, query.get('language')),
    sort: readChoice(WAITLIST_SORTS, query.get('sort')) ?? 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function waitlistQuery({ q, status, language, sort }: WaitlistFilter) {
  return { q: q || undefined, status: status ?? undefined, language: language ?? undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ q, status, language, sort }: WaitlistFilter) => q !== '' || status !== null || language !== null || sort === 'line'
