import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  allWorkDone,
  anyProductId,
  expectNothingBooked,
  expectOnboardedOnce,
  expectSoundBooks,
  expectWelcomedOnce,
  orderOfSession,
} from './books'
import { deliver } from './delivery'
import { Installation } from './installation'
import { addToCart, buy, checkOut, guest, pay, sessionOf } from './purchase'

/** How many purchases the last test kills the process in; the nightly run sets more. */
const CRASHES = Number(process.env.KANAL_CRASHES ?? 1)
/**
 * What a restart may take, with a killed worker's claim running out before the work is done again.
 */
const PER_CRASH = 30_000

let kanal: Installation
let productId: number

beforeEach(async () => {
  kanal = await Installation.create()
  productId = await anyProductId(kanal.db)
})

afterEach(() => kanal.dispose())

/**
 * From now on the worker cannot note that a job of this kind is done, as if it were killed on the
 * way there.
 */
async function forbidNotes(kind: string) {
  await kanal.db.$executeRawUnsafe(
    `CREATE TRIGGER no_notes BEFORE UPDATE ON OutboxJob WHEN OLD.kind = '${kind}' AND OLD.status = 'sending' BEGIN SELECT RAISE(ABORT, 'no notes'); END`,
  )
}

/** The server comes back and nobody visits it. */
async function restart() {
  const app = await kanal.start({ WORKER: 'on' })
  await kanal.db.$executeRawUnsafe('DROP TRIGGER IF EXISTS no_notes')
  await allWorkDone(kanal.db)
  await app.stop('SIGTERM')
}

test('killed between payment and onboarding: a paid order is onboarded within seconds of the next start', async () => {
  const app = await kanal.start({ WORKER: 'off' })
  const session = await buy(kanal.visitor(), productId)
  await app.stop('SIGKILL')
  await expectNothingBooked(kanal.db, session)
  expect(await orderOfSession(kanal.db, session)).toMatchObject({ status: 'pending_payment' })

  await kanal.start({ WORKER: 'on' })
  await vi.waitFor(() => expectWelcomedOnce(kanal.db, session), { timeout: 60_000, interval: 100 })
  await allWorkDone(kanal.db)
  await expectWelcomedOnce(kanal.db, session)
  await expectSoundBooks(kanal.db)
})

test('killed between the webhook’s effect and the worker’s note of it: it is applied again and changes nothing', async () => {
  const app = await kanal.start({ WORKER: 'on' })
  await allWorkDone(kanal.db)
  await forbidNotes('webhook')
  const session = await buy(kanal.visitor(), productId)
  await vi.waitFor(() => expect(app.output).toContain('jobs could not be taken'), {
    timeout: 60_000,
  })
  await app.stop('SIGKILL')
  await expectOnboardedOnce(kanal.db, session)
  const job = { where: { key: `webhook:sandbox:evt_${session}_checkout.session.completed` } }
  expect(await kanal.db.outboxJob.findUnique(job)).toMatchObject({ status: 'sending', attempts: 1 })

  await restart()
  expect(await kanal.db.outboxJob.findUnique(job)).toMatchObject({ status: 'sent', attempts: 2 })
  expect(await kanal.db.webhookEvent.count({ where: { eventId: { contains: session } } })).toBe(1)
  await expectWelcomedOnce(kanal.db, session)
  await expectSoundBooks(kanal.db)
})

test('killed between the event and its effect: both effect and mail come after the next start, once', async () => {
  const app = await kanal.start({ WORKER: 'off' })
  const session = await buy(kanal.visitor(), productId)
  expect((await deliver(kanal, session)).status).toBe(200)
  await app.stop('SIGKILL')
  await expectNothingBooked(kanal.db, session)
  expect(
    await kanal.db.webhookEvent.count({
      where: { eventId: { contains: session }, outcome: 'received' },
    }),
  ).toBe(1)

  await restart()
  await expectWelcomedOnce(kanal.db, session)
})

test('killed between mail and the worker’s note of it: no second mail', async () => {
  const app = await kanal.start({ WORKER: 'on' })
  await allWorkDone(kanal.db)
  await forbidNotes('mail')
  const session = await buy(kanal.visitor(), productId)
  await vi.waitFor(() => expect(app.output).toContain('jobs could not be taken'), {
    timeout: 60_000,
  })
  await app.stop('SIGKILL')
  await expectWelcomedOnce(kanal.db, session)

  await restart()
  const { id } = await orderOfSession(kanal.db, session)
  expect(await kanal.db.outboxJob.findUnique({ where: { key: `welcome:${id}` } })).toMatchObject({
    status: 'sent',
    attempts: 2,
  })
  await expectWelcomedOnce(kanal.db, session)
})

test(
  `killed at any moment of ${CRASHES} purchases: what is paid is onboarded once, what is not is still in the cart`,
  { timeout: 60_000 + CRASHES * PER_CRASH },
  async () => {
    const { db } = kanal
    let app = await kanal.start({ WORKER: 'on' })
    const ofDemo = new Set((await db.sandboxSession.findMany()).map(({ id }) => id))
    const undisturbed = await timeOfPurchase()
    const buyers = Array.from({ length: CRASHES }, () => ({
      visitor: kanal.visitor(),
      details: guest(),
    }))

    for (const [index, { visitor, details }] of buyers.entries()) {
      // They all come from one address, which may not order that often.
      await db.rateLimit.deleteMany()
      await addToCart(visitor, productId)
      // One moment in each part of a purchase's time, so that a short run too meets kills before
      // and after the payment.
      const moment = ((index + Math.random()) / CRASHES) * undisturbed
      const killed = new Promise((resolve) => setTimeout(resolve, moment)).then(() =>
        app.stop('SIGKILL'),
      )
      try {
        await pay(visitor, await checkOut(visitor, details))
      } catch (error) {
        if (!isLostConnection(error)) throw error
      }
      await killed
      app = await kanal.start({ WORKER: 'on' })
    }
    await allWorkDone(db)

    for (const { id, paymentStatus } of await db.sandboxSession.findMany()) {
      if (ofDemo.has(id)) continue
      await (paymentStatus === 'paid' ? expectWelcomedOnce(db, id) : expectNothingBooked(db, id))
    }
    await expectSoundBooks(db)

    for (const { visitor, details } of buyers) {
      if (
        (await db.order.count({
          where: { email: details.email, payables: { some: { status: 'paid' } } },
        })) > 0
      )
        continue
      await db.rateLimit.deleteMany()
      expect(await (await visitor.fetch('/api/cart')).json()).toMatchObject({
        totalItems: 1,
        items: [{ product: { id: productId } }],
      })
      const page = await checkOut(visitor, details)
      await pay(visitor, page)
      await vi.waitFor(() => expectWelcomedOnce(db, sessionOf(page)), {
        timeout: 60_000,
        interval: 100,
      })
    }
    await allWorkDone(db)
    await expectSoundBooks(db)
  },
)

/** Milliseconds from the checkout page to the last mail, on a server that has just started. */
async function timeOfPurchase() {
  const visitor = kanal.visitor()
  await addToCart(visitor, productId)
  const began = Date.now()
  await pay(visitor, await checkOut(visitor))
  await allWorkDone(kanal.db)
  return Date.now() - began
}

/** What `fetch` throws when the server it talks to is killed. */
function isLostConnection(error: unknown) {
  return error instanceof TypeError && /fetch failed|terminated/.test(error.message)
}
