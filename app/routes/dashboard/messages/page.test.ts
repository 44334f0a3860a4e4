import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGES_PER_PAGE } from '~/domain/messages/message.rules'
import { signBody } from '~/platform/crypto/signed-body.server'
import { db } from '~/platform/db/db.server'
import { createFreelancer } from '#tests/factories/assignment'
import { addEarlierHits } from '#tests/setup/earlier-hits'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { withSession } from '#tests/setup/session'
import { Visitor } from '#tests/setup/visitor'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

let client: Visitor
let admin: Visitor
let orderId: string
let clientId: number
const own = () => `/dashboard/messages?order=${orderId}`
const studios = () => `/dashboard/admin/orders/${orderId}/messages`

beforeAll(async () => {
  ;[client, admin] = [new Visitor(), new Visitor()]
  await client.signInAs('client')
  await admin.signInAs('admin')
  clientId = (await db.user.findUniqueOrThrow({ where: { username: 'client' } })).id
  orderId = (
    await db.order.findFirstOrThrow({
      where: { userId: clientId, title: { contains: 'WordPress' } },
    })
  ).id
})

beforeEach(() => db.rateLimit.deleteMany())

const newest = () =>
  db.message.findFirstOrThrow({
    where: { threadId: orderId },
    orderBy: { createdAt: 'desc' },
    include: { attachments: true },
  })

/** Another person of the order's company, signed in. */
async function colleague(role: 'approver' | 'viewer') {
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: clientId } })
  const name = `${role}-${randomUUID()}`
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  const companyId =
    order.companyId ??
    (
      await db.company.create({
        data: { name: 'Nowak sp. z o.o.', country: 'PL', orders: { connect: { id: orderId } } },
      })
    ).id
  await db.user.create({
    data: {
      username: name,
      email: `${name}@example.com`,
      name,
      passwordHash,
      memberships: { create: { companyId, role } },
    },
  })
  const visitor = new Visitor()
  await visitor.signIn(name, 'lantern-over-water')
  return visitor
}

/** A freelancer who has no part in the order. */
const stranger = async () => withSession((await createFreelancer()).userId)

describe('the client’s page', () => {
  test('shows both sides, and counts what is new until it has been read', async () => {
    await db.threadMember.update({
      where: { threadId_userId: { threadId: orderId, userId: clientId } },
      data: { lastReadAt: new Date(0), unread: 3 },
    })
    const unread = await db.threadMember.count({ where: { userId: clientId, unread: { gt: 0 } } })
    expect((await client.get('/dashboard')).textOf('nav a[href^="/dashboard/messages"]')).toBe(
      `Messages ${unread}`,
    )
    const first = await client.get(own())
    expect([first.status, first.textOf('#new'), first.$('article').length > 4]).toEqual([
      200,
      'New',
      true,
    ])
    expect(first.text).toContain('Astrid Lindqvist wrote:')
    const second = await client.get(own())
    expect(second.$('#new')).toHaveLength(0)
    expect(second.textOf('nav a[href^="/dashboard/messages"]')).toBe(
      `Messages ${unread - 1 || ''}`.trim(),
    )
  })

  test('sends a message to the studio’s page, and says when it has been read', async () => {
    const sent = await client.submit(await client.get(own()), 'Send', {
      body: 'Is the\nfont <b>ours</b>? https://a.example/x.',
    })
    expect(sent.redirects.length).toBeGreaterThan(0)
    expect(sent.textOf(`#message-${(await newest()).id}`)).not.toContain('Seen by')
    expect(
      (await admin.get('/dashboard/admin/messages')).link('Kinga Nowak: WordPress editorial site'),
    ).toContain(studios())
    const seen = await admin.get(studios())
    const body = seen.$('article').last().find('p').first()
    expect([body.text(), body.find('b').length, body.find('a').attr('href')]).toEqual([
      'Is the\nfont <b>ours</b>? https://a.example/x.',
      0,
      'https://a.example/x',
    ])
    expect((await client.get(own())).textOf(`#message-${(await newest()).id}`)).toContain(
      'Seen by Astrid Lindqvist',
    )
  })

  test('answers a message with a quote, without script', async () => {
    const page = await admin.get(studios())
    const reply = await admin.get(page.$('article').last().find('a[href*="reply="]').attr('href')!)
    expect(reply.textOf('#write')).toContain('Reply to Kinga Nowak')
    await admin.submit(reply, 'Send', { body: 'It is.' })
    expect(await newest()).toMatchObject({
      body: 'It is.',
      side: 'studio',
      quotedText: expect.stringContaining('Is the font'),
    })
  })

  test('makes one message of a form that is sent twice', async () => {
    const page = await client.get(own())
    await client.submit(page, 'Send', { body: 'Once' })
    await client.submit(page, 'Send', { body: 'Once' })
    expect(await db.message.count({ where: { threadId: orderId, body: 'Once' } })).toBe(1)
  })

  test('keeps what was typed when something is wrong with it', async () => {
    const page = await client.get(own())
    const files = [new File(['MZ\x90\0'], '../evil.png', { type: 'image/png' })]
    const wrong = await client.submit(page, 'Send', { body: 'My words', files })
    expect([wrong.status, wrong.$('textarea').text()]).toEqual([400, 'My words'])
    expect(wrong.errors).toEqual(['evil.png is a program. You can upload any other file type.'])
    const empty = await client.submit(page, 'Send', { body: ' \n ' })
    expect([empty.status, empty.errors]).toEqual([400, ['Write a message or attach a file.']])
    const long = await client.submit(page, 'Send', { body: 'x'.repeat(10_001) })
    expect([long.status, long.errors]).toEqual([400, ['Use 10,000 characters or fewer.']])
    const large = await client.submit(page, 'Send', {
      body: 'With a large one',
      files: [new File([PNG, new Uint8Array(11 * 1024 * 1024)], 'large.png')],
    })
    expect([large.status, large.errors]).toEqual([400, ['large.png is larger than 10 MB.']])
  })

  test('hands an attachment to those who take part, and to nobody else', async () => {
    await client.submit(await client.get(own()), 'Send', {
      body: 'A picture',
      files: [new File([PNG], 'quay.png', { type: 'image/png' })],
    })
    const { attachments } = await newest()
    const address = `/dashboard/messages/files/${attachments[0]!.fileId}`
    const answer = await client.fetch(address)
    expect([
      answer.status,
      answer.headers.get('Content-Disposition'),
      answer.headers.get('Content-Type'),
    ]).toEqual([200, expect.stringMatching(/^attachment;.*quay\.png/), 'image/png'])
    expect((await admin.fetch(address)).status).toBe(200)
    expect((await (await stranger()).fetch(address)).status).toBe(404)
    expect((await new Visitor().fetch(address)).status).toBe(302)
    expect((await client.fetch('/dashboard/messages/files/no-id')).status).toBe(404)
  })

  test('finds a message, and leads to its place', async () => {
    const found = await client.get(`${own()}&q=headlines`)
    const link = found.$('main article a').first().attr('href')!
    expect(found.$('main article')).toHaveLength(1)
    expect((await client.get(link)).text).toContain('do your longest headlines')
    expect(
      (await client.get(`${own()}&q=${encodeURIComponent('no-such-word%\u0000')}`)).text,
    ).toContain('No messages contain')
  })
})

describe('who gets in', () => {
  test('a colleague who answers writes; one who looks on reads', async () => {
    const approver = await colleague('approver')
    await approver.submit(await approver.get(own()), 'Send', { body: 'From a colleague' })
    expect((await newest()).body).toBe('From a colleague')
    const viewer = await colleague('viewer')
    const page = await viewer.get(own())
    expect([
      page.$('textarea').length,
      page.text.includes('From a colleague'),
      page.text.includes('You have view-only access to this conversation'),
    ]).toEqual([0, true, true])
    expect((await viewer.post(own(), { key: randomUUID(), body: 'Sneaked in' })).status).toBe(404)
    expect((await newest()).body).toBe('From a colleague')
    // They are refused before anything of what they send is read: this is no form.
    expect(
      (
        await viewer.fetch(own(), {
          method: 'POST',
          headers: { 'Content-Type': 'text/plain' },
          body: 'a',
        })
      ).status,
    ).toBe(404)
  })

  test('whoever writes too much waits, and keeps their words', async () => {
    const eager = await colleague('approver')
    const page = await eager.get(own())
    await eager.submit(page, 'Send', { body: 'One' })
    await addEarlierHits(240)
    const late = await eager.submit(page, 'Send', {
      body: 'One too many',
      files: [new File([PNG, new Uint8Array(100 * 1024)], 'large.png')],
    })
    expect([late.status, late.$('textarea').text(), late.errors]).toEqual([
      429,
      'One too many',
      [expect.stringContaining('minute')],
    ])
    expect((await newest()).body).toBe('One')
  })

  test('nobody else, on either side', async () => {
    const other = await stranger()
    expect((await other.get(own())).html).not.toContain('front-page-grid')
    expect((await other.fetch(studios())).headers.get('Location')).toBe('/dashboard')
    for (const order of [orderId, 'no-id', '%00', '']) {
      const { status } = await other.post(`/dashboard/messages?order=${order}`, {
        key: randomUUID(),
        body: 'Hello',
      })
      expect(status, order).toBe(404)
    }
    expect((await admin.fetch('/dashboard/admin/orders/no-id/messages')).status).toBe(404)
  })

  test('no form that is none', async () => {
    expect(
      (
        await client.fetch(own(), {
          method: 'POST',
          body: 'x',
          headers: { 'Content-Type': 'text/plain' },
        })
      ).status,
    ).toBe(400)
    for (const form of [
      {},
      { key: 'x', body: 'y' },
      { key: randomUUID(), body: 'y', quotedId: '\u0000' },
    ]) {
      const { status } = await client.post(own(), form as Record<string, string>)
      expect([200, 400]).toContain(status)
    }
  })
})

describe('the queries and the time', () => {
  test('are those of a short conversation with ten thousand messages, at its end and in its middle', async () => {
    for (const address of [own(), studios()])
      await (address === own() ? client : admin).get(address)
    const short = await countQueries(client, own())
    const start = Date.now() - 200 * 86_400_000
    const row = (index: number) => ({
      threadId: orderId,
      authorId: index % 2 ? clientId : 1,
      side: index % 2 ? 'client' : 'studio',
      body: `Message ${index}`,
      createdAt: new Date(start + index * 60_000),
    })
    await db.message.createMany({ data: Array.from({ length: 10_000 }, (_, index) => row(index)) })
    const middle = `${own()}&before=${start + 5000 * 60_000}`
    expect(
      Math.max(short, await countQueries(client, own()), await countQueries(client, middle)),
    ).toBeLessThanOrEqual(QUERY_BUDGET)
    expect(await countQueries(admin, studios())).toBeLessThanOrEqual(QUERY_BUDGET)
    const page = await client.get(middle)
    expect(page.$('article')).toHaveLength(MESSAGES_PER_PAGE)
    expect(page.textOf('article:last')).toContain('Message 4999')
    expect((await client.get(page.link('Earlier messages'))).text).toContain('Message 4974')
    const began = performance.now()
    await client.get(middle)
    expect(performance.now() - began).toBeLessThan(2000)
    await db.message.deleteMany({ where: { body: { startsWith: 'Message ' } } })
  })
})

describe('live updates', () => {
  /** The next thing that a stream says. */
  const next = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
    new TextDecoder().decode((await reader.read()).value)

  test('tell of a message in the order, to those who take part in it', async () => {
    const answer = await admin.fetch(`/dashboard/live?order=${orderId}`)
    expect([
      answer.status,
      answer.headers.get('Content-Type'),
      answer.headers.get('Cache-Control'),
    ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-cache, no-transform'])
    const outside = await (await stranger()).fetch(`/dashboard/live?order=${orderId}`)
    const [inner, outer] = [answer.body!.getReader(), outside.body!.getReader()]
    expect([await next(inner), await next(outer)]).toEqual(['retry: 3000\n\n', 'retry: 3000\n\n'])
    await client.submit(await client.get(own()), 'Send', { body: 'Live' })
    expect(await next(inner)).toBe('event: change\ndata: \n\n')
    const heard = await Promise.race([
      next(outer),
      new Promise((resolve) => setTimeout(resolve, 500, 'nothing')),
    ])
    expect(heard).toBe('nothing')
    await Promise.all([inner.cancel(), outer.cancel()])
  })

  test('tell at once of what has changed since the page was read', async () => {
    await client.submit(await client.get(own()), 'Send', { body: 'While the page was loading' })
    const readers = await Promise.all(
      ['60000', '0', 'x'].map(async (age) =>
        (await admin.fetch(`/dashboard/live?order=${orderId}&age=${age}`)).body!.getReader(),
      ),
    )
    for (const reader of readers) expect(await next(reader)).toBe('retry: 3000\n\n')
    const heard = await Promise.all(
      readers.map((reader) =>
        Promise.race([next(reader), new Promise((resolve) => setTimeout(resolve, 300, 'nothing'))]),
      ),
    )
    expect(heard).toEqual(['event: change\ndata: \n\n', 'nothing', 'nothing'])
    await Promise.all(readers.map((reader) => reader.cancel()))
  })

  test('are for who is signed in, in so many windows', async () => {
    expect((await new Visitor().fetch('/dashboard/live')).status).toBe(204)
    const other = await stranger()
    const opened = await Promise.all(
      Array.from({ length: 13 }, () => other.fetch('/dashboard/live')),
    )
    expect(opened.map(({ status }) => status).sort()).toEqual([...Array(12).fill(200), 429])
    await Promise.all(opened.map(({ body }) => body?.cancel()))
    const again = await other.fetch('/dashboard/live')
    expect(again.status).toBe(200)
    await again.body!.cancel()
  })
})

test('without inbound mail nothing is taken in', async () => {
  const body = JSON.stringify({ to: 'a@b.example', from: 'c@d.example', text: 'x', messageId: '1' })
  const { status } = await new Visitor().fetch('/inbound/mail', {
    method: 'POST',
    body,
    headers: { 'Inbound-Signature': signBody('x'.repeat(32), body) },
  })
  expect(status).toBe(404)
})
