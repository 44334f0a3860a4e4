import { useTranslation } from 'react-i18next'
import type { NoteFields } from '~/domain/clients/client.schema'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import type { FormAnswer } from '~/ui/form/form-answer'

type NoteView = {
  id: string
  body: string
  own: boolean
  removed: boolean
  who: string
  when: string
  dateTime: string
}
export type ClientNotesProps = {
  notes: NoteView[]
  answer: FormAnswer
  constraint: ServerFormProps<keyof NoteFields>['constraint']
}

function Note({ note: { id, body, own, removed, who, when, dateTime } }: { note: NoteView }) {
  const { t } = useTranslation('admin-clients')
  const act = removed ? 'putBack' : 'drop'
  return (
    <li className="grid gap-1 py-3">
      {removed && <p className="text-sm text-ink-soft">{t('notes.removed')}</p>}
      <p className="max-w-[64ch] whitespace-pre-line wrap-anywhere">{body}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
        <span>
          {who}, <time dateTime={dateTime}>{when}</time>
        </span>
        {own && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="noteId" value={id} />
            <Button
              name="intent"
              value={removed ? 'put-back-note' : 'drop-note'}
              variant="quiet"
              size="sm"
              aria-label={t(`notes.${act}Named`, { when })}
            >
              {t(`notes.${act}`)}
            </Button>
          </Form>
        )}
      </div>
    </li>
  )
}

/** What the staff has noted, and a form for one more. */
export function ClientNotes({ notes, answer, constraint }: ClientNotesProps) {
  const { t } = useTranslation('admin-clients')
  const own = answer?.form === 'note' ? answer : undefined
  const { form, errors, field } = serverForm<keyof NoteFields>('note', {
    result: own?.result,
    constraint,
  })
  return (
    <div className="grid gap-5">
      <Form {...form} key={notes[0]?.id} preventScrollReset className="grid max-w-text gap-4">
        <ErrorSummary id="note-problem" errors={errors} answer={own} />
        <input type="hidden" name="intent" value="note" />
        <TextArea {...field('body')} rows={3} label={t('notes.body')} hint={t('notes.hint')} />
        <div>
          <Button variant="secondary" size="sm">
            {t('notes.add')}
          </Button>
        </div>
      </Form>
      {notes.length > 0 ? (
        <ul className="grid divide-y divide-line">
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t('notes.none')}</p>
      )}
    </div>
  )
}
