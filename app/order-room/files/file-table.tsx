import { useTranslation } from 'react-i18next'
import type { FileLook } from '~/domain/files/project-file-type.rules'
import { Badge } from '~/ui/feedback/badge'
import { Link } from '~/ui/layout/link'
import { useSellerName } from '~/ui/layout/seller-name'
import { DataTable, type Column } from '~/ui/table/data-table'
import { FileIcon } from './file-icon'

export type FileRow = {
  id: string
  name: string
  href: string
  size: string
  look: FileLook
  downloadHref: string | null
  /** The number of its version, from the second on. */
  version: number | null
  from: 'you' | 'studio' | 'client' | 'freelancer'
  added: string
  teamOnly: boolean
  /** Another one of the list has its name or its bytes. */
  double: boolean
}

export const linkClass = 'row-name quiet-link'

function NameCell({ file: { name, href, look, version, teamOnly, double } }: { file: FileRow }) {
  const { t } = useTranslation('files')
  return (
    <span className="flex gap-3">
      <FileIcon look={look} />
      <span className="min-w-0">
        <Link to={href} className={`${linkClass} wrap-anywhere`}>
          {name}
        </Link>{' '}
        <span className="row-more">
          {t(`looks.${look}`)}{' '}
          {version && <Badge tone="state">{t('list.version', { number: version })}</Badge>}{' '}
          {double && <Badge tone="state">{t('same.badge')}</Badge>}{' '}
          {teamOnly && <Badge tone="warning">{t('list.teamOnly')}</Badge>}
        </span>
      </span>
    </span>
  )
}

function DownloadCell({ file: { name, downloadHref } }: { file: FileRow }) {
  const { t } = useTranslation('files')
  if (!downloadHref) return null
  return (
    <a href={downloadHref} download className="inline-block min-h-6 quiet-link">
      {t('list.download')} <span className="sr-only">{name}</span>
    </a>
  )
}

type FileTableProps = {
  files: FileRow[]
  caption: string
  empty: React.ReactNode
  /** What stands before a file where it can be chosen. */
  choice?: (file: FileRow, index: number) => React.ReactNode
}

export function FileTable({ files, caption, empty, choice }: FileTableProps) {
  const { t } = useTranslation('files')
  const seller = useSellerName()
  const choose: Column<FileRow>[] = choice
    ? [
        {
          key: 'choose',
          label: t('move.column'),
          cell: (file) => choice(file, files.indexOf(file)),
          hideLabel: true,
        },
      ]
    : []
  return (
    <DataTable
      caption={caption}
      rows={files}
      rowKey={({ id }) => id}
      empty={empty}
      columns={[
        ...choose,
        {
          key: 'name',
          label: t('list.name'),
          cell: (file) => <NameCell file={file} />,
          rowHeader: true,
        },
        {
          key: 'size',
          label: t('list.size'),
          cell: ({ size }) => size,
          align: 'end',
          nowrap: true,
        },
        {
          key: 'from',
          label: t('list.from'),
          cell: ({ from }) => t(`who.${from}`, { name: seller }),
        },
        {
          key: 'added',
          label: t('list.added'),
          cell: ({ added }) => added,
          nowrap: true,
        },
        {
          key: 'actions',
          label: t('list.actions'),
          cell: (file) => <DownloadCell file={file} />,
          align: 'end',
          hideLabel: true,
        },
      ]}
    />
  )
}
