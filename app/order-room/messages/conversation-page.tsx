import type { SubmissionResult } from '@conform-to/dom'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '~/domain/ground/search.rules'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { TextField } from '~/ui/form/text-field'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'
import { FoundMessages, type FoundItem } from './found-messages'
import { MessageForm, type MessageFormProps } from './message-form'
import { MessageList, type MessageDay, type MessageItem } from './message-list'

type Shown = {
  /** Who of the studio's freelancers writes here too. */
  alongside: string | null
  days: MessageDay[]
  firstNew: string | null
  newCount: number
  earlierHref: string | null
  laterHref: string | null
  latestHref: string | null
}

export type ConversationPageProps = {
  conversation: Shown | null
  found: { messages: FoundItem[]; olderHref: string | null } | null
  /** Null for who only reads. */
  form: Omit<MessageFormProps, 'answer'> | null
  /** Where is said that no answer is needed; null where none of the reader is awaited. */
  noAnswer: string | null
  answer: SubmissionResult<string[]> | undefined
  here: string
  /** What the address of the conversation says already. */
  kept: Record<string, string>
  query: string
}

function Search({ here, kept, query }: Pick<ConversationPageProps, 'here' | 'kept' | 'query'>) {
  const { t } = useTranslation('messages')
  return (
    <Form
      action={here.split('?')[0]}
      role="search"
      aria-label={t('search.label')}
      className="flex flex-wrap items-end gap-3"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          key={query}
          id="search"
          name="q"
          type="search"
          maxLength={SEARCH_MAX}
          defaultValue={query}
          label={t('search.field')}
        />
      </div>
      <Button variant="secondary">
        <Icon name="search" size={18} />
        {t('search.button')}
      </Button>
    </Form>
  )
}

/**
 * Says what came in, or was sent, while the page stood open; only the latest part of a conversation
 * hears of it.
 */
function News({ latest }: { latest: MessageItem | undefined }) {
  const { t } = useTranslation('messages')
  const told = useRef(latest?.id)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!latest || latest.id === told.current) return
    told.current = latest.id
    setText(latest.own ? t('sent') : t('arrived', { name: latest.name }))
  }, [latest, t])
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}

/** The first new message as it was when the page was opened: reading on makes it no older. */
function useFirstNew(firstNew: string | null) {
  const [kept, keep] = useState(firstNew)
  useEffect(() => {
    if (firstNew) keep(firstNew)
  }, [firstNew])
  return firstNew ?? kept
}

const moreClass =
  'mx-auto inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4'

function Messages({ conversation, mayReply }: { conversation: Shown; mayReply: boolean }) {
  const { t } = useTranslation('messages')
  const { days, earlierHref, laterHref, latestHref } = conversation
  const firstNew = useFirstNew(conversation.firstNew)
  return (
    // Its one child stands at the end of a reversed column, so the box opens at the newest message,
    // without script as well.
    <div
      role="region"
      aria-label={t('conversation')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex max-h-[min(70svh,46rem)] flex-col-reverse overflow-y-auto print:max-h-none"
    >
      <div className="grid gap-2 py-3">
        {earlierHref && (
          <Link to={earlierHref} className={moreClass}>
            <Icon name="arrow-up" size={18} />
            {t('earlier')}
          </Link>
        )}
        <MessageList days={days} firstNew={firstNew} mayReply={mayReply} />
        {laterHref && (
          <p className="flex flex-wrap justify-center gap-x-6">
            <Link
              to={laterHref}
              className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4"
            >
              <Icon name="arrow-down" size={18} />
              {t('later')}
            </Link>{' '}
            {latestHref && (
              <Link
                to={latestHref}
                className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
              >
                {t('latest')}
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

function Conversation({
  conversation,
  form,
  answer,
  noAnswer,
}: { conversation: Shown } & Pick<ConversationPageProps, 'form' | 'answer' | 'noAnswer'>) {
  const { t } = useTranslation('messages')
  const latest = conversation.laterHref ? undefined : conversation.days.at(-1)?.messages.at(-1)
  return (
    <div className="min-w-0 rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line px-4 py-2">
        <div>
          <h2 className="font-text text-base font-semibold">{t('conversation')}</h2>
          {conversation.alongside && (
            <p className="text-sm text-ink-soft">
              {t('alongside', { names: conversation.alongside })}
            </p>
          )}
        </div>
        {conversation.newCount > 0 && (
          <a
            href="#new"
            className="inline-flex min-h-6 items-center text-sm underline underline-offset-4"
          >
            {t('newCount', { count: conversation.newCount })}
          </a>
        )}
      </div>
      {conversation.days.length > 0 ? (
        <Messages conversation={conversation} mayReply={form !== null} />
      ) : (
        <EmptyState headingLevel={3} title={t('empty.title')}>
          {t(form ? 'empty.text' : 'empty.readOnly')}
        </EmptyState>
      )}
      <News latest={latest} />
      {noAnswer && (
        <Form
          method="post"
          action={noAnswer}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2"
        >
          <p className="text-sm text-ink-soft">{t('noAnswer.text')}</p>
          <Button variant="quiet" size="sm">
            {t('noAnswer.press')}
          </Button>
        </Form>
      )}
      {form ? (
        <MessageForm {...form} answer={answer} />
      ) : (
        <div className="border-t border-line p-4">
          <Notice>{t('readOnly')}</Notice>
        </div>
      )}
    </div>
  )
}

/** An order's conversation for one side of it, or what a search has found in it. */
export function ConversationPage({
  conversation,
  found,
  form,
  noAnswer,
  answer,
  here,
  kept,
  query,
}: ConversationPageProps) {
  return (
    <div className="grid gap-6">
      {conversation && <Conversation {...{ conversation, form, answer, noAnswer }} />}
      <Search here={here} kept={kept} query={query} />
      {found && <FoundMessages {...found} query={query} backHref={here} />}
    </div>
  )
}
