import { CURRENCIES } from '../catalog/catalog.rules'
import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { PAYMENT_STATUSES } from '~/domain/ground/machines.rules'
import { PAYMENT_METHODS } from './payment.rules'

/** What payments are chosen by. */
export const adminPaymentsFilter = listFilter(
  {
    q: readSearch,
    status: oneOf(PAYMENT_STATUSES),
    method: oneOf(PAYMENT_METHODS),
    currency: oneOf(CURRENCIES),
  },
  ['newest', 'oldest', 'largest'],
)
export type AdminPaymentsFilter = FilterOf<typeof adminPaymentsFilter>
