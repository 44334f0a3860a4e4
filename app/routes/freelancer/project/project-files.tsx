import { ErrorSummary, type ErrorSummaryProps } from '~/ui/form/error-summary'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { FileField } from '~/ui/form/file-field'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { EmptyState } from '~/ui/feedback/empty-state'
import { DataTable } from '~/ui/table/data-table'
import { Pagination } from '~/ui/table/pagination'

type File = {
  id: string
  name: string
  from: 'client' | 'studio' | 'you'
  folder: string | null
  size: string
  added: string
  href: string
}
export type ProjectFilesProps = {
  files: {
    rows: File[]
    unreadable: ErrorSummaryProps['errors']
    previousHref: string | null
    nextHref: string | null
    upload: Upload | null
  }
  answer: FormAnswer
}

type Upload = { key: string; most: number; size: string }

function AddFiles({ upload: { key, most, size }, answer }: { upload: Upload; answer: FormAnswer }) {
  const { t } = useTranslation(['assignments', 'files'])
  const own = answer?.form === 'upload' ? answer : undefined
  const { form, errors, field } = serverForm<'files'>('upload', {
    result: own?.result,
    constraint: {},
  })
  const { defaultValue: _nothing, ...files } = field('files')
  return (
    <Form
      {...form}
      encType="multipart/form-data"
      preventScrollReset
      className="grid max-w-text gap-4"
    >
      <ErrorSummary id="upload-problem" errors={errors} answer={own} />
      <input type="hidden" name="key" value={key} />
      <FileField
        key={key}
        {...files}
        multiple
        label={t('files.add')}
        hint={t('files.addHint', { most, size })}
      />
      <div>
        <Button size="sm" variant="secondary">
          {t('files.addButton')}
        </Button>
      </div>
    </Form>
  )
}

/**
 * The files of a project that a freelancer takes part in, to be downloaded, and to be added to
 * while the work is under way.
 */
export function ProjectFiles({
  files: { rows, unreadable, previousHref, nextHref, upload },
  answer,
}: ProjectFilesProps) {
  const { t } = useTranslation('assignments')
  return (
    <div className="grid gap-6">
      <ErrorSummary errors={unreadable} />
      {upload && <AddFiles upload={upload} answer={answer} />}
      <DataTable
        caption={t('files.caption')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            label: t('files.name'),
            rowHeader: true,
            cell: ({ name, href, folder }) => (
              <>
                <a
                  href={href}
                  className="inline-block min-h-6 font-semibold wrap-anywhere underline underline-offset-4"
                >
                  {name}
                </a>{' '}
                {folder && (
                  <span className="block text-sm font-normal text-ink-soft">{folder}</span>
                )}
              </>
            ),
          },
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
