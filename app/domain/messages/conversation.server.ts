import { db, Prisma, type Transaction } from '~/platform/db/db.server'
import {
  firstNameOf,
  type Assignee,
  type Member,
  type Participant,
} from '../people/participant.rules'
import { OWN_STUDIO_ID } from '../ground/own-studio'
import { messagesWith } from './message-texts.server'
import { ordersOf, ordersTalkedAbout, talksOf } from '../people/participant.server'
import { MESSAGES_PER_PAGE, type ConversationPlace } from './message.rules'

const PARTS = {
  id: true,
  authorId: true,
  side: true,
  via: true,
  body: true,
  mailRest: true,
  createdAt: true,
  quotedId: true,
  quotedAuthorId: true,
  quotedText: true,
  attachments: {
    select: { fileId: true, name: true, contentType: true, size: true },
    orderBy: { fileId: 'asc' },
  },
} satisfies Prisma.MessageSelect

/**
 * The conversations that somebody takes part in, a ticket's for its own client and the staff;
 * belongs into the `where` of every query.
 */
export function threadsOf(member: Member): Prisma.ThreadWhereInput {
  const order = ordersOf(member)
  if (member.side === 'client')
    return {
      OR: [
        { kind: 'order', order },
        { kind: 'ticket', ticket: { userId: member.userId } },
      ],
    }
  const withFreelancer = { kind: 'freelancer', project: { order } }
  if (member.side === 'freelancer')
    return {
      OR: [
        { ...withFreelancer, freelancer: { userId: member.userId } },
        { kind: 'order', order: ordersTalkedAbout(member.userId) },
      ],
    }
  const ofStaff = member.studioId === OWN_STUDIO_ID ? [{ kind: 'ticket' }] : []
  return { OR: [{ kind: 'order', order }, ...ofStaff, withFreelancer] }
}

/**
 * A freelancer who has joined the conversation with the client reads nothing that was written
 * before.
 */
function sinceJoining({ talksSince }: Assignee): Prisma.MessageWhereInput {
  return {
    OR: [
      { thread: { kind: 'freelancer' } },
      ...(talksSince ? [{ createdAt: { gte: talksSince } }] : []),
    ],
  }
}

/** The messages that somebody may read. */
export function messagesFor(member: Member): Prisma.MessageWhereInput {
  const own = { thread: threadsOf(member) }
  return member.side === 'freelancer' ? { ...own, AND: [sinceJoining(member)] } : own
}

/** The messages of a conversation, of which only those get any who take part in it. */
const messagesOf = (member: Member, threadId: string): Prisma.MessageWhereInput => ({
  threadId,
  ...messagesFor(member),
})

function readRows(where: Prisma.MessageWhereInput, { before, after }: ConversationPlace) {
  return db.message.findMany({
    where: { ...where, createdAt: { lt: before, gt: after } },
    orderBy: { createdAt: after ? 'asc' : 'desc' },
    take: MESSAGES_PER_PAGE + 1,
    select: PARTS,
  })
}

type MessagePage = {
  messages: Awaited<ReturnType<typeof readRows>>
  earlier: Date | null
  later: Date | null
}

/**
 * A page of the messages of a conversation, the oldest first, with the moments that its neighbors
 * end and begin at.
 */
export async function readMessages(
  where: Prisma.MessageWhereInput,
  place: ConversationPlace,
): Promise<MessagePage> {
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

/**
 * Messages as somebody may read them: without the quotes of what was written before they joined.
 */
async function withOwnQuotes<
  Quoting extends { quotedId: string | null; quotedText: string | null },
>(member: Member, threadId: string, messages: Quoting[]): Promise<Quoting[]> {
  const quoted = messages.flatMap(({ quotedId }) => quotedId ?? [])
  if (member.side !== 'freelancer' || quoted.length === 0) return messages
  const readable = await db.message.findMany({
    where: { ...messagesOf(member, threadId), id: { in: quoted } },
    select: { id: true },
  })
  return messages.map((message) =>
    readable.some(({ id }) => id === message.quotedId) ? message : { ...message, quotedText: null },
  )
}

/** The freelancers who write with the client of an order, beside the studio. */
export async function listTalkers(
  orderId: string,
  tx: Transaction = db,
): Promise<{ id: number; name: string }[]> {
  const milestones = await tx.milestone.findMany({
    where: { project: { orderId } },
    select: { id: true },
  })
  if (milestones.length === 0) return []
  // Found by the key that a milestone's lead has, so that other orders' work is not gone through.
  const work = await tx.assignment.findMany({
    where: { AND: [{ leadKey: { in: milestones.map(({ id }) => id) } }, talksOf()] },
    select: { freelancerId: true },
  })
  if (work.length === 0) return []
  return tx.user.findMany({
    where: { freelancer: { id: { in: work.map(({ freelancerId }) => freelancerId) } } },
    select: { id: true, name: true },
    orderBy: { id: 'asc' },
  })
}

interface Person {
  id: number
  name: string
  role: string
  waitsFor: string | null
}

/**
 * Who has read or written in a conversation, with their names, and whose answer it waits for; there
 * are few of them. Names and turn are read in one statement, which relations would need two for.
 */
async function readPeople(member: Member, threadId: string) {
  const members = await db.threadMember.findMany({
    where: { threadId, thread: threadsOf(member) },
    select: { userId: true, lastReadAt: true },
  })
  if (members.length === 0) return { people: [], waitsFor: null }
  const users = await db.$queryRaw<Person[]>`
    SELECT u."id" AS "id", u."name" AS "name", CAST(u."role" AS TEXT) AS "role",
      t."waitsFor" AS "waitsFor"
    FROM "User" u, "Thread" t
    WHERE u."id" IN (${Prisma.join(members.map(({ userId }) => userId))}) AND t."id" = ${threadId}`
  return {
    people: members.flatMap((one) => {
      const user = users.find(({ id }) => Number(id) === one.userId)
      return user ? [{ ...one, user }] : []
    }),
    waitsFor: users[0]?.waitsFor ?? null,
  }
}

/**
 * A page of a conversation for one who takes part in it: messages from the oldest to the newest,
 * and the people with how far they have read. That of an order has the order's id. A place that
 * leads to nothing is answered with the latest.
 */
export async function readConversation(member: Member, threadId: string, place: ConversationPlace) {
  const [page, { people, waitsFor }, talkers] = await Promise.all([
    readMessages(messagesOf(member, threadId), place),
    readPeople(member, threadId),
    member.side === 'freelancer' ? [] : listTalkers(threadId),
  ])
  const nameOf = ({ name, role }: { name: string; role: string }) =>
    member.side === 'client' && role === 'freelancer' ? firstNameOf(name) : name
  return {
    ...page,
    messages: await withOwnQuotes(member, threadId, page.messages),
    alongside: talkers.map((talker) => nameOf({ ...talker, role: 'freelancer' })),
    /** Whether an answer of the reader's side is awaited. */
    waitsForReader: waitsFor === member.side,
    names: new Map(people.map(({ userId, user }) => [userId, nameOf(user)])),
    marks: people.map(({ userId, lastReadAt }) => ({ userId, lastReadAt })),
  }
}
export type Conversation = Awaited<ReturnType<typeof readConversation>>
export type ConversationMessage = Conversation['messages'][number]

/** The message that a reply is to quote, or null for one that is not in this conversation. */
export function findQuoted(member: Member, threadId: string, messageId: string) {
  return db.message.findFirst({
    where: { ...messagesOf(member, threadId), id: messageId },
    select: { id: true, authorId: true, side: true, body: true },
  })
}

/**
 * The messages that a text is in, the newest first, as many as a page has; `more` tells of others.
 */
export async function searchConversation(
  member: Member,
  threadId: string,
  text: string,
  before?: Date,
) {
  const found = await db.message.findMany({
    where: {
      ...messagesOf(member, threadId),
      createdAt: { lt: before },
      AND: messagesWith(text),
    },
    orderBy: { createdAt: 'desc' },
    take: MESSAGES_PER_PAGE + 1,
    select: PARTS,
  })
  const messages = await withOwnQuotes(member, threadId, found.slice(0, MESSAGES_PER_PAGE))
  return { messages, older: found.length > MESSAGES_PER_PAGE ? messages.at(-1)!.createdAt : null }
}

const MOST_UNREAD = 50

const ORDER = { select: { id: true, number: true, title: true, name: true } } as const

/**
 * The conversations in which somebody has something to read, of the earliest orders first; 50 at
 * most.
 */
export async function listUnreadConversations(participant: Participant) {
  const members = await db.threadMember.findMany({
    where: { userId: participant.userId, unread: { gt: 0 }, thread: threadsOf(participant) },
    select: {
      threadId: true,
      unread: true,
      thread: {
        select: {
          orderId: true,
          project: { select: { orderId: true } },
          freelancer: { select: { user: { select: { name: true } } } },
        },
      },
    },
    orderBy: { threadId: 'asc' },
    take: MOST_UNREAD,
  })
  const orderIdOf = ({ thread }: (typeof members)[number]) =>
    thread.orderId ?? thread.project?.orderId ?? ''
  // Found in one statement, be they the client's conversation of an order or the one with a
  // freelancer of its project.
  const orders =
    members.length === 0
      ? []
      : await db.order.findMany({
          where: { id: { in: members.map(orderIdOf) }, ...ordersOf(participant) },
          ...ORDER,
        })
  return members.flatMap((member) => {
    const about = orders.find(({ id }) => id === orderIdOf(member))
    return about
      ? [
          {
            unread: member.unread,
            ...about,
            threadId: member.threadId,
            freelancer: member.thread.freelancer?.user.name ?? null,
          },
        ]
      : []
  })
}
