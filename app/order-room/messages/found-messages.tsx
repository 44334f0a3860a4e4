import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'

export type FoundItem = {
  id: string
  name: string
  side: 'client' | 'studio' | 'freelancer'
  when: string
  dateTime: string
  href: string
  text: string
  files: string[]
}
export type FoundMessagesProps = {
  messages: FoundItem[]
  olderHref: string | null
  query: string
  backHref: string
}

function Found({
  message: { name, side, when, dateTime, href, text, files },
}: {
  message: FoundItem
}) {
  const { t } = useTranslation('messages')
  return (
    <Card as="article" padding="sm" className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold">{name}</span>{' '}
        <Badge tone={side === 'studio' ? 'accent' : 'state'}>{t(`sides.${side}`)}</Badge>
        <Link
          to={href}
          className="inline-flex min-h-6 items-center text-sm text-canal underline underline-offset-4"
        >
          <time dateTime={dateTime}>{when}</time>
        </Link>
      </p>
      {text && <p className="max-w-[68ch] wrap-anywhere">{text}</p>}
      {files.length > 0 && (
        <p className="text-sm wrap-anywhere text-ink-soft">{files.join(', ')}</p>
      )}
    </Card>
  )
}

/**
 * What a search has found in a conversation, the newest first; the date of each leads to its place.
 */
export function FoundMessages({ messages, olderHref, query, backHref }: FoundMessagesProps) {
  const { t } = useTranslation('messages')
  const back = (
    <ButtonLink to={backHref} variant="secondary" size="sm">
      {t('search.back')}
    </ButtonLink>
  )
  if (messages.length === 0) return <EmptyState title={t('search.none', { query })} action={back} />
  return (
    <section aria-labelledby="found-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="found-title" className="text-xl">
          {t('search.found', { query })}
        </h2>
        {back}
      </div>
      <ul className="grid gap-3">
        {messages.map((message) => (
          <li key={message.id}>
            <Found message={message} />
          </li>
        ))}
      </ul>
      {olderHref && (
        <p>
          <ButtonLink to={olderHref} variant="secondary" size="sm">
            {t('search.older')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
