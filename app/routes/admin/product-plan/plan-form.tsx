import { useTranslation } from 'react-i18next'
import { LONGEST, MOST } from '~/domain/catalog/product-editing.rules'
import { FieldErrors } from '~/ui/form/field'
import { ListButton } from '~/ui/form/list-button'
import { nestedForm, type NestedForm } from '~/ui/form/nested-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Icon } from '~/ui/media/icon'
import { LanguageFields } from '~/routes/admin/_area/products/language-fields'
import { RowFrame } from '~/routes/admin/_area/products/row-frame'
import { SectionForm, type SectionProps } from '~/routes/admin/_area/products/section-form'

const focused = { autoFocus: true }

function Step({
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
  const name = `steps[${index}]`
  const { field, value, hasErrors } = form
  return (
    <RowFrame
      form={form.id}
      list="steps"
      index={index}
      count={count}
      title={t('plan.step', { number: index + 1 })}
    >
      <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
        <TextField
          {...field(`${name}.percentage`)}
          {...(inQuestion ? focused : {})}
          inputMode="numeric"
          width="short"
          suffix="%"
          label={t('parts.percentage')}
        />
        <TextField
          {...field(`${name}.days`)}
          inputMode="numeric"
          width="short"
          label={t('parts.days')}
        />
      </div>
      <LanguageFields words={`${name}.words`} first="title" value={value} hasErrors={hasErrors}>
        {(language) => (
          <div className="grid gap-5">
            <TextField
              {...field(`${name}.words.${language}.title`)}
              lang={language}
              maxLength={LONGEST.title}
              label={t('parts.title')}
            />
            <TextArea
              {...field(`${name}.words.${language}.outcome`)}
              lang={language}
              maxLength={LONGEST.outcome}
              rows={2}
              label={t('parts.outcome')}
            />
          </div>
        )}
      </LanguageFields>
    </RowFrame>
  )
}

/** The milestones of a product; their shares add up to all of its price. */
export function PlanForm({ values, base, answer }: SectionProps) {
  const { t } = useTranslation('products')
  const form = nestedForm('plan', { ...answer, values })
  const { id, count, inQuestion } = form.list('steps')
  const indexes = Array.from({ length: count }, (_, index) => index)
  const sum = indexes.reduce(
    (total, index) => total + (Number(form.value(`steps[${index}].percentage`)) || 0),
    0,
  )
  return (
    <SectionForm {...{ form, base, answer }} label={t('sections.plan')}>
      <p className="max-w-[60ch] text-ink-soft">{t('plan.lead')}</p>
      <div id={id} tabIndex={-1} className="grid scroll-mt-28 gap-6">
        <FieldErrors id={id} errors={form.errorsOf('steps')} />
        {indexes.map((index) => (
          <Step
            key={index}
            form={form}
            index={index}
            count={count}
            inQuestion={inQuestion === index}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {count < MOST.steps && (
            <ListButton form={form.id} intent={{ type: 'insert', payload: { name: 'steps' } }}>
              <Icon name="plus" size={18} />
              {t('plan.add')}
            </ListButton>
          )}
          <p className={sum === 100 ? 'text-ink-soft' : 'font-semibold text-warning'}>
            {t('plan.sum', { sum })}
          </p>
        </div>
      </div>
    </SectionForm>
  )
}
