import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import type { FormAnswer } from '~/ui/form/form-answer'

type ScheduleFormProps = { proposed: string; today: string; canSend: boolean; answer: FormAnswer }

/** The day on which a payout is sent. */
export function ScheduleForm({ proposed, today, canSend, answer }: ScheduleFormProps) {
  const { t } = useTranslation('admin-payouts')
  const own = answer?.form === 'schedule' ? answer : undefined
  const { form, errors, field, checkbox } = serverForm<'date' | 'byHand'>('schedule', {
    result: own?.result,
    constraint: undefined,
    defaults: { date: proposed },
  })
  return (
    <Form {...form} preventScrollReset className="grid justify-items-start gap-4">
      <ErrorSummary id="schedule-problem" errors={errors} answer={own} />
      <input type="hidden" name="intent" value="schedule" />
      <TextField
        {...field('date')}
        type="date"
        min={today}
        label={t('schedule.date')}
        width="long"
        required
      />
      {canSend && (
        <CheckboxField {...checkbox('byHand')} required={undefined} label={t('schedule.byHand')} />
      )}
      <Button size="sm">{t('schedule.button')}</Button>
    </Form>
  )
}

/** The transfer that an admin has made at the bank. */
export function PaidForm({ today, answer }: { today: string; answer: FormAnswer }) {
  const { t } = useTranslation('admin-payouts')
  const own = answer?.form === 'paid' ? answer : undefined
  const { form, errors, field } = serverForm<'reference' | 'date'>('paid', {
    result: own?.result,
    constraint: undefined,
    defaults: { date: today },
  })
  return (
    <Form {...form} preventScrollReset className="grid justify-items-start gap-4">
      <ErrorSummary id="paid-problem" errors={errors} answer={own} />
      <input type="hidden" name="intent" value="paid" />
      <TextField
        {...field('reference')}
        label={t('paid.reference')}
        width="long"
        autoComplete="off"
        required
      />
      <TextField
        {...field('date')}
        type="date"
        max={today}
        label={t('paid.date')}
        width="long"
        required
      />
      <Button size="sm">{t('paid.button')}</Button>
    </Form>
  )
}
