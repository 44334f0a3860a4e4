import { useTranslation } from 'react-i18next'
import { quoteField, roleField, type TestimonialFields } from '~/domain/content/testimonial.schema'
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from '~/platform/i18n/languages'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { lateOf, useHeldKey } from '~/ui/form/held-key'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import type { FormAnswer } from '~/ui/form/form-answer'
import { PutBackNotice } from '~/routes/admin/_area/products/put-back-notice'

type Name = keyof TestimonialFields
export type TestimonialFormProps = {
  isNew: boolean
  version: number
  defaults: Record<string, string>
  /** What the fields show instead of what is stored. */
  putBack: string | null
  ratings: SelectOption[]
  constraint: ServerFormProps<Name>['constraint']
  answer: FormAnswer
}

type Fields = ReturnType<typeof serverForm<Name>>

function Words({ language, field }: { language: Language; field: Fields['field'] }) {
  const { t } = useTranslation('admin-featured')
  const required = language === FALLBACK_LANGUAGE ? undefined : false
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend lang={language} className="mb-3 font-semibold">
        {LANGUAGE_NAMES[language]}
      </legend>
      <TextArea
        {...field(quoteField(language))}
        required={required}
        rows={3}
        label={t('testimonial.quote')}
      />
      <TextField
        {...field(roleField(language))}
        required={required}
        label={t('testimonial.role')}
        autoComplete="off"
      />
    </fieldset>
  )
}

/**
 * A testimonial: who says it, how many stars, the words in each language, and whether it is shown.
 */
export function TestimonialForm({
  isNew,
  version,
  defaults,
  putBack,
  ratings,
  constraint,
  answer,
}: TestimonialFormProps) {
  const { t } = useTranslation('admin-featured')
  const shown = useHeldKey(version, lateOf(answer))
  const { form, errors, field, choice, checkbox } = serverForm<Name>('testimonial', {
    result: answer?.result,
    constraint,
    defaults,
  })
  return (
    <Form key={shown} {...form} className="grid max-w-text gap-6">
      <ErrorSummary errors={errors} answer={answer} />
      <PutBackNotice text={putBack} />
      <input type="hidden" name="version" value={shown} />
      <TextField {...field('name')} label={t('testimonial.name')} autoComplete="off" />
      <TextField
        {...field('companyName')}
        required={false}
        label={t('testimonial.company')}
        hint={t('testimonial.companyHint')}
        autoComplete="off"
      />
      <SelectField {...choice('rating')} label={t('testimonial.rating')} options={ratings} />
      {LANGUAGES.map((language) => (
        <Words key={language} language={language} field={field} />
      ))}
      <CheckboxField
        {...checkbox('isSample')}
        label={t('testimonial.isSample')}
        hint={t('testimonial.isSampleHint')}
      />
      <CheckboxField
        {...checkbox('hidden')}
        label={t('testimonial.hidden')}
        hint={t('testimonial.hiddenHint')}
      />
      <div>
        <Button>{t(isNew ? 'testimonial.add' : 'testimonial.save')}</Button>
      </div>
    </Form>
  )
}
