import { useTranslation } from 'react-i18next'
import { EmptyState } from '../feedback/empty-state'
import { DataTable } from '../table/data-table'
import { Pagination } from '../table/pagination'

type File = { id: string; name: string; from: 'client' | 'studio' | 'you'; folder: string | null; size: string; added: string; href: string }
export type ProjectFilesProps = { files: { rows: File[]; previousHref: string | null; nextHref: string | null } }

/** The files of a project that a freelancer takes part in, to be downloaded. */
export function ProjectFiles({ files: { rows, previousHref, nextHref } }: ProjectFilesProps) {
  const { t } = useTranslation('assignments')
  return (
    <div className="grid gap-6">
      <DataTable
        caption={t('files.caption')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', label: t('files.name'), rowHeader: true, cell: ({ name, href, folder }) => <><a href={href} className="inline-block min-h-6 font-semibold wrap-anywhere underline underline-offset-4">{name}</a>{folder && <span className="block text-sm font-normal text-ink-soft">{folder}</span>}</> },
          { key: 'from', label: t('files.from'), cell: ({ from }) => t(`files.sides.${from}`) },
          { key: 'size', label: t('files.size'), align: 'end', cell: ({ size }) => size },
          { key: 'added', label: t('files.added'), cell: ({ added }) => added },
        ]}
        empty={<EmptyState title={t('files.none.title')}>{t('files.none.text')}</EmptyState>}
      />
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </div>
  )
}
