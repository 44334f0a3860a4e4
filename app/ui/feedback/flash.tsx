import { Container } from '../layout/container'
import { Notice, type NoticeTone } from './notice'

export type FlashMessage = { id: string; tone: NoticeTone; title: string; text?: string }
export type FlashProps = { messages: FlashMessage[] }

/** What the last action has to say, in the HTML, above the page's content. */
export function Flash({ messages }: FlashProps) {
  if (messages.length === 0) return null
  return (
    <Container className="grid gap-3 pt-4">
      {messages.map(({ id, tone, title, text }) => (
        <Notice key={id} tone={tone} title={title} role={tone === 'danger' ? 'alert' : 'status'}>{text}</Notice>
      ))}
    </Container>
  )
}
