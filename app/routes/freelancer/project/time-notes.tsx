import { useTranslation } from 'react-i18next'
import type { TimeFields } from '~/domain/assignments/assignment.schema'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Disclosure } from '~/ui/overlay/disclosure'
import type { FormAnswer } from '~/ui/form/form-answer'
import { DataTable } from '~/ui/table/data-table'

type TimeNote = { id: string; day: string; time: string; note: string }
export type TimeConstraint = ServerFormProps<keyof TimeFields>['constraint']
export type TimeNotesProps = {
  assignmentId: string
  title: string
  /** It can still be added to. */
  open: boolean
  total: string
  notes: TimeNote[]
  timeKey: string
  today: string
  answer: FormAnswer
  constraint: TimeConstraint
}

function TimeForm({
  assignmentId,
  title,
  timeKey,
  today,
  answer,
  constraint,
}: Omit<TimeNotesProps, 'open' | 'total' | 'notes'>) {
  const { t } = useTranslation('assignments')
  const id = `time-${assignmentId}`
  const key = useHeldKey(timeKey)
  const own = answer?.form === id ? answer : undefined
  const { form, errors, field } = serverForm<keyof TimeFields>(id, {
    result: own?.result,
    constraint,
    defaults: { day: today },
  })
  return (
    <Disclosure
      summary={
        <>
          {t('time.open')}
          <span className="sr-only"> · {title}</span>
        </>
      }
      open={own ? true : undefined}
    >
      <Form
        key={own ? 'answer' : key}
        {...form}
        preventScrollReset
        className="grid max-w-text gap-4"
      >
        <ErrorSummary id={`${id}-problem`} errors={errors} answer={own} />
        <input type="hidden" name="assignmentId" value={assignmentId} />
        <input type="hidden" name="key" value={key} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...field('day')} type="date" max={today} label={t('time.day')} />
          <TextField
            {...field('minutes')}
            inputMode="numeric"
            autoComplete="off"
            width="short"
            label={t('time.length')}
            suffix={t('time.unit')}
          />
        </div>
        <TextField {...field('note')} autoComplete="off" label={t('time.what')} />
        <div>
          <Button name="intent" value="time" variant="secondary" size="sm">
            {t('time.add')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}

/** The time that a freelancer has noted for a milestone, for themselves and the studio. */
export function TimeNotes({ open, total, notes, ...form }: TimeNotesProps) {
  const { t } = useTranslation('assignments')
  return (
    <div className="grid gap-3">
      <DataTable
        caption={<span className="text-base">{t('time.caption', { total })}</span>}
        rows={notes}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            label: t('time.what'),
            rowHeader: true,
            cell: ({ note }) => <span className="font-normal wrap-anywhere">{note}</span>,
          },
          {
            key: 'day',
            label: t('time.day'),
            cell: ({ day }) => <span className="whitespace-nowrap">{day}</span>,
          },
          { key: 'length', label: t('time.length'), align: 'end', cell: ({ time }) => time },
          ...(open
            ? [
                {
                  key: 'remove',
                  label: t('time.remove'),
                  hideLabel: true,
                  align: 'end' as const,
                  cell: ({ id, note }: TimeNote) => (
                    <Form method="post" preventScrollReset>
                      <input type="hidden" name="noteId" value={id} />
                      <Button name="intent" value="untime" variant="quiet" size="sm">
                        {t('time.remove')}
                        <span className="sr-only"> · {note}</span>
                      </Button>
                    </Form>
                  ),
                },
              ]
            : []),
        ]}
        empty={<p className="text-sm text-ink-soft">{t('time.none')}</p>}
      />
      {open && <TimeForm {...form} />}
    </div>
  )
}
