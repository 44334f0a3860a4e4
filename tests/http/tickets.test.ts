import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendContactMessage } from '~/domain/contact/contact.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { openTicket } from '~/domain/tickets/write-ticket.server'
import { paths } from '~/paths'
import { after, DAY, HOUR } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { countQueries, QUERY_BUDGET } from '../setup/queries'
import { Visitor } from '../setup/visitor'

let admin: Visitor
let passwordHash: string

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
  passwordHash = (await db.user.findUniqueOrThrow({ where: { username: 'client' } })).passwordHash!
})
beforeEach(() => db.rateLimit.deleteMany())

/** A new client in a browser of their own. */
async function newClient() {
  const username = `c${randomUUID().slice(0, 8)}`
  const user = await db.user.create({ data: { username, email: `${username}@example.com`, name: `Client ${username}`, passwordHash } })
  const visitor = new Visitor()
  await visitor.signIn(username, DEMO_PASSWORD)
  return { ...user, visitor }
}

const ask = (userId: number, subject: string, now = new Date()) => openTicket(userId, { key: randomUUID(), subject, body: 'Where is it?' }, now)

describe('the client', () => {
  test('opens a ticket, replies and says that it is solved; what is missing brings the form back with what was typed', async () => {
    const { visitor } = await newClient()
    const empty = await visitor.get(paths.tickets())
    expect(empty.textOf('main')).toContain('No tickets yet')
    expect(empty.link('Support')).toBe(paths.tickets())
    const refused = await visitor.submit(empty, 'Send the question', { subject: '', body: 'Only the text' })
    expect(refused.status).toBe(400)
    expect(refused.errors).toEqual(['Say in a few words what it is about'])
    expect(refused.$('[name=body]').val()).toBe('Only the text')
    const opened = await visitor.submit(refused, 'Send the question', { subject: '  My   invoice ' })
    expect(opened.heading).toBe('My invoice')
    expect(opened.textOf('main')).toContain('Only the text')
    expect(opened.textOf('main')).toContain('We answer by')
    const blank = await visitor.submit(opened, 'Send', { body: '  ' })
    expect(blank.status).toBe(400)
    const replied = await visitor.submit(blank, 'Send', { body: 'One more <b>thing</b>' })
    expect(replied.textOf('main')).toContain('One more <b>thing</b>')
    expect(replied.$('#reply-body').val()).toBe('')
    const solved = await visitor.submit(replied, 'This is solved')
    expect(solved.textOf('main')).toContain('A reply opens this ticket again.')
    expect((await visitor.get(paths.tickets())).texts('tbody tr')).toHaveLength(1)
  })

  test('may ask about an order of theirs alone', async () => {
    const client = new Visitor()
    await client.signInAs('client')
    const { id } = await db.order.findFirstOrThrow({ where: { user: { username: 'client' } } })
    const page = await client.get(paths.tickets({ order: id }))
    expect(page.$('[name=orderId]').val()).toBe(id)
    const { visitor } = await newClient()
    const form = { key: randomUUID(), subject: 'Theirs', body: 'Show me', orderId: id }
    const refused = await visitor.post(paths.tickets(), form)
    expect(refused.status).toBe(400)
    expect(refused.errors).toEqual(['Choose one of your orders, or none'])
  })

  test('sees no ticket of anybody else, and the studio’s pages not at all', async () => {
    const [owner, other] = [await newClient(), await newClient()]
    const { id } = await ask(owner.id, 'Mine alone')
    expect((await other.visitor.get(paths.ticket(id))).status).toBe(404)
    expect((await other.visitor.get(paths.ticket('nothing'))).status).toBe(404)
    for (const intent of ['reply', 'resolve']) expect((await other.visitor.post(paths.ticket(id), { intent, key: randomUUID(), body: 'Hm' })).status).toBe(404)
    expect((await other.visitor.get(paths.tickets())).html).not.toContain('Mine alone')
    for (const address of [paths.adminTickets(), paths.adminTicket(id), paths.cannedAnswers()]) expect((await other.visitor.get(address)).url.pathname).toBe(paths.dashboard())
    expect((await new Visitor().get(paths.ticket(id))).url.pathname).toBe(paths.auth())
    expect((await db.ticket.findUniqueOrThrow({ where: { id } })).status).toBe('new')
  })
})

describe('the studio', () => {
  test('answers with a prepared answer after what was typed, waits for the client, and assigns', async () => {
    const { id: userId, name, visitor } = await newClient()
    const { id } = await ask(userId, 'Where is my invoice?')
    const canned = await db.cannedAnswer.create({ data: { language: 'en', title: `Invoice ${name}`, body: 'Dear {name}, see Orders.' } })
    const page = await admin.get(paths.adminTicket(id))
    expect(page.link(name)).toBe(paths.adminClient(userId))
    const filled = await admin.submit(page, 'Insert', { body: 'First this.', answer: canned.id })
    expect(filled.status).toBe(200)
    expect(filled.$('#reply-body').val()).toBe(`First this.\n\nDear ${name}, see Orders.`)
    const sent = await admin.submit(filled, 'Send and wait for the client')
    expect(sent.textOf('main')).toContain('Waits for the client')
    const seen = await visitor.get(paths.ticket(id))
    expect(seen.textOf('main')).toContain('Waits for your reply')
    expect(seen.textOf('main')).toContain(`Dear ${name}, see Orders.`)
    expect((await visitor.get(paths.notifications())).html).toContain('Where is my invoice?')
    const me = await db.user.findUniqueOrThrow({ where: { username: 'admin' } })
    expect((await admin.submit(sent, 'Assign', { assignee: String(me.id) })).html).toContain('The ticket is assigned.')
    await visitor.submit(seen, 'Send', { body: 'Found it' })
    const solved = await admin.submit(await admin.get(paths.adminTicket(id)), 'Mark as solved')
    expect(solved.html).toContain('The ticket is solved.')
    expect((await admin.post(paths.adminTicket(id), { intent: 'resolve' })).html).toContain('solved before')
    expect((await admin.get(paths.adminTicket(randomUUID()))).status).toBe(404)
  })

  test('finds tickets by words, status, assignee and clock, the one that is due first on top', async () => {
    const { id: userId, email } = await newClient()
    const [late, soon] = [await ask(userId, 'Late', after(-9 * DAY)), await ask(userId, 'Soon', after(-HOUR))]
    const solved = await ask(userId, 'Done')
    await admin.post(paths.adminTicket(solved.id), { intent: 'resolve' })
    const subjects = async (query: Record<string, string>) => (await admin.get(paths.adminTickets({ q: email, ...query }))).texts('main tbody th a')
    expect(await subjects({})).toEqual(['Late', 'Soon', 'Done'])
    expect(await subjects({ sort: 'oldest' })).toEqual(['Late', 'Soon', 'Done'])
    expect(await subjects({ sort: 'newest' })).toEqual(['Done', 'Soon', 'Late'])
    expect(await subjects({ overdue: 'yes' })).toEqual(['Late'])
    expect(await subjects({ status: 'unsolved' })).toEqual(['Late', 'Soon'])
    expect(await subjects({ status: 'resolved' })).toEqual(['Done'])
    expect(await subjects({ q: `${soon.number}` })).toEqual(['Soon'])
    expect(await subjects({ assignee: 'nobody', q: late.number })).toEqual(['Late'])
    expect((await admin.get(paths.adminTickets({ q: `${email} zeppelin` }))).textOf('main')).toContain('No ticket fits')
    const text = await (await admin.fetch(paths.adminExport('tickets', { q: email }))).text()
    expect(text).toContain('Number,Subject,Name,Mail address,Status,Assigned to,Opened,Answer due')
    expect(text.trim().split('\r\n')).toHaveLength(4)
  })

  test('takes and solves many at once after a rehearsal', async () => {
    const { id: userId, email } = await newClient()
    const ids = [(await ask(userId, 'One')).id, (await ask(userId, 'Two')).id]
    const list = await admin.get(paths.adminTickets({ q: email }))
    const dry = await admin.submit(list, 'Show what would change', { act: 'take', id: ids })
    expect(dry.textOf('main')).toContain('2 rows would change')
    expect(await db.ticket.count({ where: { id: { in: ids }, assigneeId: null } })).toBe(2)
    expect((await admin.submit(dry, 'Assign to me: change 2 rows')).html).toContain('Assign to me: 2 of 2 changed.')
    const solve = await admin.submit(await admin.get(paths.adminTickets({ q: email })), 'Show what would change', { act: 'resolve', all: 'on' })
    await admin.submit(solve, 'Mark as solved: change 2 rows')
    expect(await db.ticket.count({ where: { id: { in: ids }, status: 'resolved' } })).toBe(2)
  })

  test('keeps prepared answers: adds, changes and deletes them, the last on a page of its own', async () => {
    const title = `About ${randomUUID().slice(0, 8)}`
    const page = await admin.get(paths.cannedAnswers())
    const refused = await admin.submit(page, 'Add the answer', { title, language: 'nl', body: ' ' })
    expect(refused.status).toBe(400)
    expect(refused.$('[name=title]').val()).toBe(title)
    const added = await admin.submit(refused, 'Add the answer', { body: 'Hallo {name}' })
    const edit = await admin.get(added.link(`Change “${title}”`))
    expect(edit.$('#answer-language').val()).toBe('nl')
    const changed = await admin.submit(edit, 'Save the answer', { body: 'Dag {name}' })
    expect(changed.textOf('main')).toContain('Dag {name}')
    const sure = await admin.get(changed.link(`Delete “${title}”`))
    expect(sure.textOf('main')).toContain('Dag {name}')
    expect((await admin.submit(sure, 'Delete')).html).toContain('The answer is deleted.')
    expect((await admin.get(edit.path)).status).toBe(404)
    expect((await admin.post(sure.path)).html).toContain('deleted before')
  })

  test('makes a ticket of a message of somebody with an account, once', async () => {
    const { id: userId, name, email } = await newClient()
    const message = { name, email, topic: 'order', about: '', message: 'From the contact page', copy: false, website: '', stamp: '' } as const
    await sendContactMessage(message, 'en')
    const inbox = await admin.get(paths.adminArea('messages'))
    const made = await admin.submit(inbox, `Make a ticket of the message of ${name}`)
    const ticket = await db.ticket.findFirstOrThrow({ where: { userId } })
    expect(made.url.pathname).toBe(paths.adminTicket(ticket.id))
    expect(made.textOf('main')).toContain('From the contact page')
    const { id } = await db.contactMessage.findFirstOrThrow({ where: { email } })
    expect((await admin.post(paths.adminArea('messages'), { id, ticket: 'yes' })).url.pathname).toBe(paths.adminTicket(ticket.id))
    expect(await db.ticket.count({ where: { userId } })).toBe(1)
    expect((await admin.get(paths.adminArea('messages'))).link('To its ticket')).toBe(paths.adminTicket(ticket.id))
    await sendContactMessage({ ...message, email: `nobody-${email}`, name: 'Nobody Known' }, 'en')
    expect((await admin.get(paths.adminArea('messages'))).html).not.toContain('Make a ticket of the message of Nobody Known')
  })

  test.each(LANGUAGES)('reads in %s, as the client does', async (language) => {
    const { id: userId, username } = await newClient()
    const { id } = await ask(userId, 'Fråga')
    const [reader, client] = [new Visitor({ language }), new Visitor({ language })]
    await reader.signInAs('admin')
    await client.signIn(username, DEMO_PASSWORD)
    for (const page of [await reader.get(paths.adminTickets()), await reader.get(paths.adminTicket(id)), await client.get(paths.tickets()), await client.get(paths.ticket(id))]) {
      expect([page.status, page.language]).toEqual([200, language])
    }
  })
})

test('the pages ask for few statements', async () => {
  const client = new Visitor()
  await client.signInAs('client')
  const { id } = await db.ticket.findFirstOrThrow({ where: { user: { username: 'client' } } })
  const asked = { list: await countQueries(admin, paths.adminTickets()), page: await countQueries(admin, paths.adminTicket(id)), own: await countQueries(client, paths.tickets()), ownPage: await countQueries(client, paths.ticket(id)) }
  expect(Math.max(...Object.values(asked)), JSON.stringify(asked)).toBeLessThanOrEqual(QUERY_BUDGET)
})
