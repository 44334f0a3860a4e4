import { useTranslation } from 'react-i18next'
import { LICENCES } from '~/domain/deliverables/deliverable.rules'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Button } from '~/ui/form/button'
import { DraftBar, type DraftView } from '~/ui/form/draft-bar'
import { ErrorSummary } from '~/ui/form/error-summary'
import { FileField } from '~/ui/form/file-field'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import type { HandInView } from './hand-in'

type Name = 'reason' | 'licence' | 'files' | `version-${string}`

export type PendingFiles = {
  /** Drawn for this form: the same files sent twice are there once. */
  key: string
  files: { versionId: string; name: string; size: string; href: string }[]
  draft: DraftView
}
export type HandOverTerms = {
  constraint: ServerFormProps<'reason' | 'licence'>['constraint']
  upload: { most: number; size: string }
}
export type HandOverFormProps = {
  milestoneId: string
  /** Work of a freelancer that is accepted with it. */
  handIn: HandInView | null
  pending: PendingFiles
  terms: HandOverTerms
  answer: FormAnswer
}

/** What there is to hand over already: each file goes along unless it is left out. */
function Files({
  files,
  checkbox,
}: {
  files: PendingFiles['files']
  checkbox: ReturnType<typeof serverForm<Name>>['checkbox']
}) {
  const { t } = useTranslation('assignments')
  if (files.length === 0) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t('team.handOn')}</legend>
      {files.map(({ versionId, name, size, href }) => {
        const { id, errors: _none, ...box } = checkbox(`version-${versionId}`)
        return (
          <div key={versionId} className="flex min-h-11 items-center gap-3">
            <input id={id} type="checkbox" {...box} className="tick" />
            <label htmlFor={id} className="wrap-anywhere">
              {name} <span className="text-sm text-ink-soft">{size}</span>
            </label>{' '}
            <a href={href} download={name} className="inline-block min-h-6 text-sm quiet-link">
              {t('team.download')}
              <span className="sr-only"> {name}</span>
            </a>
          </div>
        )
      })}
    </fieldset>
  )
}

/** A milestone goes to its client: a note, files and what may be done with them, in one form. */
export function HandOverForm({ milestoneId, handIn, pending, terms, answer }: HandOverFormProps) {
  const { t } = useTranslation(['admin-orders', 'assignments', 'deliverables'])
  const id = `submit-${milestoneId}`
  const own = answer?.form === id ? answer : undefined
  const current = (handIn?.files ?? []).filter((file) => file.current)
  const files = [
    ...current,
    ...pending.files.filter((file) => current.every((one) => one.versionId !== file.versionId)),
  ]
  const { form, errors, field, choice, checkbox } = serverForm<Name>(id, {
    result: own?.result,
    constraint: terms.constraint,
    defaults: {
      ...pending.draft.values,
      ...Object.fromEntries(files.map(({ versionId }) => [`version-${versionId}`, 'on'])),
    } as Record<Name, string>,
  })
  const { defaultValue: _nothing, ...upload } = field('files')
  return (
    <Form
      {...form}
      encType="multipart/form-data"
      preventScrollReset
      className="grid max-w-text gap-4"
    >
      <ErrorSummary id={`${id}-problem`} errors={errors} answer={own} />
      <input type="hidden" name="intent" value="submit" />
      <input type="hidden" name="milestoneId" value={milestoneId} />
      <input type="hidden" name="key" value={pending.key} />
      <TextArea
        {...field('reason')}
        rows={4}
        label={t('milestones.said.submit.label')}
        hint={t('milestones.said.submit.hint')}
      />
      <Files files={files} checkbox={checkbox} />
      {/* What was kept is not sent once more: the field is empty after each answer. */}
      <FileField
        key={pending.key}
        {...upload}
        multiple
        label={t('milestones.handOver.files')}
        hint={t('milestones.handOver.filesHint', terms.upload)}
      />
      <SelectField
        {...choice('licence')}
        required={undefined}
        label={t('assignments:team.licence')}
        options={LICENCES.map((value) => ({
          value,
          label: t(`deliverables:licences.${value}`),
        }))}
      />
      <div>
        <Button size="sm">
          {t(handIn ? 'milestones.acceptAndHandOver' : 'milestones.steps.submit')}
        </Button>
      </div>
      <DraftBar draft={pending.draft} />
    </Form>
  )
}
