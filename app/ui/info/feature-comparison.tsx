import { useTranslation } from 'react-i18next'
import { Section } from '../layout/section'
import { Icon } from '../media/icon'
import { DataTable } from '../table/data-table'

type Mark = 'yes' | 'no' | 'partly'
type Row = 'revisions' | 'support' | 'brand' | 'payment' | 'dashboard' | 'source'

/** What the two ways of paying usually give (spec §9, 'Comparison labels'). */
const ROWS: { row: Row; monthly: Mark; once: Mark }[] = [
  { row: 'revisions', monthly: 'yes', once: 'no' },
  { row: 'support', monthly: 'yes', once: 'partly' },
  { row: 'brand', monthly: 'yes', once: 'partly' },
  { row: 'payment', monthly: 'no', once: 'yes' },
  { row: 'dashboard', monthly: 'partly', once: 'yes' },
  { row: 'source', monthly: 'partly', once: 'yes' },
]
const MARKS = { yes: { icon: 'check', look: 'text-canal' }, no: { icon: 'minus', look: 'text-ink-soft' }, partly: { icon: 'circle-dashed', look: 'text-ink-soft' } } as const

function Cell({ mark, text }: { mark: Mark; text: string }) {
  const { t } = useTranslation('features')
  const { icon, look } = MARKS[mark]
  return (
    <span className="flex max-w-[38ch] basis-full gap-3 text-start">
      <Icon name={icon} size={20} className={`mt-1 shrink-0 ${look}`} />
      <span><span className="sr-only">{t(`comparison.marks.${mark}`)} </span>{text}</span>
    </span>
  )
}

/** A monthly plan against a one-time order; `rounds` are the fewest and the most that a service has. */
export function FeatureComparison({ rounds }: { rounds: { from: number; to: number } }) {
  const { t } = useTranslation('features')
  return (
    <Section id="comparison" title={t('comparison.title')} lead={t('comparison.lead')}>
      <DataTable
        caption={t('comparison.caption')}
        hideCaption
        rows={ROWS}
        rowKey={({ row }) => row}
        empty={null}
        columns={[
          { key: 'feature', label: t('comparison.feature'), cell: ({ row }) => <span className="font-semibold">{t(`comparison.rows.${row}.name`)}</span>, rowHeader: true },
          { key: 'monthly', label: t('comparison.monthly'), cell: ({ row, monthly }) => <Cell mark={monthly} text={t(`comparison.rows.${row}.monthly`)} /> },
          { key: 'once', label: t('comparison.once'), cell: ({ row, once }) => <Cell mark={once} text={t(`comparison.rows.${row}.once`, { ...rounds })} /> },
        ]}
      />
      <p className="mt-5 text-sm text-ink-soft">{t('comparison.note')}</p>
    </Section>
  )
}
