import { CURRENCIES, type Currency } from '../catalog/catalog.rules'
import { readSearch } from '../content/search.rules'
import { readChoice } from '../lists/choice.rules'
import { PAYMENT_METHODS, PAYMENT_STATUSES, type PaymentMethod, type PaymentStatus } from './payment.rules'

export const ADMIN_PAYMENTS_PER_PAGE = 25

export const ADMIN_PAYMENT_SORTS = ['newest', 'oldest', 'largest'] as const
export type AdminPaymentSort = (typeof ADMIN_PAYMENT_SORTS)[number]

/** What payments are chosen by; each part is also the name of a query parameter. */
export interface AdminPaymentsFilter {
  /** Words to look for; empty for none. */
  q: string
  status: PaymentStatus | null
  method: PaymentMethod | null
  currency: Currency | null
  sort: AdminPaymentSort
}

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readAdminPaymentsFilter(query: URLSearchParams): AdminPaymentsFilter {
  return {
    q: readSearch(query.get('q')),
    status: readChoice(PAYMENT_STATUSES, query.get('status')),
    method: readChoice(PAYMENT_METHODS, query.get('method')),
    currency: readChoice(CURRENCIES, query.get('currency')),
    sort: readChoice(ADMIN_PAYMENT_SORTS, query.get('sort')) ?? 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function adminPaymentsQuery({ q, status, method, currency, sort }: AdminPaymentsFilter) {
  return { q: q || undefined, status: status ?? undefined, method: method ?? undefined, currency: currency ?? undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isPaymentsNarrowed = ({ q, status, method, currency }: AdminPaymentsFilter) => Boolean(q || status || method || currency)
