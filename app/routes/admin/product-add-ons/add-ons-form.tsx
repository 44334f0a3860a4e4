import { useTranslation } from 'react-i18next'
import { LONGEST, MOST } from '~/domain/catalog/product-editing.rules'
import { FieldErrors } from '~/ui/form/field'
import { Fieldset } from '~/ui/form/fieldset'
import { ListButton } from '~/ui/form/list-button'
import { nestedForm, type NestedForm } from '~/ui/form/nested-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Icon } from '~/ui/media/icon'
import { LanguageFields } from '~/routes/admin/_area/products/language-fields'
import { AmountFields } from '~/routes/admin/_area/products/prices-form'
import { RowFrame } from '~/routes/admin/_area/products/row-frame'
import { SectionForm, type SectionProps } from '~/routes/admin/_area/products/section-form'

const focused = { autoFocus: true }

function AddOn({
  form,
  index,
  count,
  inQuestion,
}: {
  form: NestedForm
  index: number
  count: number
  inQuestion: boolean
}) {
  const { t } = useTranslation('products')
  const name = `addOns[${index}]`
  const { field, value, hasErrors } = form
  return (
    <RowFrame
      form={form.id}
      list="addOns"
      index={index}
      count={count}
      title={t('addOns.one', { number: index + 1 })}
    >
      <input type="hidden" name={`${name}.id`} value={value(`${name}.id`)} />
      <LanguageFields words={`${name}.words`} first="name" value={value} hasErrors={hasErrors}>
        {(language) => (
          <div className="grid gap-5">
            <TextField
              {...field(`${name}.words.${language}.name`)}
              lang={language}
              {...(inQuestion && language === 'en' ? focused : {})}
              maxLength={LONGEST.name}
              label={t('parts.name')}
            />
            <TextArea
              {...field(`${name}.words.${language}.description`)}
              lang={language}
              maxLength={LONGEST.sentence}
              rows={2}
              label={t('parts.description')}
            />
          </div>
        )}
      </LanguageFields>
      <Fieldset id={`${form.id}-prices-${index}`} legend={t('sections.prices')}>
        <AmountFields field={field} prefix={`${name}.prices.`} />
      </Fieldset>
      <TextField
        {...field(`${name}.days`)}
        inputMode="numeric"
        width="short"
        label={t('addOns.days')}
        hint={t('addOns.daysHint')}
      />
    </RowFrame>
  )
}

/** What a buyer can have besides, in the order in which it is offered. */
export function AddOnsForm({ values, base, answer }: SectionProps) {
  const { t } = useTranslation('products')
  const form = nestedForm('add-ons', { ...answer, values })
  const { id, count, inQuestion } = form.list('addOns')
  return (
    <SectionForm {...{ form, base, answer }} label={t('sections.add-ons')}>
      <p className="max-w-[60ch] text-ink-soft">
        {t('addOns.lead')} {t('prices.hint')}
      </p>
      <div id={id} tabIndex={-1} className="grid scroll-mt-28 gap-6">
        <FieldErrors id={id} errors={form.errorsOf('addOns')} />
        {count === 0 && <p>{t('addOns.none')}</p>}
        {Array.from({ length: count }, (_, index) => (
          <AddOn
            key={index}
            form={form}
            index={index}
            count={count}
            inQuestion={inQuestion === index}
          />
        ))}
        {count < MOST.addOns && (
          <div>
            <ListButton form={form.id} intent={{ type: 'insert', payload: { name: 'addOns' } }}>
              <Icon name="plus" size={18} />
              {t('addOns.add')}
            </ListButton>
          </div>
        )}
      </div>
    </SectionForm>
  )
}
