import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { BULK_FORM } from '~/routes/admin/_area/lists/bulk-form'
import { Form } from '~/ui/form/form'

export type ReceivedMessage = {
  id: string
  name: string
  email: string
  company: string | null
  topic: string
  about: string
  language: string
  /** The code of that language. */
  lang: string
  body: string
  received: string
  dateTime: string
  /** Names of the rules that marked it; empty for most. */
  reasons: string
  /** Whether the sender has had a mail of ours. */
  confirmed: boolean
  answered: string | null
  answerHref: string
  /** The ticket that was made of it. */
  ticketHref: string | null
  /** Its sender has an account, which a ticket can belong to. */
  mayBeTicket: boolean
}

function Choose({ message: { id, name } }: { message: ReceivedMessage }) {
  const { t } = useTranslation('inbox')
  return (
    <label className="grid size-7 shrink-0 place-items-center">
      <input type="checkbox" name="id" value={id} form={BULK_FORM} className="tick" />
      <span className="sr-only">{t('choose', { name })}</span>
    </label>
  )
}

function State({ message: { reasons, answered } }: { message: ReceivedMessage }) {
  const { t } = useTranslation('inbox')
  return (
    <span className="flex flex-wrap gap-2">
      {reasons && <Badge tone="warning">{t('spam')}</Badge>}
      {answered ? (
        <Badge tone="success">{t('answered', { date: answered })}</Badge>
      ) : (
        <Badge tone="state">{t('open')}</Badge>
      )}
    </span>
  )
}

function Message({ message }: { message: ReceivedMessage }) {
  const { t } = useTranslation('inbox')
  const {
    id,
    name,
    email,
    company,
    topic,
    about,
    language,
    lang,
    body,
    received,
    dateTime,
    reasons,
    confirmed,
    answered,
    answerHref,
    ticketHref,
    mayBeTicket,
  } = message
  const facts = [
    { term: t('from'), detail: email },
    ...(company ? [{ term: t('company'), detail: company }] : []),
    { term: t('topic'), detail: topic },
    ...(about ? [{ term: t('about'), detail: about }] : []),
    { term: t('language'), detail: language },
  ]
  return (
    <Card as="article" aria-labelledby={`message-${id}`} className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          <Choose message={message} />
          <h2 id={`message-${id}`} className="min-w-0 wrap-anywhere text-xl">
            {name}
          </h2>
        </div>
        <time dateTime={dateTime} className="text-sm text-ink-soft">
          {received}
        </time>
      </div>
      <State message={message} />
      <DescriptionList items={facts} />
      <p lang={lang} className="max-w-[68ch] whitespace-pre-line">
        {body}
      </p>
      {reasons && (
        <p className="text-sm text-ink-soft">
          {t('spamHint', { reasons })} {!confirmed && t('unconfirmed')}
        </p>
      )}
      <Form
        method="post"
        preventScrollReset
        className="flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        <input type="hidden" name="id" value={id} />
        <Button variant="secondary" size="sm" name="answered" value={answered ? 'no' : 'yes'}>
          {t(answered ? 'markOpen' : 'markAnswered')}
        </Button>{' '}
        {mayBeTicket && (
          <Button
            variant="quiet"
            size="sm"
            name="ticket"
            value="yes"
            aria-label={t('makeTicketOf', { name })}
          >
            {t('makeTicket')}
          </Button>
        )}
        {ticketHref && (
          <Link to={ticketHref} className="inline-block min-h-6 quiet-link">
            {t('toTicket')}
          </Link>
        )}
        <a href={answerHref} className="inline-block min-h-6 quiet-link">
          {t('answer')}
        </a>
      </Form>
    </Card>
  )
}

/** What came in through the contact page, for the studio to read and tick off. */
export function MessageList({ messages }: { messages: ReceivedMessage[] }) {
  const { t } = useTranslation('inbox')
  return (
    <ul aria-label={t('list')} className="grid gap-gap">
      {messages.map((message) => (
        <li key={message.id}>
          <Message message={message} />
        </li>
      ))}
    </ul>
  )
}
