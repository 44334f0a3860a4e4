import { readSearch } from '../content/search.rules'
import { readChoice } from '../lists/choice.rules'

export const EVENTS_PER_PAGE = 25

/** What became of an event: it was booked, nothing follows from its kind, or it could not be followed yet. */
export const EVENT_OUTCOMES = ['applied', 'ignored', 'failed'] as const
export type EventOutcome = (typeof EVENT_OUTCOMES)[number]

/** What stored events are chosen by; each part is also the name of a query parameter. */
export interface StoredEventsFilter {
  /** A part of the provider's id or of the type; empty for all. */
  q: string
  outcome: EventOutcome | null
  /** Only those with an error: they could not be followed, or their last replay failed. */
  failed: boolean
  sort: 'newest' | 'oldest'
}

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readStoredEventsFilter(query: URLSearchParams): StoredEventsFilter {
  return {
    q: readSearch(query.get('q')),
    outcome: readChoice(EVENT_OUTCOMES, query.get('outcome')),
    failed: query.get('error') === 'yes',
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function storedEventsQuery({ q, outcome, failed, sort }: StoredEventsFilter) {
  return { q: q || undefined, outcome: outcome ?? undefined, error: failed ? 'yes' : undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isEventsNarrowed = ({ q, outcome, failed }: StoredEventsFilter) => Boolean(q || outcome || failed)

const SECRET = /secret|password|token|signature|authori[sz]ation/i

/** A payload as somebody reads it: line by line, and without what opens a door. */
export function writePayload(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), (key, value: unknown) => (SECRET.test(key) && value !== null ? '…' : value), 2)
  } catch {
    return payload
  }
}
