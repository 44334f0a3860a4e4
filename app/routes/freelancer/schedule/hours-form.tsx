import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Fieldset } from '~/ui/form/fieldset'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import type { FormAnswer } from '~/ui/form/form-answer'

export type WeekView = { name: string; monday: string; taken: number; daysAway: number }
export type HoursFormProps = {
  weeks: WeekView[]
  hours: Record<string, string>
  answer: FormAnswer
}

/** The hours of a usual week and of each of the next ones, where they differ. */
export function HoursForm({ weeks, hours, answer }: HoursFormProps) {
  const { t } = useTranslation('freelancer-profile')
  const own = answer?.form === 'hours' ? answer : undefined
  const { form, errors, field } = serverForm<string>('hours', {
    result: own?.result,
    constraint: undefined,
    defaults: hours,
  })
  const input = {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 2,
    width: 'short',
    suffix: t('schedule.unit'),
  } as const
  const hint = ({ taken, daysAway }: WeekView) =>
    [
      taken > 0 ? t('schedule.taken', { count: taken }) : t('schedule.nothing'),
      ...(daysAway > 0 ? [t('schedule.away', { count: daysAway })] : []),
    ].join(' · ')
  return (
    <Form {...form} className="grid gap-7">
      <ErrorSummary id="hours-problem" errors={errors} answer={own} />
      <TextField
        {...field('usual')}
        {...input}
        label={t('schedule.usual')}
        hint={t('schedule.usualHint')}
      />
      <Fieldset id="weeks" legend={t('schedule.weeks')} hint={t('schedule.weeksHint')}>
        <div className="mt-2 grid items-end gap-x-gap gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {weeks.map((week) => (
            <TextField
              key={week.name}
              {...field(week.name)}
              {...input}
              label={t('schedule.weekOf', { date: week.monday })}
              hint={hint(week)}
            />
          ))}
        </div>
      </Fieldset>
      <div>
        <Button name="intent" value="hours">
          {t('schedule.save')}
        </Button>
      </div>
    </Form>
  )
}
