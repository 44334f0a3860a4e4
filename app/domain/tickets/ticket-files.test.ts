import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder } from '../../../tests/factories/running-order'
import { FILE_TYPES } from '../files/file-type.rules'
import { getAttachment } from '../messages/attachments.server'
import { assignee, readClient, staffMember } from '../people/participant.server'
import { getOwnTicket, getTicket } from './tickets.server'
import { answerTicket, openTicket, replyAsClient } from './write-ticket.server'

beforeAll(() => createStudio())

const person = async () =>
  (
    await db.user.create({
      data: { username: randomUUID(), email: `${randomUUID()}@example.com`, name: 'Asker' },
    })
  ).id
const pdf = (name: string) => ({
  name,
  type: FILE_TYPES.pdf,
  bytes: new TextEncoder().encode(`%PDF-1.7 ${name}`),
})
const question = (changes = {}) => ({
  key: randomUUID(),
  subject: 'The invoice',
  body: 'Where is it?',
  ...changes,
})
const reply = (body = 'See the file.') => ({ key: randomUUID(), body })
const filesOf = (ticketId: string) =>
  db.file.findMany({
    where: { attachments: { some: { message: { thread: { ticket: { id: ticketId } } } } } },
    orderBy: { id: 'asc' },
  })
const namesIn = ({ conversation }: Awaited<ReturnType<typeof getTicket>>) =>
  conversation.messages.map(({ attachments }) => attachments.map(({ name }) => name).sort())

let client: number
beforeEach(async () => {
  client = await person()
})

test('go with a question, a reply and an answer, and both sides see them there; they are of no project', async () => {
  const { id } = await openTicket(client, question(), {
    files: [pdf('question.pdf'), pdf('more.pdf')],
  })
  await replyAsClient(client, id, reply(''), { files: [pdf('reply.pdf')] })
  await answerTicket(ADMIN.id, id, reply(), true, [pdf('answer.pdf')])
  const names = [['more.pdf', 'question.pdf'], ['reply.pdf'], ['answer.pdf']]
  expect(namesIn(await getOwnTicket(client, id, {}))).toEqual(names)
  expect(namesIn(await getTicket(ADMIN.id, id, {}))).toEqual(names)
  expect(
    (await filesOf(id)).map(({ projectId, ownerId, visibility }) => [
      projectId,
      ownerId,
      visibility,
    ]),
  ).toEqual([client, client, client, ADMIN.id].map((owner) => [null, owner, 'client']))
})

test('are kept once of a form that comes several times, also at once', async () => {
  const [asked, said, answered] = [question(), reply(), reply()]
  const opened = await Promise.all(
    [1, 2, 3].map(() => openTicket(client, asked, { files: [pdf('question.pdf')] })),
  )
  const { id } = opened[0]!
  await Promise.all(
    [1, 2, 3].map(() => replyAsClient(client, id, said, { files: [pdf('reply.pdf')] })),
  )
  await Promise.all(
    [1, 2, 3].map(() => answerTicket(ADMIN.id, id, answered, true, [pdf('answer.pdf')])),
  )
  expect(new Set(opened.map((ticket) => ticket.id)).size).toBe(1)
  expect((await filesOf(id)).map(({ name }) => name)).toEqual([
    'question.pdf',
    'reply.pdf',
    'answer.pdf',
  ])
})

describe('a file of a ticket', () => {
  test('opens for the ticket’s own client and the staff', async () => {
    const { id } = await openTicket(client, question(), { files: [pdf('question.pdf')] })
    await answerTicket(ADMIN.id, id, reply(), true, [pdf('answer.pdf')])
    const files = await filesOf(id)
    expect(files.map(({ name }) => name)).toEqual(['question.pdf', 'answer.pdf'])
    for (const file of files) {
      for (const member of [await readClient(client), staffMember(ADMIN.id)])
        expect(await getAttachment([member], file.id)).toMatchObject({ name: file.name })
    }
  })

  test('opens for nobody else: no stranger, no colleague of the order’s company, no freelancer', async () => {
    const { orderId, email } = await paidOrder({ email: `${randomUUID()}@example.com` })
    const buyer = await db.user.findUniqueOrThrow({ where: { email } })
    const colleague = await person()
    await db.company.create({
      data: {
        name: 'AB',
        country: 'SE',
        orders: { connect: { id: orderId } },
        members: {
          create: [
            { userId: buyer.id, role: 'owner' },
            { userId: colleague, role: 'approver' },
          ],
        },
      },
    })
    const { id } = await openTicket(buyer.id, question({ orderId }), {
      files: [pdf('private.pdf')],
    })
    const [file] = await filesOf(id)
    for (const member of [
      await readClient(client),
      await readClient(colleague),
      assignee(client),
      assignee(buyer.id),
    ])
      await expect(getAttachment([member], file!.id)).rejects.toMatchObject({ code: 'notFound' })
    expect(await getAttachment([await readClient(buyer.id)], file!.id)).toMatchObject({
      name: 'private.pdf',
    })
  })
})

test('another’s ticket takes no file', async () => {
  const { id } = await openTicket(client, question())
  await expect(
    replyAsClient(await person(), id, reply(), { files: [pdf('stray.pdf')] }),
  ).rejects.toMatchObject({ code: 'notFound' })
  expect(await db.file.count({ where: { name: 'stray.pdf' } })).toBe(0)
})
