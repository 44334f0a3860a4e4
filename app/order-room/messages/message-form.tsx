import type { SubmissionResult } from '@conform-to/dom'
import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '~/ui/feedback/spinner'
import { Button } from '~/ui/form/button'
import { DraftBar, type DraftView } from '~/ui/form/draft-bar'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { Link } from '~/ui/layout/link'
import { AttachField, type AttachFieldProps } from './attach-field'

type Field = 'key' | 'quotedId' | 'body' | 'files'

export type MessageFormProps = {
  action: string
  answer: SubmissionResult<string[]> | undefined
  /** Drawn for this form: the same form sent twice is one message. */
  messageKey: string
  quote: { id: string; name: string; text: string; dropHref: string } | null
  constraint: ServerFormProps<Field>['constraint']
  attach: AttachFieldProps['attach']
  draft: DraftView
}

/** Empties the form once it has been sent; a page that renews itself leaves it as it is. */
function useEmptyForm(answer: unknown) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  const { state, formMethod } = useNavigation()
  useEffect(() => {
    if (formMethod === 'POST') sent.current = true
    else if (state === 'idle' && sent.current) {
      sent.current = false
      if (!answer) form.current?.reset()
    }
  }, [state, formMethod, answer])
  return form
}

/** Who answers a message goes on in the field, as the link's address says. */
function useFocusForReply(quotedId: string | undefined) {
  const last = useRef(quotedId)
  useEffect(() => {
    if (quotedId && quotedId !== last.current) document.getElementById('write-body')?.focus()
    last.current = quotedId
  }, [quotedId])
}

function sendOnShortcut(event: KeyboardEvent<HTMLFormElement>) {
  if (
    event.key === 'Enter' &&
    (event.ctrlKey || event.metaKey) &&
    event.target instanceof HTMLTextAreaElement
  )
    event.currentTarget.requestSubmit()
}

function Quoted({
  quote: { id, name, text, dropHref },
}: {
  quote: NonNullable<MessageFormProps['quote']>
}) {
  const { t } = useTranslation('messages')
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-s-3 border-canal ps-3">
      <input type="hidden" name="quotedId" value={id} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{t('replying', { name })}</p>
        <p className="line-clamp-2 wrap-anywhere text-ink-soft">{text}</p>
      </div>
      <Link
        to={dropHref}
        preventScrollReset
        className="inline-flex min-h-6 items-center text-sm underline underline-offset-4"
      >
        {t('dropQuote')}
      </Link>
    </div>
  )
}

/** Where a message is written, with files and, as an answer, with what it answers. */
export function MessageForm({
  action,
  answer,
  messageKey,
  quote,
  constraint,
  attach,
  draft,
}: MessageFormProps) {
  const { t } = useTranslation('messages')
  const { form, errors, field } = serverForm<Field>('write', {
    result: answer,
    constraint,
    defaults: { ...draft.values } as Record<Field, string>,
  })
  const ref = useEmptyForm(answer)
  useFocusForReply(quote?.id)
  const sending = useNavigation().formMethod === 'POST'
  return (
    <section aria-labelledby="write-title" className="border-t border-line p-3 sm:p-4">
      <h2 id="write-title" className="sr-only">
        {t('write')}
      </h2>
      <Form
        {...form}
        ref={ref}
        action={action}
        encType="multipart/form-data"
        preventScrollReset
        onKeyDown={sendOnShortcut}
        className="grid gap-4"
      >
        <ErrorSummary errors={errors} answer={answer} />
        <input type="hidden" name="key" value={messageKey} />
        {quote && <Quoted quote={quote} />}
        <TextArea
          {...field('body')}
          required={undefined}
          rows={3}
          label={t('body')}
          className="max-h-80 min-h-24"
        />
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-72">
            <AttachField {...field('files')} attach={attach} />
          </div>
          <span className="flex items-center gap-4">
            {sending && <Spinner text={t('sending')} />}
            <Button>{t('send')}</Button>
          </span>
        </div>
        <DraftBar draft={draft} />
      </Form>
    </section>
  )
}
