import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import type { FormAnswer } from '~/ui/form/form-answer'

export type HolidayView = { id: string; days: string }
type Field = 'startsOn' | 'endsOn'
export type HolidaysProps = {
  holidays: HolidayView[]
  today: string
  constraint: ServerFormProps<Field>['constraint']
  answer: FormAnswer
  locked: boolean
}

function HolidayList({ holidays, locked }: Pick<HolidaysProps, 'holidays' | 'locked'>) {
  const { t } = useTranslation('freelancer-profile')
  if (holidays.length === 0) return <p className="text-ink-soft">{t('holidays.none')}</p>
  return (
    <ul className="grid max-w-form divide-y divide-line">
      {holidays.map(({ id, days }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <span>{days}</span>
          {!locked && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button
                name="intent"
                value="holiday-remove"
                variant="quiet"
                size="sm"
                aria-label={t('holidays.removeOf', { days })}
              >
                {t('holidays.remove')}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}

function AddHoliday({ today, constraint, answer }: Omit<HolidaysProps, 'holidays' | 'locked'>) {
  const { t } = useTranslation('freelancer-profile')
  const own = answer?.form === 'holiday' ? answer : undefined
  const { form, errors, field } = serverForm<Field>('holiday', { result: own?.result, constraint })
  return (
    <Form {...form} preventScrollReset className="grid max-w-form gap-5">
      <ErrorSummary id="holiday-problem" errors={errors} answer={own} />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField {...field('startsOn')} type="date" label={t('holidays.first')} />
        <TextField {...field('endsOn')} type="date" min={today} label={t('holidays.last')} />
      </div>
      <div>
        <Button name="intent" value="holiday" variant="secondary">
          {t('holidays.add')}
        </Button>
      </div>
    </Form>
  )
}

/** The holidays that are not over, and one more. */
export function Holidays({ holidays, locked, ...add }: HolidaysProps) {
  const { t } = useTranslation('freelancer-profile')
  return (
    <section aria-labelledby="holidays" className="grid gap-5 border-t border-line pt-8">
      <h2 id="holidays" className="text-xl">
        {t('holidays.title')}
      </h2>
      <HolidayList holidays={holidays} locked={locked} />
      {!locked && <AddHoliday {...add} />}
    </section>
  )
}
