import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '../../domain/content/search.rules'
import type { PayoutStatus } from '../../domain/payouts/payout.rules'
import { paths } from '../../paths'
import { Badge } from '../feedback/badge'
import { EmptyState } from '../feedback/empty-state'
import { ButtonLink } from '../form/button'
import { TextField } from '../form/text-field'
import { FilterForm, type FilterFormProps } from '../layout/filter-form'
import { DataTable, type Column } from '../table/data-table'
import { Pagination } from '../table/pagination'
import { SortLink, type SortLinkProps } from '../table/sort-link'
import { PayoutBadge } from './payout-badge'

export type PayoutRow = {
  id: string
  name: string
  email: string
  work: string
  /** The order's. */
  number: string
  due: string
  amount: string
  status: PayoutStatus
  waits: 'noDetails' | 'secondNeeded' | null
  href: string
}
type Sorting = Pick<SortLinkProps, 'href' | 'direction'>
export type PayoutsPageProps = {
  q: string
  narrowed: boolean
  selects: FilterFormProps['selects']
  sorting: { due: Sorting; freelancer: Sorting }
  rows: PayoutRow[]
  previousHref: string | null
  nextHref: string | null
}

const linkClass = 'inline-block min-h-6 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2'

function FreelancerCell({ row: { name, email, href } }: { row: PayoutRow }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link to={href} className={linkClass}>{name}</Link>
      <span className="wrap-anywhere font-normal text-ink-soft md:text-sm">{email}</span>
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
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      <PayoutBadge status={status} />
      {waits && <Badge tone="danger">{t(`list.${waits}`)}</Badge>}
    </span>
  )
}

function useColumns({ sorting: { due, freelancer } }: PayoutsPageProps): Column<PayoutRow>[] {
  const { t } = useTranslation('admin-payouts')
  return [
    { key: 'freelancer', label: t('list.freelancer'), cell: (row) => <FreelancerCell row={row} />, rowHeader: true, sort: freelancer.direction, header: <SortLink {...freelancer}>{t('list.freelancer')}</SortLink> },
    { key: 'work', label: t('list.work'), cell: (row) => <WorkCell row={row} /> },
    { key: 'due', label: t('list.due'), cell: (row) => <span className="whitespace-nowrap">{row.due}</span>, sort: due.direction, header: <SortLink {...due}>{t('list.due')}</SortLink> },
    { key: 'status', label: t('list.status'), cell: (row) => <StatusCell row={row} /> },
    { key: 'amount', label: t('list.amount'), cell: ({ amount }) => <span className="whitespace-nowrap">{amount}</span>, align: 'end' },
  ]
}

function NoPayouts({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('admin-payouts')
  if (!narrowed) return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return <EmptyState title={t('list.nothing')} action={<ButtonLink to={paths.adminPayouts()} variant="secondary">{t('filter.all')}</ButtonLink>}>{t('list.nothingText')}</EmptyState>
}

/** The payouts to freelancers under what they can be chosen by. */
export function PayoutsPage(props: PayoutsPageProps) {
  const { q, narrowed, selects, rows, previousHref, nextHref } = props
  const { t } = useTranslation('admin-payouts')
  const columns = useColumns(props)
  return (
    <>
      <FilterForm
        action={paths.adminPayouts()}
        label={t('filter.label')}
        selects={selects}
        state={q}
        search={
          <div className="col-span-full">
            <TextField id="filter-q" name="q" type="search" label={t('filter.search')} hint={t('filter.searchHint')} defaultValue={q} maxLength={SEARCH_MAX} autoComplete="off" enterKeyHint="search" />
          </div>
        }
      >
        {narrowed && <ButtonLink to={paths.adminPayouts()} variant="quiet" size="sm">{t('filter.all')}</ButtonLink>}
      </FilterForm>
      <DataTable caption={t('list.caption')} hideCaption rows={rows} rowKey={({ id }) => id} columns={columns} empty={<NoPayouts narrowed={narrowed} />} />
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </>
  )
}
