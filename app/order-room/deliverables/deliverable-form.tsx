import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxGroup } from '~/ui/form/checkbox-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import type { FormAnswer } from '~/ui/form/form-answer'

type Name = 'title' | 'milestoneId' | 'licences' | 'licence' | 'versions'
type Choice = { value: string; label: string; description?: string }

export type DeliverableFormProps = {
  fields: {
    constraint: ServerFormProps<Name>['constraint']
    milestones: Choice[]
    licences: Choice[]
    files: Choice[]
    defaults: {
      title: string
      milestoneId: string
      licences: string[]
      licence: string
      versions: string[]
    }
  }
  answer: FormAnswer
  /** Drawn when the form is shown, for a new deliverable. */
  formKey?: string
  /** Its buttons. */
  children: ReactNode
}

/** What a deliverable is called, what is in it and what may be done with it. */
export function DeliverableForm({ fields, answer, formKey, children }: DeliverableFormProps) {
  const { t } = useTranslation('deliverables')
  const { constraint, defaults, milestones, licences, files } = fields
  const { form, errors, field, choice, checkboxGroup } = serverForm<Name>('deliverable', {
    result: answer?.result,
    constraint,
    defaults,
  })
  return (
    <Form {...form} className="grid max-w-text gap-6">
      <ErrorSummary id="deliverable-problem" errors={errors} answer={answer} />
      {formKey && <input type="hidden" name="key" value={formKey} />}
      <TextField
        {...field('title')}
        label={t('studio.titleField')}
        hint={t('studio.titleHint')}
        autoComplete="off"
      />
      {milestones.length > 0 && (
        <SelectField
          {...choice('milestoneId')}
          label={t('studio.milestone')}
          options={milestones}
          placeholder={t('studio.noMilestone')}
        />
      )}
      <CheckboxGroup
        {...checkboxGroup('licences')}
        legend={t('studio.licences')}
        options={licences}
        look="plain"
      />
      <TextArea
        {...field('licence')}
        label={t('studio.licence')}
        hint={t('studio.licenceHint')}
        rows={3}
      />
      {files.length === 0 ? (
        <p className="text-ink-soft">{t('studio.noFiles')}</p>
      ) : (
        <CheckboxGroup
          {...checkboxGroup('versions')}
          legend={t('studio.files')}
          hint={t('studio.filesHint')}
          options={files}
          columns={2}
        />
      )}
      <div className="flex flex-wrap gap-3">{children}</div>
    </Form>
  )
}
