import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { DraftBar, type DraftView } from '~/ui/form/draft-bar'
import { ErrorSummary } from '~/ui/form/error-summary'
import { FileField } from '~/ui/form/file-field'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import type { FormAnswer } from '~/ui/form/form-answer'
import { WorkFileLink, type WorkFile } from '~/order-room/team/handed-in'
import type { WhyConstraint } from '~/order-room/team/why-form'

export type HandInFormProps = {
  assignmentId: string
  title: string
  /** Files that were kept already and go with the work. */
  pending: WorkFile[]
  upload: { key: string; most: number; size: string }
  draft: DraftView
  answer: FormAnswer
  constraint: WhyConstraint
}

function Pending({ assignmentId, pending }: Pick<HandInFormProps, 'assignmentId' | 'pending'>) {
  const { t } = useTranslation('assignments')
  if (pending.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('work.pending')}</p>
      <ul className="grid gap-1.5">
        {pending.map((file) => (
          <li key={file.id}>
            <Form
              method="post"
              preventScrollReset
              className="flex flex-wrap items-center gap-x-3 gap-y-1"
            >
              <input type="hidden" name="assignmentId" value={assignmentId} />
              <input type="hidden" name="workFileId" value={file.id} />
              <WorkFileLink file={file} />
              <Button name="intent" value="unkeep" variant="quiet" size="sm">
                {t('work.unkeep')}
                <span className="sr-only"> {file.name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Work that is handed in: files of any kind and a note, in one form. */
export function HandInForm({
  assignmentId,
  title,
  pending,
  upload,
  draft,
  answer,
  constraint,
}: HandInFormProps) {
  const { t } = useTranslation('assignments')
  const id = `submit-${assignmentId}`
  const own = answer?.form === id ? answer : undefined
  const { form, errors, field } = serverForm<'note' | 'files'>(id, {
    result: own?.result,
    constraint: { note: constraint?.note },
    defaults: { ...draft.values } as Record<'note' | 'files', string>,
  })
  const { defaultValue: _nothing, ...files } = field('files')
  return (
    <div className="grid max-w-text gap-4">
      <ErrorSummary id={`${id}-problem`} errors={errors} answer={own} />
      <Pending assignmentId={assignmentId} pending={pending} />
      <Form {...form} encType="multipart/form-data" preventScrollReset className="grid gap-4">
        <input type="hidden" name="assignmentId" value={assignmentId} />
        <input type="hidden" name="key" value={upload.key} />
        <TextArea {...field('note')} rows={3} label={t('work.note')} hint={t('work.noteHint')} />
        {/* What was kept is not sent once more: the field is empty after each answer. */}
        <FileField
          key={upload.key}
          {...files}
          multiple
          label={t('work.files')}
          hint={t('work.filesHint', { most: upload.most, size: upload.size })}
        />
        <div>
          <Button size="sm">
            {t('work.submit')}
            <span className="sr-only"> · {title}</span>
          </Button>
        </div>
        <DraftBar draft={draft} />
      </Form>
    </div>
  )
}
