import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Code } from '~/ui/layout/code'
import { Link } from '~/ui/layout/link'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { DataTable, type Column } from '~/ui/table/data-table'

type DifferenceRow = {
  id: string
  paymentId: string
  what: string
  provider: string
  booked: string
  href: string | null
  number: string | null
}
export type Findings = { payments: number; differences: DifferenceRow[]; unbalanced: string[] }
export type ReconciliationPageProps = {
  usual: number
  constraint: ServerFormProps<'days'>['constraint']
  answer: { result: ServerFormProps<'days'>['result']; found: Findings | null } | undefined
}

function useColumns(): Column<DifferenceRow>[] {
  const { t } = useTranslation('admin-payments')
  return [
    {
      key: 'what',
      label: t('reconciliation.what'),
      rowHeader: true,
      cell: ({ what, paymentId }) => (
        <span className="grid min-w-0 gap-0.5">
          <span>{what}</span>
          <Code text={paymentId} className="text-sm font-normal text-ink-soft" />
        </span>
      ),
    },
    {
      key: 'order',
      label: t('list.order'),
      cell: ({ href, number }) =>
        href && (
          <Link to={href} className={rowLinkClass}>
            {number}
          </Link>
        ),
    },
    {
      key: 'provider',
      label: t('reconciliation.provider'),
      align: 'end',
      cell: ({ provider }) => provider,
    },
    {
      key: 'booked',
      label: t('reconciliation.booked'),
      align: 'end',
      cell: ({ booked }) => booked,
    },
  ]
}

function Outcome({ found: { payments, differences, unbalanced } }: { found: Findings }) {
  const { t } = useTranslation('admin-payments')
  const columns = useColumns()
  const fine = differences.length === 0
  return (
    <section aria-label={t('reconciliation.found')} className="grid gap-5">
      <Notice
        role="status"
        tone={fine ? 'success' : 'danger'}
        title={t(fine ? 'reconciliation.fine' : 'reconciliation.differs', {
          count: differences.length,
        })}
      >
        {t('reconciliation.compared', { payments })}
      </Notice>
      <Notice
        tone={unbalanced.length === 0 ? 'success' : 'danger'}
        title={t(unbalanced.length === 0 ? 'reconciliation.even' : 'reconciliation.uneven')}
      >
        {unbalanced.join(', ')}
      </Notice>
      <DataTable
        caption={t('reconciliation.found')}
        rows={differences}
        rowKey={({ id }) => id}
        columns={columns}
        empty={null}
      />
    </section>
  )
}

/**
 * Compares the books with the payment service's when it is asked to, and shows every difference.
 */
export function ReconciliationPage({ usual, constraint, answer }: ReconciliationPageProps) {
  const { t } = useTranslation('admin-payments')
  const { form, errors, field } = serverForm<'days'>('reconcile', {
    result: answer?.result,
    constraint,
    defaults: { days: String(usual) },
  })
  return (
    <div className="grid gap-8">
      <Form {...form} className="grid max-w-text justify-items-start gap-5">
        <ErrorSummary errors={errors} answer={answer} />
        <TextField
          {...field('days')}
          label={t('reconciliation.days')}
          hint={t('reconciliation.daysHint')}
          inputMode="numeric"
          width="short"
          autoComplete="off"
        />
        <Button>{t('reconciliation.run')}</Button>
      </Form>
      {answer?.found && <Outcome found={answer.found} />}
    </div>
  )
}
