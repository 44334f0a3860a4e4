import type { ErrorSummaryProps } from '~/ui/form/error-summary'
import type { PaginationProps } from '~/ui/table/pagination'

/** The ways to a list's other pages, and what its address asks that it cannot read. */
export type ListPlace = Pick<PaginationProps, 'previousHref' | 'nextHref'> & {
  unreadable: ErrorSummaryProps['errors']
}
