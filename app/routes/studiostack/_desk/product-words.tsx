import { useTranslation } from 'react-i18next'
import { DESCRIPTION_MAX, PRODUCT_NAME_MAX, SUMMARY_MAX } from '~/domain/studios/desk-product.rules'
import { Fieldset } from '~/ui/form/fieldset'
import type { serverForm } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'

type Field = ReturnType<typeof serverForm<string>>['field']
export type ProductWordsProps = {
  language: { value: string; name: string }
  hint?: string
  field: Field
}

/** What a service is called and what is in it, in one language. */
export function ProductWords({ language: { value, name }, hint, field }: ProductWordsProps) {
  const { t } = useTranslation('studio-goods')
  const own = (part: string) => ({ ...field(`${part}-${value}`), required: undefined, lang: value })
  return (
    <Fieldset id={`words-${value}`} legend={name} hint={hint}>
      <div className="grid gap-5">
        <TextField {...own('name')} maxLength={PRODUCT_NAME_MAX} label={t('form.name')} />
        <TextArea
          {...own('summary')}
          maxLength={SUMMARY_MAX}
          label={t('form.summary')}
          hint={t('form.summaryHint', { count: SUMMARY_MAX })}
          rows={2}
        />
        <TextArea
          {...own('description')}
          maxLength={DESCRIPTION_MAX}
          label={t('form.description')}
          rows={6}
        />
        <TextArea {...own('included')} label={t('form.included')} hint={t('form.lines')} rows={4} />
        <TextArea
          {...own('excluded')}
          required={false}
          label={t('form.excluded')}
          hint={t('form.lines')}
          rows={3}
        />
        <TextArea
          {...own('needs')}
          required={false}
          label={t('form.needs')}
          hint={t('form.lines')}
          rows={3}
        />
      </div>
    </Fieldset>
  )
}
