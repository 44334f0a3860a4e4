import dgram from 'node:dgram'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../app/paths'
import { mappedRoutes } from '../setup/route-map'
import { Visitor } from '../setup/visitor'
import { anyProductId } from './books'
import { Installation, type AppProcess } from './installation'
import { buy } from './purchase'
import { askRaw, headOf, RawLine } from './raw-line'

/** Milliseconds that anybody waits while somebody else does their worst. */
const PROMPT = 1_000
/** Half a minute, and what a busy machine is late. */
const HALF_A_MINUTE = 35_000
/** Bytes that the line to a reader holds by itself are fewer. */
const MEGABYTE = 1024 * 1024
const LONG = 15 * 1024

let kanal: Installation
let app: AppProcess
/** What a name server was asked that never answers. */
let unanswered = 0
const silent = dgram.createSocket('udp4', () => void (unanswered += 1))

beforeAll(async () => {
  await new Promise<void>((ready) => silent.bind(0, '127.0.0.1', ready))
  kanal = await Installation.create()
  app = await kanal.start({
    LOG_LEVEL: 'info',
    TOOL_DNS_SERVERS: `127.0.0.1:${silent.address().port}`,
  })
})

afterAll(async () => {
  silent.close()
  await kanal?.dispose()
})

const ask = (first: string, headers?: Record<string, string>, from?: string) =>
  askRaw(kanal.port, `${headOf(first, { ...headers, Connection: 'close' })}\r\n`, from)

/** Somebody whose slowest answer is known. */
function timed() {
  const times: { path: string; ms: number }[] = []
  const answer = async (request: Request) => {
    const start = performance.now()
    const response = await fetch(request, { redirect: 'manual' })
    const body = await response.arrayBuffer()
    times.push({ path: new URL(request.url).pathname, ms: performance.now() - start })
    return new Response(body.byteLength > 0 ? body : null, {
      status: response.status,
      headers: response.headers,
    })
  }
  return {
    visitor: new Visitor({ origin: kanal.origin, answer }),
    times,
    slow: () => times.filter(({ ms }) => ms > PROMPT),
  }
}

/** The answers to a purchase and a sign-in of somebody new, with the slowest first. */
async function buyAndSignIn() {
  const { visitor, times } = timed()
  await buy(visitor, await anyProductId(kanal.db))
  await visitor.signInAs('client')
  return times.sort((a, b) => b.ms - a.ms)
}

/**
 * The most that any answer may take: on a machine that is busy with other things, three times the
 * slowest while nobody disturbs.
 */
async function promptness() {
  await buyAndSignIn()
  const [slowest] = await buyAndSignIn()
  return Math.max(PROMPT, 3 * slowest!.ms)
}

/**
 * What takes longer than `most` each of three times: what others do to the machine passes, and what
 * holds up the app stays.
 */
async function heldUp(most: number) {
  let slow: unknown[] = []
  for (let tries = 0; tries < 3; tries++) {
    slow = (await buyAndSignIn()).filter(({ ms }) => ms > most)
    if (slow.length === 0) break
  }
  return slow
}

describe('what no browser asks', () => {
  test.each([
    [400, 'POST /api/../settings/theme'],
    [400, 'PUT /api/%2e%2e/settings/theme'],
    [400, 'GET http://127.0.0.1/shop'],
    [400, 'GET /%zz'],
    [405, 'TRACE /api/user'],
    [405, 'PROPFIND /shop'],
    [405, 'DELETE /settings/theme'],
    [414, `GET /shop?${'a&'.repeat(2_000)}`],
  ])('gets %i: %.60s', async (status, first) => {
    expect((await ask(first, { Origin: 'https://evil.example' })).status).toBe(status)
  })

  test('from another site’s page changes nothing, whatever its method', async () => {
    for (const path of [
      '/api/logout',
      '/api/login',
      '/api/cart/items',
      '/files/uploads',
      '/settings/theme',
    ]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await ask(`${method} ${path}`, {
          Origin: 'https://evil.example',
          'Content-Length': '0',
        })
        expect([method, path, [403, 404, 405].includes(status)]).toEqual([method, path, true])
      }
    }
  })

  test('is no failure of ours: a form sent to a page that takes none', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const { status } = await fetch(kanal.origin + paths.faq(), {
      ...{ method: 'POST', body: 'a=b' },
      headers: { ...headers, Origin: kanal.origin },
    })
    expect(status).toBe(405)
    expect(app.output).not.toContain('request failed')
  })

  test('of two hosts is answered by none', async () => {
    expect(
      (
        await askRaw(
          kanal.port,
          'GET /shop HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
        )
      ).status,
    ).toBe(400)
  })

  test('a demo by another name shows nothing', async () => {
    const { status, text } = await ask('GET /demo/outbox', { Host: 'evil.example' })
    expect([status, text.includes('<html')]).toEqual([421, false])
    expect((await ask('GET /demo/outbox', { Host: 'localhost' })).status).toBe(200)
  })

  test('leaves lines of JSON in the log and nothing between them', () => {
    const lines = app.output
      .split('\n')
      .filter((line) => line && !/^(Demo mode at|Serving at) /.test(line))
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])
  })
})

test('every address with 15 KB behind it is answered at once', async () => {
  const slow: string[] = []
  for (const { pattern } of mappedRoutes) {
    const path = pattern.replace(/\/\*$/, '').replace(/:\w+/g, '1').replace(/\/$/, '')
    const ends = [
      '/a'.repeat(LONG / 2),
      `/${'a'.repeat(LONG)}`,
      `${path ? '' : '/'}?${'a=1&'.repeat(LONG / 4)}`,
      `${path ? '' : '/'}?q=${'%20'.repeat(LONG / 3)}`,
    ]
    const start = performance.now()
    const answers = await Promise.all(ends.map((end) => ask(`GET ${path}${end}`)))
    const statuses = answers.map(({ status }) => status)
    if (performance.now() - start > PROMPT || statuses.some((status) => status !== 414))
      slow.push(`${path}: ${statuses.join(', ')}`)
  }
  const { status } = await ask(`GET ${'/a'.repeat(40)}`)
  expect(status).toBe(404)
  expect(slow).toEqual([])
})

test('a kept page is there for others while the first who asked reads nothing', async () => {
  const pages = [
    paths.home(),
    paths.shop(),
    paths.faq(),
    paths.features(),
    paths.privacy(),
    paths.showcase(),
    paths.auth(),
  ]
  const readers = await Promise.all(pages.map(() => RawLine.open(kanal.port, { reads: false })))
  readers.forEach((reader, index) =>
    reader.say(`${headOf(`GET ${pages[index]}`, { 'Accept-Language': 'pl' })}\r\n`),
  )
  await sleep(2_000)
  const { visitor, slow } = timed()
  for (const page of pages)
    expect((await visitor.fetch(page, { headers: { 'Accept-Language': 'pl' } })).status).toBe(200)
  expect(slow()).toEqual([])
  readers.forEach((reader) => reader.end())
})

test('names that a page does not read make it no other page', async () => {
  const visitor = kanal.visitor()
  const page = paths.product(await anyProductId(kanal.db))
  const { headers, html } = await visitor.get(page)
  for (let z = 0; z < 5; z++) {
    const again = await visitor.get(`${page}?z=${z}&utm_source=${z}`)
    expect([again.headers.get('ETag'), again.html === html]).toEqual([headers.get('ETag'), true])
  }
  expect((await visitor.get(`${page}?lng=nl&z=1`)).$('html').attr('lang')).toBe('nl')
})

test('an event that is too large is told so', async () => {
  const answer = await fetch(`${kanal.origin}/webhooks/sandbox`, {
    method: 'POST',
    body: 'a'.repeat(2 * MEGABYTE),
  })
  expect([answer.status, await answer.json()]).toEqual([413, { message: expect.any(String) }])
})

const MULTIPART = 'multipart/form-data; boundary=x'
const FORM = '--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n'

test('what stops coming, and what is not read, ends in half a minute; what moves slowly goes on', async () => {
  const [head, body, silent, unread, steady] = await Promise.all(
    Array.from({ length: 5 }, (_, index) => RawLine.open(kanal.port, { reads: index !== 3 })),
  )
  head!.say(headOf('GET /'))
  body!.say(
    `${headOf('POST /contact', { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 1000 })}\r\nname=a`,
  )
  // More than the line takes by itself: one answer after another, of which none is read.
  unread!.say(`${headOf('GET /', { 'Accept-Language': 'nl' })}\r\n`.repeat(100))
  const end = '\r\n--x--\r\n'
  const [pieces, piece] = [45, 'a'.repeat(8 * 1024)]
  steady!.say(
    `${headOf('POST /tools/image-optimizer', { 'Content-Type': MULTIPART, 'Content-Length': FORM.length + pieces * piece.length + end.length, Connection: 'close' })}\r\n${FORM}`,
  )
  const slowly = (async () => {
    for (let said = 0; said < pieces; said++) {
      steady!.say(piece)
      await sleep(900)
    }
    steady!.say(end)
  })()
  const start = performance.now()
  const ends = await Promise.all(
    [head, body, silent].map(async (line) => (await line!.closed(), performance.now() - start)),
  )
  expect(ends.filter((ms) => ms > HALF_A_MINUTE)).toEqual([])
  await sleep(HALF_A_MINUTE - (performance.now() - start))
  // Who reads nothing does not see the end either.
  unread!.read()
  expect((await unread!.closed()).split('</html>').length).toBeLessThan(100)
  await slowly
  expect(await steady!.closed()).toMatch(/^HTTP\/1\.1 400 /)
}, 120_000)

test.each([
  '/api/products',
  '/dashboard/files',
  '/dashboard/settings/profile',
  '/no-such-page',
  '/webhooks/none',
])(
  'what is sent to %s and not wanted holds up nobody behind it on the same connection',
  async (path) => {
    const line = await RawLine.open(kanal.port)
    const from = { Origin: kanal.origin, 'Content-Type': MULTIPART, 'Content-Length': MEGABYTE }
    line.say(
      `${headOf(`POST ${path}`, from)}\r\n${'a'.repeat(MEGABYTE)}${headOf('GET /health/live', { Connection: 'close' })}\r\n`,
    )
    const answer = await line.closed()
    expect(answer.match(/^HTTP\/1\.1 \d/gm)).toHaveLength(2)
    expect(answer).toMatch(/HTTP\/1\.1 200 OK/)
  },
)

const PAGES = [paths.home(), paths.faq(), paths.shop()]
const CHOICES = ['en', 'sv', 'nl', 'pl']
/** More than the line to a reader takes by itself, so that the app is left with it. */
const ANSWERS = 20

/** Those who ask for pages and read nothing. */
async function readNothing(count: number) {
  const readers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      RawLine.open(kanal.port, { reads: false, from: `127.0.1.${(index % 250) + 1}` }),
    ),
  )
  readers.forEach((reader, index) => {
    const choice = { 'Accept-Language': CHOICES[index % CHOICES.length]! }
    reader.say(`${headOf(`GET ${PAGES[index % PAGES.length]}`, choice)}\r\n`.repeat(ANSWERS))
  })
  return readers
}

/** Those who send forms, with and without files, and never end. */
async function holdUploads(count: number) {
  const uploads = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      RawLine.open(kanal.port, { from: `127.0.2.${index + 1}` }),
    ),
  )
  await Promise.all(
    uploads.map(async (upload, index) => {
      const to = ['/tools/image-optimizer', '/freelancer/signup', '/contact'][index % 3]
      const type = to === '/contact' ? 'application/x-www-form-urlencoded' : MULTIPART
      upload.say(
        `${headOf(`POST ${to}`, { 'Content-Type': type, 'Content-Length': 20 * MEGABYTE })}\r\n${type === MULTIPART ? FORM : 'message='}`,
      )
      await upload.sayMuch(1.5 * MEGABYTE)
    }),
  )
  return uploads
}

/** The statuses of those who have a tool ask for names that no server tells. */
const askForSilentNames = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const page = `${paths.tool('responsive-checker')}?url=https://host-${index}.silent.example/`
      return (await ask(`GET ${page}`, {}, `127.0.3.${index + 1}`)).status
    }),
  )

test('300 who read nothing, 200 who never end what they send and 100 names that no server tells, all at once, hold up nobody', async () => {
  const prompt = await promptness()
  // The pages are made, for which anybody would wait.
  for (const page of PAGES)
    for (const choice of CHOICES) await ask(`GET ${page}`, { 'Accept-Language': choice })
  const readers = await readNothing(300)
  await sleep(1_000)
  const before = app.memory
  const uploads = await holdUploads(200)
  await sleep(1_000)
  expect(app.memory - before).toBeLessThan(100)
  const asked = askForSilentNames(100)
  await expect.poll(() => unanswered, { timeout: HALF_A_MINUTE }).toBeGreaterThan(50)
  expect(await heldUp(prompt)).toEqual([])
  // All of it lasted as long as that.
  expect(readers.filter(({ isOpen }) => isOpen).length).toBe(300)
  expect(uploads.filter(({ isOpen }) => isOpen).length).toBe(200)
  // No such name, or no room to look for it.
  expect((await asked).filter((status) => ![400, 503].includes(status))).toEqual([])
  expect(unanswered).toBeGreaterThan(100)
  for (const line of [...readers, ...uploads]) line.end()
}, 180_000)

describe('many pages at once', () => {
  /** A page that is made for each who asks. */
  const page = (index: number) => `GET /shop?q=web${index}`
  const everybodyElse = async () => {
    const somebody = timed()
    for (let asked = 0; asked < 5; asked++) await somebody.visitor.get(`/shop?q=logo${asked}`)
    return somebody
  }

  test('on one connection are made one after the other', async () => {
    await everybodyElse()
    const line = await RawLine.open(kanal.port)
    line.say(Array.from({ length: 40 }, (_, index) => `${headOf(page(index))}\r\n`).join(''))
    expect((await everybodyElse()).slow()).toEqual([])
    const many = await RawLine.open(kanal.port)
    many.say(Array.from({ length: 1_000 }, (_, index) => `${headOf(page(index))}\r\n`).join(''))
    expect(await many.closed()).toContain('HTTP/1.1 503')
    line.end()
  })

  test.each([
    ['GET', (index: number) => paths.tool('css-grid-generator', { x: String(index) })],
    ['POST', () => paths.contact()],
    // A machine that is busy with other tests can itself stand still for so long.
  ] as const)(
    'of one address, by %s, leave the turns of others to them',
    { retry: 2 },
    async (method, path) => {
      const ask = (place: string, options: http.RequestOptions, body = '') =>
        new Promise<void>((done, fail) => {
          const { port } = kanal
          http
            .request({ host: '127.0.0.1', port, path: place, agent: false, ...options }, (answer) =>
              answer.resume().once('end', done),
            )
            .once('error', fail)
            .end(body)
        })
      const flood = {
        ...{ method, localAddress: '127.0.0.9' },
        headers: { Origin: kanal.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      }
      await ask(path(0), flood, method === 'POST' ? 'a=b' : '')
      const began = performance.now()
      let left = true
      const all = Promise.all(
        Array.from({ length: 300 }, (_, index) =>
          ask(path(index), flood, method === 'POST' ? 'a=b' : ''),
        ),
      ).finally(() => (left = false))
      let longest = 0
      while (left) {
        const asked = performance.now()
        await ask('/health/live', {})
        longest = Math.max(longest, performance.now() - asked)
      }
      await all
      // Who waits for all of them waits as long as they take.
      expect(longest).toBeLessThan((performance.now() - began) / 2)
    },
  )
})
