import { useTranslation } from 'react-i18next'
import type { WebhookSubject } from '~/domain/webhooks/webhook.rules'
import { Button } from '~/ui/form/button'
import { CheckboxGroup } from '~/ui/form/checkbox-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'

type Name = 'name' | 'url' | 'subjects' | 'studio'
export type WebhookFormProps = {
  /** Whose orders a webhook can tell of. */
  studios: SelectOption[]
  subjects: WebhookSubject[]
  constraint: ServerFormProps<Name>['constraint']
  answer: { result?: ServerFormProps<Name>['result'] } | undefined
}

/** Where a new webhook leads, and what it is told. */
export function WebhookForm({ studios, subjects, constraint, answer }: WebhookFormProps) {
  const { t } = useTranslation('webhooks')
  const { form, errors, field, choice, checkboxGroup } = serverForm<Name>('new-webhook', {
    ...{ result: answer?.result, constraint },
    defaults: { subjects: ['order', 'milestone'] },
  })
  return (
    <Card as="section" aria-labelledby="new-webhook-title">
      <h2 id="new-webhook-title" className="mb-5 text-xl">
        {t('make.title')}
      </h2>
      <Form {...form} className="grid max-w-text gap-5">
        <ErrorSummary errors={errors} answer={answer} />
        <TextField
          {...field('name')}
          label={t('fields.name')}
          hint={t('fields.nameHint')}
          autoComplete="off"
        />
        <TextField
          {...field('url')}
          type="url"
          label={t('fields.url')}
          hint={t('fields.urlHint')}
          autoComplete="off"
        />
        {studios.length > 1 && (
          <SelectField {...choice('studio')} label={t('fields.studio')} options={studios} />
        )}
        <CheckboxGroup
          {...checkboxGroup('subjects')}
          legend={t('fields.subjects')}
          hint={t('fields.subjectsHint')}
          options={subjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          look="plain"
          columns={2}
        />
        <div>
          <Button>{t('make.button')}</Button>
        </div>
      </Form>
    </Card>
  )
}
