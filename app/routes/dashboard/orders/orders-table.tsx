import { ErrorSummary, type ErrorSummaryProps } from '~/ui/form/error-summary'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '~/domain/ground/search.rules'
import type { MoneyState } from '~/domain/orders/refund-state.rules'
import type { OrderStatus } from '~/domain/ground/machines.rules'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { TextField } from '~/ui/form/text-field'
import { FilterForm, type FilterFormProps } from '~/ui/layout/filter-form'
import { Link } from '~/ui/layout/link'
import { DataTable } from '~/ui/table/data-table'
import { Pagination } from '~/ui/table/pagination'
import { OrderStatusBadge, PaymentBadge } from '~/order-room/order/order-status'

export type OrderRow = {
  id: string
  number: string
  name: string
  status: OrderStatus
  payment: MoneyState
  progress: { done: number; all: number }
  placed: string
  total: string
  /** This page with the order in detail. */
  href: string
  selected: boolean
}
export type OrdersTableProps = {
  filter: { q: string; narrowed: boolean; selects: FilterFormProps['selects'] }
  unreadable: ErrorSummaryProps['errors']
  /** The order that the address names, which a filter keeps. */
  order: string | undefined
  rows: OrderRow[]
  newerHref: string | null
  olderHref: string | null
}

const linkClass = 'row-name quiet-link'

function NumberCell({ row }: { row: OrderRow }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Link
        to={row.href}
        aria-current={row.selected || undefined}
        className={`${linkClass} whitespace-nowrap`}
      >
        {row.number}
      </Link>{' '}
      <span className="row-more">{row.name}</span>{' '}
      {row.selected && (
        <span className="block text-sm font-normal text-canal">{t('orders.shown')}</span>
      )}
    </>
  )
}

function Filter({
  filter: { q, narrowed, selects },
  order,
}: Pick<OrdersTableProps, 'filter' | 'order'>) {
  const { t } = useTranslation('client-orders')
  return (
    <FilterForm
      action={paths.orders()}
      label={t('filter.label')}
      selects={selects}
      kept={{ order }}
      state={[q]}
      search={
        <div className="col-span-full lg:col-span-2">
          <TextField
            id="filter-q"
            name="q"
            type="search"
            label={t('filter.search')}
            hint={t('filter.searchHint')}
            defaultValue={q}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
      }
      reset={
        narrowed && (
          <ButtonLink to={paths.orders({ order })} variant="quiet" size="sm">
            {t('filter.all')}
          </ButtonLink>
        )
      }
    />
  )
}

function NoneHere({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation(['dashboard', 'client-orders'])
  if (narrowed)
    return (
      <EmptyState headingLevel={2} title={t('client-orders:nothing.title')}>
        {t('client-orders:nothing.text')}
      </EmptyState>
    )
  return (
    <p>
      {t('orders.noneHere')}{' '}
      <Link to={paths.orders()} className={linkClass}>
        {t('orders.first')}
      </Link>
    </p>
  )
}

/**
 * A part of the client's orders under what they can be chosen by, with links to the parts before
 * and after.
 */
export function OrdersTable({
  filter,
  unreadable,
  order,
  rows,
  newerHref,
  olderHref,
}: OrdersTableProps) {
  const { t } = useTranslation('dashboard')
  const progress = ({ progress: { done, all } }: OrderRow) =>
    all === 0 ? t('orders.noProject') : t('progress.count', { done, all })
  return (
    <div className="grid gap-5">
      <ErrorSummary errors={unreadable} />
      <Filter filter={filter} order={order} />
      <DataTable
        caption={t('orders.caption')}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<NoneHere narrowed={filter.narrowed} />}
        columns={[
          {
            key: 'number',
            label: t('orders.number'),
            cell: (row) => <NumberCell row={row} />,
            rowHeader: true,
          },
          { key: 'placed', label: t('orders.placed'), cell: ({ placed }) => placed },
          {
            key: 'status',
            label: t('orders.status'),
            cell: ({ status }) => <OrderStatusBadge status={status} />,
          },
          { key: 'progress', label: t('orders.progress'), cell: progress },
          {
            key: 'payment',
            label: t('orders.payment'),
            cell: ({ payment }) => <PaymentBadge state={payment} />,
          },
          {
            key: 'total',
            label: t('orders.total'),
            cell: ({ total }) => <span className="whitespace-nowrap">{total}</span>,
            align: 'end',
          },
        ]}
      />
      <Pagination previousHref={newerHref} nextHref={olderHref} />
    </div>
  )
}
