import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME_MAX, SUMMARY_MAX } from '~/domain/studios/desk-product.rules'
import { Fieldset } from '~/ui/form/fieldset'
import type { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { ByLanguage } from './by-language'

type Field = ReturnType<typeof serverForm<string>>['field']
export type ProductPlanProps = {
  rows: number[]
  languages: { value: string; name: string }[]
  field: Field
}

/** The milestones of a service: their shares of the price, their days, and what each brings. */
export function ProductPlan({ rows, languages, field }: ProductPlanProps) {
  const { t } = useTranslation('studio-goods')
  return (
    <Fieldset id="plan" legend={t('form.plan')} hint={t('form.planHint')}>
      <ol className="grid gap-6">
        {rows.map((row) => (
          <li key={row} className="border-t border-line pt-4">
            <Fieldset id={`step-${row}`} legend={t('form.step', { row })}>
              <div className="flex flex-wrap gap-5">
                <TextField
                  {...field(`share-${row}`)}
                  inputMode="numeric"
                  label={t('form.share')}
                  suffix="%"
                  width="short"
                />
                <TextField
                  {...field(`days-${row}`)}
                  inputMode="numeric"
                  label={t('form.days')}
                  width="short"
                />
              </div>
              <ByLanguage>
                {languages.map(({ value, name }) => (
                  <div key={value} className="grid gap-4 pt-2">
                    <TextField
                      {...field(`title-${row}-${value}`)}
                      lang={value}
                      maxLength={PRODUCT_NAME_MAX}
                      label={
                        languages.length > 1
                          ? t('form.titleIn', { language: name })
                          : t('form.title')
                      }
                    />
                    <TextField
                      {...field(`outcome-${row}-${value}`)}
                      required={false}
                      lang={value}
                      maxLength={SUMMARY_MAX}
                      label={
                        languages.length > 1
                          ? t('form.outcomeIn', { language: name })
                          : t('form.outcome')
                      }
                    />
                  </div>
                ))}
              </ByLanguage>
            </Fieldset>
          </li>
        ))}
      </ol>
    </Fieldset>
  )
}
