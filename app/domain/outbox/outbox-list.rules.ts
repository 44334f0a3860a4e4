import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'

export const JOB_STATUSES = ['pending', 'sending', 'sent', 'failed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

const JOB_SORTS = ['newest', 'oldest', 'failed'] as const
export type JobSort = (typeof JOB_SORTS)[number]

const LONGEST_KIND = 60
const readKind = (asked: string | null) => readSearch(asked).slice(0, LONGEST_KIND)

/** What jobs are chosen by; `q` is a part of the key. */
export const jobsFilter = listFilter(
  { q: readSearch, status: oneOf(JOB_STATUSES), kind: readKind },
  JOB_SORTS,
)
export type JobsFilter = FilterOf<typeof jobsFilter>
