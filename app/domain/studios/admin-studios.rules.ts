import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'

/** How a studio on Studio Stack stands, as the operator asks for it. */
export const STUDIO_STATES = ['published', 'taken_down', 'draft', 'suspended'] as const
export type StudioState = (typeof STUDIO_STATES)[number]

/** The same of a status: an invited studio has no shop yet, as a draft. */
export const studioState = (status: string): StudioState =>
  STUDIO_STATES.find((state) => state === status) ?? 'draft'

/** What the studios on Studio Stack are chosen by. */
export const studiosFilter = listFilter({ q: readSearch, status: oneOf(STUDIO_STATES) }, [
  'newest',
  'oldest',
  'name',
])
export type StudiosFilter = FilterOf<typeof studiosFilter>
