import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { useSellerName } from '~/ui/layout/seller-name'
import { Icon } from '~/ui/media/icon'
import { Disclosure } from '~/ui/overlay/disclosure'
import { answerFor, type FilesAnswer } from './file-answer'
import { FilePreview, type FilePreviewProps } from './file-preview'
import { linkClass } from './file-table'
import { UploadForm, type UploadFormProps } from './upload-form'

type VersionView = {
  id: string
  number: number
  current: boolean
  size: string
  added: string
  from: 'you' | 'studio' | 'client' | 'freelancer'
  name: string | null
  href: string
}

export type FilePageProps = {
  file: {
    name: string
    mayChange: boolean
    mayDelete: boolean
    /** Null for who cannot say who reads it. */
    teamOnly: boolean | null
    folderId: string | null
    folders: SelectOption[]
    path: { label: string | null; href: string }[]
    preview: FilePreviewProps['preview']
    /** A file that was there already, which this one could be the next version of. */
    earlier: { id: string; name: string; href: string } | null
    downloadHref: string | null
    versions: VersionView[]
    longestName: number
    upload: UploadFormProps['upload']
  }
  answer: FilesAnswer
}

function Versions({ versions }: { versions: VersionView[] }) {
  const { t } = useTranslation('files')
  const seller = useSellerName()
  const who = ({ from, name }: VersionView) =>
    (from !== 'you' && name) || t(`who.${from}`, { name: seller })
  return (
    <ol className="grid">
      {versions.map((version) => (
        <li
          key={version.id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0"
        >
          <span className="grid gap-1">
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              {t('list.version', { number: version.number })}
              {version.current && <Badge tone="success">{t('file.current')}</Badge>}
            </span>{' '}
            <span className="text-sm text-ink-soft">
              {t('file.byVersion', { who: who(version), date: version.added })}
            </span>
          </span>
          <a
            href={version.href}
            download
            className="inline-flex min-h-6 items-center gap-2 text-sm quiet-link"
          >
            <Icon name="download" size={16} />
            {version.size}
            <span className="sr-only">
              {' '}
              {t('file.downloadVersion', { number: version.number })}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}

function JoinForm({ earlier }: { earlier: NonNullable<FilePageProps['file']['earlier']> }) {
  const { t } = useTranslation('files')
  return (
    <Form method="post" className="mb-4 grid gap-3 border-b border-line pb-4">
      <p className="wrap-anywhere">
        {t('same.text')}{' '}
        <Link to={earlier.href} className={linkClass}>
          {earlier.name}
        </Link>
      </p>
      <p className="text-sm text-ink-soft">{t('same.both')}</p>
      <input type="hidden" name="intent" value="join" />
      <input type="hidden" name="earlier" value={earlier.id} />
      <div>
        <Button variant="secondary" size="sm">
          {t('same.join')}
        </Button>
      </div>
    </Form>
  )
}

function ChangeForm({
  file: { name, folderId, folders, teamOnly, longestName },
  answer,
}: FilePageProps) {
  const { t } = useTranslation('files')
  const { lines, errors, typed, answer: own } = answerFor(answer, 'change')
  return (
    <Form method="post" preventScrollReset noValidate className="grid gap-4">
      <ErrorSummary id="change-problem" errors={lines} answer={own} />
      <input type="hidden" name="intent" value="change" />
      <TextField
        key={name}
        id="change-name"
        name="name"
        label={t('file.name')}
        defaultValue={typed ?? name}
        maxLength={longestName}
        errors={errors}
        autoComplete="off"
      />
      <SelectField
        key={folderId}
        id="change-folder"
        name="folder"
        label={t('file.folder')}
        defaultValue={folderId ?? ''}
        options={folders}
        placeholder={t('file.top')}
      />
      {teamOnly !== null && (
        <label htmlFor="change-teamOnly" className="flex min-h-11 items-center gap-3">
          <input type="hidden" name="readers" value="given" />
          <input
            key={String(teamOnly)}
            id="change-teamOnly"
            type="checkbox"
            name="teamOnly"
            defaultChecked={teamOnly}
            className="tick"
          />
          {t('file.readers')}
        </label>
      )}
      <div>
        <Button variant="secondary" size="sm">
          {t('file.save')}
        </Button>
      </div>
    </Form>
  )
}

function DeleteForm({ name }: { name: string }) {
  const { t } = useTranslation('files')
  return (
    <Form method="post" className="grid gap-4">
      <p className="[overflow-wrap:anywhere]">{t('file.deleteText', { name })}</p>
      <input type="hidden" name="intent" value="delete" />
      <div>
        <Button variant="danger" size="sm">
          {t('file.deleteButton')}
        </Button>
      </div>
    </Form>
  )
}

function Way({ path }: { path: FilePageProps['file']['path'] }) {
  const { t } = useTranslation('files')
  return (
    <nav aria-label={t('list.path')}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {path.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-x-2 [overflow-wrap:anywhere]">
            {index > 0 && (
              <span aria-hidden className="text-line-strong">
                /
              </span>
            )}
            <Link to={href} className={linkClass}>
              {label ?? t('list.top')}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** One file: what is in it, its versions, and what can be done with it. */
export function FilePage({ file, answer }: FilePageProps) {
  const { t } = useTranslation('files')
  return (
    <div className="grid gap-6">
      <Way path={file.path} />
      <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" aria-labelledby="preview-title" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="preview-title" className="text-xl">
              {t('file.preview')}
            </h2>
            {file.downloadHref && (
              <a
                href={file.downloadHref}
                download
                className="button min-h-11 border-line-strong px-4 py-2 text-sm text-ink hover:border-ink"
              >
                <Icon name="download" size={18} />
                {t('file.download')}
              </a>
            )}
          </div>
          <FilePreview name={file.name} preview={file.preview} />
        </Card>
        <div className="grid gap-gap">
          <Card as="section" aria-labelledby="versions-title">
            <h2 id="versions-title" className="mb-3 text-xl">
              {t('file.versions')}
            </h2>
            {file.mayChange && file.earlier && <JoinForm earlier={file.earlier} />}
            <Versions versions={file.versions} />
            {file.mayChange && (
              <Disclosure
                summary={t('upload.versionTitle')}
                open={answer?.form === 'upload' || undefined}
              >
                <UploadForm upload={file.upload} answer={answer} />
              </Disclosure>
            )}
          </Card>
          {file.mayChange && (
            <Card tone="outline">
              <Disclosure summary={t('file.change')} open={answer?.form === 'change' || undefined}>
                <ChangeForm file={file} answer={answer} />
              </Disclosure>
              {file.mayDelete ? (
                <Disclosure summary={t('file.delete')}>
                  <DeleteForm name={file.name} />
                </Disclosure>
              ) : (
                <p className="py-2 text-sm text-ink-soft">{t('file.notYours')}</p>
              )}
            </Card>
          )}
        </div>
      </div>
    </div>
  )
}
