import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { CheckboxGroup } from '~/ui/form/checkbox-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { FormCard } from '~/account/form-card'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'

type SellingField = 'languages' | 'firstLanguage' | 'currencies' | 'firstCurrency' | 'netPrices'
export type SellingFormProps = {
  defaults: ServerFormProps<SellingField>['defaults']
  languages: SelectOption[]
  currencies: SelectOption[]
  answer: FormAnswer
}

/** Which languages a shop speaks and which currencies it takes, and which of them come first. */
export function SellingForm({ defaults, languages, currencies, answer }: SellingFormProps) {
  const { t } = useTranslation('studio-shop')
  const own = answerTo(answer, 'selling')
  const { form, errors, choice, checkboxGroup, checkbox } = serverForm<SellingField>('selling', {
    result: own?.result,
    constraint: undefined,
    defaults,
  })
  return (
    <FormCard id="selling-card" title={t('selling.title')} text={t('selling.text')}>
      <Form {...form} className="grid max-w-form gap-5">
        <ErrorSummary id="selling-problem" errors={errors} answer={own} />
        <CheckboxGroup
          {...checkboxGroup('languages')}
          legend={t('selling.languages')}
          options={languages}
          look="plain"
          columns={2}
        />
        <SelectField
          {...choice('firstLanguage')}
          label={t('selling.firstLanguage')}
          hint={t('selling.firstLanguageHint')}
          options={languages}
        />
        <CheckboxGroup
          {...checkboxGroup('currencies')}
          legend={t('selling.currencies')}
          options={currencies}
          look="plain"
          columns={2}
        />
        <SelectField
          {...choice('firstCurrency')}
          label={t('selling.firstCurrency')}
          hint={t('selling.firstCurrencyHint')}
          options={currencies}
        />
        <CheckboxField
          {...checkbox('netPrices')}
          label={t('selling.netPrices')}
          hint={t('selling.netPricesHint')}
        />
        <div>
          <Button name="intent" value="selling">
            {t('save')}
          </Button>
        </div>
      </Form>
    </FormCard>
  )
}
