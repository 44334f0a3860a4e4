import { useTranslation } from 'react-i18next'
import type { FileLook } from '~/domain/files/project-file-type.rules'
import { Badge } from '~/ui/feedback/badge'
import { Link } from '~/ui/layout/link'
import { useSellerName } from '~/ui/layout/seller-name'
import { Icon } from '~/ui/media/icon'
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
}

export const linkClass = 'inline-block min-h-6 font-semibold quiet-link'

function NameCell({ file: { name, href, look, version, teamOnly } }: { file: FileRow }) {
  const { t } = useTranslation('files')
  return (
    <span className="flex items-start gap-3">
      <FileIcon look={look} />
      <span className="grid min-w-0 justify-items-start gap-1">
        <Link to={href} className={`${linkClass} [overflow-wrap:anywhere]`}>
          {name}
        </Link>
        <span className="flex flex-wrap items-center gap-2 text-sm font-normal text-ink-soft">
          {t(`looks.${look}`)}
          {version && <Badge tone="state">{t('list.version', { number: version })}</Badge>}
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
    <a href={downloadHref} download className="inline-flex min-h-6 items-center gap-2 quiet-link">
      <Icon name="download" size={18} />
      {t('list.download')}
      <span className="sr-only"> {name}</span>
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
          cell: ({ size }) => <span className="whitespace-nowrap">{size}</span>,
          align: 'end',
        },
        {
          key: 'from',
          label: t('list.from'),
          cell: ({ from }) => t(`who.${from}`, { name: seller }),
        },
        {
          key: 'added',
          label: t('list.added'),
          cell: ({ added }) => <span className="whitespace-nowrap">{added}</span>,
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
