import { useTranslation } from 'react-i18next'
import type { OrderStatus, TicketStatus } from '~/domain/ground/machines.rules'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { StatusBadge } from '~/order-room/order/order-badges'
import { DataTable } from '~/ui/table/data-table'
import { OverdueBadge, TicketBadge } from '~/support/ticket-badges'

type OrderView = {
  id: string
  number: string
  title: string
  status: OrderStatus
  total: string
  placed: string
  href: string
}
export type OrdersView = {
  rows: OrderView[]
  /** To all of them, where there are more. */ moreHref: string | null
}
export type TicketLink = {
  id: string
  number: string
  subject: string
  status: TicketStatus
  overdue: boolean
  href: string
}
export type MoneyView = { currency: string; paid: string; refunded: string; due: string }

const none = (text: string) => <p className="text-ink-soft">{text}</p>

/** The latest orders of a client. */
export function ClientOrders({ rows, moreHref }: OrdersView) {
  const { t } = useTranslation('admin-clients')
  return (
    <div className="grid gap-4">
      <DataTable
        caption={t('orders.title')}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            label: t('orders.number'),
            rowHeader: true,
            cell: ({ number, href }) => (
              <Link to={href} className={`${rowLinkClass} whitespace-nowrap`}>
                {number}
              </Link>
            ),
          },
          { key: 'title', label: t('orders.what'), cell: ({ title }) => title },
          {
            key: 'placed',
            label: t('orders.placed'),
            cell: ({ placed }) => <span className="whitespace-nowrap">{placed}</span>,
          },
          {
            key: 'status',
            label: t('list.state'),
            cell: ({ status }) => <StatusBadge status={status} />,
          },
          {
            key: 'total',
            label: t('orders.total'),
            align: 'end',
            cell: ({ total }) => <span className="whitespace-nowrap">{total}</span>,
          },
        ]}
        empty={none(t('orders.none'))}
      />
      {moreHref && (
        <p>
          <ButtonLink to={moreHref} variant="quiet" size="sm">
            {t('orders.more')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

/** The questions of a client that are not answered for good. */
export function ClientTickets({ tickets }: { tickets: TicketLink[] }) {
  const { t } = useTranslation('admin-clients')
  if (tickets.length === 0) return none(t('tickets.none'))
  return (
    <ul className="grid divide-y divide-line">
      {tickets.map(({ id, number, subject, status, overdue, href }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <Link to={href} className={rowLinkClass}>
            {number} · {subject}
          </Link>{' '}
          <span className="flex flex-wrap gap-2">
            <TicketBadge status={status} /> {overdue && <OverdueBadge />}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What was paid, given back and is open, by currency. */
export function ClientMoney({ money }: { money: MoneyView[] }) {
  const { t } = useTranslation('admin-clients')
  return (
    <DataTable
      caption={t('money.title')}
      hideCaption
      rows={money}
      rowKey={({ currency }) => currency}
      columns={[
        {
          key: 'currency',
          label: t('money.currency'),
          rowHeader: true,
          cell: ({ currency }) => currency,
        },
        { key: 'paid', label: t('money.paid'), align: 'end', cell: ({ paid }) => paid },
        {
          key: 'refunded',
          label: t('money.refunded'),
          align: 'end',
          cell: ({ refunded }) => refunded,
        },
        { key: 'due', label: t('money.due'), align: 'end', cell: ({ due }) => due },
      ]}
      empty={none(t('money.none'))}
    />
  )
}
