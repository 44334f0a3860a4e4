import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder } from '../../../tests/factories/running-order'
import { perform, dryRun } from '../lists/bulk.server'
import { adminTickets } from './admin-tickets.server'
import { assignTicket, closeResolved, resolveTicket } from './move-ticket.server'
import { TICKET_ACTS } from './ticket-acts.server'
import { listOwnTickets } from './tickets.server'
import { answerTicket, openTicket, replyAsClient } from './write-ticket.server'

beforeAll(() => createStudio())

const person = async (role: 'client' | 'admin' = 'client') =>
  (
    await db.user.create({
      data: { role, username: randomUUID(), email: `${randomUUID()}@example.com`, name: 'Asker' },
    })
  ).id
const question = (changes = {}) => ({
  key: randomUUID(),
  subject: 'The invoice',
  body: 'Where is it?',
  ...changes,
})
const reply = (body = 'Here it is.') => ({ key: randomUUID(), body })
const read = (id: string) =>
  db.ticket.findUniqueOrThrow({
    where: { id },
    include: { thread: { include: { messages: { orderBy: { createdAt: 'asc' } } } } },
  })
const eventsOf = async (id: string) =>
  (
    await db.event.findMany({ where: { subject: 'ticket', subjectId: id }, orderBy: { id: 'asc' } })
  ).map(({ kind }) => kind)
const noticesOf = async (id: string) =>
  (
    await db.notification.findMany({
      where: { key: { startsWith: `ticket:${id}:` } },
      orderBy: { id: 'asc' },
    })
  ).map(({ kind, userId }) => [kind, userId])

let client: number
beforeEach(async () => {
  client = await person()
})

test('a question becomes one ticket with a number and a clock, and the staff is told', async () => {
  const input = question()
  const [one, other] = await Promise.all([openTicket(client, input), openTicket(client, input)])
  expect(one).toEqual(other)
  expect(one.number).toMatch(/^T-\d{4}-\d{5}$/)
  const ticket = await read(one.id)
  expect(ticket).toMatchObject({ status: 'new', userId: client, assigneeId: null })
  expect(ticket.answerDueAt!.getTime()).toBeGreaterThan(Date.now())
  expect(ticket.thread.messages.map(({ body, side }) => [body, side])).toEqual([
    ['Where is it?', 'client'],
  ])
  expect(await noticesOf(one.id)).toEqual([['studio.ticket', ADMIN.id]])
})

test('it may be about an order of one’s own, and of nobody else', async () => {
  const { orderId, email } = await paidOrder({ email: `${randomUUID()}@example.com` })
  const buyer = await db.user.findUniqueOrThrow({ where: { email } })
  await expect(openTicket(client, question({ orderId }))).rejects.toMatchObject({
    code: 'notFound',
  })
  expect((await read((await openTicket(buyer.id, question({ orderId }))).id)).orderId).toBe(orderId)
})

test('answered, replied to, solved, replied to again, closed after a week and opened by a reply', async () => {
  const { id } = await openTicket(client, question())
  await answerTicket(ADMIN.id, id, reply(), true)
  expect(await read(id)).toMatchObject({ status: 'waiting_on_client', answerDueAt: null })
  await replyAsClient(client, id, reply('Not there'))
  const open = await read(id)
  expect(open.status).toBe('open')
  expect(open.answerDueAt).not.toBeNull()
  await transaction((tx) => resolveTicket(tx, id, ADMIN))
  expect(await read(id)).toMatchObject({ status: 'resolved', answerDueAt: null })
  await closeResolved()
  expect((await read(id)).status).toBe('resolved')
  await replyAsClient(client, id, reply('One more thing'))
  expect(await read(id)).toMatchObject({ status: 'open', resolvedAt: null })
  await transaction((tx) => resolveTicket(tx, id, { type: 'client', id: client }))
  await Promise.all([closeResolved(after(8 * DAY)), closeResolved(after(8 * DAY))])
  expect((await read(id)).status).toBe('closed')
  await replyAsClient(client, id, reply('Again'))
  expect((await read(id)).status).toBe('open')
  expect(await eventsOf(id)).toEqual(
    ['new', 'waiting_on_client', 'open', 'resolved', 'open', 'resolved', 'closed', 'open'].map(
      (kind) => `ticket.${kind}`,
    ),
  )
  expect(
    (await noticesOf(id)).filter(([, userId]) => userId === client).map(([kind]) => kind),
  ).toEqual(['ticket.answered', 'ticket.resolved'])
})

test('a second reply does not set the clock back', async () => {
  const { id } = await openTicket(client, question(), { now: new Date('2026-11-23T10:00:00Z') })
  const { answerDueAt } = await read(id)
  await replyAsClient(client, id, reply('Hello?'))
  expect((await read(id)).answerDueAt).toEqual(answerDueAt)
})

describe('races', () => {
  test('the same reply twice is one message; an answer and a reply at once leave both', async () => {
    const { id } = await openTicket(client, question())
    const twice = reply('Twice')
    await Promise.all([replyAsClient(client, id, twice), replyAsClient(client, id, twice)])
    await Promise.all([
      answerTicket(ADMIN.id, id, reply('Answer'), true),
      replyAsClient(client, id, reply('Reply')),
    ])
    const { status, thread } = await read(id)
    expect(thread.messages.map(({ body }) => body).sort()).toEqual([
      'Answer',
      'Reply',
      'Twice',
      'Where is it?',
    ])
    expect(['open', 'waiting_on_client']).toContain(status)
  })

  test('of two who say that it is solved, one does it', async () => {
    const { id } = await openTicket(client, question())
    const solve = () => transaction((tx) => resolveTicket(tx, id, ADMIN))
    expect((await Promise.all([solve(), solve()])).sort()).toEqual([false, true])
    expect(await eventsOf(id)).toEqual(['ticket.new', 'ticket.resolved'])
  })
})

test('another’s ticket cannot be written in', async () => {
  const { id } = await openTicket(client, question())
  await expect(replyAsClient(await person(), id, reply())).rejects.toMatchObject({
    code: 'notFound',
  })
  await expect(replyAsClient(client, 'nothing', reply())).rejects.toMatchObject({
    code: 'notFound',
  })
})

test('a ticket is given to staff alone, and who takes a new one has opened it', async () => {
  const { id } = await openTicket(client, question())
  const give = (to: number | null) => transaction((tx) => assignTicket(tx, id, to, ADMIN))
  expect(await give(client)).toBe(false)
  expect(await give(ADMIN.id)).toBe(true)
  expect(await give(ADMIN.id)).toBe(false)
  expect(await read(id)).toMatchObject({ status: 'open', assigneeId: ADMIN.id })
  expect(await give(null)).toBe(true)
})

test('many at once: the dryRun foretells, and nothing changes before the run', async () => {
  const ids = [(await openTicket(client, question())).id, (await openTicket(client, question())).id]
  await transaction((tx) => resolveTicket(tx, ids[0]!, ADMIN))
  const order = { actor: ADMIN, reason: '' }
  expect(await dryRun(TICKET_ACTS.resolve, ids, order)).toEqual([ids[1]])
  expect((await read(ids[1]!)).status).toBe('new')
  expect(await perform(TICKET_ACTS.resolve, ids, order)).toEqual([ids[1]])
  expect(await perform(TICKET_ACTS.take, [...ids, randomUUID()], order)).toEqual(ids)
})

test('the list goes by the clock, page by page, with what waits for no answer last', async () => {
  const subject = `Clock ${randomUUID().slice(0, 8)}`
  const ids: string[] = []
  for (let index = 0; index < 30; index++) {
    const { id } = await openTicket(client, question({ subject }), {
      now: after(index * DAY, new Date('2026-11-02T10:00:00Z')),
    })
    if (index % 3 === 0) await answerTicket(ADMIN.id, id, reply(), true)
    ids.push(id)
  }
  const filter = adminTickets.filter.read(new URLSearchParams({ q: subject }))
  const first = await adminTickets.page(filter, {}, 'en')
  const second = await adminTickets.page(filter, { after: first.after! }, 'en')
  const all = [...first.rows, ...second.rows]
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(ids))
  const dues = all.map(({ answerDueAt }) => answerDueAt?.getTime() ?? Infinity)
  expect(dues).toEqual([...dues].sort((a, b) => a - b))
  expect(
    (await adminTickets.page(filter, { before: second.before! }, 'en')).rows.map(({ id }) => id),
  ).toEqual(first.rows.map(({ id }) => id))
  expect((await listOwnTickets(client, {})).rows).toHaveLength(25)
})
