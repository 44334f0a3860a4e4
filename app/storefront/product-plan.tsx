import { useTranslation } from 'react-i18next'
import { Section } from '~/ui/layout/section'
import { DataTable } from '~/ui/table/data-table'

type Step = { title: string; outcome: string; workingDays: string; share: string; amount: string }
export type ProductPlanProps = { steps: Step[] }

/** The milestones of a product that is paid in shares; nothing for others. */
export function ProductPlan({ steps }: ProductPlanProps) {
  const { t } = useTranslation('shop')
  if (steps.length === 0) return null
  const step = (row: Step) => (
    <span className="block max-w-[60ch] text-start">
      <span className="block font-semibold">{row.title}</span>{' '}
      <span className="block text-base font-normal text-ink-soft">{row.outcome}</span>
    </span>
  )
  return (
    <Section id="plan" title={t('product.plan')} lead={t('product.planLead')}>
      <DataTable
        caption={t('product.plan')}
        hideCaption
        rows={steps}
        rowKey={({ title }) => title}
        empty={null}
        columns={[
          { key: 'step', label: t('product.step'), cell: step, rowHeader: true },
          { key: 'days', label: t('product.days'), cell: (row) => row.workingDays, align: 'end' },
          { key: 'share', label: t('product.share'), cell: (row) => row.share, align: 'end' },
          { key: 'amount', label: t('product.amount'), cell: (row) => row.amount, align: 'end' },
        ]}
      />
    </Section>
  )
}
