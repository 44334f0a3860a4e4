import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { adminPaths } from '../../app/paths/admin'
import { connect, type Db } from '~/platform/db/db.server'
import { startS3, type S3Server } from '../mocks/s3'
import { startSmtp, type SmtpServer } from '../mocks/smtp'
import { freePort } from '../setup/port'
import { startProxy } from '../setup/proxy'
import { Visitor } from '../setup/visitor'
import {
  allWorkDone,
  anyProductId,
  expectSoundBooks,
  expectWelcomedOnce,
  orderOfSession,
} from './books'
import { demoOnPostgres, storeDemoFiles } from './demo-studio'
import { Installation, type AppProcess } from './installation'
import { buy } from './purchase'

/**
 * Wrong passwords for one account within a quarter of an hour
 * (app/account/authenticator.server.ts).
 */
const MOST_GUESSES = 10
const BUYERS = 6

let s3: S3Server
let smtp: SmtpServer
let proxy: Awaited<ReturnType<typeof startProxy>>
let kanal: Installation
let db: Db
const hosts: { app: AppProcess; origin: string }[] = []

/**
 * Two servers with the worker on, on one PostgreSQL and one S3, with no folder in common; a proxy
 * takes turns.
 */
beforeAll(async () => {
  ;[s3, smtp, proxy] = await Promise.all([startS3({ bucket: 'kanal' }), startSmtp(), startProxy()])
  await storeDemoFiles(s3)
  const settings = {
    DATABASE_URL: await demoOnPostgres('hosts'),
    ...{
      S3_BUCKET: 'kanal',
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    ...{ SMTP_URL: smtp.url, PUBLIC_URL: proxy.origin, WORKER: 'on' },
  }
  kanal = await Installation.create()
  db = connect(settings.DATABASE_URL)
  for (let host = 0; host < 2; host++) {
    const port = String(await freePort())
    const origin = `http://127.0.0.1:${port}`
    hosts.push({ app: await kanal.start({ ...settings, PORT: port }, origin), origin })
    proxy.servers.push(origin)
  }
  await allWorkDone(db)
})

afterAll(async () => {
  await kanal?.dispose()
  await db?.$disconnect()
  await Promise.all([proxy?.stop(), s3?.stop(), smtp?.stop()])
})

const visitor = () =>
  new Visitor({ origin: proxy.origin, answer: (request) => fetch(request, { redirect: 'manual' }) })

test('a cart, an order and a session go from host to host; each job is done once, and each mail sent once', async () => {
  const productId = await anyProductId(db)
  const sessions = await Promise.all(
    Array.from({ length: BUYERS }, () => buy(visitor(), productId)),
  )
  for (const session of sessions)
    await vi.waitFor(() => expectWelcomedOnce(db, session), { timeout: 60_000, interval: 100 })
  await allWorkDone(db)
  expect(await db.outboxJob.findMany({ where: { status: 'sent', attempts: { not: 1 } } })).toEqual(
    [],
  )
  for (const session of sessions) {
    const { email } = await orderOfSession(db, session)
    expect(smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(1)
  }
  await expectSoundBooks(db)
})

test('a limit counts the tries at all hosts together', async () => {
  const guess = async (username: string) => {
    const body = JSON.stringify({ username, password: 'not the one' })
    return (
      await visitor().fetch('/api/login', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
    ).status
  }
  const statuses = await Promise.all(
    Array.from({ length: 2 * MOST_GUESSES }, () => guess('somebody')),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(MOST_GUESSES)
  expect(statuses.filter((status) => status === 429)).toHaveLength(MOST_GUESSES)
})

test('what an admin changes at one host is seen at the other, which had kept the old', async () => {
  const admin = visitor()
  await admin.signInAs('admin')
  const menuAt = async ({ origin }: { origin: string }) =>
    JSON.stringify(await (await fetch(`${origin}/api/featured-categories?section=popular`)).json())
  for (const host of hosts) expect(await menuAt(host)).toContain('Analytics')
  await admin.submit(await admin.get(adminPaths.place('menu')), 'Remove: Analytics')
  for (const host of hosts)
    await vi.waitFor(async () => expect(await menuAt(host)).not.toContain('Analytics'), {
      timeout: 5_000,
      interval: 20,
    })
})

test('a file that one host took is given by the other', async () => {
  const client = visitor()
  await client.signInAs('client')
  const { fileVersion } = await db.deliverableFile.findFirstOrThrow({
    include: { fileVersion: true },
  })
  const Cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const { origin } of hosts) {
    const answer = await fetch(`${origin}/files/${fileVersion.id}`, { headers: { Cookie } })
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([
      200,
      fileVersion.size,
    ])
  }
})

test('when a host dies, the visitor goes on at the other, which does the work that was left', async () => {
  const client = visitor()
  await client.signInAs('client')
  await hosts[0]!.app.stop('SIGKILL')
  for (let page = 0; page < 4; page++) expect((await client.get('/dashboard')).status).toBe(200)
  const session = await buy(visitor(), await anyProductId(db))
  await vi.waitFor(() => expectWelcomedOnce(db, session), { timeout: 60_000, interval: 100 })
  await allWorkDone(db)
})
