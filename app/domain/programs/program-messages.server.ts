import { readConversation } from '~/domain/messages/conversation.server'
import { WRITING, writingKey } from '~/domain/messages/count-writing.server'
import { postMessage } from '~/domain/messages/post-message.server'
import type { Participant } from '~/domain/people/participant.rules'
import { db } from '~/platform/db/db.server'
import { hit } from '~/platform/rate-limit.server'
import { findOrder } from './program-orders.server'

/**
 * A page of an order's conversation, the newest first; `next` is the moment that the next page
 * begins before. Throws `notFound`.
 */
export async function listMessages(participant: Participant, orderId: string, before?: Date) {
  await findOrder(participant, orderId)
  const { messages, names, earlier } = await readConversation(participant, orderId, { before })
  const rows = messages.map(({ authorId, ...message }) => ({
    ...message,
    author: authorId === null ? null : (names.get(authorId) ?? null),
  }))
  return { rows: rows.reverse(), next: earlier }
}

/**
 * Writes a message into an order's conversation, once for each key: the same key again gives the
 * message that is there. `retryAfter` is in seconds, and 0 when it was written. Throws `notFound`.
 */
export async function writeMessage(
  participant: Participant,
  orderId: string,
  { key, body }: { key: string; body: string },
) {
  const { retryAfter } = await hit(writingKey(participant.userId), WRITING)
  if (retryAfter > 0) return { retryAfter, message: null }
  const { id } = await postMessage(participant, orderId, { key, body })
  const message = await db.message.findUniqueOrThrow({
    where: { id },
    include: { author: { select: { name: true } }, attachments: true },
  })
  return { retryAfter, message: { ...message, author: message.author?.name ?? null } }
}
