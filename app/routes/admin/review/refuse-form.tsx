import { useTranslation } from 'react-i18next'
import type { RefusalFields } from '~/domain/reviews/review.schema'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import type { FormAnswer } from '~/ui/form/form-answer'

export type RefuseFormProps = {
  refusals: SelectOption[]
  constraint: ServerFormProps<keyof RefusalFields>['constraint']
  answer: FormAnswer
}

/** Refuses a review on one of the grounds, with words of why it holds. */
export function RefuseForm({ refusals, constraint, answer }: RefuseFormProps) {
  const { t } = useTranslation('reviews')
  const own = answer?.form === 'refuse' ? answer : undefined
  const { form, errors, field, choice } = serverForm<keyof RefusalFields>('refuse', {
    result: own?.result,
    constraint,
  })
  return (
    <Form {...form} preventScrollReset className="grid max-w-text gap-4">
      <ErrorSummary id="refuse-problem" errors={errors} answer={own} />
      <p className="text-ink-soft">{t('page.fair')}</p>
      <input type="hidden" name="intent" value="refuse" />
      <SelectField
        {...choice('refusal')}
        label={t('page.ground')}
        placeholder={t('page.chooseGround')}
        options={refusals}
      />
      <TextArea {...field('note')} rows={2} label={t('page.note')} hint={t('page.noteHint')} />
      <div>
        <Button variant="danger" size="sm">
          {t('page.refuse')}
        </Button>
      </div>
    </Form>
  )
}
