import { useTranslation } from 'react-i18next'
import type { TicketStatus } from '~/domain/ground/machines.rules'
import { Button } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'
import { ReplyForm, type ReplyFormProps } from '~/support/reply-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { TicketBadge } from '~/support/ticket-badges'
import { TicketConversation, type TicketConversationProps } from '~/support/ticket-conversation'
import { Form } from '~/ui/form/form'

export type OwnTicketPageProps = {
  status: TicketStatus
  order: { name: string; href: string } | null
  /** By when the studio answers, while it has not and is not late. */
  due: string | null
  mayResolve: boolean
  conversation: TicketConversationProps
  form: ReplyFormProps['form']
  answer: FormAnswer
}

/** A client's own ticket: how it stands, what was said, and a reply. */
export function OwnTicketPage({
  status,
  order,
  due,
  mayResolve,
  conversation,
  form,
  answer,
}: OwnTicketPageProps) {
  const { t } = useTranslation('support')
  return (
    <div className="grid gap-gap">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <TicketBadge status={status} own />
        {order && (
          <Link to={order.href} className="inline-block min-h-6 quiet-link">
            {order.name}
          </Link>
        )}
        {due && <span className="text-ink-soft">{t('own.due', { date: due })}</span>}
      </div>
      <TicketConversation {...conversation} />
      <ReplyForm form={form} answer={answer} label={t('reply.own')}>
        <Button name="intent" value="reply">
          {t('reply.send')}
        </Button>
      </ReplyForm>
      {mayResolve ? (
        <Form method="post" preventScrollReset className="grid justify-items-start gap-2">
          <Button
            name="intent"
            value="resolve"
            variant="secondary"
            size="sm"
            aria-describedby="resolve-hint"
          >
            {t('own.solved')}
          </Button>
          <p id="resolve-hint" className="text-sm text-ink-soft">
            {t('own.solvedHint')}
          </p>
        </Form>
      ) : (
        <p className="text-ink-soft">{t('own.reopen')}</p>
      )}
    </div>
  )
}
