import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CALLS, CALLS_FROM_ADDRESS } from '~/api/limits'
import { OPERATIONS } from '~/api/operations.server'
import { makeToken } from '~/domain/people/api-tokens.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { MOST_TOKENS, TOKEN_START } from '~/domain/people/api-token.rules'
import { changePassword } from '~/domain/people/own-account.server'
import { db } from '~/platform/db/db.server'
import { hit } from '~/platform/rate-limit.server'
import { paths } from '../../app/paths'
import { handle, PEER_HEADER } from '../setup/handler'
import { PUBLIC_URL } from '../setup/settings'
import { Visitor } from '../setup/visitor'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a program reads has no types
type Json = Record<string, any>
interface Sent {
  method?: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** What a program sends: no cookie, no Origin, nothing that a browser adds. */
async function call(path: string, { method = 'GET', token, body, headers = {} }: Sent = {}) {
  const answer = await handle(
    new Request(new URL(path, PUBLIC_URL), {
      method,
      headers: {
        Host: new URL(PUBLIC_URL).host,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  )
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    json: JSON.parse(text || 'null') as Json,
  }
}

const idOf = async (username: string) =>
  (await db.user.findUniqueOrThrow({ where: { username } })).id

const tokenOf = async (
  username: string,
  { scope = 'write' as 'read' | 'write', studioId = null as number | null } = {},
) => makeToken(await idOf(username), { name: 'Test', scope, days: 7, studioId })

let client: string
let reader: string
let staff: string
let foreign: string
let order: string
let milestone: string

beforeAll(async () => {
  await db.apiToken.deleteMany()
  client = await tokenOf('client')
  reader = await tokenOf('client', { scope: 'read' })
  staff = await tokenOf('admin', { studioId: 1 })
  const other = await db.user.create({
    data: { username: 'other-client', email: 'other@api.example', name: 'Other' },
  })
  foreign = await makeToken(other.id, { name: 'Test', scope: 'write', days: 7, studioId: null })
  const submitted = await db.milestone.findFirstOrThrow({
    where: { status: 'submitted', project: { order: { user: { username: 'client' } } } },
    include: { project: true },
  })
  milestone = submitted.id
  order = submitted.project.orderId
})

beforeEach(() => db.rateLimit.deleteMany())

const fill = (path: string) =>
  `/api/v1${path.replace('{order}', order).replace('{milestone}', milestone)}`
const sending = ({ method, body }: (typeof OPERATIONS)[number], key = 'key-1'): Sent => ({
  method,
  ...(body && { body: { body: 'Written by a program' } }),
  headers: method === 'POST' ? { 'Idempotency-Key': key } : {},
})

describe.each(OPERATIONS.map((one) => [one.id, one] as const))('%s', (id, operation) => {
  const path = () => fill(operation.path)

  test('asks for a token, and refuses one that is not known', async () => {
    const without = await call(path(), sending(operation))
    expect([without.status, without.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
    expect(without.headers.get('Content-Type')).toBe('application/problem+json')
    const wrong = await call(path(), {
      ...sending(operation),
      token: `${TOKEN_START}${'x'.repeat(43)}`,
    })
    expect([wrong.status, wrong.json.status]).toEqual([401, 401])
    expect(wrong.headers.get('WWW-Authenticate')).toContain('invalid_token')
  })

  test('shows nothing to a token of somebody else', async () => {
    const answer = await call(path(), { ...sending(operation), token: foreign })
    if (operation.path.includes('{')) expect(answer.status).toBe(404)
    else expect(JSON.stringify(answer.json)).not.toContain(order)
  })

  test('knows its own method alone', async () => {
    const answer = await call(path(), { method: 'DELETE', token: client })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([
      405,
      expect.stringContaining(operation.method),
    ])
  })

  test.runIf(operation.scope === 'write')('refuses a token that may only read', async () => {
    expect((await call(path(), { ...sending(operation), token: reader })).status).toBe(403)
  })

  test('answers its owner, twice the same, and says how many calls are left', async () => {
    const sent = { ...sending(operation), token: client }
    const [first, again] = [await call(path(), sent), await call(path(), sent)]
    expect([first.status, again.status]).toEqual(
      Array.from({ length: 2 }, () => operation.status ?? 200),
    )
    expect(again.json).toEqual(first.json)
    expect(first.headers.get('RateLimit')).toMatch(/^"calls";r=\d+;t=\d+$/)
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    expect(JSON.stringify(first.json)).not.toMatch(/"[^"]*(?:hash|password|token)[^"]*":/i)
    if (id === 'listOrders') expect(first.json.data.map((one: Json) => one.id)).toContain(order)
  })

  test('is in the OpenAPI document with what it answers', async () => {
    const { json } = await call(paths.openApi())
    const described = json.paths[operation.path][operation.method.toLowerCase()]
    expect(described).toMatchObject({ operationId: id, summary: expect.stringMatching(/\w/) })
    const answer = described.responses[operation.status ?? 200]
    expect(answer.content['application/json'].schema).toMatchObject({ type: 'object' })
  })
})

test('says what is wrong with a call', async () => {
  const list = await call('/api/v1/orders?limit=1000&color=red', { token: client })
  expect([list.status, list.json.errors.map((one: Json) => one.detail)]).toEqual([
    400,
    ['limit is at most 100', expect.stringContaining('color')],
  ])
  const unknown = await call(`/api/v1/orders/${order}?x=1`, { token: client })
  expect(unknown.status).toBe(400)
  const messages = `/api/v1/orders/${order}/messages`
  const post = (body: unknown, headers: Record<string, string> = { 'Idempotency-Key': 'k' }) =>
    call(messages, { method: 'POST', token: client, body, headers })
  expect((await post({ body: 'x' }, {})).json.detail).toContain('Idempotency-Key')
  for (const body of [{}, { body: 3 }, { body: ' \n ' }, { body: 'x'.repeat(10_001) }, [], null])
    expect((await post(body)).status).toBe(400)
  expect((await post({ body: 'x', side: 'studio' })).json.errors).toHaveLength(1)
  const form = { 'Idempotency-Key': 'k', 'Content-Type': 'text/plain' }
  expect((await post('x', form)).status).toBe(415)
  expect((await post({ body: 'x', pad: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await call('/api/v1/nothing')).status).toBe(404)
  expect((await call('/api/v1/orders/1', { token: client })).status).toBe(404)
})

test('writes a message once for each key, and tells of a key that was used', async () => {
  const write = (body: string, key: string) =>
    call(`/api/v1/orders/${order}/messages`, {
      ...{ method: 'POST', token: client, body: { body } },
      headers: { 'Idempotency-Key': key },
    })
  const many = await Promise.all(Array.from({ length: 5 }, () => write('Only once', 'once')))
  expect(new Set(many.map(({ json }) => json.id)).size).toBe(1)
  expect(await db.message.count({ where: { body: 'Only once' } })).toBe(1)
  expect((await write('Something else', 'once')).status).toBe(422)
  expect((await write('Something else', 'another')).status).toBe(201)
  const { json } = await call(`/api/v1/orders/${order}/messages`, { token: staff })
  expect(json.data[0]).toMatchObject({ body: 'Something else', side: 'client' })
})

test('lets nobody but the client approve', async () => {
  const path = `/api/v1/orders/${order}/milestones/${milestone}/approval`
  const answer = await call(path, { method: 'PUT', token: staff })
  expect([answer.status, answer.json.detail]).toEqual([403, expect.stringContaining('client')])
})

test('goes through the pages of a list to its end', async () => {
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor && `&cursor=${cursor}`
    const { json } = await call(`/api/v1/orders?limit=3${query}`, { token: staff })
    seen.push(...json.data.map((one: Json) => one.id as string))
    cursor = json.next
  }
  expect(seen).toHaveLength(await db.order.count({ where: { studioId: 1 } }))
  expect(new Set(seen).size).toBe(seen.length)
})

test('ends the calls of a person for the hour once they have made too many, whichever the token', async () => {
  const { userId } = await db.apiToken.findFirstOrThrow({ where: { ending: foreign.slice(-4) } })
  const other = await makeToken(userId, { name: 'T', scope: 'read', days: 7, studioId: null })
  await hit(`api:user:${userId}`, { ...CALLS, weight: CALLS.limit })
  for (const token of [foreign, other]) {
    const refused = await call('/api/v1/orders', { token })
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  }
})

test('ends the calls of an address for the hour, with a token or without', async () => {
  const from = '203.0.113.9'
  await hit(`api:address:${from}`, { ...CALLS_FROM_ADDRESS, weight: CALLS_FROM_ADDRESS.limit })
  for (const token of [client, 'kanal_none'])
    expect((await call('/api/v1/orders', { token, headers: { [PEER_HEADER]: from } })).status).toBe(
      429,
    )
  expect((await call('/api/v1/orders', { token: staff })).status).toBe(200)
})

test('a token ends with what its owner may do', async () => {
  const colleague = await db.user.create({
    data: {
      ...{ username: 'colleague', email: 'colleague@api.example', name: 'Colleague' },
      ...{ role: 'admin', permissions: 'orders' },
    },
  })
  const token = await makeToken(colleague.id, { name: 'T', scope: 'read', days: 7, studioId: 1 })
  const status = async () => (await call('/api/v1/orders', { token })).status
  expect(await status()).toBe(200)
  const change = (data: object) => db.user.update({ where: { id: colleague.id }, data })
  await change({ permissions: 'content' })
  expect(await status()).toBe(401)
  await change({ permissions: 'orders', disabledAt: new Date() })
  expect(await status()).toBe(401)
  await change({ disabledAt: null })
  expect(await status()).toBe(200)
  await db.apiToken.updateMany({
    where: { userId: colleague.id },
    data: { expiresAt: new Date(Date.now() - 1000) },
  })
  expect(await status()).toBe(401)
})

describe('the page of tokens', () => {
  const open = async () => {
    await db.apiToken.deleteMany({ where: { user: { username: 'approver' } } })
    const visitor = new Visitor()
    await visitor.signIn('approver', DEMO_PASSWORD)
    return { visitor, page: await visitor.get(paths.settingsPart('tokens')) }
  }

  test('shows a new token once, says when it was used, and ends it', async () => {
    const { visitor, page } = await open()
    const wrong = await visitor.submit(page, 'Create token', { name: ' ' })
    expect([wrong.status, wrong.errors.length]).toEqual([400, 1])
    const done = await visitor.submit(wrong, 'Create token', { name: 'Time tracking' })
    expect(done.status).toBe(201)
    const [token] = RegExp(`${TOKEN_START}[\\w-]{43}`).exec(done.html)!
    const list = await visitor.get(paths.settingsPart('tokens'))
    expect(list.html).not.toContain(token)
    expect(list.textOf('main')).toContain('Never')
    expect((await call('/api/v1/orders', { token })).status).toBe(200)
    const used = await visitor.get(paths.settingsPart('tokens'))
    expect(used.textOf('main')).not.toContain('Never')
    const ended = await visitor.submit(used, 'Delete the token Time tracking')
    expect(ended.textOf('main')).toContain('You have no tokens.')
    expect((await call('/api/v1/orders', { token })).status).toBe(401)
  })

  test('ends them all with a new password, and makes so many at most', async () => {
    const { visitor, page } = await open()
    const userId = await idOf('approver')
    for (let made = 0; made < MOST_TOKENS; made++)
      await makeToken(userId, { name: 'T', scope: 'read', days: 7, studioId: null })
    const full = await visitor.submit(page, 'Create token', { name: 'One more' })
    expect([full.status, full.errors]).toEqual([409, [expect.stringContaining('20 tokens')]])
    await changePassword(userId, 'another-lantern-over-water', '')
    expect(await db.apiToken.count({ where: { userId } })).toBe(0)
  })
})

test('the examples of the guide do what they say', async () => {
  const page = await new Visitor().get(paths.developers())
  const examples = page
    .$('pre')
    .toArray()
    .map((one) => page.$(one).text())
    .filter((text) => text.startsWith('curl'))
  expect(examples.length).toBe(OPERATIONS.length + 1)
  const values = { $ORDER: order, $MILESTONE: milestone, $TOKEN: client, $KEY: 'from-the-guide' }
  for (const example of examples) {
    const filled = Object.entries(values).reduce(
      (text, [name, value]) => text.replace(name, value),
      example,
    )
    const headers = Object.fromEntries(
      [...filled.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(([, name, value]) => [name!, value!]),
    )
    const body = /-d '([^']+)'/.exec(filled)?.[1]
    const method = /-X (\w+)/.exec(filled)?.[1]
    const address = /curl "([^"]+)"/.exec(filled)![1]!
    const sent = { method, headers, body: body && (JSON.parse(body) as Json) }
    expect([example, [200, 201].includes((await call(address, sent)).status)]).toEqual([
      example,
      true,
    ])
  }
})
