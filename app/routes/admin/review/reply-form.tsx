import { useTranslation } from 'react-i18next'
import type { ReviewReplyFields } from '~/domain/reviews/review.schema'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { lateOf, useHeldKey } from '~/ui/form/held-key'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import type { FormAnswer } from '~/ui/form/form-answer'

export type ReplyFormProps = {
  /** `shown` is when the words were written, for machines. */
  reply: { text: string; at: string | null; shown: string }
  constraint: ServerFormProps<keyof ReviewReplyFields>['constraint']
  answer: FormAnswer
}

/** The studio's words under a published review. */
export function ReplyForm({ reply, constraint, answer }: ReplyFormProps) {
  const { t } = useTranslation('reviews')
  const { text, at } = reply
  const own = answer?.form === 'reply' ? answer : undefined
  const shown = useHeldKey(reply.shown, lateOf(own))
  const { form, errors, field } = serverForm<keyof ReviewReplyFields>('reply', {
    result: own?.result,
    constraint,
    defaults: { reply: text },
  })
  return (
    <div className="grid gap-4">
      {at && <p className="text-ink-soft">{t('page.repliedAt', { date: at })}</p>}
      <Form {...form} key={shown} preventScrollReset className="grid max-w-text gap-4">
        <ErrorSummary id="reply-problem" errors={errors} answer={own} />
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="shown" value={shown} />
        <TextArea {...field('reply')} rows={3} label={t('page.reply')} hint={t('page.replyHint')} />
        <div>
          <Button variant="secondary" size="sm">
            {t(at ? 'page.replyChange' : 'page.replySend')}
          </Button>
        </div>
      </Form>
      {at && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="shown" value={shown} />
          <Button name="intent" value="remove-reply" variant="quiet" size="sm">
            {t('page.replyRemove')}
          </Button>
        </Form>
      )}
    </div>
  )
}
