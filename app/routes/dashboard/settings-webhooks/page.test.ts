import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { makeEndpoint } from '~/domain/webhooks/endpoints.server'
import { MOST_ENDPOINTS, WEBHOOK_SUBJECTS } from '~/domain/webhooks/webhook.rules'
import { programPaths } from '~/paths/programs'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { deliver, deliveriesOf, hookTo, isSigned } from '#tests/factories/endpoint'
import { startReceiver, type Receiver } from '#tests/factories/receiver'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { cheapPasswordHash } from '#tests/setup/seed'
import { Visitor } from '#tests/setup/visitor'

const LIST = '/dashboard/settings/webhooks'
const MADE = { name: 'Books', url: 'https://books.example.com/in', subjects: 'order' }

let passwordHash: string
let receiver: Receiver
beforeAll(async () => {
  passwordHash = await cheapPasswordHash()
})
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())

/** Somebody of their own for each test, signed in. */
async function person(language = 'en') {
  const username = `anna-${randomUUID().slice(0, 8)}`
  const user = await db.user.create({
    data: {
      ...{ username, email: `${username}@example.com`, name: 'Anna Lind', passwordHash },
      emailVerifiedAt: new Date(),
    },
  })
  const visitor = new Visitor({ language })
  await visitor.signIn(username, DEMO_PASSWORD)
  return { userId: user.id, visitor }
}
const endpointsOf = (userId: number) =>
  db.webhookEndpoint.findMany({ where: { userId }, orderBy: { id: 'asc' } })
const secretIn = (text: string) => /whsec_[\w+/]{43}=/.exec(text)?.[0]

describe('the webhooks of a person', () => {
  test('are made by a form, whose secret is shown once', async () => {
    const { userId, visitor } = await person()
    const page = await visitor.get(LIST)
    expect(page.textOf('main')).toContain('You have no webhooks.')
    const made = await visitor.submit(page, 'Create webhook', MADE)
    expect([made.status, made.textOf('main')]).toEqual([
      201,
      expect.stringContaining('The webhook Books is ready'),
    ])
    expect(secretIn(made.textOf('main'))).toMatch(/^whsec_[\w+/]{43}=$/)
    const [endpoint] = await endpointsOf(userId)
    expect(endpoint).toMatchObject({ url: MADE.url, studioId: null, status: 'active' })
    for (const at of [LIST, programPaths.webhook(endpoint!.id)]) {
      const text = (await visitor.get(at)).textOf('main')
      expect([text.includes('Books'), secretIn(text)]).toEqual([true, undefined])
    }
  })

  test.each([
    ['an address of this network', { url: 'https://127.0.0.1/in' }],
    ['an address without encryption', { url: 'http://books.example.com/in' }],
    ['an address with a password', { url: 'https://a:b@books.example.com/in' }],
    ['no address', { url: 'books' }],
    ['no name', { name: ' ' }],
    ['a kind that there is not', { subjects: 'file' }],
  ])('are not made with %s, and what was typed stays', async (_what, wrong) => {
    const { userId, visitor } = await person()
    await visitor.get(LIST)
    const typed = { ...MADE, ...wrong }
    const answer = await visitor.post(LIST, typed)
    expect([answer.status, (await endpointsOf(userId)).length]).toEqual([400, 0])
    expect(answer.html).toContain(`value="${typed.url}"`)
  })

  test('are ten at most, and for a studio only of those who sell for it', async () => {
    const { userId, visitor } = await person()
    const foreign = await visitor.post(LIST, { ...MADE, studio: '1' })
    expect([foreign.status, (await endpointsOf(userId)).length]).toEqual([403, 0])
    for (let made = 0; made < MOST_ENDPOINTS; made++) await hookTo(receiver, userId)
    const answer = await visitor.post(LIST, MADE)
    expect([answer.status, answer.textOf('main')]).toEqual([
      409,
      expect.stringContaining('You already have 10 webhooks'),
    ])
  })

  test('are read in each language', async () => {
    expect(LANGUAGES).toHaveLength(4)
    for (const language of LANGUAGES) {
      const { userId, visitor } = await person(language)
      const subjects = [...WEBHOOK_SUBJECTS]
      const { id } = await hookTo(receiver, userId, { subjects })
      for (const at of [LIST, programPaths.webhook(id), programPaths.deleteWebhook(id)]) {
        const page = await visitor.get(at)
        expect([page.status, page.textOf('main').includes('Books')]).toEqual([200, true])
      }
    }
  })
})

describe('one webhook', () => {
  async function own() {
    const { userId, visitor } = await person()
    const made = await hookTo(receiver, userId)
    const at = programPaths.webhook(made.id)
    const press = async (button: string) => visitor.submit(await visitor.get(at), button)
    return { ...made, userId, visitor, at, press }
  }

  test('is sent a test, which the page shows with its answer, and again', async () => {
    receiver.answer(() => ({ status: 500, text: 'no such table' }))
    const { id, secret, visitor, at, press } = await own()
    expect((await press('Send a test event')).textOf('main')).toContain('Waiting')
    await deliver()
    expect(isSigned(receiver.received[0]!, secret)).toBe(true)
    const text = (await visitor.get(at)).textOf('main')
    for (const told of ['Failing', 'Trying again', '500 after', 'no such table', 'Next attempt'])
      expect(text).toContain(told)
    receiver.answer(() => ({ status: 204 }))
    await db.webhookEndpoint.update({ where: { id }, data: { freeAt: new Date() } })
    await press('[value="again"]')
    await deliver()
    expect((await visitor.get(at)).textOf('main')).toContain('Arrived')
    expect(receiver.received).toHaveLength(2)
  })

  test('is given a new secret, paused, taken up and deleted', async () => {
    const { id, secret, userId, visitor, at, press } = await own()
    const changed = await press('Create a new secret')
    expect(changed.status).toBe(201)
    expect(secretIn(changed.textOf('main'))).not.toBe(secret)
    expect((await press('Pause')).textOf('main')).toContain('You paused this webhook')
    const late = await visitor.post(at, { intent: 'test' })
    expect(late.text).toContain('This webhook is paused, so nothing is sent.')
    expect(await deliveriesOf(id)).toEqual([])
    expect((await press('Resume')).textOf('main')).toContain('Active')
    const ask = await visitor.get(programPaths.deleteWebhook(id))
    const gone = await visitor.submit(ask, 'Delete webhook')
    expect([gone.url.pathname, gone.text]).toEqual([
      LIST,
      expect.stringContaining('The webhook Books is deleted.'),
    ])
    expect(await endpointsOf(userId)).toEqual([])
  })

  test('is nobody else’s', async () => {
    const { id, userId, at, press } = await own()
    await press('Send a test event')
    const [delivery] = await deliveriesOf(id)
    const { visitor } = await person()
    for (const address of [at, programPaths.deleteWebhook(id)])
      expect((await visitor.get(address)).status).toBe(404)
    for (const intent of ['test', 'again', 'rotate', 'pause', 'resume'])
      expect([intent, (await visitor.post(at, { intent, delivery: delivery!.id })).status]).toEqual(
        [intent, 404],
      )
    expect((await visitor.post(programPaths.deleteWebhook(id))).status).toBe(404)
    expect(await endpointsOf(userId)).toMatchObject([{ status: 'active', oldSecret: null }])
  })

  test('says what it cannot do', async () => {
    const { visitor, at } = await own()
    expect((await visitor.post(at, { intent: 'fly' })).status).toBe(400)
    expect((await visitor.post(at, { intent: 'again', delivery: 'x' })).status).toBe(404)
  })

  test('is read with few queries, however much was sent, in pages', async () => {
    const { id, visitor, at } = await own()
    const rows = Array.from({ length: 45 }, () => ({
      ...{ endpointId: id, messageId: randomUUID(), type: 'test' },
      ...{ happenedAt: new Date(), deliveredAt: new Date(), attempts: 1, answered: 204 },
    }))
    await db.webhookDelivery.createMany({ data: rows })
    const seen = new Set<string>()
    for (let next: string | undefined = at; next;) {
      const page = await visitor.get(next)
      for (const { messageId } of rows) if (page.html.includes(messageId)) seen.add(messageId)
      next = /href="([^"]*)"[^>]*rel="next"|rel="next"[^>]*href="([^"]*)"/
        .exec(page.html)
        ?.slice(1)
        .find(Boolean)
        ?.replaceAll('&amp;', '&')
    }
    expect(seen.size).toBe(45)
    expect(await countQueries(visitor, at)).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})

test('signing out everywhere else says that it ends the webhooks, and does', async () => {
  const { userId, visitor } = await person()
  await makeEndpoint(userId, {
    ...{ name: 'Books', url: env.PUBLIC_URL, subjects: ['order'], studioId: null },
  })
  const page = await visitor.get('/dashboard/settings/sessions')
  expect(page.textOf('main')).toContain('This also deletes your webhook.')
  const answer = await visitor.submit(page, 'Sign out everywhere else')
  expect(answer.text).toContain('One webhook has been deleted.')
  expect(await endpointsOf(userId)).toEqual([])
})
