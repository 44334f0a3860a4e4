import { useLocation, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { Container } from '../layout/container'
import { Notice, type NoticeTone } from './notice'

export type FlashMessage = { id: string; tone: NoticeTone; title: string; text?: string }
export type FlashProps = { messages: FlashMessage[] }

/**
 * The messages that a page came with stay as long as it does, or until its next form is sent: its
 * data may be asked for anew before.
 */
function useMessagesOfPage(messages: FlashMessage[]) {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const path = pathname + search
  const id = messages.at(-1)?.id
  const [page, setPage] = useState({ path, id, messages })
  if (path !== page.path || (id && id !== page.id)) setPage({ path, id, messages })
  else if (state === 'submitting' && page.messages.length > 0) setPage({ ...page, messages: [] })
  return page.messages
}

/** What the last action has to say, in the HTML, above the page's content. */
export function Flash({ messages }: FlashProps) {
  const shown = useMessagesOfPage(messages)
  if (shown.length === 0) return null
  return (
    <Container className="grid gap-3 pt-4">
      {shown.map(({ id, tone, title, text }) => (
        <Notice key={id} tone={tone} title={title} role={tone === 'danger' ? 'alert' : 'status'}>
          {text}
        </Notice>
      ))}
    </Container>
  )
}
