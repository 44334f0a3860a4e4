import { useTranslation } from 'react-i18next'
import { SPEEDS } from '~/domain/catalog/catalog.rules'
import { nestedForm } from '~/ui/form/nested-form'
import { TextField } from '~/ui/form/text-field'
import { FormPart } from '~/routes/admin/_area/products/form-part'
import { SectionForm, type SectionProps } from '~/routes/admin/_area/products/section-form'

export function SpeedsForm({ values, base, answer }: SectionProps) {
  const { t } = useTranslation(['products', 'shop'])
  const form = nestedForm('speeds', { ...answer, values })
  return (
    <SectionForm {...{ form, base, answer }} label={t('sections.speeds')}>
      <p className="max-w-[60ch] text-ink-soft">{t('speeds.lead')}</p>
      {SPEEDS.map((speed) => (
        <FormPart
          key={speed}
          id={`${speed}-title`}
          title={t(`shop:speed.${speed}`)}
          hint={speed === 'standard' ? t('speeds.standardHint') : undefined}
        >
          <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
            <TextField
              {...form.field(`${speed}.days`)}
              inputMode="numeric"
              width="short"
              label={t('parts.days')}
              required={speed === 'standard' ? undefined : false}
            />
            {speed !== 'standard' && (
              <TextField
                {...form.field(`${speed}.surcharge`)}
                inputMode="numeric"
                width="short"
                suffix="%"
                label={t('parts.surcharge')}
                required={false}
              />
            )}
          </div>
        </FormPart>
      ))}
    </SectionForm>
  )
}
