import { useTranslation } from 'react-i18next'
import type { Details, DetailsFields } from '~/domain/clients/client.schema'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { lateOf, useHeldKey } from '~/ui/form/held-key'
import { SelectField } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import type { FormAnswer } from '~/ui/form/form-answer'

export type DetailsFormProps = {
  /** As they stand now. */
  details: Details
  languages: { value: string; label: string }[]
  answer: FormAnswer
  constraint: ServerFormProps<keyof DetailsFields>['constraint']
}

/**
 * Name, phone and language of an account; the form says what it was shown for, so that a change
 * made meanwhile is noticed.
 */
export function ClientDetailsForm({ details, languages, answer, constraint }: DetailsFormProps) {
  const { t } = useTranslation('admin-clients')
  const own = answer?.form === 'details' ? answer : undefined
  const shown = useHeldKey(JSON.stringify(details), lateOf(own))
  const { form, errors, field, choice } = serverForm<keyof DetailsFields>('details-form', {
    result: own?.result,
    constraint,
    defaults: details,
  })
  return (
    <Form {...form} preventScrollReset className="grid max-w-form gap-5">
      <ErrorSummary id="details-problem" errors={errors} answer={own} />
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name="shown" value={shown} />
      <TextField {...field('name')} label={t('details.name')} autoComplete="off" />
      <TextField
        {...field('phone')}
        required={false}
        type="tel"
        label={t('details.phone')}
        autoComplete="off"
        width="long"
      />
      <SelectField
        {...choice('language')}
        label={t('details.language')}
        hint={t('details.languageHint')}
        options={languages}
      />
      <div>
        <Button variant="secondary">{t('details.save')}</Button>
      </div>
    </Form>
  )
}
