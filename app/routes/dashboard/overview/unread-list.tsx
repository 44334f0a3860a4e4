import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'

export type UnreadView = {
  id: string
  number: string
  title: string
  /** Messages that the reader has not seen. */
  count: number
  href: string
}

function Conversation({
  conversation: { number, title, count, href },
}: {
  conversation: UnreadView
}) {
  const { t } = useTranslation('overview')
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 flex-[1_1_18rem] gap-0.5">
        <p className="font-semibold">{t('unread.messages', { count })}</p>
        <p className="text-sm text-ink-soft">
          {title} · <span className="whitespace-nowrap">{number}</span>
        </p>
      </div>
      <ButtonLink to={href} size="sm" variant="secondary">
        {t('unread.read')}
        <span className="sr-only"> · {title}</span>
      </ButtonLink>
    </li>
  )
}

/** The conversations in which something is new, and the way to the notifications. */
export function UnreadList({
  conversations,
  notifications,
}: {
  conversations: UnreadView[]
  notifications: number
}) {
  const { t } = useTranslation('overview')
  return (
    <div className="grid gap-4">
      {conversations.length === 0 ? (
        <p className="text-ink-soft">{t('cards.unread.none')}</p>
      ) : (
        <ul className="grid">
          {conversations.map((conversation) => (
            <Conversation key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      )}
      {notifications > 0 && (
        <p className="border-t border-line pt-4">
          <Link to={paths.notifications()} className="inline-block min-h-6 quiet-link">
            {t('unread.notifications', { count: notifications })}
          </Link>
        </p>
      )}
    </div>
  )
}
