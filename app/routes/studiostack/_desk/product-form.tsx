import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Fieldset } from '~/ui/form/fieldset'
import { Form } from '~/ui/form/form'
import { lateOf, useHeldKey } from '~/ui/form/held-key'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'
import { ByLanguage } from './by-language'
import { ProductPlan } from './product-plan'
import { ProductWords } from './product-words'

export type ProductFormProps = {
  defaults: Record<string, string>
  /** When what is shown was last changed. */
  stamp: string
  key: string
  languages: { value: string; name: string }[]
  currencies: string[]
  rows: number[]
  categories: SelectOption[]
}

/** A service of a studio with all that it has, but its picture. */
export function ProductForm({
  product,
  answer,
  isNew = false,
}: {
  product: ProductFormProps
  answer: FormAnswer
  isNew?: boolean
}) {
  const { t } = useTranslation('studio-goods')
  const { defaults, languages, currencies, rows, categories } = product
  const key = useHeldKey(product.key)
  const own = answerTo(answer, 'product')
  const stamp = useHeldKey(product.stamp, lateOf(own))
  const { form, errors, field, choice, checkbox } = serverForm<string>('product', {
    result: own?.result,
    constraint: undefined,
    defaults,
  })
  return (
    <Card>
      <Form key={stamp} {...form} encType="multipart/form-data" className="grid gap-10">
        <ErrorSummary id="product-problem" errors={errors} answer={own} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="stamp" value={stamp} />
        <ByLanguage>
          {languages.map((language, index) => (
            <ProductWords
              key={language.value}
              {...{ language, field }}
              hint={
                languages.length > 1
                  ? t(index === 0 ? 'form.firstHint' : 'form.wordsHint')
                  : undefined
              }
            />
          ))}
        </ByLanguage>
        <Fieldset id="facts" legend={t('form.facts')}>
          <div className="grid max-w-form gap-5">
            <SelectField
              {...choice('category')}
              label={t('form.category')}
              options={categories}
              placeholder={t('form.choose')}
            />
            {currencies.map((currency) => (
              <TextField
                key={currency}
                {...field(`price-${currency}`)}
                inputMode="decimal"
                label={t('form.price', { currency })}
                hint={t('form.priceHint')}
                suffix={currency}
                width="long"
              />
            ))}
            <TextField
              {...field('revisions')}
              inputMode="numeric"
              label={t('form.revisions')}
              width="short"
            />
          </div>
        </Fieldset>
        <ProductPlan {...{ rows, languages, field }} />
        <CheckboxField
          {...checkbox('milestonePayment')}
          label={t('form.milestonePayment')}
          hint={t('form.milestonePaymentHint')}
        />
        <div>
          <Button name="intent" value="save">
            {t(isNew ? 'form.create' : 'form.save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
