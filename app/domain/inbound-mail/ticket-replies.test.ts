import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { openMail } from '~/platform/mail/closed-mail.server'
import { env } from '~/platform/env.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN } from '../../../tests/factories/running-order'
import { lookAtFile } from '../files/look-at-file.server'
import { receiveReply } from './receive-reply.server'
import { readReplyAddress, replyAddress } from '~/domain/mails/reply-address.server'
import { sendNotice } from '~/domain/mails/notice-mails.server'
import { closeResolved, resolveTicket } from '../tickets/move-ticket.server'
import { answerTicket, openTicket } from '../tickets/write-ticket.server'

beforeAll(async () => {
  env.INBOUND_MAIL_DOMAIN = 'reply.kanal.example'
  await createStudio()
})
afterAll(() => void (env.INBOUND_MAIL_DOMAIN = undefined))

function person() {
  const name = randomUUID()
  return db.user.create({ data: { username: name, email: `${name}@example.com`, name: 'Asker' } })
}
type Person = Awaited<ReturnType<typeof person>>

let client: Person
let ticketId: string
beforeEach(async () => {
  client = await person()
  ticketId = (
    await openTicket(client.id, { key: randomUUID(), subject: 'The invoice', body: 'Where is it?' })
  ).id
  await answerTicket(ADMIN.id, ticketId, { key: randomUUID(), body: 'Under Orders.' }, true)
})

const addressOf = ({ id: userId }: Person, id = ticketId) =>
  replyAddress({ kind: 'ticket', id, userId })!
const mail = (changes = {}) => ({
  to: [addressOf(client)],
  from: `Asker <${client.email}>`,
  text: 'Found it.\n\nOn 22 Nov 2026, Kanal <a@b.example> wrote:\n> We answered',
  messageId: `<${randomUUID()}@example.com>`,
  ...changes,
})
const read = () =>
  db.ticket.findUniqueOrThrow({
    where: { id: ticketId },
    include: { thread: { include: { messages: { orderBy: { createdAt: 'asc' } } } } },
  })
const replies = async () => (await read()).thread.messages.slice(2)

/** The mail of the last notice that the client, or somebody else, had of the ticket. */
async function lastMail({ id: userId }: { id: number } = client) {
  const { id, key } = await db.notification.findFirstOrThrow({
    where: { userId, key: { startsWith: `ticket:${ticketId}:` } },
    orderBy: { id: 'desc' },
  })
  await sendNotice({ key: `notice:${key}`, kind: 'notice', payload: { notificationId: id } })
  return openMail(await db.mailMessage.findUniqueOrThrow({ where: { key: `notice:${key}` } }))
}

test('the mails that tell of an answer and of the solution are answered into the ticket', async () => {
  expect(readReplyAddress((await lastMail()).replyTo!)).toEqual({
    kind: 'ticket',
    id: ticketId,
    userId: client.id,
  })
  await transaction((tx) => resolveTicket(tx, ticketId, ADMIN))
  expect(readReplyAddress((await lastMail()).replyTo!)).toEqual({
    kind: 'ticket',
    id: ticketId,
    userId: client.id,
  })
})

test('a reply is one message without what it quotes, opens the ticket, and tells the staff once', async () => {
  const sent = mail()
  const [one, other] = await Promise.all([receiveReply(sent), receiveReply(sent)])
  expect([other, await receiveReply(sent)]).toEqual([one, one])
  expect(await replies()).toMatchObject([
    { authorId: client.id, side: 'client', via: 'mail', body: 'Found it.' },
  ])
  const { status, answerDueAt } = await read()
  expect([status, answerDueAt === null]).toEqual(['open', false])
  const [message] = await replies()
  expect(
    await db.notification.findMany({
      where: { key: { startsWith: `ticket:${ticketId}:${message!.id}:` } },
    }),
  ).toMatchObject([{ kind: 'studio.ticket', userId: ADMIN.id }])
})

test('opens what was closed again; its repeat does not once it is closed anew', async () => {
  const close = async () => {
    await transaction((tx) => resolveTicket(tx, ticketId, ADMIN))
    await closeResolved(after(8 * DAY))
    expect((await read()).status).toBe('closed')
  }
  await close()
  const sent = mail()
  await receiveReply(sent)
  expect(await read()).toMatchObject({ status: 'open', resolvedAt: null })
  await close()
  await receiveReply(sent)
  expect((await read()).status).toBe('closed')
})

describe('nothing is written', () => {
  const refused = async (changes: object, reason: string) => {
    expect(await receiveReply(mail(changes))).toEqual({ refused: reason })
    expect(await replies()).toEqual([])
    expect((await read()).status).toBe('waiting_on_client')
  }

  test('by somebody else than the ticket’s own person, whatever address they have', async () => {
    const stranger = await person()
    await refused({ from: stranger.email }, 'sender')
    await refused({ from: `${client.email} <${stranger.email}>` }, 'sender')
    await refused({ to: [addressOf(stranger)], from: stranger.email }, 'ticket')
  })

  test('to a ticket that there is none of, and to an address for an order', async () => {
    await refused({ to: [addressOf(client, randomUUID())] }, 'ticket')
    await refused(
      { to: [replyAddress({ kind: 'order', id: ticketId, userId: client.id })!] },
      'order',
    )
  })

  test('by a mail of no words, a program, and somebody whose account is closed', async () => {
    await refused({ text: ' \n' }, 'empty')
    await refused({ headers: { 'Auto-Submitted': 'auto-replied' } }, 'automatic')
    await db.user.update({ where: { id: client.id }, data: { disabledAt: new Date() } })
    await refused({}, 'sender')
  })
})

test('what came beside the answer is kept with it, files and quotations', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const program = Buffer.from('MZ\u0090\0')
  await receiveReply(
    mail({
      text: '',
      html: '<p>Found it.</p><p>On 22 Nov 2026, Kanal &lt;a@b.example&gt; wrote:</p><blockquote>We answered</blockquote>',
      files: [await lookAtFile('.logo.svg', bytes), await lookAtFile('a.exe', program)],
    }),
  )
  const [reply] = await replies()
  expect(reply!.body).toMatch(/^Found it\.\n\n\[.*a\.exe\]$/)
  expect(reply!.mailRest).toContain('> We answered')
  expect(await db.messageAttachment.findMany({ where: { messageId: reply!.id } })).toMatchObject([
    { name: '.logo.svg', contentType: 'image/svg+xml' },
  ])
})

test('who is refused is told once, and the studio has what they wrote', async () => {
  const other = `${randomUUID()}@example.com`
  const sent = mail({ from: `Ada (home) <${other}>` })
  const before = await db.outboxJob.count({ where: { key: { startsWith: 'mail-refused:' } } })
  const count = () => db.outboxJob.count({ where: { key: { startsWith: 'mail-refused:' } } })
  await receiveReply(sent)
  await receiveReply(sent)
  expect(await db.contactMessage.findMany({ where: { email: other } })).toMatchObject([
    { name: 'Ada (home)', body: expect.stringContaining('Found it.') as string },
  ])
  expect((await count()) - before).toBe(1)
  await receiveReply(mail({ from: other, headers: { precedence: 'bulk' } }))
  expect((await count()) - before).toBe(1)
})

test('two programs that answer each other come to an end: three are told in a day', async () => {
  const other = `${randomUUID()}@example.com`
  const count = () => db.outboxJob.count({ where: { key: { startsWith: 'mail-refused:' } } })
  const before = await count()
  for (let sent = 0; sent < 5; sent++) await receiveReply(mail({ from: other }))
  expect((await count()) - before).toBe(3)
  const own = `reply+anybody@${env.INBOUND_MAIL_DOMAIN!.toUpperCase()}`
  expect(await receiveReply(mail({ from: own }))).toEqual({ refused: 'sender' })
  expect((await count()) - before).toBe(3)
  expect(await db.contactMessage.count({ where: { email: own.toLowerCase() } })).toBe(0)
})

describe('the staff', () => {
  let admin: Person
  beforeEach(async () => {
    admin = await db.user.findUniqueOrThrow({ where: { id: ADMIN.id } })
    await receiveReply(mail())
  })
  afterEach(() => db.user.updateMany({ where: { id: ADMIN.id }, data: { disabledAt: null } }))

  const answerMail = (changes = {}) => ({
    ...mail(),
    to: [replyAddress({ kind: 'answer', id: ticketId, userId: admin.id })!],
    from: admin.email,
    text: 'Under Orders.',
    ...changes,
  })
  const answers = async () => (await replies()).slice(1)

  test('answers the mail that tells of a question', async () => {
    expect(readReplyAddress((await lastMail(admin)).replyTo!)).toEqual({
      kind: 'answer',
      id: ticketId,
      userId: admin.id,
    })
  })

  test('answers once, however often the mail comes, and it is the client’s turn', async () => {
    const sent = answerMail()
    const [one, other] = await Promise.all([receiveReply(sent), receiveReply(sent)])
    expect([other, await receiveReply(sent)]).toEqual([one, one])
    expect(await answers()).toMatchObject([
      { authorId: admin.id, side: 'studio', via: 'mail', body: 'Under Orders.' },
    ])
    expect(await read()).toMatchObject({ status: 'waiting_on_client', answerDueAt: null })
    const [answer] = await answers()
    expect(
      await db.notification.findMany({
        where: { key: { startsWith: `ticket:${ticketId}:${answer!.id}:` } },
      }),
    ).toMatchObject([{ kind: 'ticket.answered', userId: client.id }])
  })

  test('answers as long as it is the staff, and from its own address alone', async () => {
    const former = await person()
    const refused = async (changes: object, reason: string) => {
      expect(await receiveReply(answerMail(changes))).toEqual({ refused: reason })
      expect(await answers()).toEqual([])
      expect(await read()).toMatchObject({ status: 'open', answerDueAt: expect.any(Date) as Date })
    }
    await refused(
      {
        to: [replyAddress({ kind: 'answer', id: ticketId, userId: former.id })!],
        from: former.email,
      },
      'answer',
    )
    await refused(
      {
        to: [replyAddress({ kind: 'answer', id: ticketId, userId: client.id })!],
        from: client.email,
      },
      'answer',
    )
    await refused({ to: [addressOf(admin)] }, 'ticket')
    await refused({ from: client.email }, 'sender')
    await refused(
      { to: [replyAddress({ kind: 'answer', id: randomUUID(), userId: admin.id })!] },
      'answer',
    )
    const colleague = await db.user.update({
      where: { id: former.id },
      data: { role: 'admin', permissions: 'money content people' },
    })
    const own = {
      to: [replyAddress({ kind: 'answer', id: ticketId, userId: colleague.id })!],
      from: colleague.email,
    }
    await refused(own, 'answer')
    await db.user.update({ where: { id: admin.id }, data: { disabledAt: new Date() } })
    await refused({}, 'sender')
    await db.user.update({ where: { id: colleague.id }, data: { permissions: 'orders' } })
    expect(await receiveReply(answerMail(own))).toMatchObject({ posted: expect.any(String) })
  })
})
