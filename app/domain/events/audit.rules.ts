import { readRowNumber } from '~/platform/row-id'
import {
  listFilter,
  oneOf,
  readDay,
  readOrderNumber,
  type FilterOf,
} from '~/domain/ground/list-filter.rules'
import { SUBJECTS } from './event.rules'

/**
 * What the log of staff is chosen by: an order's number, the id of who did it, and days of
 * the studio, as ISO 8601, which are both part of what is shown.
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
