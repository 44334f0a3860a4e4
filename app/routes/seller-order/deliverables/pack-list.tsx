import { useTranslation } from 'react-i18next'
import { Link } from '~/ui/layout/link'
import { DataTable } from '~/ui/table/data-table'
import { PackStatus, type PackView } from '~/order-room/deliverables/pack'

export type PackRow = PackView & { href: string }

/** All packs of an order, for the studio. */
export function PackList({ packs }: { packs: PackRow[] }) {
  const { t } = useTranslation('deliverables')
  return (
    <DataTable
      caption={t('title')}
      hideCaption
      rows={packs}
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
          cell: ({ status }) => <PackStatus status={status} side="studio" />,
        },
      ]}
    />
  )
}
