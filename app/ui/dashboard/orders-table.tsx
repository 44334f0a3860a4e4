import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { OrderStatus, PaymentState } from '../../domain/orders/order.rules'
import { paths } from '../../paths'
import { DataTable } from '../table/data-table'
import { Pagination } from '../table/pagination'
import { OrderStatusBadge, PaymentBadge } from './order-status'

export type OrderRow = {
  id: string
  number: string
  name: string
  status: OrderStatus
  payment: PaymentState
  progress: { done: number; all: number }
  placed: string
  total: string
  /** This page with the order in detail. */
  href: string
  selected: boolean
}
export type OrdersTableProps = { rows: OrderRow[]; newerHref: string | null; olderHref: string | null }

const linkClass = 'inline-block min-h-6 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2'

function NumberCell({ row }: { row: OrderRow }) {
  const { t } = useTranslation('dashboard')
  return (
    <span className="grid justify-items-start gap-0.5">
      <Link to={row.href} aria-current={row.selected || undefined} className={`${linkClass} whitespace-nowrap`}>{row.number}</Link>
      <span className="font-normal text-ink-soft md:text-sm">{row.name}</span>
      {row.selected && <span className="text-sm font-normal text-canal">{t('orders.shown')}</span>}
    </span>
  )
}

/** A part of the client's orders, with links to the parts before and after. */
export function OrdersTable({ rows, newerHref, olderHref }: OrdersTableProps) {
  const { t } = useTranslation('dashboard')
  const none = (
    <p>
      {t('orders.noneHere')} <Link to={paths.orders()} className={linkClass}>{t('orders.first')}</Link>
    </p>
  )
  const progress = ({ progress: { done, all } }: OrderRow) => (all === 0 ? t('orders.noProject') : t('progress.count', { done, all }))
  return (
    <div className="grid gap-5">
      <DataTable
        caption={t('orders.caption')}
        rows={rows}
        rowKey={({ id }) => id}
        empty={none}
        columns={[
          { key: 'number', label: t('orders.number'), cell: (row) => <NumberCell row={row} />, rowHeader: true },
          { key: 'placed', label: t('orders.placed'), cell: ({ placed }) => placed },
          { key: 'status', label: t('orders.status'), cell: ({ status }) => <OrderStatusBadge status={status} /> },
          { key: 'progress', label: t('orders.progress'), cell: progress },
          { key: 'payment', label: t('orders.payment'), cell: ({ payment }) => <PaymentBadge state={payment} /> },
          { key: 'total', label: t('orders.total'), cell: ({ total }) => <span className="whitespace-nowrap">{total}</span>, align: 'end' },
        ]}
      />
      <Pagination previousHref={newerHref} nextHref={olderHref} />
    </div>
  )
}
