import { readRowNumber } from '~/platform/row-id'
import { SUBJECTS, type Subject } from './event.rules'

export const AUDIT_PER_PAGE = 50

/** What the log of staff is chosen by; each part is also the name of a query parameter. */
export interface AuditFilter {
  /** An order's number; empty for all that was done. */
  order: string
  /** The id of who did it. */
  who: number | null
  subject: Subject | null
  /** Days in UTC, as ISO 8601; both are part of what is shown. */
  since: string | null
  until: string | null
  sort: 'newest' | 'oldest'
}

const LONGEST_NUMBER = 40
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

function readDay(asked: string | null) {
  return asked && ISO_DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : null
}

/** The filter that an address asks for; a value that does not exist asks for nothing. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  return {
    order: (query.get('order') ?? '').trim().toUpperCase().slice(0, LONGEST_NUMBER),
    who: readRowNumber(query.get('who')),
    subject: SUBJECTS.find((subject) => subject === query.get('subject')) ?? null,
    since: readDay(query.get('since')),
    until: readDay(query.get('until')),
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function auditQuery({ order, who, subject, since, until, sort }: AuditFilter) {
  return { order: order || undefined, who: who?.toString(), subject: subject ?? undefined, since: since ?? undefined, until: until ?? undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isAuditNarrowed = ({ sort: _sort, ...filter }: AuditFilter) => Object.values(filter).some(Boolean)
