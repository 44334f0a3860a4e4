import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Db } from '~/platform/db/db.server'
import { signSandboxEvent } from '~/platform/payments/sandbox.server'
import { startS3, type S3Server } from '../mocks/s3'
import { startSmtp, type SmtpServer } from '../mocks/smtp'
import { demoOnPostgres, storeDemoFiles } from '../process/demo-studio'
import {
  anyProductId,
  expectOnboardedOnce,
  expectSoundBooks,
  orderOfSession,
} from '../process/books'
import { Installation } from '../process/installation'
import { addToCart, buy, checkOut, pay, sessionOf, type Outcome } from '../process/purchase'
import { startProxy } from '../setup/proxy'
import { Visitor } from '../setup/visitor'
import { fullDatabase } from './full-database'
import { Host } from './host'

const MINUTE = 60_000
/** How long it lasts in all; the first third is ordinary load, without any fault on purpose. */
const LASTS = Number(process.env.KANAL_CHAOS_MINUTES ?? 10) * MINUTE
const BUYERS = Number(process.env.KANAL_CHAOS_BUYERS ?? 8)
const TOLD_AT_ONCE = 100
/**
 * All of them have to be answered within this, ms; on a machine that is busy with other things,
 * within three times the slowest answers while nothing is broken.
 */
const TOLD_WITHIN = 5_000
/** A browser gives up later. */
const PATIENCE = 30_000
/** Failures of the database that are tried again, for each hundred transactions, at most. */
const MOST_CONFLICTS = 1

type Phase = 'calm' | 'faults' | 'after'
const answers: { phase: Phase; status: number; path: string; ms: number }[] = []
const faults: Record<string, number> = {}
const hosts: Host[] = []
/** What kept somebody from their purchase while nothing was broken on purpose. */
const turnedAway: string[] = []
/** Disputes that the bank told of before the payment. */
const early: string[] = []
const withdrawn: string[] = []
/** Sessions of the demo studio's own orders, whose buyers have had accounts before. */
let seeded: string[] = []

let phase: Phase = 'calm'
let s3: S3Server
let smtp: SmtpServer
let proxy: Awaited<ReturnType<typeof startProxy>>
let kanal: Installation
let db: Db
let databaseUrl: string
let fillDatabase: Awaited<ReturnType<typeof fullDatabase>>
let productId: number

beforeAll(async () => {
  ;[s3, smtp, proxy] = await Promise.all([startS3({ bucket: 'kanal' }), startSmtp(), startProxy()])
  await storeDemoFiles(s3)
  databaseUrl = await demoOnPostgres('chaos')
  kanal = await Installation.create()
  db = connect(databaseUrl)
  fillDatabase = await fullDatabase(db)
  const settings = {
    ...{
      databaseUrl,
      S3_BUCKET: 'kanal',
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    ...{ SMTP_URL: smtp.url, PUBLIC_URL: proxy.origin, WORKER: 'on' },
  }
  for (let host = 0; host < 2; host++) hosts.push(await Host.start(kanal, settings))
  proxy.servers.push(...hosts.map(({ origin }) => origin))
  productId = await anyProductId(db)
  seeded = (await db.sandboxSession.findMany({ select: { id: true } })).map(({ id }) => id)
})

afterAll(async () => {
  await kanal?.dispose()
  await db?.$disconnect()
  await Promise.all([proxy?.stop(), s3?.stop(), smtp?.stop()])
})

const any = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!

/** A browser whose answers are written down, each person behind an address of their own. */
function person() {
  const address = `127.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`
  const answer = async (request: Request) => {
    const [began, during, path] = [
      Date.now(),
      phase,
      `${request.method} ${new URL(request.url).pathname.replace(/[\da-f-]{20,}.*|cs_.*/, '…')}`,
    ]
    const note = (status: number) =>
      answers.push({
        phase: during === phase ? during : 'faults',
        status,
        path,
        ms: Date.now() - began,
      })
    try {
      const response = await fetch(request, {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      })
      note(response.status)
      return response
    } catch (error) {
      note(0)
      throw error
    }
  }
  return new Visitor({ origin: proxy.origin, answer, headers: { 'X-Forwarded-For': address } })
}

async function tell(origin: string, object: { id: string; object: string }, type: string) {
  const { body, signature } = signSandboxEvent(object, type)
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
  return fetch(`${origin}/webhooks/sandbox`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    ({ status }) => status,
    () => 0,
  )
}
const tellOfSession = (id: string, type = 'checkout.session.completed') =>
  tell(any(hosts).origin, { id, object: 'checkout.session' }, type)

const EARLY = 'charge.dispute.created'

/** The bank objects before the shop was told of the payment. */
async function disputeEarly() {
  const visitor = person()
  await addToCart(visitor, productId)
  const page = await checkOut(visitor)
  const session = sessionOf(page)
  await pay(visitor, page)
  const { paymentIntentId, amountTotal } = await db.sandboxSession.findUniqueOrThrow({
    where: { id: session },
  })
  const id = `du_${session}`
  await db.sandboxDispute.create({
    data: {
      id,
      paymentIntentId: paymentIntentId!,
      amount: amountTotal,
      status: 'open',
      reason: 'fraudulent',
      evidenceDueAt: new Date(Date.now() + 1e9),
    },
  })
  early.push(session)
  // The provider tells until it is answered.
  while ((await tell(any(hosts).origin, { id, object: 'dispute' }, EARLY)) !== 200)
    await pause(1_000)
}

/** Sends a form again while the shop says that it cannot take it, or says nothing. */
async function pressUntilTaken(visitor: Visitor, path: string, fields: Record<string, string>) {
  for (;;) {
    const answer = await visitor.post(path, fields).catch(() => null)
    if (answer && answer.status < 500) return
    await pause(1_000)
  }
}

/** Withdraws by the link of the welcome mail, which needs no account. */
async function withdraw(visitor: Visitor, session: string) {
  const { email, total } = await orderOfSession(db, session)
  const mailOf = () =>
    smtp.mails
      .find(({ to }) => to.includes(email))
      ?.data.replace(/=\r\n/g, '')
      .replaceAll('=3D', '=')
  for (let tries = 0; tries < 60 && !mailOf(); tries++) await pause(500)
  const path = /\/withdraw\/[\w.-]+/.exec(mailOf() ?? '')?.[0]
  if (!path || total <= 0) return
  await pressUntilTaken(visitor, path, { name: 'Mila de Boer', email })
  await pressUntilTaken(visitor, path, { intent: 'confirm' })
  withdrawn.push(session)
}

const OUTCOMES: Outcome[] = ['success', 'success', 'success', 'delayed_success', 'delayed_failure']

async function visit(round: number) {
  if (round % 9 === 8) return disputeEarly()
  const visitor = person()
  const session = await buy(visitor, productId, any(OUTCOMES))
  await visitor.get(`/shop/order-confirmation?session_id=${session}`)
  for (let times = Math.floor(Math.random() * 3); times > 0; times--) await tellOfSession(session)
  if (round % 5 === 4) await withdraw(visitor, session)
}

async function keepBuying(until: () => boolean) {
  for (let round = 0; until(); round++) {
    const during = phase
    await visit(round).catch(async (error: unknown) => {
      if (during === 'calm' && phase === 'calm') turnedAway.push(String(error))
      await pause(500)
    })
  }
}

async function breakThings(until: number) {
  while (Date.now() < until) {
    await pause(2_000 + Math.random() * 6_000)
    const possible: Host['faults'] = { ...any(hosts).faults, full: fillDatabase }
    const name = any(Object.keys(possible))
    faults[name] = (faults[name] ?? 0) + 1
    await possible[name]!(2_000 + Math.random() * 18_000)
  }
}

const paidSessions = () =>
  db.sandboxSession.findMany({
    where: { paymentStatus: 'paid', id: { notIn: seeded } },
    select: { id: true },
  })

/** Payments of which the provider tells all at once, by events that nobody has seen. */
async function tellAllAtOnce() {
  const sessions = await paidSessions()
  const began = Date.now()
  const statuses = await Promise.all(
    Array.from({ length: TOLD_AT_ONCE }, (_, index) =>
      tellOfSession(
        sessions[index % sessions.length]!.id,
        index < sessions.length
          ? 'checkout.session.async_payment_succeeded'
          : `checkout.session.completed`,
      ),
    ),
  )
  return { statuses, ms: Date.now() - began }
}

/** Nothing is left to do but what waits for its time. */
const settled = () =>
  vi.waitFor(
    async () => {
      await db.outboxJob.updateMany({
        where: { status: 'pending', attempts: { gt: 0 } },
        data: { availableAt: new Date() },
      })
      expect(
        await db.outboxJob.count({
          where: {
            status: { not: 'sent' },
            kind: { notIn: ['notice', 'sweep-files'] },
            availableAt: { lt: new Date(Date.now() + MINUTE) },
          },
        }),
      ).toBe(0)
    },
    { timeout: 5 * MINUTE, interval: 2_000 },
  )

test(
  'buyers, two processes and faults on purpose: nothing is lost, nothing is doubled, and who meets no fault meets no error',
  { timeout: LASTS + 30 * MINUTE },
  async () => {
    const [calmUntil, end] = [Date.now() + LASTS / 3, Date.now() + LASTS]
    const buyers = Array.from({ length: BUYERS }, () => keepBuying(() => Date.now() < end))
    await pause(calmUntil - Date.now())
    const told = await tellAllAtOnce()
    const conflicts = hosts.reduce(
      (sum, { output }) => sum + (output.match(/transaction retried/g)?.length ?? 0),
      0,
    )
    const { xact_commit: commits } = (
      await db.$queryRaw<
        { xact_commit: bigint }[]
      >`SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()`
    )[0]!
    phase = 'faults'
    await breakThings(end)
    phase = 'after'
    await Promise.all(buyers)
    for (const host of hosts) if (!host.isRunning) await host.restart()
    await settled()

    const paid = (await paidSessions()).map(({ id }) => id)
    const whole = paid.filter((id) => !early.includes(id) && !withdrawn.includes(id))
    const count = (when: Phase, wrong: (status: number) => boolean) =>
      answers.filter((answer) => answer.phase === when && wrong(answer.status)).length
    const calm = answers
      .filter((answer) => answer.phase === 'calm')
      .map(({ ms }) => ms)
      .sort((a, b) => a - b)
    const slowest = calm[Math.floor(calm.length * 0.99)] ?? 0
    const mails = (
      await db.mailMessage.findMany({ where: { template: 'welcome' }, select: { to: true } })
    ).map(
      ({ to }) =>
        smtp.mails.filter((mail) => mail.to.includes(to) && /welcome|Welcome/.test(mail.data))
          .length,
    )
    console.table({
      buyers: BUYERS,
      'orders paid': paid.length,
      'of them withdrawn': withdrawn.length,
      'of them disputed before they were told': early.length,
      'answers without faults': calm.length,
      'of them 5xx': count('calm', (status) => status >= 500),
      'of them 4xx': count('calm', (status) => status >= 400 && status < 500),
      'purchases that were refused': turnedAway.length,
      'of them none': count('calm', (status) => status === 0),
      'median without faults, ms': calm[Math.floor(calm.length / 2)],
      '99th of 100 without faults, ms': slowest,
      'answers under faults': answers.filter((answer) => answer.phase === 'faults').length,
      'of them 503': count('faults', (status) => status === 503),
      'of them none in time': count('faults', (status) => status === 0),
      'of them another 5xx': count('faults', (status) => status >= 500 && status !== 503),
      [`${TOLD_AT_ONCE} events told at once, ms`]: told.ms,
      'transactions run again, for 100 committed': (100 * conflicts) / Number(commits),
      'welcomes sent twice': mails.filter((times) => times > 1).length,
      ...Object.fromEntries(
        Object.entries(faults).map(([name, times]) => [`fault: ${name}`, times]),
      ),
    })

    expect(
      answers.filter(
        ({ phase: when, status }) => status >= 500 && (when === 'calm' || status !== 503),
      ),
    ).toEqual([])
    expect(turnedAway).toEqual([])
    expect(told.statuses.filter((status) => status !== 200)).toEqual([])
    expect(told.ms).toBeLessThan(Math.max(TOLD_WITHIN, 3 * slowest))
    expect((100 * conflicts) / Number(commits)).toBeLessThan(MOST_CONFLICTS)
    expect(whole.length).toBeGreaterThan(0)
    for (const session of whole) await expectOnboardedOnce(db, session)
    expect([early.length, withdrawn.length]).not.toContain(0)
    for (const session of early) {
      const { status, payables } = await orderOfSession(db, session)
      expect([
        session,
        status,
        payables[0]!.payments.length,
        payables[0]!.payments[0]!.status,
      ]).toEqual([session, 'disputed', 1, 'disputed'])
    }
    for (const session of withdrawn)
      expect(['withdrawal_requested', 'withdrawn']).toContain(
        (await orderOfSession(db, session)).status,
      )
    await expectSoundBooks(db)
    const reconciled = await kanal.execute('prisma/reconcile.ts', [], { DATABASE_URL: databaseUrl })
    expect(reconciled.code, reconciled.output).toBe(0)
  },
)
