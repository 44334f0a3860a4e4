import { ErrorSummary, type ErrorSummaryProps } from '~/ui/form/error-summary'
import { useTranslation } from 'react-i18next'
import type { PayoutStatus } from '~/domain/ground/machines.rules'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { FilterForm, type FilterFormProps } from '~/ui/layout/filter-form'
import { DataTable, type Column } from '~/ui/table/data-table'
import { Pagination } from '~/ui/table/pagination'
import { PayoutBadge } from '~/network/payout-badge'

type Row = {
  id: string
  title: string
  project: string
  status: PayoutStatus
  /** When it was or will be sent. */
  moment: string | null
  reason: string | null
  amount: string
  vat: string | null
  due: string
  papers: { number: string; href: string }[]
}
export type OwnPayoutsProps = {
  narrowed: boolean
  selects: FilterFormProps['selects']
  unreadable: ErrorSummaryProps['errors']
  rows: Row[]
  previousHref: string | null
  nextHref: string | null
}

function WorkCell({ row: { title, project } }: { row: Row }) {
  return (
    <span className="grid gap-0.5">
      <span>{title}</span> <span className="font-normal text-ink-soft md:text-sm">{project}</span>
    </span>
  )
}

function StatusCell({ row: { status, moment, reason } }: { row: Row }) {
  return (
    <span className="grid justify-items-start gap-1">
      <PayoutBadge status={status} />
      {moment && <span className="text-ink-soft md:text-sm">{moment}</span>}{' '}
      {reason && <span className="wrap-anywhere text-ink-soft md:text-sm">{reason}</span>}
    </span>
  )
}

function PapersCell({ row: { papers } }: { row: Row }) {
  if (papers.length === 0) return '–'
  return (
    <span className="grid justify-items-start gap-1">
      {papers.map(({ number, href }) => (
        <a
          key={number}
          href={href}
          className="inline-flex min-h-6 items-center whitespace-nowrap quiet-link"
        >
          {number}
        </a>
      ))}
    </span>
  )
}

function AmountCell({ row: { amount, vat } }: { row: Row }) {
  return (
    <span className="grid gap-0.5 whitespace-nowrap">
      <span>{amount}</span> {vat && <span className="text-ink-soft md:text-sm">{vat}</span>}
    </span>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('payouts')
  return [
    { key: 'work', label: t('list.work'), cell: (row) => <WorkCell row={row} />, rowHeader: true },
    {
      key: 'due',
      label: t('list.due'),
      cell: ({ due }) => <span className="whitespace-nowrap">{due}</span>,
    },
    { key: 'status', label: t('list.status'), cell: (row) => <StatusCell row={row} /> },
    { key: 'invoice', label: t('list.invoice'), cell: (row) => <PapersCell row={row} /> },
    {
      key: 'amount',
      label: t('list.amount'),
      cell: (row) => <AmountCell row={row} />,
      align: 'end',
    },
  ]
}

function NoPayouts({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('payouts')
  if (!narrowed)
    return (
      <EmptyState headingLevel={3} title={t('list.empty')}>
        {t('list.emptyText')}
      </EmptyState>
    )
  return (
    <EmptyState
      headingLevel={3}
      title={t('list.nothing')}
      action={
        <ButtonLink to={paths.freelancerPayments()} variant="secondary">
          {t('filter.all')}
        </ButtonLink>
      }
    >
      {t('list.nothingText')}
    </EmptyState>
  )
}

/** A freelancer's payouts, the newest first, under what they can be chosen by. */
export function OwnPayouts({
  narrowed,
  selects,
  unreadable,
  rows,
  previousHref,
  nextHref,
}: OwnPayoutsProps) {
  const { t } = useTranslation('payouts')
  const columns = useColumns()
  return (
    <div className="grid gap-6">
      <ErrorSummary errors={unreadable} />
      {(rows.length > 0 || narrowed) && (
        <FilterForm
          action={paths.freelancerPayments()}
          label={t('filter.label')}
          selects={selects}
          reset={
            narrowed && (
              <ButtonLink to={paths.freelancerPayments()} variant="quiet" size="sm">
                {t('filter.all')}
              </ButtonLink>
            )
          }
        />
      )}
      <DataTable
        caption={t('payments.list')}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<NoPayouts narrowed={narrowed} />}
      />
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </div>
  )
}
