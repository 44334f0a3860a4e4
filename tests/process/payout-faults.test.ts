import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accruePayout } from '~/domain/payouts/accrue-payout.server'
import { approveIn } from '~/domain/payouts/approve-payout.server'
import { adminPaths } from '~/paths/admin'
import { after, DAY } from '~/platform/clock'
import { connect, transaction, type Db } from '~/platform/db/db.server'
import { SECRET_KEY, startStripe } from '../mocks/stripe'
import { freePort } from '../setup/port'
import { startProxy } from '../setup/proxy'
import { Visitor } from '../setup/visitor'
import { expectSoundBooks } from './books'
import { post } from './delivery'
import { demoOnPostgres } from './demo-studio'
import { Installation, type AppProcess } from './installation'

/** How many payouts are sent, each with a kill; the nightly run sets more. */
const PAYOUTS = Number(process.env.KANAL_CRASHES ?? 20)
/** What a restart, a claim that runs out and a silent provider may take for each. */
const PER_PAYOUT = 60_000
const PATIENCE = 120_000
const SECRET = 'whsec_of_the_studio'
/** The kill comes so long after the provider was first asked, at most, ms. */
const SENDING = 1_000
/** What happens to a request for a transfer: each of these to as many in a hundred. */
const FAULTS = [
  ...(['drop', 'break', 'refuse', 'slow'] as const).flatMap((fault) => Array(15).fill(fault)),
  ...Array(5).fill('silence'),
  ...Array(35).fill(undefined),
]

const any = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!

let stripe: Awaited<ReturnType<typeof startStripe>>
let proxy: Awaited<ReturnType<typeof startProxy>>
let kanal: Installation
let db: Db
let settings: Record<string, string>
let hosts: { app: AppProcess; settings: Record<string, string>; origin: string }[]
let account: string
let telling: Promise<unknown>[]
let over: boolean

beforeEach(async () => {
  ;[stripe, proxy, kanal] = await Promise.all([startStripe(), startProxy(), Installation.create()])
  settings = {
    ...{ WORKER: 'on', PUBLIC_URL: proxy.origin, STRIPE_API_URL: stripe.url },
    ...{ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: SECRET },
  }
  hosts = []
  telling = []
  over = false
})

afterEach(async () => {
  over = true
  await kanal.dispose()
  await db.$disconnect()
  await Promise.all([stripe.stop(), proxy.stop()])
})

async function startHosts(count: number, databaseUrl: string) {
  db = connect(databaseUrl)
  for (let host = 0; host < count; host++) {
    const port = String(await freePort())
    const origin = `http://127.0.0.1:${port}`
    const own = { ...settings, DATABASE_URL: databaseUrl, PORT: port }
    hosts.push({ app: await kanal.start(own, origin), settings: own, origin })
    proxy.servers.push(origin)
  }
}

/** The demo freelancer, with an account at the provider that takes payouts. */
async function payee() {
  const form = new URLSearchParams({ country: 'NL', 'capabilities[transfers][requested]': 'true' })
  const opened = stripe.connect.perform('POST', new URL('/v1/accounts', stripe.url), form)
  account = (opened as { id: string }).id
  stripe.connect.answer(account)
  const { freelancer } = await db.user.findUniqueOrThrow({
    where: { username: 'freelancer' },
    include: { freelancer: true },
  })
  const connectFacts = {
    ...{ transfers: true, payouts: true, submitted: true },
    ...{ due: [], dueBy: null, stopped: false },
  }
  return db.freelancer.update({
    where: { id: freelancer!.id },
    data: { connectAccountId: account, connectFacts },
  })
}

/** Payouts of finished work, each of another sum, that an admin has approved. */
async function approvedPayouts() {
  const { id: freelancerId } = await payee()
  const { id: adminId } = await db.user.findUniqueOrThrow({ where: { username: 'admin' } })
  const milestone = await db.milestone.findFirstOrThrow({
    include: { project: true },
    orderBy: { id: 'asc' },
  })
  // Approved yesterday, so that one admin is enough today (business.md, Two people).
  await db.payout.updateMany({
    where: { approvedAt: { not: null } },
    data: { approvedAt: after(-2 * DAY) },
  })
  const ids: string[] = []
  for (let index = 0; index < PAYOUTS; index++) {
    const assignment = await db.assignment.create({
      data: {
        ...{ milestoneId: milestone.id, freelancerId, status: 'completed', currency: 'EUR' },
        ...{ fee: 100 + index, payoutDueAt: after(14 * DAY), offerEndsAt: new Date() },
      },
    })
    await transaction((tx) => accruePayout(tx, assignment, milestone.project.orderId), db)
    const { id } = await db.payout.findUniqueOrThrow({ where: { assignmentId: assignment.id } })
    expect(await transaction((tx) => approveIn(tx, id, adminId), db)).toBe('only')
    ids.push(id)
  }
  return ids
}

const visitor = () =>
  new Visitor({ origin: proxy.origin, answer: (request) => fetch(request, { redirect: 'manual' }) })

/** An admin presses until the payout has its day, as people do when an answer is lost. */
async function schedule(admin: Visitor, id: string) {
  for (;;) {
    await db.rateLimit.deleteMany()
    try {
      const page = await admin.get(adminPaths.payout(id))
      const form = page.$('#schedule')
      if (page.status === 200 && form.length === 0) return
      const date = form.find('[name="date"]').attr('min')!
      if (form.length > 0) await admin.submit(page, '#schedule', { date })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    if ((await db.payout.findUniqueOrThrow({ where: { id } })).status !== 'approved') return
    await pause(200)
  }
}

/** The provider tells until it is answered. */
async function tell(transferId: string, type: string, times = 1) {
  const event = stripe.event(transferId, type, SECRET)
  for (let told = 0; told < times;) {
    const answer = await post({ origin: proxy.origin } as Installation, event, 'stripe').catch(
      () => null,
    )
    if (answer?.ok) told += 1
    else await pause(200)
  }
}

/** Tells of half of the transfers, some before their answer is out; of the others it tells late. */
async function tellOfTransfers() {
  const seen = new Set<string>()
  const late: string[] = []
  while (!over) {
    for (const id of [...stripe.connect.transfers.keys()].filter((one) => !seen.has(one))) {
      seen.add(id)
      if (seen.size % 2) late.push(id)
      else telling.push(tell(id, 'transfer.created', any([1, 2, 3])))
    }
    await pause(10)
  }
  await Promise.all(telling)
  return late
}

/** No payout, event or mail is left to be done. */
async function settled() {
  await vi.waitFor(
    async () => {
      const open = {
        status: { not: 'sent' as const },
        kind: { in: ['payout', 'webhook', 'mail'] },
      }
      await db.outboxJob.updateMany({
        where: { ...open, status: 'pending', attempts: { gt: 0 } },
        data: { availableAt: new Date() },
      })
      expect(
        await db.outboxJob.findMany({ where: open, select: { key: true, lastError: true } }),
      ).toEqual([])
    },
    { timeout: PATIENCE, interval: 500 },
  )
}

const sum = (amounts: { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0)

/** Each payout went out once, and all that is kept of it says so once. */
async function expectPaidOnce(ids: string[]) {
  const transfers = [...stripe.connect.transfers.values()]
  const payouts = await db.payout.findMany({ where: { id: { in: ids } } })
  expect(transfers).toHaveLength(ids.length)
  expect(sum(transfers)).toBe(payouts.reduce((total, { amount, vat }) => total + amount + vat, 0))
  for (const { id, amount, vat, ...payout } of payouts) {
    const total = amount + vat
    const [transfer] = transfers.filter(({ metadata }) => metadata.payoutId === id)
    expect(transfer).toMatchObject({ amount: total, currency: 'eur', destination: account })
    expect(payout).toMatchObject({
      ...{ status: 'paid', gateway: 'stripe', gatewayTransferId: transfer!.id, round: 0 },
    })
    const booked = await db.ledgerTransaction.findMany({
      where: { key: `payout:${id}:paid` },
      include: { entries: { orderBy: { amount: 'asc' } } },
    })
    expect(booked).toMatchObject([
      {
        entries: [
          { account: 'gateway:stripe', amount: -total },
          { account: 'freelancer-payable', amount: total },
        ],
      },
    ])
    expect(await db.event.count({ where: { subjectId: id, kind: 'payout.paid' } })).toBe(1)
    const mails = await db.mailMessage.findMany({ where: { key: { contains: id } } })
    expect(mails.map(({ template }) => template)).toEqual(['payout-paid'])
  }
  await expectSoundBooks(db)
}

const databases = [
  ['one process on SQLite', 1, async () => kanal.settings.DATABASE_URL!],
  ['two processes on PostgreSQL', 2, () => demoOnPostgres('payouts')],
] as const

test.each(databases)(
  `killed at any moment of ${PAYOUTS} payouts, with a provider at fault: each is sent, booked and told once (%s)`,
  { timeout: 2 * PATIENCE + PAYOUTS * PER_PAYOUT },
  async (_name, count, database) => {
    await startHosts(count, await database())
    const ids = await approvedPayouts()
    const admin = visitor()
    await admin.signInAs('admin')

    const met: Record<string, number> = {}
    let asked = () => {}
    stripe.disturb(({ method, url }) => {
      asked()
      const fault = method === 'POST' && url === '/v1/transfers' ? any(FAULTS) : undefined
      if (fault) met[fault] = (met[fault] ?? 0) + 1
      return fault
    })
    const late = tellOfTransfers()
    for (const [index, id] of ids.entries()) {
      const sending = new Promise<void>((resolve) => (asked = resolve))
      const host = any(hosts)
      const killAndRestart = Promise.race([sending, pause(5_000)])
        // One moment in each part of the time, so that a short run too meets all of them.
        .then(() => pause(((index + Math.random()) / PAYOUTS) * SENDING))
        .then(() => host.app.stop('SIGKILL'))
        .then(async () => (host.app = await kanal.start(host.settings, host.origin)))
      await Promise.all([schedule(admin, id), killAndRestart])
    }
    stripe.disturb(() => undefined)
    await settled()
    over = true
    const untold = await late
    await settled()
    expect(Object.keys(met).length).toBeGreaterThan(0)
    await expectPaidOnce(ids)

    for (const id of untold) {
      await tell(id, 'transfer.updated')
      await tell(id, 'transfer.created', 2)
    }
    for (const id of stripe.connect.transfers.keys()) await tell(id, 'transfer.created', 2)
    await settled()
    await expectPaidOnce(ids)
    const reconciled = await kanal.execute('prisma/reconcile.ts', [], hosts[0]!.settings)
    expect(reconciled.code, reconciled.output).toBe(0)
  },
)
