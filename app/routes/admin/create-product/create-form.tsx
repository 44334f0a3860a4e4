import { useTranslation } from 'react-i18next'
import { CATEGORIES, CODE_LEVELS, PLATFORMS } from '~/domain/catalog/catalog.rules'
import { LONGEST } from '~/domain/catalog/product-editing.rules'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { nestedForm } from '~/ui/form/nested-form'
import { SelectField } from '~/ui/form/select-field'
import { TextField } from '~/ui/form/text-field'
import type { Rejected } from '~/routes/admin/_area/products/section-form'

type CreateFormProps = {
  /** Of this showing of the form: sent twice, it makes one product. */
  formKey: string
  answer: Rejected | undefined
}

/** What a product is begun with; all the rest is written in the editor. */
export function CreateForm({ formKey, answer }: CreateFormProps) {
  const { t } = useTranslation(['products', 'shop'])
  const { id, errors, field, value } = nestedForm('create', { ...answer, values: { key: formKey } })
  return (
    <Form
      method="post"
      id={id}
      noValidate
      aria-label={t('create.title')}
      className="grid max-w-[44rem] gap-7"
    >
      <ErrorSummary errors={errors} answer={answer} />
      <input type="hidden" name="key" value={value('key') || formKey} />
      <TextField
        {...field('name')}
        maxLength={LONGEST.name}
        label={t('create.name')}
        hint={t('create.nameHint')}
      />
      <div className="grid items-end gap-6 sm:grid-cols-3">
        <SelectField
          {...field('category')}
          label={t('parts.category')}
          placeholder={t('choose')}
          options={CATEGORIES.map((name) => ({ value: name, label: t(`shop:category.${name}`) }))}
        />
        <SelectField
          {...field('platform')}
          label={t('parts.platform')}
          placeholder={t('choose')}
          options={PLATFORMS.map((name) => ({ value: name, label: t(`shop:platform.${name}`) }))}
        />
        <SelectField
          {...field('codeLevel')}
          label={t('parts.codeLevel')}
          placeholder={t('choose')}
          options={CODE_LEVELS.map((name) => ({ value: name, label: t(`shop:codeLevel.${name}`) }))}
        />
      </div>
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField
          {...field('price')}
          inputMode="decimal"
          width="long"
          prefix="$"
          label={t('create.price')}
          hint={t('prices.hint')}
        />
        <TextField
          {...field('days')}
          inputMode="numeric"
          width="short"
          label={t('create.days')}
          hint={t('create.daysHint')}
        />
      </div>
      <div>
        <Button>{t('create.submit')}</Button>
      </div>
    </Form>
  )
}
