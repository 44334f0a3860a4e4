import { CURRENCIES } from '../catalog/catalog.rules'
import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './payment.rules'

export const ADMIN_PAYMENTS_PER_PAGE = 25

export const ADMIN_PAYMENT_SORTS = ['newest', 'oldest', 'largest'] as const
export type AdminPaymentSort = (typeof ADMIN_PAYMENT_SORTS)[number]

/** What payments are chosen by. */
const list = listFilter(
  {
    q: readSearch,
    status: oneOf(PAYMENT_STATUSES),
    method: oneOf(PAYMENT_METHODS),
    currency: oneOf(CURRENCIES),
  },
  ADMIN_PAYMENT_SORTS,
)
export type AdminPaymentsFilter = FilterOf<typeof list>
export const {
  read: readAdminPaymentsFilter,
  query: adminPaymentsQuery,
  isNarrowed: isPaymentsNarrowed,
} = list
