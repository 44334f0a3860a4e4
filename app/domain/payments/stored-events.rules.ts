import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, ticked, type FilterOf } from '~/domain/ground/list-filter.rules'

/**
 * What became of an event: it was booked, nothing follows from its kind, it is to be applied, its
 * payment was not told yet, or it could not be applied; the last three are tried again.
 */
export const EVENT_OUTCOMES = ['applied', 'ignored', 'received', 'waiting', 'failed'] as const

/**
 * What stored events are chosen by; `q` is a part of the provider's id or of the type, `error` only
 * those that could not be followed, or whose last replay failed.
 */
export const storedEventsFilter = listFilter(
  { q: readSearch, outcome: oneOf(EVENT_OUTCOMES), error: ticked },
  ['newest', 'oldest'],
)
export type StoredEventsFilter = FilterOf<typeof storedEventsFilter>

const SECRET = /secret|password|token|signature|authori[sz]ation/i

/** A payload as somebody reads it: line by line, and without what opens a door. */
export function writePayload(payload: string): string {
  try {
    return JSON.stringify(
      JSON.parse(payload),
      (key, value: unknown) => (SECRET.test(key) && value !== null ? '…' : value),
      2,
    )
  } catch {
    return payload
  }
}
