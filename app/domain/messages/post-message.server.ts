import { foldedMessage } from './message-texts.server'
import { DomainError } from '~/domain/ground/domain-error'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { after, currentTime } from '~/platform/clock'
import { db, type Transaction } from '~/platform/db/db.server'
import type { StoredUpload, Upload } from '../files/uploads.server'
import { notify, notifyPerson } from '../notifications/notify.server'
import { firstNameOf, type Member } from '../people/participant.rules'
import { ordersOf, ordersTalkedAbout } from '../people/participant.server'
import { listTalkers, threadsOf } from './conversation.server'
import { insertMessage } from './insert-message.server'
import { excerpt } from './message.rules'
import { attachmentRows, writeOnce } from './write-once.server'

export interface NewMessage {
  /** One per message: the same message sent again is not written again. */
  key: string
  body: string
  quotedId?: string
  via?: 'app' | 'mail'
  /** What a mail had beside its answer. */
  mailRest?: string
}

const TITLE_LENGTH = 140

/** Later than all before it, whatever the clocks of the processes say. */
export async function nextMoment(tx: Transaction, threadId: string) {
  const last = await tx.message.findFirst({
    where: { threadId },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  })
  const now = currentTime()
  return last && last.createdAt >= now ? after(1, last.createdAt) : now
}

async function readQuote(tx: Transaction, threadId: string, quotedId?: string) {
  const quoted = quotedId
    ? await tx.message.findFirst({
        where: { id: quotedId, threadId },
        select: { id: true, authorId: true, body: true },
      })
    : null
  return quoted
    ? { quotedId: quoted.id, quotedAuthorId: quoted.authorId, quotedText: excerpt(quoted.body) }
    : {}
}

/** Where a message is written, and who is told of it. */
interface Place {
  threadId: string
  kind: 'order' | 'freelancer'
  projectId: string | null
  visibility: 'client' | 'team'
  /** Returns whom it concerns. */
  tell: (tx: Transaction, told: { id: string; who: string; title: string }) => Promise<number[]>
}

interface AboutOrder {
  id: string
  number: string
  projectId: string | null
}

/**
 * The client's people hear of every message of others, the studio of all that are not its own, and
 * so do the freelancers who write here.
 */
function tellOrder(
  { side, userId }: Member,
  { id: orderId, number, projectId }: AboutOrder,
): Place['tell'] {
  return async (tx, { id, who, title }) => {
    const anchor = `message-${id}`
    const notice = { orderId, data: { who, title, number }, key: `message:${id}`, actorId: userId }
    const forClient =
      side === 'freelancer' ? { ...notice.data, who: firstNameOf(who) } : notice.data
    const told = await notify(tx, {
      ...notice,
      data: forClient,
      kind: 'message.posted',
      href: paths.messages({ order: orderId, anchor }),
    })
    if (side !== 'studio')
      told.push(
        ...(await notify(tx, {
          ...notice,
          kind: 'studio.message',
          href: adminPaths.orderPart(orderId, 'messages', { anchor }),
        })),
      )
    const talkers = projectId === null ? [] : await listTalkers(orderId, tx)
    for (const { id: talker } of talkers)
      told.push(
        ...(await notifyPerson(tx, {
          ...notice,
          kind: 'assignment.client',
          userId: talker,
          href: paths.freelancerProject(projectId!, { part: 'client', anchor }),
        })),
      )
    return [...new Set(told)]
  }
}

/** The orders in whose conversation somebody may write. */
const writtenAbout = (member: Member) =>
  member.side === 'freelancer' ? ordersTalkedAbout(member.userId) : ordersOf(member, 'answer')

/**
 * An order's conversation, which begins with its first message. Throws `notFound` for one with
 * which they may not answer.
 */
function orderPlace(member: Member, orderId: string) {
  return async (tx: Transaction): Promise<Place> => {
    const order = await tx.order.findFirst({
      where: { AND: [{ id: orderId }, writtenAbout(member)] },
      select: { id: true, number: true, title: true, project: { select: { id: true } } },
    })
    if (!order) throw new DomainError('notFound', 'order')
    const projectId = order.project?.id ?? null
    await tx.thread.upsert({
      where: { id: orderId },
      create: { id: orderId, orderId, projectId, kind: 'order', subject: order.title },
      update: {},
    })
    return {
      threadId: orderId,
      kind: 'order',
      projectId,
      visibility: 'client',
      tell: tellOrder(member, { ...order, projectId }),
    }
  }
}

/**
 * A freelancer's conversation with the studio; each tells the other. Throws `notFound` for
 * anybody else.
 */
function freelancerPlace(member: Member, threadId: string) {
  return async (tx: Transaction): Promise<Place> => {
    const thread = await tx.thread.findFirst({
      where: { AND: [{ id: threadId, kind: 'freelancer' }, threadsOf(member)] },
      select: {
        projectId: true,
        freelancer: { select: { userId: true } },
        project: { select: { order: { select: { id: true, number: true } } } },
      },
    })
    if (!thread?.project || !thread.freelancer || !thread.projectId)
      throw new DomainError('notFound', 'thread')
    const {
      projectId,
      freelancer,
      project: { order },
    } = thread
    const tell: Place['tell'] = (on, { id, ...said }) => {
      const anchor = `message-${id}`
      const notice = {
        orderId: order.id,
        data: { ...said, number: order.number },
        key: `message:${id}`,
        actorId: member.userId,
      }
      if (member.side === 'freelancer')
        return notify(on, {
          ...notice,
          kind: 'studio.freelancer',
          href: adminPaths.freelancerMessages(order.id, threadId, { anchor }),
        })
      return notifyPerson(on, {
        ...notice,
        kind: 'assignment.message',
        userId: freelancer.userId,
        href: paths.freelancerProject(projectId, { part: 'messages', anchor }),
      })
    }
    return { threadId, kind: 'freelancer', projectId, visibility: 'team', tell }
  }
}

/** One more that they have not read, for those whom it concerns. */
async function countUnread(tx: Transaction, threadId: string, userIds: number[]) {
  const here = { threadId, userId: { in: userIds } }
  const members = await tx.threadMember.findMany({ where: here, select: { userId: true } })
  const missing = userIds.filter((id) => !members.some(({ userId }) => userId === id))
  await tx.threadMember.updateMany({ where: here, data: { unread: { increment: 1 } } })
  if (missing.length > 0)
    await tx.threadMember.createMany({
      data: missing.map((userId) => ({ threadId, userId, unread: 1 })),
    })
}

async function write(
  tx: Transaction,
  { userId, side }: Member,
  open: (tx: Transaction) => Promise<Place>,
  message: NewMessage,
  stored: StoredUpload[],
) {
  const [place, known] = [
    await open(tx),
    await tx.message.findUnique({ where: { key: message.key }, select: { id: true } }),
  ]
  if (known) return known
  const { threadId } = place
  await tx.threadMember.upsert({
    where: { threadId_userId: { threadId, userId } },
    create: { threadId, userId },
    update: {},
  })
  const { id, author } = await insertMessage(tx, place.kind, {
    ...{ key: message.key, threadId, authorId: userId, side },
    ...{ via: message.via ?? 'app', body: message.body, mailRest: message.mailRest || null },
    folded: foldedMessage(message.body, stored),
    createdAt: await nextMoment(tx, threadId),
    ...(await readQuote(tx, threadId, message.quotedId)),
    attachments: { create: attachmentRows(stored, { ownerId: userId, ...place }) },
  })
  const title = excerpt(message.body || stored.map(({ name }) => name).join(', '), TITLE_LENGTH)
  await countUnread(tx, threadId, await place.tell(tx, { id, who: author?.name ?? '', title }))
  return { id }
}

function post(
  member: Member,
  open: (tx: Transaction) => Promise<Place>,
  message: NewMessage,
  files: Upload[],
): Promise<{ id: string }> {
  const own = { ...message, key: `${member.userId}:${message.key}` }
  const known = () => db.message.findUnique({ where: { key: own.key }, select: { id: true } })
  return writeOnce(known, files, (tx, stored) => write(tx, member, open, own, stored))
}

/**
 * Writes into an order's conversation, which begins with its first message, and tells the others.
 * The same key again gives the message that is there. Throws `notFound` for an order with which
 * the author may not answer.
 */
export function postMessage(
  member: Member,
  orderId: string,
  message: NewMessage,
  files: Upload[] = [],
): Promise<{ id: string }> {
  return post(member, orderPlace(member, orderId), message, files)
}

/**
 * The same in the conversation of a freelancer with the studio. Throws `notFound` for whoever
 * takes no part in it.
 */
export function postToFreelancer(
  member: Member,
  threadId: string,
  message: NewMessage,
  files: Upload[] = [],
): Promise<{ id: string }> {
  return post(member, freelancerPlace(member, threadId), message, files)
}
