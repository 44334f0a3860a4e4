import { Agent, get, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { allWorkDone } from './books'
import { startPwnedPasswords, type PwnedPasswords } from '../mocks/pwned-passwords'
import { Installation, type AppProcess } from './installation'
import { LIVE } from './live-settings'
import swedish from '../../locales/sv/common.json'

describe('a live configuration', () => {
  let kanal: Installation
  let app: AppProcess
  let seeded: Awaited<ReturnType<Installation['seed']>>
  let breached: PwnedPasswords
  beforeAll(async () => {
    kanal = await Installation.create({ empty: true })
    seeded = await kanal.seed({ ...LIVE, OWNER_EMAIL: 'Owner@Kanal.example' })
    breached = await startPwnedPasswords(['lantern in the rain'])
    app = await kanal.start({
      ...LIVE,
      HOST: '0.0.0.0',
      WORKER: 'on',
      PWNED_PASSWORDS_URL: breached.url,
    })
  })
  afterAll(() => Promise.all([kanal.dispose(), breached.stop()]))

  test('has the owner alone, who gets a link to set a password', async () => {
    expect(seeded).toMatchObject({
      code: 0,
      output: expect.stringContaining('https://kanal.example/auth/set-password/'),
    })
    expect(await kanal.db.user.findMany()).toMatchObject([
      { id: 1, email: 'owner@kanal.example', isAdmin: true, passwordHash: null },
    ])
    expect(await kanal.db.order.count()).toBe(0)
    expect(await kanal.seed(LIVE)).toMatchObject({ code: 0, output: '' })
  })

  test('refuses a password that a breach has brought to light, and keeps the link for another', async () => {
    const link = new URL(/https:\S+\/auth\/set-password\/\S+/.exec(seeded.output)![0]).pathname
    const send = (password: string) =>
      fetch(kanal.origin + link, {
        method: 'POST',
        body: new URLSearchParams({ password }),
        headers: { Origin: kanal.origin },
        redirect: 'manual',
      })
    const refused = await send('lantern in the rain')
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('has appeared in a data breach'),
    ])
    expect((await send('lantern in the fog')).status).toBe(303)
  })

  test('serves on the host that it was given', async () => {
    expect(await accepts('127.0.0.2', kanal.port)).toBe(true)
    expect((await fetch(`${kanal.origin}/`)).status).toBe(200)
  })

  test.each(['https://evil.example', 'null', 'nonsense'])(
    'refuses a form of the origin %s, in the visitor’s language',
    async (origin) => {
      const headers = {
        Origin: origin,
        'Accept-Language': 'sv',
        'Content-Type': 'application/x-www-form-urlencoded',
      }
      const answer = await fetch(`${kanal.origin}/shop/cart`, {
        method: 'POST',
        body: 'intent=clear',
        headers,
      })
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain(swedish.errors.refused.title)
    },
  )

  test.each([
    '/',
    '/nowhere',
    '/api/cart',
    '/robots.txt',
    '/favicon.svg',
    '/health/live',
    '/sitemap.xml',
  ])('sends %s with what keeps a browser from guessing, framing and http', async (path) => {
    const { headers } = await fetch(kanal.origin + path)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe-inline')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Content-Type')).toBeTruthy()
  })

  test('shows its metrics to the bearer of their token alone', async () => {
    const ask = (Authorization?: string) =>
      fetch(`${kanal.origin}/metrics`, { headers: Authorization ? { Authorization } : {} })
    for (const wrong of [
      undefined,
      'Bearer',
      `Bearer ${LIVE.METRICS_TOKEN}x`,
      `Basic ${LIVE.METRICS_TOKEN}`,
    ])
      expect((await ask(wrong)).status, wrong).toBe(404)
    const text = await (await ask(`Bearer ${LIVE.METRICS_TOKEN}`)).text()
    expect(text).toMatch(
      /^kanal_http_requests_total\{route="\/metrics",method="GET",status="404"\} \d+$/m,
    )
    expect(text).toMatch(/^kanal_http_request_duration_seconds_count\{route="\/"\} \d+$/m)
    expect(text).toMatch(/^kanal_database_statement_duration_seconds_count [1-9]\d*$/m)
    expect(text).not.toContain('/nowhere')
  })

  test('knows neither demo accounts, nor sandbox, nor outbox', async () => {
    const page = await (await fetch(`${kanal.origin}/auth`)).text()
    expect(page).not.toContain(DEMO_PASSWORD)
    expect(app.output).not.toContain(DEMO_PASSWORD)
    for (const path of ['/demo/outbox', '/sandbox/checkout/cs_test_any'])
      expect((await fetch(kanal.origin + path)).status).toBe(404)
    expect((await fetch(`${kanal.origin}/webhooks/sandbox`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(`${kanal.origin}/webhooks/stripe`, { method: 'POST' })).status).toBe(400)
    const body = JSON.stringify({ username: 'admin', password: DEMO_PASSWORD })
    expect(
      (
        await fetch(`${kanal.origin}/api/login`, {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(401)
  })
})

describe('the demo', () => {
  let kanal: Installation
  let app: AppProcess
  beforeAll(async () => {
    kanal = await Installation.create()
    app = await kanal.start({ WORKER: 'on', LOG_LEVEL: 'info' })
  })
  afterAll(() => kanal.dispose())

  /** The bytes of a page as they come over the wire. */
  function transferred(encoding: string) {
    return new Promise<{ bytes: number; sent: string | undefined }>((resolve, reject) => {
      get(
        `${kanal.origin}/`,
        { headers: { 'Accept-Encoding': encoding, 'Accept-Language': 'pl' } },
        (answer) => {
          let bytes = 0
          answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
          answer.on('end', () => resolve({ bytes, sent: answer.headers['content-encoding'] }))
        },
      ).once('error', reject)
    })
  }

  test('sends the home page within its budget to a browser that reads brotli, and compressed to one that does not', async () => {
    const brotli = await transferred('gzip, deflate, br')
    expect(brotli.sent).toBe('br')
    expect(brotli.bytes).toBeLessThan(20 * 1024)
    expect(await transferred('gzip')).toMatchObject({ sent: 'gzip' })
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers %s, which no page knows, with the methods that it knows, and does nothing',
    async (method) => {
      const credentials = {
        method: 'POST',
        body: JSON.stringify({ username: 'admin', password: DEMO_PASSWORD }),
        headers: { 'Content-Type': 'application/json' },
      }
      const Cookie = (await fetch(`${kanal.origin}/api/login`, credentials)).headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
      const body =
        method === 'OPTIONS' ? undefined : new URLSearchParams({ theme: 'light', intent: 'clear' })
      for (const path of [
        '/',
        '/auth/sign-out',
        '/settings/theme',
        '/dashboard/admin',
        '/dashboard/admin/settings',
        '/sitemap.xml',
        '/nowhere',
      ]) {
        const { status, headers } = await fetch(kanal.origin + path, {
          method,
          body,
          headers: { Cookie },
          redirect: 'manual',
        })
        expect([status, headers.get('Allow'), headers.getSetCookie()], path).toEqual([
          405,
          'GET, HEAD, POST',
          [],
        ])
      }
      expect((await fetch(`${kanal.origin}/api/user`, { headers: { Cookie } })).status).toBe(200)
      const { status } = await fetch(`${kanal.origin}/api/cart`, {
        method,
        body,
        headers: { Cookie },
      })
      expect(status).toBe(method === 'OPTIONS' ? 200 : 405)
    },
  )

  test('keeps a connection longer than the minute after which a proxy lets it go', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get(`${kanal.origin}/`, { agent: new Agent({ keepAlive: true }) }, resolve).once(
        'error',
        reject,
      ),
    )
    answer.destroy()
    expect(answer.headers['keep-alive']).toBe('timeout=75')
  })

  test('names each request in its answer and in the lines of the log about it', async () => {
    const [own, given] = [
      await fetch(`${kanal.origin}/nowhere`),
      await fetch(`${kanal.origin}/nowhere`, { headers: { 'X-Request-Id': 'of-the-proxy-17' } }),
    ]
    expect(own.headers.get('X-Request-Id')).toMatch(/^[\w-]{12}$/)
    expect(given.headers.get('X-Request-Id')).toBe('of-the-proxy-17')
    await expect
      .poll(() => app.output)
      .toContain('"request":"of-the-proxy-17","method":"GET","path":"/nowhere","status":404')
  })

  test('shows the id on the page of a failure, and nothing of what went wrong', async () => {
    await kanal.db.$executeRaw`UPDATE "ShowcaseProject" SET "version" = 'broken'`
    const page = await kanal.visitor().get('/projects', { 'X-Request-Id': 'a-page-that-fails' })
    await kanal.db.$executeRaw`UPDATE "ShowcaseProject" SET "version" = 1`
    expect([page.status, page.textOf('main code')]).toEqual([500, 'a-page-that-fails'])
    expect(page.html).not.toMatch(/ShowcaseProject|SQLITE|node_modules/)
    await expect
      .poll(() => app.output)
      .toMatch(/"request":"a-page-that-fails".*"msg":"request failed"/)
  })

  test('tells in the log of sign-ins and refusals, and not of what was typed', async () => {
    const ask = (username: string, password: string) =>
      fetch(`${kanal.origin}/api/login`, {
        method: 'POST',
        body: JSON.stringify({ username, password }),
        headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'sign-in-of-test' },
      })
    await ask('typed-by-mistake', 'typed-as-password')
    await ask('client', DEMO_PASSWORD)
    await expect
      .poll(() => app.output)
      .toMatch(/"request":"sign-in-of-test","event":"sign-in refused","from":"[\w-]{12}"/)
    await expect
      .poll(() => app.output)
      .toMatch(/"request":"sign-in-of-test","event":"signed in","user":\d+/)
    expect(app.output).not.toMatch(/typed-by-mistake|typed-as-password/)
  })

  test('answers TRACE with a refusal', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      request(`${kanal.origin}/`, { method: 'TRACE', headers: { Cookie: 'secret=1' } }, resolve)
        .once('error', reject)
        .end(),
    )
    answer.destroy()
    expect(answer.statusCode).toBe(405)
  })

  test('prints where it is and who may sign in', () => {
    for (const { username } of DEMO_ACCOUNTS) expect(app.output).toContain(username)
    expect(app.output).toContain(DEMO_PASSWORD)
    expect(app.output).toContain(kanal.origin)
  })

  test('listens on the loopback address alone', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
    expect(await accepts('127.0.0.1', kanal.port)).toBe(true)
    for (const address of ['127.0.0.2', ...others.map(({ address }) => address)])
      expect(await accepts(address, kanal.port)).toBe(false)
  })
})

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

test.skipIf(!hasIPv6)(
  'the demo on the IPv6 loopback does its work, whose events it sends to itself',
  async () => {
    const kanal = await Installation.create()
    try {
      const origin = `http://[::1]:${kanal.port}`
      expect(
        await kanal.db.outboxJob.count({ where: { kind: 'sandbox-event', status: 'pending' } }),
      ).toBeGreaterThan(0)
      await kanal.start({ HOST: '::1', PUBLIC_URL: origin, WORKER: 'on' }, origin)
      await allWorkDone(kanal.db)
    } finally {
      await kanal.dispose()
    }
  },
)

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 })
    const answer = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket
      .once('connect', () => answer(true))
      .once('error', () => answer(false))
      .once('timeout', () => answer(false))
  })
}
