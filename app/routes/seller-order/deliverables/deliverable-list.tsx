import { useTranslation } from 'react-i18next'
import { Link } from '~/ui/layout/link'
import { DataTable } from '~/ui/table/data-table'
import { DeliverableStatus, type DeliverableView } from '~/order-room/deliverables/deliverable'

export type DeliverableRow = DeliverableView & { href: string }

/** All deliverables of an order, for the studio. */
export function DeliverableList({ deliverables }: { deliverables: DeliverableRow[] }) {
  const { t } = useTranslation('deliverables')
  return (
    <DataTable
      caption={t('title')}
      hideCaption
      rows={deliverables}
      rowKey={({ id }) => id}
      empty={<p className="text-ink-soft">{t('studio.none')}</p>}
      columns={[
        {
          key: 'title',
          label: t('studio.titleField'),
          rowHeader: true,
          cell: ({ title, number, href }) => (
            <Link to={href} className="inline-block min-h-6 font-semibold quiet-link">
              {title}
              {number > 1 && ` · ${t('pack.version', { number })}`}
            </Link>
          ),
        },
        {
          key: 'files',
          label: t('studio.files'),
          cell: ({ files, size }) => t('pack.files', { count: files.length, size }),
        },
        {
          key: 'status',
          label: t('studio.open'),
          hideLabel: true,
          cell: ({ status }) => <DeliverableStatus status={status} side="studio" />,
        },
      ]}
    />
  )
}
