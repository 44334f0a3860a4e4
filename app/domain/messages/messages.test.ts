import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { onCommit, db, transaction } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, runningOrder } from '../../../tests/factories/running-order'
import { recordEvent } from '../events/events.server'
import { FILE_TYPES } from '../files/file-type.rules'
import { preferencesOf } from '../notifications/notification.rules'
import { readClient, staffMember } from '../people/participant.server'
import { getAttachment } from './attachments.server'
import {
  listUnreadConversations,
  readConversation,
  searchConversation,
} from './conversation.server'
import { MAX_MESSAGE, MESSAGES_PER_PAGE } from './message.rules'
import { postMessage } from './post-message.server'
import { markRead } from './read-marks.server'
import { receiveReply } from '../inbound-mail/receive-reply.server'
import { replyAddress } from '~/domain/mails/reply-address.server'

beforeAll(createStudio)

const STAFF_ID = 1
const studio = staffMember(STAFF_ID)
const say = (body: string) => ({ key: randomUUID(), body })
const unreadOf = async (userId: number, threadId: string) =>
  (await db.threadMember.findUnique({ where: { threadId_userId: { threadId, userId } } }))
    ?.unread ?? null

async function newPerson(role: 'approver' | 'viewer' | null, companyId?: string) {
  const name = `person-${randomUUID()}`
  return db.user.create({
    data: {
      username: name,
      email: `${name}@example.com`,
      name,
      ...(role && companyId ? { memberships: { create: { companyId, role } } } : {}),
    },
  })
}

/**
 * An order of a company with its buyer, somebody who answers beside them, and somebody who looks
 * on.
 */
async function project() {
  const { orderId, email } = await runningOrder()
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { userId: true },
  })
  const company = await db.company.create({ data: { name: 'Lind AB', country: 'SE' } })
  await db.order.update({ where: { id: orderId }, data: { companyId: company.id } })
  const [approver, viewer, stranger] = [
    await newPerson('approver', company.id),
    await newPerson('viewer', company.id),
    await newPerson(null),
  ]
  return {
    orderId,
    email,
    buyerId: order.userId!,
    buyer: await readClient(order.userId!),
    approver,
    viewer,
    stranger,
  }
}

describe('a conversation', () => {
  it('counts what is unread for who hears of messages by no notice, too', async () => {
    const { orderId, buyer, viewer } = await project()
    await db.notificationPreference.createMany({
      data: preferencesOf('message.posted', 'off').map((row) => ({ ...row, userId: viewer.id })),
    })
    await postMessage(buyer, orderId, say('Hello'))
    expect(await db.notification.count({ where: { orderId, userId: viewer.id } })).toBe(0)
    expect(await unreadOf(viewer.id, orderId)).toBe(1)
  })

  it('begins with its first message, tells whom it concerns, and counts what they have not read', async () => {
    const { orderId, buyer, buyerId, viewer, stranger } = await project()
    const { id } = await postMessage(buyer, orderId, say('Hello'))
    const told = await db.notification.findMany({
      where: { orderId, kind: { in: ['message.posted', 'studio.message'] } },
    })
    expect(told.find(({ userId }) => userId === STAFF_ID)).toMatchObject({
      kind: 'studio.message',
      data: { title: 'Hello' },
      href: `/dashboard/admin/orders/${orderId}/messages#message-${id}`,
    })
    expect(told.map(({ userId }) => userId)).not.toContain(buyerId)
    expect(told.map(({ userId }) => userId)).not.toContain(stranger.id)
    expect([
      await unreadOf(STAFF_ID, orderId),
      await unreadOf(viewer.id, orderId),
      await unreadOf(buyerId, orderId),
    ]).toEqual([1, 1, 0])
    expect((await listUnreadConversations(studio)).map((one) => one.id)).toContain(orderId)

    const { messages } = await readConversation(studio, orderId, {})
    await markRead(studio, orderId, messages.at(-1)!.createdAt)
    expect(await unreadOf(STAFF_ID, orderId)).toBe(0)
    expect(
      await db.notification.count({
        where: { orderId, userId: STAFF_ID, kind: 'studio.message', readAt: null },
      }),
    ).toBe(0)
    expect(
      await db.notification.count({ where: { orderId, userId: viewer.id, readAt: null } }),
    ).toBe(1)
  })

  it('is open to the people of the order and the studio, and to be written in by those who may answer', async () => {
    const { orderId, buyer, approver, viewer, stranger } = await project()
    await postMessage(buyer, orderId, say('Hello'))
    await postMessage(await readClient(approver.id), orderId, say('Me too'))
    await postMessage(studio, orderId, say('Hello both'))
    for (const who of [await readClient(viewer.id), await readClient(stranger.id)])
      await expect(postMessage(who, orderId, say('Let me in'))).rejects.toMatchObject({
        code: 'notFound',
      })
    expect(
      (await readConversation(await readClient(viewer.id), orderId, {})).messages.map(
        ({ body, side }) => [body, side],
      ),
    ).toEqual([
      ['Hello', 'client'],
      ['Me too', 'client'],
      ['Hello both', 'studio'],
    ])
    const outside = await readConversation(await readClient(stranger.id), orderId, {})
    expect([outside.messages, outside.names.size]).toEqual([[], 0])
    expect(
      (await searchConversation(await readClient(stranger.id), orderId, 'Hello')).messages,
    ).toEqual([])
    await markRead(await readClient(stranger.id), orderId, new Date())
    expect(await unreadOf(stranger.id, orderId)).toBeNull()
  })

  it('has one message of one form, however often and at once it is sent', async () => {
    const { orderId, buyer } = await project()
    const message = say('Only once')
    const posted = await Promise.all(
      Array.from({ length: 4 }, () => postMessage(buyer, orderId, message)),
    )
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1)
    expect(await db.message.count({ where: { threadId: orderId } })).toBe(1)
    expect(await unreadOf(STAFF_ID, orderId)).toBe(1)
  })

  it('takes the same key of another person as a message of its own', async () => {
    const { orderId, buyer } = await project()
    const message = say('Mine')
    await postMessage(buyer, orderId, message)
    await postMessage(studio, orderId, { ...message, body: 'Ours' })
    expect(await db.message.count({ where: { threadId: orderId } })).toBe(2)
  })

  it('orders what is written at once, and quotes only what is said in it', async () => {
    const [here, there] = [await project(), await project()]
    await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        postMessage(index % 2 ? studio : here.buyer, here.orderId, say(`At once ${index}`)),
      ),
    )
    const { messages } = await readConversation(studio, here.orderId, {})
    expect(new Set(messages.map(({ createdAt }) => createdAt.getTime())).size).toBe(5)
    const foreign = await postMessage(there.buyer, there.orderId, say('Secret'))
    await postMessage(here.buyer, here.orderId, { ...say('Quoting'), quotedId: foreign.id })
    await postMessage(here.buyer, here.orderId, { ...say('Quoting'), quotedId: messages[0]!.id })
    const quotes = (await readConversation(studio, here.orderId, {})).messages
      .slice(-2)
      .map(({ quotedText }) => quotedText)
    expect(quotes).toEqual([null, messages[0]!.body])
  })

  it('keeps what is attached as a file of the project, for those who take part', async () => {
    const { orderId, buyer, stranger } = await project()
    await postMessage(buyer, orderId, say(''), [
      { name: 'plan.pdf', type: FILE_TYPES.pdf, bytes: new TextEncoder().encode('%PDF-1.7') },
    ])
    const file = await db.file.findFirstOrThrow({
      where: { attachments: { some: { message: { threadId: orderId } } } },
      include: { project: true },
    })
    expect(file).toMatchObject({ name: 'plan.pdf', visibility: 'client', project: { orderId } })
    expect(await getAttachment([studio], file.id)).toMatchObject({ name: 'plan.pdf', size: 8 })
    for (const id of [file.id, 'no-id', randomUUID()])
      await expect(getAttachment([await readClient(stranger.id)], id)).rejects.toMatchObject({
        code: 'notFound',
      })
  })

  it('is read a page at a time in both directions, however long it is', async () => {
    const { orderId, buyer, buyerId } = await project()
    await postMessage(buyer, orderId, say('first'))
    const start = Date.now() - 100_000_000
    await db.message.createMany({
      data: Array.from({ length: 2 * MESSAGES_PER_PAGE }, (_, index) => ({
        threadId: orderId,
        authorId: buyerId,
        body: `old ${index}`,
        createdAt: new Date(start + index * 1000),
      })),
    })
    const latest = await readConversation(studio, orderId, {})
    expect(latest.messages).toHaveLength(MESSAGES_PER_PAGE)
    expect([latest.messages.at(-1)!.body, latest.later]).toEqual(['first', null])
    const before = await readConversation(studio, orderId, { before: latest.earlier! })
    const oldest = await readConversation(studio, orderId, { before: before.earlier! })
    expect([oldest.messages.map(({ body }) => body), oldest.earlier]).toEqual([['old 0'], null])
    const on = await readConversation(studio, orderId, { after: oldest.later! })
    expect(on.messages.map(({ id }) => id)).toEqual(before.messages.map(({ id }) => id))
    expect(
      (await readConversation(studio, orderId, { before: new Date(0) })).messages.map(
        ({ id }) => id,
      ),
    ).toEqual(latest.messages.map(({ id }) => id))
    expect(
      (await searchConversation(studio, orderId, 'OLD 7')).messages.map(({ body }) => body),
    ).toEqual(['old 7'])
  })
})

describe('an answer by mail', () => {
  const mail = (
    to: string,
    from: string,
    text = 'By mail.\n\nOn 22 Nov 2026, Kanal <a@b.example> wrote:\n> Hello',
  ) => ({
    to: ['other@example.com', `Kanal <${to}>`],
    from: `Ada <${from}>`,
    text,
    messageId: `<${randomUUID()}@example.com>`,
  })

  it('is a message of its sender, once', async () => {
    env.INBOUND_MAIL_DOMAIN = 'reply.kanal.example'
    const { orderId, email, buyerId, viewer, stranger } = await project()
    const sent = mail(
      replyAddress({ kind: 'order', id: orderId, userId: buyerId })!,
      email.toUpperCase(),
    )
    const first = await receiveReply(sent)
    expect(await receiveReply(sent)).toEqual(first)
    expect(
      await db.message.findMany({
        where: { threadId: orderId },
        select: { body: true, via: true, side: true, authorId: true },
      }),
    ).toEqual([{ body: 'By mail.', via: 'mail', side: 'client', authorId: buyerId }])

    const address = replyAddress({ kind: 'order', id: orderId, userId: buyerId })!
    expect(await receiveReply(mail(address, stranger.email))).toEqual({ refused: 'sender' })
    expect(await receiveReply(mail('reply+a-b-c@reply.kanal.example', email))).toEqual({
      refused: 'address',
    })
    expect(await receiveReply(mail(address, email, ' \n'))).toEqual({ refused: 'empty' })
    expect(
      await receiveReply(
        mail(replyAddress({ kind: 'order', id: orderId, userId: viewer.id })!, viewer.email),
      ),
    ).toEqual({ refused: 'order' })
    expect(
      await receiveReply(
        mail(replyAddress({ kind: 'order', id: orderId, userId: stranger.id })!, stranger.email),
      ),
    ).toEqual({ refused: 'order' })
    const long = await receiveReply(mail(address, email, 'x'.repeat(MAX_MESSAGE * 2)))
    expect(
      'posted' in long && (await db.message.findUniqueOrThrow({ where: { id: long.posted } })).body,
    ).toMatch(/x\n\n\[/)
    await db.user.update({ where: { id: buyerId }, data: { disabledAt: new Date() } })
    expect(await receiveReply(mail(address, email))).toEqual({ refused: 'sender' })
    expect(await db.message.count({ where: { threadId: orderId } })).toBe(2)
    env.INBOUND_MAIL_DOMAIN = undefined
  })
})

describe('what is announced', () => {
  it('is heard of after the commit: the order and those who are told, and nothing of what is undone', async () => {
    const { orderId, buyer, buyerId } = await project()
    const heard: string[][] = []
    onCommit((topics) => heard.push(topics))
    await postMessage(buyer, orderId, say('Hello'))
    expect(heard.flat()).toEqual(expect.arrayContaining([`order:${orderId}`, `user:${STAFF_ID}`]))
    expect(heard.flat()).not.toContain(`user:${buyerId}`)
    heard.length = 0
    const event = {
      subject: 'order',
      subjectId: orderId,
      kind: 'order.tested',
      actor: ADMIN,
      orderId,
    } as const
    await transaction((tx) => recordEvent(tx, event))
    expect(heard).toEqual([[`order:${orderId}`]])
    await transaction((tx) => recordEvent(tx, event)).catch(() => undefined)
    expect(heard).toHaveLength(1)
    onCommit(() => {})
  })
})
