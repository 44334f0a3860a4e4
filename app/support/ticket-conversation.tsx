import { useTranslation } from 'react-i18next'
import { Link } from '~/ui/layout/link'
import { MessageList, type MessageDay } from '~/order-room/messages/message-list'

export type TicketConversationProps = {
  days: MessageDay[]
  firstNew: string | null
  earlierHref: string | null
  laterHref: string | null
}

const moreClass =
  'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4'

/** What was said in a ticket, a page of it, the oldest first. */
export function TicketConversation({
  days,
  firstNew,
  earlierHref,
  laterHref,
}: TicketConversationProps) {
  const { t } = useTranslation('messages')
  return (
    <section
      aria-labelledby="conversation"
      className="rounded-md border border-line bg-surface pb-3"
    >
      <h2
        id="conversation"
        className="border-b border-line px-4 py-2 font-text text-base font-semibold"
      >
        {t('conversation')}
      </h2>
      {earlierHref && (
        <p className="px-4">
          <Link to={earlierHref} className={moreClass}>
            {t('earlier')}
          </Link>
        </p>
      )}
      <MessageList days={days} firstNew={firstNew} mayReply={false} />
      {laterHref && (
        <p className="px-4">
          <Link to={laterHref} className={moreClass}>
            {t('later')}
          </Link>
        </p>
      )}
    </section>
  )
}
