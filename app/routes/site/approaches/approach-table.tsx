import { useTranslation } from 'react-i18next'
import { Section } from '~/ui/layout/section'
import { DataTable } from '~/ui/table/data-table'
import type { ApproachFacts } from './approach-gauge'

// On a phone a cell's words begin under its label.
const words = (text: string) => <span className="basis-full text-start">{text}</span>

/** The approaches side by side; on a phone one under the other. */
export function ApproachTable({ approaches }: { approaches: ApproachFacts[] }) {
  const { t } = useTranslation('approaches')
  return (
    <Section id="comparison" title={t('comparison.title')}>
      <DataTable
        caption={t('comparison.caption')}
        hideCaption
        rows={approaches}
        rowKey={({ approach }) => approach}
        empty={null}
        columns={[
          {
            key: 'name',
            label: t('comparison.approach'),
            cell: ({ approach }) => (
              <span className="font-semibold">{t(`approaches.${approach}.name`)}</span>
            ),
            rowHeader: true,
          },
          {
            key: 'good',
            label: t('labels.good'),
            cell: ({ approach }) => words(t(`approaches.${approach}.short`)),
          },
          { key: 'price', label: t('labels.price'), cell: ({ price }) => words(price) },
          { key: 'time', label: t('labels.time'), cell: ({ time }) => words(time) },
          {
            key: 'editor',
            label: t('labels.editor'),
            cell: ({ approach }) => words(t(`approaches.${approach}.editor`)),
          },
          {
            key: 'running',
            label: t('labels.running'),
            cell: ({ approach }) => words(t(`approaches.${approach}.running`)),
          },
        ]}
      />
    </Section>
  )
}
