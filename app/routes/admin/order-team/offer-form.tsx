import { useTranslation } from 'react-i18next'
import type { OfferFields } from '~/domain/assignments/assignment.schema'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { DraftBar, type DraftView } from '~/ui/form/draft-bar'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import type { FormAnswer } from '~/ui/form/form-answer'
import type { Choice } from './candidates'

export type OfferFormProps = {
  /** A milestone to offer, or an assignment to give to somebody else. */
  about: { milestoneId: string } | { assignmentId: string }
  options: Choice['options']
  currencies: string[]
  defaults: { currency: string; payoutDays: string; revisionLimit: string }
  draft: DraftView
  answer: FormAnswer
  constraint: ServerFormProps<keyof OfferFields>['constraint']
}

/** Offers a milestone to somebody, for the first time or instead of somebody else. */
export function OfferForm({
  about,
  options,
  currencies,
  defaults,
  draft,
  answer,
  constraint,
}: OfferFormProps) {
  const { t } = useTranslation('assignments')
  const first = 'milestoneId' in about
  const id = first ? `offer-${about.milestoneId}` : `reassign-${about.assignmentId}`
  const own = answer?.form === id ? answer : undefined
  const { form, errors, field, choice, checkbox } = serverForm<keyof OfferFields>(id, {
    result: own?.result,
    constraint,
    defaults: { ...defaults, ...draft.values },
  })
  return (
    <Form {...form} preventScrollReset className="grid max-w-text gap-4">
      <ErrorSummary id={`${id}-problem`} errors={errors} answer={own} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!first && <p className="text-sm text-ink-soft">{t('team.reassign.hint')}</p>}
      <SelectField
        {...choice('freelancerId')}
        label={t('team.offer.who')}
        placeholder={t('team.offer.choose')}
        options={options}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('fee')}
          inputMode="decimal"
          autoComplete="off"
          width="short"
          label={t('offer.fee')}
        />
        <SelectField
          {...choice('currency')}
          label={t('team.offer.currency')}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        <TextField
          {...field('payoutDays')}
          inputMode="numeric"
          autoComplete="off"
          width="short"
          label={t('team.offer.days')}
          hint={t('team.offer.daysHint')}
        />
        <TextField
          {...field('revisionLimit')}
          inputMode="numeric"
          autoComplete="off"
          width="short"
          label={t('offer.rounds')}
          hint={t('team.offer.roundsHint')}
        />
      </div>
      <TextArea
        {...field('note')}
        rows={3}
        label={t('team.offer.note')}
        hint={t('team.offer.noteHint')}
      />
      <CheckboxField
        {...checkbox('despite')}
        required={undefined}
        label={t('team.offer.despite')}
        hint={t('team.offer.despiteHint')}
      />
      <div>
        <Button name="intent" value={first ? 'offer' : 'reassign'}>
          {t(first ? 'team.offer.button' : 'team.reassign.button')}
        </Button>
      </div>
      <DraftBar draft={draft} />
    </Form>
  )
}
