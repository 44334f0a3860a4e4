import { connect as openSocket, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect, type Db } from '~/platform/db/db.server'
import { startS3, type S3Server } from '../mocks/s3'
import { startSmtp, type SmtpServer } from '../mocks/smtp'
import { submission } from '../setup/form'
import { startLine, type Line } from '../setup/line'
import type { Visitor } from '../setup/visitor'
import {
  allWorkDone,
  anyProductId,
  expectSoundBooks,
  expectWelcomedOnce,
  orderOfSession,
} from './books'
import { demoOnPostgres, storeDemoFiles } from './demo-studio'
import { Installation, type AppProcess } from './installation'
import { addToCart, buy, checkOut, guest, pay, placeOrder, sessionOf } from './purchase'
import swedish from '../../locales/sv/common.json'

const PATIENCE = { timeout: 90_000, interval: 200 }
/** Of a test that waits several times. */
const LONG = { timeout: 4 * PATIENCE.timeout }
const IDLE = 1_000
const SLOW = 100
const LARGE = 10 * 1024 * 1024

let s3: S3Server
let smtp: SmtpServer
let lines: Record<'database' | 'store' | 'mail', Line>
let kanal: Installation
let app: AppProcess
let db: Db

beforeAll(async () => {
  const url = await demoOnPostgres('faults')
  ;[s3, smtp] = await Promise.all([startS3({ bucket: 'kanal' }), startSmtp()])
  await storeDemoFiles(s3)
  const [database, store, mail] = await Promise.all(
    [url, s3.url, smtp.url].map((one) => startLine(Number(new URL(one).port))),
  )
  lines = { database: database!, store: store!, mail: mail! }
  const through = (one: string, { port }: Line) =>
    Object.assign(new URL(one), { port: String(port) }).href.replace(/\/$/, '')
  const settings = {
    DATABASE_URL: through(url, lines.database),
    ...{
      S3_BUCKET: 'kanal',
      S3_ENDPOINT: through(s3.url, lines.store),
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    ...{ SMTP_URL: through(smtp.url, lines.mail), WORKER: 'on' },
  }
  kanal = await Installation.create()
  db = connect(url)
  app = await kanal.start(settings)
})

afterAll(async () => {
  await kanal?.dispose()
  await db?.$disconnect()
  await Promise.all([s3?.stop(), smtp?.stop()])
})

afterEach(async () => {
  for (const line of Object.values(lines)) await line.restore()
})

/** A page that says, in the visitor's language, that we are back soon, and no more. */
async function expectBackSoon(answer: Response) {
  const text = await answer.text()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(text).toContain(swedish.errors.unavailable.title)
  expect(text).not.toMatch(/^\s+at |PrismaClient|ECONNREFUSED/m)
}

/** To a program: as the /api contract has its errors. */
async function expectBackSoonAsJson(answer: Response) {
  expect([answer.url, answer.status]).toEqual([answer.url, 503])
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toEqual({ message: 'Try again later' })
}

async function metrics() {
  const answer = await fetch(`${kanal.origin}/metrics`)
  expect(answer.status).toBe(200)
  return answer.text()
}

const asProgram = (visitor: Visitor, path: string) =>
  visitor.fetch(path, { headers: { Accept: '*/*' } })
const inSwedish = (visitor: Visitor, path: string) =>
  visitor.fetch(path, { headers: { 'Accept-Language': 'sv' } })

test(
  'the database goes and comes back: pages say so meanwhile, the app goes on by itself, nothing is lost or doubled',
  LONG,
  async () => {
    const buyer = kanal.visitor()
    const details = guest()
    await addToCart(buyer, await anyProductId(db))
    const client = kanal.visitor()
    await client.signInAs('client')
    const paid = await buy(kanal.visitor(), await anyProductId(db))
    await lines.database.cut()
    await expectBackSoon(await inSwedish(buyer, '/shop/cart'))
    await expectBackSoon(await inSwedish(client, '/dashboard'))
    const { id: design } = await db.fileVersion.findFirstOrThrow({ where: { status: 'available' } })
    for (const path of [
      '/api/user',
      '/api/my-orders',
      '/api/templates/1',
      `/files/${design}`,
      '/dashboard/live',
      '/sitemap.xml',
      '/projects/feed.xml',
    ])
      await expectBackSoonAsJson(await asProgram(client, path))
    await expectBackSoonAsJson(await asProgram(buyer, '/api/cart'))
    const credentials = {
      method: 'POST',
      body: JSON.stringify({ username: 'client', password: 'wrong' }),
      headers: { 'Content-Type': 'application/json' },
    }
    await expectBackSoonAsJson(await fetch(`${kanal.origin}/api/login`, credentials))
    await expectBackSoon(await inSwedish(client, `/files/${design}`))
    expect((await fetch(`${kanal.origin}/health/ready`)).status).toBe(503)
    expect((await fetch(`${kanal.origin}/health/live`)).status).toBe(200)
    expect(await metrics()).toMatch(/^kanal_database_up 0$/m)
    expect(await metrics()).not.toMatch(/^kanal_outbox_jobs\{/m)
    expect(
      await placeOrder(buyer, details).then(
        ({ status }) => status,
        () => 503,
      ),
    ).toBe(503)
    await lines.database.restore()

    await vi.waitFor(
      async () => expect((await inSwedish(client, '/dashboard')).status).toBe(200),
      PATIENCE,
    )
    await vi.waitFor(() => expectWelcomedOnce(db, paid), PATIENCE)
    expect(await metrics()).toMatch(/^kanal_database_up 1$/m)
    expect(await metrics()).toMatch(/^kanal_outbox_jobs\{/m)
    expect(await db.order.count({ where: { email: details.email } })).toBe(0)
    const page = await checkOut(buyer, details)
    await pay(buyer, page)
    await vi.waitFor(() => expectWelcomedOnce(db, sessionOf(page)), PATIENCE)
    expect(await db.order.count({ where: { email: details.email } })).toBe(1)
    await expectSoundBooks(db)
    expect(app.isRunning).toBe(true)
  },
)

test('the database says nothing for a while: pages that are kept are shown as they were, and follow once it answers', async () => {
  const { id: projectId } = await db.showcaseProject.findFirstOrThrow({ where: { status: 'live' } })
  const rename = (title: string) =>
    db.showcaseProjectTranslation.updateMany({
      where: { projectId, language: 'en' },
      data: { title },
    })
  const heading = async () => {
    const page = await kanal.visitor().get(`/projects/${projectId}`)
    expect(page.status).toBe(200)
    return page.textOf('h1')
  }
  await rename('Before the silence')
  expect(await heading()).toContain('Before the silence')
  lines.database.hold()
  await rename('After the silence')
  expect(await heading()).toContain('Before the silence')
  await lines.database.restore()
  await vi.waitFor(async () => expect(await heading()).toContain('After the silence'), PATIENCE)
})

test('the store goes and comes back: a file is not there for the moment, one that is sent is refused and can be sent again', async () => {
  const client = kanal.visitor()
  await client.signInAs('client')
  const { fileVersionId, deliverable } = await db.deliverableFile.findFirstOrThrow({
    include: { deliverable: { include: { project: true } } },
  })
  const send = (name: string) => {
    const form = new FormData()
    form.set('key', name)
    form.append('files', new File(['words'], `${name}.txt`))
    return client.fetch(`/dashboard/files?order=${deliverable.project.orderId}`, {
      method: 'POST',
      body: form,
      headers: { 'Accept-Language': 'sv' },
    })
  }
  await lines.store.cut()
  await expectBackSoonAsJson(await asProgram(client, `/files/${fileVersionId}`))
  const { status } = await send('while-away')
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).not.toBe(500)
  expect(await db.file.count({ where: { name: 'while-away.txt', status: 'available' } })).toBe(0)
  expect((await client.get('/dashboard')).status).toBe(200)
  await lines.store.restore()
  expect((await client.fetch(`/files/${fileVersionId}`)).status).toBe(200)
  expect((await send('while-away')).status).toBe(303)
  expect(await db.file.count({ where: { name: 'while-away.txt', status: 'available' } })).toBe(1)
})

test('the mail server goes and comes back: the mail waits, and is sent once', LONG, async () => {
  await lines.mail.cut()
  const session = await buy(kanal.visitor(), await anyProductId(db))
  await vi.waitFor(
    async () =>
      expect(await orderOfSession(db, session)).toMatchObject({ status: 'awaiting_brief' }),
    PATIENCE,
  )
  const { id, email } = await orderOfSession(db, session)
  await vi.waitFor(
    async () =>
      expect(await db.outboxJob.findUnique({ where: { key: `welcome:${id}` } })).toMatchObject({
        status: 'pending',
        lastError: expect.any(String),
      }),
    PATIENCE,
  )
  expect(await db.mailMessage.count({ where: { to: email } })).toBe(0)
  await lines.mail.restore()
  await vi.waitFor(() => expectWelcomedOnce(db, session), PATIENCE)
  await allWorkDone(db)
  expect(smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(1)
})

describe('what is too much or too slow is turned away, and others are served meanwhile:', () => {
  /** What comes back for what is written by hand, until the app closes the connection. */
  function say(text: string | Buffer) {
    return new Promise<string>((resolve) => {
      let received = ''
      const socket = openSocket(kanal.port, '127.0.0.1', () => socket.write(text))
      socket
        .setEncoding('utf8')
        .on('data', (piece) => (received += piece))
        .on('error', () => undefined)
        .once('close', () => resolve(received))
    })
  }
  const isServed = async () => expect((await fetch(`${kanal.origin}/`)).status).toBe(200)

  test('10 MB of headers', async () => {
    // What is still on its way when the connection is closed can take the answer with it.
    expect(
      await say(`GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Large: ${'x'.repeat(LARGE)}\r\n\r\n`),
    ).toMatch(/^(HTTP\/1\.1 431 |$)/)
    await isServed()
  })

  test.each([
    ['/api/login', 'application/json'],
    ['/auth', 'application/x-www-form-urlencoded'],
    ['/webhooks/sandbox', 'application/json'],
  ])('10 MB of body to %s', async (path, type) => {
    const status = await fetch(kanal.origin + path, {
      method: 'POST',
      body: 'x'.repeat(LARGE),
      headers: { 'Content-Type': type },
    }).then(
      (answer) => answer.status,
      () => 413,
    )
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    await isServed()
  })

  test(`${IDLE} connections that say nothing or half of something`, async () => {
    const sockets = await Promise.all(
      Array.from(
        { length: IDLE },
        (_, index) =>
          new Promise<Socket>((resolve, reject) => {
            const socket = openSocket(kanal.port, '127.0.0.1', () => {
              if (index % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ')
              resolve(socket)
            })
            socket.once('error', reject)
          }),
      ),
    )
    await isServed()
    const buyer = kanal.visitor()
    await addToCart(buyer, await anyProductId(db))
    expect((await buyer.get('/shop/cart')).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await isServed()
  })

  /** A body that comes in a few bytes at a time. */
  const slowly = (body: string) =>
    new ReadableStream({
      async start(controller) {
        for (const piece of body.match(/.{1,20}/gs)!) {
          controller.enqueue(new TextEncoder().encode(piece))
          await pause(100)
        }
        controller.close()
      },
    })

  test(
    `${SLOW} forms that come in slowly, an order among them: each is followed once, and others do not wait for them`,
    LONG,
    async () => {
      const done: string[] = []
      const send = (visitor: Visitor, path: string, body: string) =>
        visitor
          .fetch(path, {
            method: 'POST',
            body: slowly(body),
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            referrer: path,
          })
          .finally(() => done.push('slow'))
      const buyer = kanal.visitor()
      const details = guest()
      await addToCart(buyer, await anyProductId(db))
      const order = submission(await buyer.get('/shop/checkout'), '#checkout', details)
      const choices = Array.from({ length: SLOW }, () =>
        send(kanal.visitor(), '/settings/theme', `theme=dark&redirectTo=${'/'.padEnd(1000, 'a')}`),
      )
      const ordered = send(buyer, '/shop/checkout', String(order.body))
      await kanal
        .visitor()
        .get('/shop/cart')
        .then(() => done.push('quick'))
      expect(done[0]).toBe('quick')
      for (const { status, headers } of await Promise.all(choices))
        expect([status, headers.getSetCookie().join()]).toEqual([
          303,
          expect.stringContaining('theme'),
        ])
      expect((await ordered).headers.get('Location')).toContain('/sandbox/checkout/')
      expect(await db.order.count({ where: { email: details.email } })).toBe(1)
    },
  )
})
