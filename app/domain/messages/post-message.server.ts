import { paths } from '~/paths'
import { after } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { NotFoundError } from '~/platform/errors'
import { fileRows, storeUploads, type StoredUpload, type Upload } from '../files/uploads.server'
import { notify } from '../notifications/notify.server'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'
import { excerpt } from './message.rules'

export interface NewMessage {
  /** One per message: the same message sent again is not written again. */
  key: string
  body: string
  quotedId?: string
  via?: 'app' | 'mail'
}

const TITLE_LENGTH = 140

/** Later than all before it, whatever the clocks of the processes say. */
export async function nextMoment(tx: Transaction, threadId: string) {
  const last = await tx.message.findFirst({ where: { threadId }, orderBy: { createdAt: 'desc' }, select: { createdAt: true } })
  const now = new Date()
  return last && last.createdAt >= now ? after(1, last.createdAt) : now
}

async function readQuote(tx: Transaction, threadId: string, quotedId?: string) {
  const quoted = quotedId ? await tx.message.findFirst({ where: { id: quotedId, threadId }, select: { id: true, authorId: true, body: true } }) : null
  return quoted ? { quotedId: quoted.id, quotedAuthorId: quoted.authorId, quotedText: excerpt(quoted.body) } : {}
}

/** What was sent with a message becomes a file of the project, for both sides to see. */
function attachmentRows(stored: StoredUpload[], ownerId: number, projectId: string | null) {
  return stored.map((file) => ({
    ...{ name: file.name, contentType: file.contentType, size: file.size },
    file: { create: { ...fileRows(file, 'client'), owner: { connect: { id: ownerId } }, ...(projectId ? { project: { connect: { id: projectId } } } : {}) } },
  }))
}

type Posted = { id: string; orderId: string; orderNumber: string; authorName: string; title: string }

/** The client's message goes to the studio and the client's other people, the studio's to the client's people; returns whom it concerns. */
async function tell(tx: Transaction, { side, userId }: Participant, { id, orderId, orderNumber, authorName, title }: Posted) {
  const anchor = `message-${id}`
  const notice = { orderId, data: { title, who: authorName, number: orderNumber }, key: `message:${id}`, actorId: userId }
  const people = await notify(tx, { ...notice, kind: 'message.posted', href: paths.messages({ order: orderId, anchor }) })
  const staff = side === 'client' ? await notify(tx, { ...notice, kind: 'studio.message', href: paths.adminOrderPart(orderId, 'messages', { anchor }) }) : []
  return [...new Set([...people, ...staff])]
}

/** One more that they have not read, for those whom it concerns. */
async function countUnread(tx: Transaction, threadId: string, userIds: number[]) {
  const here = { threadId, userId: { in: userIds } }
  const members = await tx.threadMember.findMany({ where: here, select: { userId: true } })
  const missing = userIds.filter((id) => !members.some(({ userId }) => userId === id))
  await tx.threadMember.updateMany({ where: here, data: { unread: { increment: 1 } } })
  if (missing.length > 0) await tx.threadMember.createMany({ data: missing.map((userId) => ({ threadId, userId, unread: 1 })) })
}

async function write(tx: Transaction, participant: Participant, orderId: string, message: NewMessage, stored: StoredUpload[]) {
  const { userId, side } = participant
  const [order, known] = await Promise.all([
    tx.order.findFirst({ where: { AND: [{ id: orderId }, ordersOf(participant, 'answer')] }, select: { number: true, title: true, project: { select: { id: true } } } }),
    tx.message.findUnique({ where: { key: message.key }, select: { id: true } }),
  ])
  if (!order) throw new NotFoundError('order')
  if (known) return known
  const projectId = order.project?.id ?? null
  await tx.thread.upsert({ where: { id: orderId }, create: { id: orderId, orderId, projectId, kind: 'order', subject: order.title }, update: {} })
  await tx.threadMember.upsert({ where: { threadId_userId: { threadId: orderId, userId } }, create: { threadId: orderId, userId }, update: {} })
  const { id, author } = await tx.message.create({
    data: {
      ...{ key: message.key, threadId: orderId, authorId: userId, side, via: message.via ?? 'app', body: message.body },
      createdAt: await nextMoment(tx, orderId),
      ...(await readQuote(tx, orderId, message.quotedId)),
      attachments: { create: attachmentRows(stored, userId, projectId) },
    },
    select: { id: true, author: { select: { name: true } } },
  })
  const title = excerpt(message.body || stored.map(({ name }) => name).join(', '), TITLE_LENGTH)
  const told = await tell(tx, participant, { id, orderId, orderNumber: order.number, authorName: author?.name ?? '', title })
  await countUnread(tx, orderId, told)
  return { id }
}

/**
 * Writes into an order's conversation, which begins with its first message, and tells the others. The same key again gives
 * the message that is there. Throws NotFoundError for an order with which the author may not answer.
 */
export async function postMessage(participant: Participant, orderId: string, message: NewMessage, files: Upload[] = []): Promise<{ id: string }> {
  const own = { ...message, key: `${participant.userId}:${message.key}` }
  const known = await db.message.findUnique({ where: { key: own.key }, select: { id: true } })
  if (known) return known
  const stored = files.length > 0 ? await storeUploads(files, 'messages') : []
  try {
    return await transaction((tx) => write(tx, participant, orderId, own, stored))
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
    return db.message.findUniqueOrThrow({ where: { key: own.key }, select: { id: true } })
  }
}
