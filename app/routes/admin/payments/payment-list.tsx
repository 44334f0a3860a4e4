import { useTranslation } from 'react-i18next'
import type { PaymentStatus } from '~/domain/payments/payment.rules'
import { adminPaths } from '~/paths/admin'
import { Badge } from '~/ui/feedback/badge'
import { Code } from '~/ui/layout/code'
import { Link } from '~/ui/layout/link'
import {
  ListPage,
  ListSearch,
  rowLinkClass,
  type ListView,
} from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'
import { paymentTones } from '~/order-room/order/payment-tones'

export type PaymentRow = {
  id: string
  number: string
  href: string
  buyer: string
  email: string
  made: string
  status: PaymentStatus
  /** In words. */
  statusName: string
  method: string
  amount: string
  givenBack: string | null
  /** The payment service's own id. */
  reference: string
}
export type PaymentListProps = ListView<PaymentRow> & { q: string }

function PaidCell({ row: { amount, givenBack } }: { row: PaymentRow }) {
  return (
    <span className="grid gap-0.5">
      <span className="whitespace-nowrap">{amount}</span>
      {givenBack && <span className="text-ink-soft md:text-sm">{givenBack}</span>}
    </span>
  )
}

function useColumns(): Column<PaymentRow>[] {
  const { t } = useTranslation('admin-payments')
  return [
    {
      key: 'order',
      label: t('list.order'),
      rowHeader: true,
      cell: ({ number, href }) => (
        <Link to={href} className={`${rowLinkClass} whitespace-nowrap`}>
          {number}
        </Link>
      ),
    },
    {
      key: 'buyer',
      label: t('list.buyer'),
      cell: ({ buyer, email }) => (
        <span className="grid min-w-0 gap-0.5">
          <span>{buyer}</span>
          <span className="wrap-anywhere text-ink-soft md:text-sm">{email}</span>
        </span>
      ),
    },
    {
      key: 'made',
      label: t('list.made'),
      cell: ({ made }) => <span className="whitespace-nowrap">{made}</span>,
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status, statusName }) => <Badge tone={paymentTones[status]}>{statusName}</Badge>,
    },
    {
      key: 'method',
      label: t('list.method'),
      cell: ({ method, reference }) => (
        <span className="grid min-w-0 gap-0.5">
          <span>{method}</span>
          <Code text={reference} className="text-sm text-ink-soft" />
        </span>
      ),
    },
    { key: 'amount', label: t('list.amount'), align: 'end', cell: (row) => <PaidCell row={row} /> },
  ]
}

/** The payments that were made or tried, under what they can be chosen by. */
export function PaymentList({ q, ...list }: PaymentListProps) {
  const { t } = useTranslation('admin-payments')
  const columns = useColumns()
  return (
    <section aria-labelledby="payments-title" className="grid gap-8">
      <h2 id="payments-title" className="text-2xl">
        {t('list.title')}
      </h2>
      <ListPage
        {...list}
        href={adminPaths.payments()}
        caption={t('list.title')}
        columns={columns}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
        search={<ListSearch q={q} hint={t('list.searchHint')} />}
        state={[q]}
      />
    </section>
  )
}
