import { useTranslation } from 'react-i18next'
import type { CannedAnswerFields } from '~/domain/tickets/ticket.schema'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { lateOf, useHeldKey } from '~/ui/form/held-key'
import { SelectField } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import type { FormAnswer } from '~/ui/form/form-answer'

export type AnswerFormProps = {
  constraint: ServerFormProps<keyof CannedAnswerFields>['constraint']
  languages: { value: string; label: string }[]
  defaults?: { language: string; title: string; body: string }
  /** Of the answer that is changed. */
  version?: number
  answer: FormAnswer
  button: string
}

/** A prepared answer: its language, a title to find it by, and its text. */
export function AnswerForm({
  constraint,
  languages,
  defaults,
  version,
  answer,
  button,
}: AnswerFormProps) {
  const { t } = useTranslation('support')
  const shown = useHeldKey(version ?? 0, lateOf(answer))
  const { form, errors, field, choice } = serverForm<keyof CannedAnswerFields>('answer', {
    result: answer?.result,
    constraint,
    defaults,
  })
  return (
    <Form key={shown} {...form} className="grid max-w-text gap-5">
      <ErrorSummary errors={errors} answer={answer} />
      {version !== undefined && <input type="hidden" name="version" value={shown} />}
      <SelectField {...choice('language')} label={t('answers.language')} options={languages} />
      <TextField
        {...field('title')}
        label={t('answers.name')}
        hint={t('answers.nameHint')}
        autoComplete="off"
      />
      <TextArea
        {...field('body')}
        rows={6}
        label={t('answers.body')}
        hint={t('answers.bodyHint', { sign: '{name}' })}
      />
      <div>
        <Button>{button}</Button>
      </div>
    </Form>
  )
}
