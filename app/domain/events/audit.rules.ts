import { readRowNumber } from '~/platform/row-id'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { SUBJECTS } from './event.rules'

export const AUDIT_PER_PAGE = 50

const LONGEST_NUMBER = 40
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

function readDay(asked: string | null) {
  return asked && ISO_DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : null
}

const readOrder = (asked: string | null) =>
  (asked ?? '').trim().toUpperCase().slice(0, LONGEST_NUMBER)

/**
 * What the log of staff is chosen by: an order's number, the id of who did it, and days in UTC, as
 * ISO 8601, which are both part of what is shown.
 */
const list = listFilter(
  {
    order: readOrder,
    who: readRowNumber,
    subject: oneOf(SUBJECTS),
    since: readDay,
    until: readDay,
  },
  ['newest', 'oldest'],
)
export type AuditFilter = FilterOf<typeof list>
export const { read: readAuditFilter, query: auditQuery, isNarrowed: isAuditNarrowed } = list
