import type { FormEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BRIEF_LIMITS,
  COPY_KINDS,
  LENGTHS,
  TONES,
  type BriefField,
  type SaidLimits,
  type TypedBrief,
} from './brief.rules'
import { paths } from '~/paths'
import { LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'

export type BriefFormProps = {
  brief: TypedBrief
  limits: SaidLimits
  error: string | null
  problems: Partial<Record<BriefField, string>>
  answer: unknown
  onSubmit?: FormEventHandler<HTMLFormElement>
}

const FIELDS: BriefField[] = ['what', 'whom', 'benefits']
const COUNTS = Array.from({ length: BRIEF_LIMITS.variants }, (_, index) => String(index + 1))

/**
 * What the text is about and how it is to be; sent by POST, since a brief is its writer's own and
 * belongs in no address.
 */
export function BriefForm({ brief, limits, error, problems, answer, onSubmit }: BriefFormProps) {
  const { t } = useTranslation('ai-copywriter')
  const errors = [
    ...(error ? [{ fieldId: 'copy-what', message: error }] : []),
    ...FIELDS.flatMap((field) =>
      problems[field] ? [{ fieldId: `copy-${field}`, message: problems[field] }] : [],
    ),
  ]
  const field = (name: BriefField) => ({
    id: `copy-${name}`,
    name,
    label: t(`form.${name}`),
    hint: t(`form.${name}Hint`, limits),
    errors: problems[name] ? [problems[name]] : undefined,
    defaultValue: brief[name],
  })
  return (
    <Form
      id="copy-form"
      method="post"
      action={`${paths.tool('ai-copywriter')}#result-title`}
      preventScrollReset
      onSubmit={onSubmit}
      className="grid min-w-0 content-start gap-5"
    >
      <ErrorSummary id="copy-errors" errors={errors} answer={answer} />
      <TextField {...field('what')} autoComplete="off" />
      <TextField {...field('whom')} required={false} autoComplete="off" />
      <TextArea {...field('benefits')} rows={4} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          id="copy-kind"
          name="kind"
          label={t('form.kind')}
          defaultValue={brief.kind}
          options={COPY_KINDS.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
        />
        <SelectField
          id="copy-language"
          name="language"
          label={t('form.language')}
          defaultValue={brief.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <SelectField
          id="copy-tone"
          name="tone"
          label={t('form.tone')}
          defaultValue={brief.tone}
          options={TONES.map((value) => ({ value, label: t(`form.tones.${value}`) }))}
        />
        <SelectField
          id="copy-length"
          name="length"
          label={t('form.length')}
          defaultValue={brief.length}
          options={LENGTHS.map((value) => ({ value, label: t(`form.lengths.${value}`) }))}
        />
        <SelectField
          id="copy-variants"
          name="variants"
          label={t('form.variants')}
          defaultValue={String(brief.variants)}
          options={COUNTS.map((value) => ({ value, label: value }))}
        />
      </div>
      <div>
        <Button>{t('form.write')}</Button>
      </div>
    </Form>
  )
}
