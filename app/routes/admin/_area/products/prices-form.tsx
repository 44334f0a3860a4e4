import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY, CURRENCIES } from '~/domain/catalog/catalog.rules'
import { nestedForm, type NestedForm } from '~/ui/form/nested-form'
import { TextField } from '~/ui/form/text-field'
import { SectionForm, type SectionProps } from './section-form'

/** An amount in each currency; US dollars are asked for, the others are not. */
export function AmountFields({
  field,
  prefix = '',
}: Pick<NestedForm, 'field'> & { prefix?: string }) {
  const { t } = useTranslation('products')
  return (
    <div className="grid items-start gap-6 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      {CURRENCIES.map((currency) => (
        <TextField
          key={currency}
          {...field(prefix + currency)}
          inputMode="decimal"
          autoComplete="off"
          label={t('prices.in', { currency })}
          required={currency === BASE_CURRENCY ? undefined : false}
        />
      ))}
    </div>
  )
}

export function PricesForm({ values, base, answer }: SectionProps) {
  const { t } = useTranslation('products')
  const form = nestedForm('prices', { ...answer, values })
  return (
    <SectionForm {...{ form, base, answer }} label={t('sections.prices')}>
      <p className="max-w-[60ch] text-ink-soft">
        {t('prices.lead')} {t('prices.hint')}
      </p>
      <AmountFields field={form.field} />
    </SectionForm>
  )
}
