import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '../../domain/content/search.rules'
import type { Waits } from '../../domain/orders/admin-orders.rules'
import type { OrderStatus, PaymentState } from '../../domain/orders/order.rules'
import { adminPaths } from '../../admin-paths'
import { PaymentBadge } from '../dashboard/order-status'
import { EmptyState } from '../feedback/empty-state'
import { ButtonLink } from '../form/button'
import { TextField } from '../form/text-field'
import { FilterForm, type FilterFormProps } from '../layout/filter-form'
import { BulkForm, chooseRows } from '../lists/bulk-form'
import { ListTools, type ListToolsProps } from '../lists/list-tools'
import { DataTable, type Column } from '../table/data-table'
import { Pagination } from '../table/pagination'
import { SortLink, type SortLinkProps } from '../table/sort-link'
import { StatusBadge, WaitsBadges } from './order-badges'

export type OrderRow = {
  id: string
  number: string
  name: string
  company: string | null
  email: string
  /** What was ordered. */
  services: string
  status: OrderStatus
  payment: PaymentState
  waits: Waits[]
  placed: string
  total: string
  href: string
}
type Sorting = Pick<SortLinkProps, 'href' | 'direction'>
export type OrdersPageProps = {
  q: string
  narrowed: boolean
  selects: FilterFormProps['selects']
  sorting: { placed: Sorting; buyer: Sorting }
  rows: OrderRow[]
  tools: ListToolsProps
  previousHref: string | null
  nextHref: string | null
}

const linkClass = 'inline-block min-h-6 font-semibold whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2'

function NumberCell({ row: { number, services, href } }: { row: OrderRow }) {
  return (
    <span className="grid justify-items-start gap-0.5">
      <Link to={href} className={linkClass}>{number}</Link>
      <span className="font-normal text-ink-soft md:text-sm">{services}</span>
    </span>
  )
}

function BuyerCell({ row: { name, company, email } }: { row: OrderRow }) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span>{company ? `${name}, ${company}` : name}</span>
      <span className="wrap-anywhere text-ink-soft md:text-sm">{email}</span>
    </span>
  )
}

function StatusCell({ row: { status, waits } }: { row: OrderRow }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={status} />
      <WaitsBadges waits={waits} status={status} />
    </span>
  )
}

function useColumns({ sorting: { placed, buyer } }: OrdersPageProps): Column<OrderRow>[] {
  const { t } = useTranslation('admin-orders')
  return [
    { key: 'number', label: t('list.number'), cell: (row) => <NumberCell row={row} />, rowHeader: true },
    { key: 'buyer', label: t('list.buyer'), cell: (row) => <BuyerCell row={row} />, sort: buyer.direction, header: <SortLink {...buyer}>{t('list.buyer')}</SortLink> },
    { key: 'placed', label: t('list.placed'), cell: (row) => <span className="whitespace-nowrap">{row.placed}</span>, sort: placed.direction, header: <SortLink {...placed}>{t('list.placed')}</SortLink> },
    { key: 'status', label: t('list.status'), cell: (row) => <StatusCell row={row} /> },
    { key: 'payment', label: t('list.payment'), cell: ({ payment }) => <span className="whitespace-nowrap"><PaymentBadge state={payment} /></span> },
    { key: 'total', label: t('list.total'), cell: ({ total }) => <span className="whitespace-nowrap">{total}</span>, align: 'end' },
  ]
}

function NoOrders({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('admin-orders')
  if (!narrowed) return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return <EmptyState title={t('list.nothing')} action={<ButtonLink to={adminPaths.orders()} variant="secondary">{t('filter.all')}</ButtonLink>}>{t('list.nothingText')}</EmptyState>
}

/** The studio's orders under what they can be chosen by. */
export function OrdersPage(props: OrdersPageProps) {
  const { q, narrowed, selects, rows, tools, previousHref, nextHref } = props
  const { t } = useTranslation('admin-orders')
  const columns = useColumns(props)
  return (
    <>
      <FilterForm
        action={adminPaths.orders()}
        label={t('filter.label')}
        selects={selects}
        state={q}
        search={
          <div className="col-span-full">
            <TextField id="filter-q" name="q" type="search" label={t('filter.search')} hint={t('filter.searchHint')} defaultValue={q} maxLength={SEARCH_MAX} autoComplete="off" enterKeyHint="search" />
          </div>
        }
        reset={narrowed && <ButtonLink to={adminPaths.orders()} variant="quiet" size="sm">{t('filter.all')}</ButtonLink>}
      />
      <ListTools {...tools} />
      <DataTable
        caption={t('list.caption')}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        choose={chooseRows(({ number }: OrderRow) => t('list.choose', { number }))}
        empty={<NoOrders narrowed={narrowed} />}
      />
      {rows.length > 0 && <BulkForm {...tools} />}
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </>
  )
}
