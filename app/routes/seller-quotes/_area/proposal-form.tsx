import { useTranslation } from 'react-i18next'
import type { ProposalFields } from '~/domain/proposals/proposal.schema'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'

export type ProposalFormProps = {
  constraint: ServerFormProps<keyof ProposalFields>['constraint']
  defaults: Record<string, string>
  languages: SelectOption[]
  currencies: SelectOption[]
  days: SelectOption[]
  answer: FormAnswer
  /** Of a quote that there is already. */
  existing?: boolean
}

/** To whom a quote goes, and on which terms. */
export function ProposalForm({
  constraint,
  defaults,
  languages,
  currencies,
  days,
  answer,
  existing = false,
}: ProposalFormProps) {
  const { t } = useTranslation('proposals')
  const own = answer?.form === 'quote' ? answer : undefined
  const { form, errors, field, choice } = serverForm<keyof ProposalFields>('quote', {
    result: own?.result,
    constraint,
    defaults,
  })
  return (
    <Form {...form} preventScrollReset={existing} className="grid max-w-text gap-5">
      <ErrorSummary id="quote-problem" errors={errors} answer={own} />
      <TextField {...field('title')} label={t('form.title')} hint={t('form.titleHint')} />
      <TextField {...field('name')} label={t('form.name')} autoComplete="off" />
      <TextField
        {...field('email')}
        type="email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        autoComplete="off"
      />
      <SelectField {...choice('language')} label={t('form.language')} options={languages} />
      <SelectField
        {...choice('currency')}
        label={t('form.currency')}
        hint={t('form.currencyHint')}
        options={currencies}
      />
      <SelectField {...choice('validDays')} label={t('form.validDays')} options={days} />
      <TextArea
        {...field('note')}
        required={false}
        rows={4}
        label={t('form.note')}
        hint={t('form.noteHint')}
      />
      <div>
        <Button
          name="intent"
          value={existing ? 'details' : 'create'}
          variant={existing ? 'secondary' : 'primary'}
          size={existing ? 'sm' : undefined}
        >
          {t(existing ? 'form.save' : 'form.create')}
        </Button>
      </div>
    </Form>
  )
}
