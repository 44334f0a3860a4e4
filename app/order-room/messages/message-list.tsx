import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'
import { MailRest, MessageBody, SentFiles, type BodyPart, type SentFile } from './message-body'

export type MessageItem = {
  id: string
  own: boolean
  name: string
  initials: string
  side: 'client' | 'studio' | 'freelancer'
  byMail: boolean
  parts: BodyPart[]
  /** What a mail had beside its answer. */
  mailRest: string | null
  time: string
  when: string
  dateTime: string
  href: string
  replyHref: string
  quote: { name: string; text: string; id: string | null } | null
  files: SentFile[]
  /** Goes on from the message before it, under the same name. */
  goesOn: boolean
  /** The others for whom this is the last of the reader's messages that they have read. */
  seenBy: string[]
}
export type MessageDay = { key: string; name: string; messages: MessageItem[] }

const faces = {
  studio: 'bg-lantern text-on-lantern',
  client: 'bg-canal-soft text-canal',
  freelancer: 'bg-canal-soft text-canal',
}

function Head({
  message: { name, side, own, byMail, time, when, dateTime, href, goesOn },
}: {
  message: MessageItem
}) {
  const { t } = useTranslation('messages')
  return (
    <div className={goesOn ? 'sr-only' : 'message-head'}>
      <span className="font-semibold">{name}</span>{' '}
      <Badge tone={side === 'studio' ? 'accent' : 'state'}>
        {own ? t('you') : t(`sides.${side}`)}
      </Badge>{' '}
      {byMail && <span className="text-sm text-ink-soft">{t('byMail')}</span>}{' '}
      <Link to={href} preventScrollReset tabIndex={goesOn ? -1 : undefined}>
        <time dateTime={dateTime} title={when}>
          {time}
        </time>
      </Link>
    </div>
  )
}

function Quote({ quote: { name, text } }: { quote: NonNullable<MessageItem['quote']> }) {
  const { t } = useTranslation('messages')
  return (
    <blockquote className="max-w-[68ch] border-s-3 border-line-strong ps-3 text-sm text-ink-soft">
      <p className="font-semibold">{t('wrote', { name })}</p>
      <p className="wrap-anywhere">{text}</p>
    </blockquote>
  )
}

function SeenBy({ names }: { names: string[] }) {
  const { t, i18n } = useTranslation('messages')
  if (names.length === 0) return null
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon name="eye" size={16} />
      {t('seenBy', { names: new Intl.ListFormat(i18n.language).format(names) })}
    </p>
  )
}

/** Words with a line before and after them. */
const ruledClass = [
  'my-2 flex items-center gap-3 px-3 text-sm font-semibold sm:px-4',
  'before:h-px before:flex-1 after:h-px after:flex-1',
].join(' ')

function Message({ message, mayReply }: { message: MessageItem; mayReply: boolean }) {
  const { t } = useTranslation('messages')
  const { id, name, initials, side, own, time, replyHref, quote, files, goesOn } = message
  return (
    <article id={`message-${id}`} className="message" data-on={goesOn || undefined}>
      {goesOn ? (
        <span />
      ) : (
        <span aria-hidden className={own ? 'bg-surface-raised text-ink' : faces[side]}>
          {initials}
        </span>
      )}
      <div>
        <Head message={message} />
        {quote && <Quote quote={quote} />}
        <MessageBody parts={message.parts} />
        <MailRest text={message.mailRest} />
        <SentFiles files={files} />
        <div className="message-foot">
          {mayReply && (
            <Link to={replyHref} preventScrollReset aria-label={t('replyTo', { name, time })}>
              <Icon name="reply" size={16} />
              {t('reply')}
            </Link>
          )}
          <SeenBy names={message.seenBy} />
        </div>
      </div>
    </article>
  )
}

function NewLine() {
  const { t } = useTranslation('messages')
  return (
    <p
      id="new"
      className={`${ruledClass} scroll-mt-28 text-danger before:bg-danger after:bg-danger`}
    >
      {t('new')}
    </p>
  )
}

/** Messages by day, the oldest first; `firstNew` is the first that the reader has not read. */
export function MessageList({
  days,
  firstNew,
  mayReply,
}: {
  days: MessageDay[]
  firstNew: string | null
  mayReply: boolean
}) {
  return (
    <ol className="grid gap-2">
      {days.map(({ key, name, messages }) => (
        <li key={key}>
          <h3 className={`${ruledClass} font-text text-ink-soft before:bg-line after:bg-line`}>
            {name}
          </h3>
          <ol className="grid">
            {messages.map((message) => (
              <li key={message.id}>
                {message.id === firstNew && <NewLine />}
                <Message message={message} mayReply={mayReply} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
