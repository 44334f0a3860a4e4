import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Link } from '~/ui/layout/link'
import { DataTable, type Column } from '~/ui/table/data-table'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'

type Detail = 'reason' | 'date'
export type BulkRow = {
  id: string
  name: string
  href: string
  /** Why it stays as it is; null for a row that changes. */ stays: string | null
}
export type BulkPageProps = {
  act: string
  /** In words. */
  name: string
  rows: BulkRow[]
  changing: number
  backHref: string
  asksReason: boolean
  staffReason: boolean
  /** The first day that can be chosen, where one is asked for. */
  asksDay: string | null
  constraint: ServerFormProps<Detail>['constraint']
  answer: { result: ServerFormProps<Detail>['result'] } | undefined
}

function Outcome({ stays }: Pick<BulkRow, 'stays'>) {
  const { t } = useTranslation('admin-lists')
  if (stays === null) return <Badge tone="state">{t('bulk.changes')}</Badge>
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone="neutral">{t('bulk.stays')}</Badge>{' '}
      <span className="text-sm text-ink-soft">{stays}</span>
    </span>
  )
}

function useColumns(): Column<BulkRow>[] {
  const { t } = useTranslation('admin-lists')
  return [
    {
      key: 'name',
      label: t('bulk.row'),
      rowHeader: true,
      cell: ({ name, href }) => (
        <Link to={href} className={rowLinkClass}>
          {name}
        </Link>
      ),
    },
    { key: 'outcome', label: t('bulk.outcome'), cell: ({ stays }) => <Outcome stays={stays} /> },
  ]
}

/** What an act would do with each of the chosen rows, and the button that does it. */
export function BulkPage({
  act,
  name,
  rows,
  changing,
  backHref,
  asksReason,
  staffReason,
  asksDay,
  constraint,
  answer,
}: BulkPageProps) {
  const { t } = useTranslation('admin-lists')
  const columns = useColumns()
  const { form, errors, field } = serverForm<Detail>('bulk', {
    result: answer?.result,
    constraint,
    defaults: { date: asksDay ?? '' },
  })
  return (
    <div className="grid gap-8">
      <Notice title={t('bulk.sum', { count: changing })}>{t('bulk.dry')}</Notice>
      <Form {...form} className="grid max-w-text gap-5">
        <ErrorSummary id="bulk-problem" errors={errors} answer={answer} />
        <input type="hidden" name="act" value={act} />
        {rows.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        {asksReason && changing > 0 && (
          <TextArea
            {...field('reason')}
            rows={2}
            label={t('bulk.reason')}
            hint={t(staffReason ? 'bulk.staffReason' : 'bulk.reasonHint')}
          />
        )}
        {asksDay && changing > 0 && (
          <TextField
            {...field('date')}
            type="date"
            min={asksDay}
            width="short"
            label={t('bulk.day')}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {changing > 0 && <Button>{t('bulk.run', { name, count: changing })}</Button>}{' '}
          <ButtonLink to={backHref} variant="quiet">
            {t('bulk.back')}
          </ButtonLink>
        </div>
      </Form>
      <DataTable
        caption={t('bulk.caption')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        empty={null}
      />
    </div>
  )
}
