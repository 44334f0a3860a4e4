import { db, type Prisma } from '~/platform/db/db.server'
import { containing } from '~/platform/db/containing.server'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'
import { MESSAGES_PER_PAGE, type ConversationPlace } from './message.rules'

const PARTS = {
  id: true,
  authorId: true,
  side: true,
  via: true,
  body: true,
  createdAt: true,
  quotedId: true,
  quotedAuthorId: true,
  quotedText: true,
  attachments: { select: { fileId: true, name: true, contentType: true, size: true }, orderBy: { fileId: 'asc' } },
} satisfies Prisma.MessageSelect

/** The messages of an order's conversation, of which only those get any who take part in it. */
const messagesOf = (participant: Participant, orderId: string) => ({ threadId: orderId, thread: { kind: 'order', order: ordersOf(participant) } }) satisfies Prisma.MessageWhereInput

function readRows(where: Prisma.MessageWhereInput, { before, after }: ConversationPlace) {
  return db.message.findMany({
    where: { ...where, createdAt: { lt: before, gt: after } },
    orderBy: { createdAt: after ? 'asc' : 'desc' },
    take: MESSAGES_PER_PAGE + 1,
    select: PARTS,
  })
}

type MessagePage = { messages: Awaited<ReturnType<typeof readRows>>; earlier: Date | null; later: Date | null }

/** A page of the messages of a conversation, the oldest first, with the moments that its neighbours end and begin at. */
export async function readMessages(where: Prisma.MessageWhereInput, place: ConversationPlace): Promise<MessagePage> {
  const found = await readRows(where, place)
  if (found.length === 0 && (place.before || place.after)) return readMessages(where, {})
  const more = found.length > MESSAGES_PER_PAGE
  const messages = found.slice(0, MESSAGES_PER_PAGE)
  if (!place.after) messages.reverse()
  const [first, last] = [messages.at(0), messages.at(-1)]
  return {
    messages,
    earlier: first && (place.after || more) ? first.createdAt : null,
    later: last && (place.after ? more : place.before) ? last.createdAt : null,
  }
}

/** Who has read or written in an order's conversation, with their names; there are few of them. */
function readPeople(participant: Participant, orderId: string) {
  return db.threadMember.findMany({
    where: { threadId: orderId, thread: { kind: 'order', order: ordersOf(participant) } },
    select: { userId: true, lastReadAt: true, user: { select: { name: true } } },
  })
}

/**
 * A page of an order's conversation for one who takes part in the order: messages from the oldest to the newest, and the
 * people with how far they have read. A place that leads to nothing is answered with the latest.
 */
export async function readConversation(participant: Participant, orderId: string, place: ConversationPlace) {
  const [page, people] = await Promise.all([readMessages(messagesOf(participant, orderId), place), readPeople(participant, orderId)])
  return {
    ...page,
    names: new Map(people.map(({ userId, user }) => [userId, user.name])),
    marks: people.map(({ userId, lastReadAt }) => ({ userId, lastReadAt })),
  }
}
export type Conversation = Awaited<ReturnType<typeof readConversation>>
export type ConversationMessage = Conversation['messages'][number]

/** The message that a reply is to quote, or null for one that is not in this conversation. */
export function findQuoted(participant: Participant, orderId: string, messageId: string) {
  return db.message.findFirst({ where: { ...messagesOf(participant, orderId), id: messageId }, select: { id: true, authorId: true, side: true, body: true } })
}

/** The messages that a text is in, the newest first, as many as a page has; `more` tells of others. */
export async function searchConversation(participant: Participant, orderId: string, text: string, before?: Date) {
  const found = await db.message.findMany({
    where: { ...messagesOf(participant, orderId), createdAt: { lt: before }, OR: containing(text).flatMap((filter) => [{ body: filter }, { attachments: { some: { name: filter } } }]) },
    orderBy: { createdAt: 'desc' },
    take: MESSAGES_PER_PAGE + 1,
    select: PARTS,
  })
  const messages = found.slice(0, MESSAGES_PER_PAGE)
  return { messages, older: found.length > MESSAGES_PER_PAGE ? messages.at(-1)!.createdAt : null }
}

const MOST_UNREAD = 50

/** The conversations in which somebody has something to read, of the earliest orders first; 50 at most. */
export async function listUnreadConversations(participant: Participant) {
  const members = await db.threadMember.findMany({
    where: { userId: participant.userId, unread: { gt: 0 }, thread: { kind: 'order', order: ordersOf(participant) } },
    select: { unread: true, thread: { select: { order: { select: { id: true, number: true, title: true, name: true } } } } },
    orderBy: { threadId: 'asc' },
    take: MOST_UNREAD,
  })
  return members.flatMap(({ unread, thread: { order } }) => (order ? [{ unread, ...order }] : []))
}
