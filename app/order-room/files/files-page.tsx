import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { Progress } from '~/ui/feedback/progress'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import type { SelectOption } from '~/ui/form/select-field'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'
import { Pagination } from '~/ui/table/pagination'
import type { FilesAnswer } from './file-answer'
import { FileTable, linkClass, type FileRow } from './file-table'
import { FolderForms } from './folder-forms'
import { MoveChoice, MoveForm } from './move-form'
import { UploadForm, type UploadFormProps } from './upload-form'

type FileSort = 'name' | 'newest' | 'largest'

export type FilesPageProps = {
  files: {
    mayChange: boolean
    search: string
    sort: FileSort
    sorts: { sort: FileSort; href: string }[]
    action: string
    /** What the address says besides the search and keeps. */
    kept: Record<string, string>
    top: string
    folder: { id: string; name: string } | null
    path: { label: string; href: string }[]
    folders: { id: string; name: string; href: string }[]
    files: FileRow[]
    /** Null where nothing can be moved. */
    move: { folders: SelectOption[] } | null
    previousHref: string | null
    nextHref: string | null
    room: { used: string; all: string; percent: number; full: boolean }
    upload: UploadFormProps['upload']
  }
  answer: FilesAnswer
}
type Files = FilesPageProps['files']

function Tools({ files: { action, kept, search, sorts, sort } }: { files: Files }) {
  const { t } = useTranslation('files')
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-gap gap-y-4">
      <Form
        action={action}
        role="search"
        aria-label={t('search.label')}
        className="flex flex-wrap items-end gap-3"
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          key={search}
          id="files-search"
          name="q"
          type="search"
          label={t('search.field')}
          defaultValue={search}
          maxLength={80}
          width="long"
        />
        <Button variant="secondary" size="sm">
          {t('search.button')}
        </Button>
      </Form>
      <nav aria-label={t('list.sort')} className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-ink-soft">{t('list.sort')}</span>
        {sorts.map((choice) => [
          ' ',
          <Link
            key={choice.sort}
            to={choice.href}
            preventScrollReset
            aria-current={choice.sort === sort ? 'true' : undefined}
            className="inline-flex min-h-11 items-center quiet-link aria-[current]:font-semibold aria-[current]:text-canal aria-[current]:no-underline"
          >
            {t(`list.sorts.${choice.sort}`)}
          </Link>,
        ])}
      </nav>
    </div>
  )
}

function Path({ files: { path, top } }: { files: Files }) {
  const { t } = useTranslation('files')
  if (path.length === 0) return null
  return (
    <nav aria-label={t('list.path')}>
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to={top} className={linkClass}>
            {t('list.top')}
          </Link>
        </li>
        {path.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-x-2 [overflow-wrap:anywhere]">
            <span aria-hidden className="text-line-strong">
              /
            </span>
            {index === path.length - 1 ? (
              <span aria-current="true" className="font-semibold">
                {label}
              </span>
            ) : (
              <Link to={href} className={linkClass}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Folders({ folders }: Pick<Files, 'folders'>) {
  const { t } = useTranslation('files')
  if (folders.length === 0) return null
  return (
    <ul aria-label={t('list.folders')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {folders.map(({ id, name, href }) => (
        <li key={id}>
          <Link to={href} className="folder">
            <Icon name="folder" size={20} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Nothing({ files: { search, folder, folders, top, upload } }: { files: Files }) {
  const { t } = useTranslation('files')
  if (search)
    return (
      <p>
        {t('empty.search', { search })}{' '}
        <Link to={top} className={linkClass}>
          {t('empty.all')}
        </Link>
      </p>
    )
  if (folder)
    return folders.length > 0 ? null : <p className="text-ink-soft">{t('empty.folder')}</p>
  return folders.length > 0 ? null : (
    <EmptyState title={t('empty.title')} icon={<Icon name="folder" size={32} />}>
      {t(upload.side === 'studio' ? 'empty.textStudio' : 'empty.text')}
    </EmptyState>
  )
}

function Room({ room }: Pick<Files, 'room'>) {
  const { t } = useTranslation('files')
  return (
    <div className="grid gap-3">
      <Progress label={t('room.label')} value={room.percent} valueText={t('room.value', room)} />
      {room.full && <Notice tone="warning">{t('room.full')}</Notice>}
    </div>
  )
}

/** A project's files, with what can be done with them. */
export function FilesPage({ files, answer }: FilesPageProps) {
  const { t } = useTranslation('files')
  const { search, folder } = files
  const caption = search
    ? t('list.captionSearch', { search })
    : folder
      ? t('list.caption', { folder: folder.name })
      : t('list.captionTop')
  const choice = ({ id, name }: FileRow, index: number) => (
    <MoveChoice
      id={id}
      name={name}
      first={index === 0}
      chosen={answer?.chosen?.includes(id) ?? false}
    />
  )
  return (
    <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">
        <Tools files={files} />
        <Path files={files} />
        <Folders folders={files.folders} />
        <FileTable
          files={files.files}
          caption={caption}
          empty={<Nothing files={files} />}
          choice={files.move ? choice : undefined}
        />
        {files.move && <MoveForm folders={files.move.folders} answer={answer} />}
        <Pagination previousHref={files.previousHref} nextHref={files.nextHref} />
      </div>
      <div className="grid gap-gap">
        {files.mayChange && (
          <Card as="section" aria-labelledby="upload-title">
            <h2 id="upload-title" className="mb-4 text-xl [overflow-wrap:anywhere]">
              {folder ? t('upload.titleTo', { folder: folder.name }) : t('upload.title')}
            </h2>
            <UploadForm upload={files.upload} answer={answer} />
          </Card>
        )}
        <Card tone="outline" className="grid gap-4">
          <Room room={files.room} />
          {files.mayChange && <FolderForms folder={folder} answer={answer} />}
        </Card>
      </div>
    </div>
  )
}

/** In place of the files while an order has no project. */
export function NoProjectYet() {
  const { t } = useTranslation('files')
  return <EmptyState title={t('notYet.title')}>{t('notYet.text')}</EmptyState>
}
