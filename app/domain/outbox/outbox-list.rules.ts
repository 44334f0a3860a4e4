import { readSearch } from '../content/search.rules'
import { readChoice } from '../lists/choice.rules'

export const JOBS_PER_PAGE = 25

export const JOB_STATUSES = ['pending', 'sending', 'sent', 'failed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

export const JOB_SORTS = ['newest', 'oldest', 'failed'] as const
export type JobSort = (typeof JOB_SORTS)[number]

/** What jobs are chosen by; each part is also the name of a query parameter. */
export interface JobsFilter {
  /** A part of the key; empty for all. */
  q: string
  status: JobStatus | null
  kind: string
  sort: JobSort
}

const LONGEST_KIND = 60

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readJobsFilter(query: URLSearchParams): JobsFilter {
  return {
    q: readSearch(query.get('q')),
    status: readChoice(JOB_STATUSES, query.get('status')),
    kind: readSearch(query.get('kind')).slice(0, LONGEST_KIND),
    sort: readChoice(JOB_SORTS, query.get('sort')) ?? 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function jobsQuery({ q, status, kind, sort }: JobsFilter) {
  return { q: q || undefined, status: status ?? undefined, kind: kind || undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isJobsNarrowed = ({ q, status, kind }: JobsFilter) => Boolean(q || status || kind)
