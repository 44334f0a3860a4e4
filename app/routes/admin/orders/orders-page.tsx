import { useTranslation } from 'react-i18next'
import type { Waits } from '~/domain/orders/admin-orders.rules'
import type { OrderStatus, PaymentState } from '~/domain/orders/order.rules'
import { adminPaths } from '~/paths/admin'
import { PaymentBadge } from '~/order-room/order/order-status'
import { Link } from '~/ui/layout/link'
import {
  ListPage,
  ListSearch,
  rowLinkClass,
  type ListView,
} from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'
import { SortLink, type Sorting } from '~/ui/table/sort-link'
import { StatusBadge, WaitsBadges } from '~/order-room/order/order-badges'

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
export type OrdersPageProps = ListView<OrderRow> & {
  q: string
  sorting: { placed: Sorting; buyer: Sorting }
}

function NumberCell({ row: { number, services, href } }: { row: OrderRow }) {
  return (
    <span className="grid justify-items-start gap-0.5">
      <Link to={href} className={`${rowLinkClass} whitespace-nowrap`}>
        {number}
      </Link>
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

function useColumns({ placed, buyer }: OrdersPageProps['sorting']): Column<OrderRow>[] {
  const { t } = useTranslation('admin-orders')
  return [
    {
      key: 'number',
      label: t('list.number'),
      cell: (row) => <NumberCell row={row} />,
      rowHeader: true,
    },
    {
      key: 'buyer',
      label: t('list.buyer'),
      cell: (row) => <BuyerCell row={row} />,
      sort: buyer.direction,
      header: <SortLink {...buyer}>{t('list.buyer')}</SortLink>,
    },
    {
      key: 'placed',
      label: t('list.placed'),
      cell: (row) => <span className="whitespace-nowrap">{row.placed}</span>,
      sort: placed.direction,
      header: <SortLink {...placed}>{t('list.placed')}</SortLink>,
    },
    { key: 'status', label: t('list.status'), cell: (row) => <StatusCell row={row} /> },
    {
      key: 'payment',
      label: t('list.payment'),
      cell: ({ payment }) => (
        <span className="whitespace-nowrap">
          <PaymentBadge state={payment} />
        </span>
      ),
    },
    {
      key: 'total',
      label: t('list.total'),
      cell: ({ total }) => <span className="whitespace-nowrap">{total}</span>,
      align: 'end',
    },
  ]
}

/** The studio’s orders under what they can be chosen by. */
export function OrdersPage({ q, sorting, ...list }: OrdersPageProps) {
  const { t } = useTranslation('admin-orders')
  return (
    <ListPage
      {...list}
      href={adminPaths.orders()}
      caption={t('list.caption')}
      columns={useColumns(sorting)}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      search={<ListSearch q={q} hint={t('filter.searchHint')} />}
      state={[q]}
      choose={({ number }) => t('list.choose', { number })}
    />
  )
}
