import { asIsoDay } from '~/platform/typed-day'
import { readRowNumber } from '~/platform/row-id'
import {
  listFilter,
  oneOf,
  readOrderNumber,
  type FilterOf,
} from '~/domain/ground/list-filter.rules'
import { SUBJECTS } from './event.rules'

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

function readDay(asked: string | null) {
  const day = asIsoDay(asked ?? '')
  return ISO_DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : null
}

/**
 * What the log of staff is chosen by: an order's number, the id of who did it, and days in UTC, as
 * ISO 8601, which are both part of what is shown.
 */
export const auditFilter = listFilter(
  {
    order: readOrderNumber,
    who: readRowNumber,
    subject: oneOf(SUBJECTS),
    since: readDay,
    until: readDay,
  },
  ['newest', 'oldest'],
)
export type AuditFilter = FilterOf<typeof auditFilter>
