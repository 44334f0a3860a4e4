import type { FormAnswer } from '~/ui/form/form-answer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftBar, type DraftView } from '~/ui/form/draft-bar'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { AttachField, type AttachFieldProps } from '~/order-room/messages/attach-field'

type Field = 'key' | 'body' | 'files'

export type ReplyFormProps = {
  form: {
    /** Drawn for this form: the same form sent twice is one message. */
    messageKey: string
    /** The writer's last message: after another one the fields are empty again. */
    lastOwn: string
    constraint: ServerFormProps<Field>['constraint']
    attach: AttachFieldProps['attach']
    draft: DraftView
  }
  answer: FormAnswer
  label: string
  /** Between the text and the buttons. */
  between?: ReactNode
  children: ReactNode
}

/** Where either side writes into a ticket; `children` are the buttons. */
export function ReplyForm({
  form: { messageKey, lastOwn, constraint, attach, draft },
  answer,
  label,
  between,
  children,
}: ReplyFormProps) {
  const { t } = useTranslation('support')
  const own = answer?.form === 'reply' ? answer : undefined
  const { form, errors, field } = serverForm<Field>('reply', {
    result: own?.result,
    constraint,
    defaults: { ...draft.values } as Record<Field, string>,
  })
  const body = field('body')
  return (
    <section
      aria-labelledby="reply-title"
      className="scroll-mt-28 rounded-md bg-surface p-[clamp(1.25rem,2vw,1.75rem)]"
    >
      <h2 id="reply-title" className="mb-4 text-xl">
        {t('reply.title')}
      </h2>
      <Form
        {...form}
        encType="multipart/form-data"
        preventScrollReset
        className="grid max-w-text gap-4"
      >
        <ErrorSummary id="reply-problem" errors={errors} answer={own} />
        <input type="hidden" name="key" value={messageKey} />
        {between}
        <TextArea
          key={`${lastOwn}:${own ? (body.defaultValue ?? '') : ''}`}
          {...body}
          required={undefined}
          rows={5}
          label={label}
          className="min-h-32"
        />
        <AttachField key={lastOwn} {...field('files')} attach={attach} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
        <DraftBar draft={draft} />
      </Form>
    </section>
  )
}
