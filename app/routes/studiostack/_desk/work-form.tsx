import { useTranslation } from 'react-i18next'
import {
  MOST_TECHNOLOGIES,
  PRODUCT_NAME_MAX,
  WORK_TEXT_MAX,
} from '~/domain/studios/desk-product.rules'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Fieldset } from '~/ui/form/fieldset'
import { Form } from '~/ui/form/form'
import { lateOf, useHeldKey } from '~/ui/form/held-key'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { ByLanguage } from './by-language'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'

export type WorkFormProps = {
  defaults: Record<string, string>
  stamp: string
  key: string
  languages: { value: string; name: string }[]
  categories: SelectOption[]
}

/** A work of a studio's showcase with all that is told about it, but its picture. */
export function WorkForm({
  work,
  answer,
  isNew = false,
}: {
  work: WorkFormProps
  answer: FormAnswer
  isNew?: boolean
}) {
  const { t } = useTranslation('studio-goods')
  const { defaults, languages, categories } = work
  const key = useHeldKey(work.key)
  const own = answerTo(answer, 'work')
  const stamp = useHeldKey(work.stamp, lateOf(own))
  const { form, errors, field, choice } = serverForm<string>('work', {
    result: own?.result,
    constraint: undefined,
    defaults,
  })
  return (
    <Card>
      <Form key={stamp} {...form} encType="multipart/form-data" className="grid gap-10">
        <ErrorSummary id="work-problem" errors={errors} answer={own} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="stamp" value={stamp} />
        <ByLanguage>
          {languages.map(({ value, name }, index) => (
            <Fieldset
              key={value}
              id={`words-${value}`}
              legend={name}
              hint={
                languages.length > 1
                  ? t(index === 0 ? 'form.firstHint' : 'form.wordsHint')
                  : undefined
              }
            >
              <div className="grid gap-5">
                <TextField
                  {...field(`title-${value}`)}
                  required={undefined}
                  lang={value}
                  maxLength={PRODUCT_NAME_MAX}
                  label={t('form.name')}
                />
                <TextField
                  {...field(`industry-${value}`)}
                  required={undefined}
                  lang={value}
                  maxLength={PRODUCT_NAME_MAX}
                  label={t('works.industry')}
                  hint={t('works.industryHint')}
                />
                <TextArea
                  {...field(`description-${value}`)}
                  required={undefined}
                  lang={value}
                  maxLength={WORK_TEXT_MAX}
                  label={t('works.description')}
                  rows={6}
                />
              </div>
            </Fieldset>
          ))}
        </ByLanguage>
        <Fieldset id="facts" legend={t('works.facts')}>
          <div className="grid max-w-form gap-5">
            <SelectField
              {...choice('category')}
              label={t('form.category')}
              options={categories}
              placeholder={t('form.choose')}
            />
            <TextArea
              {...field('technologies')}
              required={false}
              label={t('works.technologies')}
              hint={t('works.technologiesHint', { count: MOST_TECHNOLOGIES })}
              rows={3}
            />
            <TextField {...field('liveUrl')} required={false} type="url" label={t('works.link')} />
            <TextField
              {...field('priority')}
              inputMode="numeric"
              label={t('works.priority')}
              hint={t('works.priorityHint')}
              width="short"
            />
          </div>
        </Fieldset>
        <div>
          <Button name="intent" value="save">
            {t(isNew ? 'form.create' : 'form.save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
