import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Link } from '~/ui/layout/link'

type UnreadConversation = {
  id: string
  title: string
  number: string
  unread: string
  href: string
}

/** The conversations that have something new, each leading to it; nothing when there is none. */
export function UnreadConversations({ conversations }: { conversations: UnreadConversation[] }) {
  const { t } = useTranslation('inbox')
  if (conversations.length === 0) return null
  return (
    <section aria-labelledby="conversations" className="grid gap-3">
      <h2 id="conversations" className="text-xl">
        {t('conversations.heading')}
      </h2>
      <ul className="grid divide-y divide-line rounded-md bg-surface px-4">
        {conversations.map(({ id, title, number, unread, href }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <Link
              to={href}
              className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {title}
            </Link>{' '}
            <span className="flex items-center gap-4">
              <span className="text-sm text-ink-soft">{number}</span>{' '}
              <Badge tone="state">{unread}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
