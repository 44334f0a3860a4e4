import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { postMessage } from '~/domain/messages/post-message.server'
import { readClient, staffMember } from '~/domain/people/participant.server'
import { resolveTicket } from '~/domain/tickets/move-ticket.server'
import { answerTicket, openTicket } from '~/domain/tickets/write-ticket.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { db, transaction } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { ADMIN, runningOrder } from '#tests/factories/running-order'
import { staffWho } from '#tests/factories/staff'
import { countQueries } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

/** What the lead of the area asks of this page. */
const MOST_STATEMENTS = 8

const visitors = new Map<string, Visitor>()
const studio = staffMember(ADMIN.id)
const say = (body: string) => ({ key: randomUUID(), body })

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const visitor = new Visitor({ language })
    await visitor.signInAs('admin')
    visitors.set(language, visitor)
  }
})
beforeEach(() => db.rateLimit.deleteMany())

const admin = () => visitors.get('en')!

async function order() {
  const { orderId } = await runningOrder()
  const { number, userId, name } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { number: true, userId: true, name: true },
  })
  return { orderId, number, name, userId: userId!, client: await readClient(userId!) }
}

const rowOf = async (number: string, query: Record<string, string> = {}) => {
  const page = await admin().get(adminPaths.conversations({ q: number, ...query }))
  return page.texts('main tbody tr').join('\n')
}
const sinceOf = async (id: string) =>
  (await db.thread.findUniqueOrThrow({ where: { id } })).waitsSince

test('a conversation waits for whoever has not written last, since the first message to them', async () => {
  const { orderId, number, client } = await order()
  await postMessage(client, orderId, say('Is it done?'))
  const since = await sinceOf(orderId)
  expect(await rowOf(number)).toContain('Studio')
  expect(await rowOf(number, { waits: 'studio' })).toContain(number)
  await postMessage(client, orderId, say('And may I see it?'))
  expect(await sinceOf(orderId)).toEqual(since)

  await postMessage(studio, orderId, say('Nearly.'))
  expect(await rowOf(number, { waits: 'client' })).toContain(number)
  expect(await rowOf(number, { waits: 'studio' })).toBe('')
  expect((await sinceOf(orderId))!.getTime()).toBeGreaterThan(since!.getTime())
  const page = await admin().get(adminPaths.conversations({ q: number }))
  const href = page.$('main tbody th a').attr('href')!
  expect(href).toBe(adminPaths.orderPart(orderId, 'messages', { anchor: 'new' }))
})

test('a ticket waits for the studio, then for its client, and once it is solved for nobody', async () => {
  const { userId } = await order()
  const input = { key: randomUUID(), subject: 'A question', body: 'How?' }
  const { id, number } = await openTicket(userId, input)
  expect(await rowOf(number, { waits: 'studio', kind: 'ticket' })).toContain(number)
  await answerTicket(ADMIN.id, id, say('So.'), true)
  expect(await rowOf(number, { waits: 'client' })).toContain(number)
  await transaction((tx) => resolveTicket(tx, id, ADMIN))
  expect(await rowOf(number, { waits: 'client' })).toBe('')
  expect(await rowOf(number, { waits: 'nobody' })).toContain(number)
})

test('the newest comes first, and the oldest where that is asked for', async () => {
  const [one, two] = [await order(), await order()]
  await postMessage(one.client, one.orderId, say('First.'))
  await postMessage(two.client, two.orderId, say('Second.'))
  const numbers = async (query: Record<string, string>) =>
    (await admin().get(adminPaths.conversations({ waits: 'studio', ...query })))
      .texts('main tbody tr')
      .flatMap((row) => /K-\d{4}-\d+/.exec(row)?.[0] ?? [])
  const newest = await numbers({})
  expect(newest.indexOf(two.number)).toBeLessThan(newest.indexOf(one.number))
  expect(newest[0]).toBe(two.number)
  const oldest = await numbers({ sort: 'oldest' })
  expect(oldest[0]).not.toBe(two.number)
})

test.each(LANGUAGES)('says so in %s', async (language) => {
  const page = await visitors.get(language)!.get(adminPaths.conversations())
  expect(page.status).toBe(200)
  expect(page.$('main tbody tr').length).toBeGreaterThan(0)
  expect(page.text).not.toMatch(/all\.|undefined|null/)
})

test('it asks for few statements, however many kinds of conversations there are', async () => {
  const href = adminPaths.conversations()
  expect(await countQueries(admin(), href)).toBeLessThanOrEqual(MOST_STATEMENTS)
  for (const kind of ['order', 'freelancer', 'ticket'])
    expect((await admin().get(adminPaths.conversations({ kind }))).status).toBe(200)
})

test('nobody sees it who may not see to orders', async () => {
  const href = adminPaths.conversations()
  expect((await (await staffWho('orders')).get(href)).heading).toBe('Conversations')
  for (const permission of ['money', 'content', 'people'] as const) {
    const visitor = await staffWho(permission)
    const page = await visitor.get(href)
    expect([permission, page.url.pathname]).toEqual([permission, paths.admin()])
    expect((await visitor.get(paths.admin())).html).not.toContain(`href="${href}"`)
    const file = await visitor.fetch(adminPaths.export('conversations'))
    expect(file.headers.get('Content-Type') ?? '').not.toContain('csv')
  }
  for (const role of ['client', 'freelancer'] as const) {
    const visitor = new Visitor()
    await visitor.signInAs(role)
    expect((await visitor.get(href)).url.pathname).not.toBe(href)
  }
})
