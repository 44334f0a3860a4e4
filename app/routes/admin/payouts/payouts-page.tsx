import { useTranslation } from 'react-i18next'
import type { PayoutStatus } from '~/domain/payouts/payout.rules'
import { adminPaths } from '~/paths/admin'
import { Badge } from '~/ui/feedback/badge'
import { Link } from '~/ui/layout/link'
import {
  ListPage,
  ListSearch,
  rowLinkClass,
  type ListView,
} from '~/routes/admin/_area/lists/list-page'
import { PaymentsNav } from '~/routes/admin/_area/payments-nav'
import type { Column } from '~/ui/table/data-table'
import { SortLink, type Sorting } from '~/ui/table/sort-link'
import { PayoutBadge } from '~/network/payout-badge'

export type PayoutRow = {
  id: string
  name: string
  email: string
  /** At the payment service; null while payouts are sent by hand alone. */
  account: { term: string; detail: string } | null
  work: string
  /** The order's. */
  number: string
  due: string
  amount: string
  status: PayoutStatus
  waits: 'noDetails' | 'secondNeeded' | null
  href: string
}
export type PayoutsPageProps = ListView<PayoutRow> & {
  q: string
  sorting: { due: Sorting; freelancer: Sorting }
}

function FreelancerCell({ row: { name, email, account, href } }: { row: PayoutRow }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link to={href} className={rowLinkClass}>
        {name}
      </Link>
      <span className="wrap-anywhere font-normal text-ink-soft md:text-sm">{email}</span>
      {account && (
        <span className="font-normal text-ink-soft md:text-sm">
          {account.term}: {account.detail}
        </span>
      )}
    </span>
  )
}

function WorkCell({ row: { work, number } }: { row: PayoutRow }) {
  return (
    <span className="grid gap-0.5">
      <span>{work}</span>
      <span className="text-ink-soft md:text-sm">{number}</span>
    </span>
  )
}

function StatusCell({ row: { status, waits } }: { row: PayoutRow }) {
  const { t } = useTranslation('admin-payouts')
  return (
    <span className="flex flex-wrap gap-1.5">
      <PayoutBadge status={status} />
      {waits && <Badge tone="danger">{t(`list.${waits}`)}</Badge>}
    </span>
  )
}

function useColumns({ sorting: { due, freelancer } }: PayoutsPageProps): Column<PayoutRow>[] {
  const { t } = useTranslation('admin-payouts')
  return [
    {
      key: 'freelancer',
      label: t('list.freelancer'),
      cell: (row) => <FreelancerCell row={row} />,
      rowHeader: true,
      sort: freelancer.direction,
      header: <SortLink {...freelancer}>{t('list.freelancer')}</SortLink>,
    },
    { key: 'work', label: t('list.work'), cell: (row) => <WorkCell row={row} /> },
    {
      key: 'due',
      label: t('list.due'),
      cell: (row) => <span className="whitespace-nowrap">{row.due}</span>,
      sort: due.direction,
      header: <SortLink {...due}>{t('list.due')}</SortLink>,
    },
    { key: 'status', label: t('list.status'), cell: (row) => <StatusCell row={row} /> },
    {
      key: 'amount',
      label: t('list.amount'),
      cell: ({ amount }) => <span className="whitespace-nowrap">{amount}</span>,
      align: 'end',
    },
  ]
}

/** The payouts to freelancers under what they can be chosen by. */
export function PayoutsPage(props: PayoutsPageProps) {
  const { t } = useTranslation('admin-payouts')
  const { q, sorting: _sorting, ...list } = props
  return (
    <>
      <PaymentsNav here="payouts" />
      <ListPage
        {...list}
        href={adminPaths.payouts()}
        caption={t('list.caption')}
        columns={useColumns(props)}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
        search={<ListSearch q={q} hint={t('filter.searchHint')} />}
        state={[q]}
        choose={({ name, work }) => t('list.choose', { name, work })}
      />
    </>
  )
}
