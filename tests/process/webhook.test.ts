import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signSandboxEvent } from '~/platform/payments/sandbox.server'
import {
  anyProductId,
  expectNothingBooked,
  expectOnboardedOnce,
  expectSoundBooks,
  orderOfSession,
} from './books'
import { eventOf, post, deliver as send } from './delivery'
import { Installation } from './installation'
import { buy, checkOut, addToCart, sessionOf, type Outcome } from './purchase'

const COMPLETED = 'checkout.session.completed'
const SUCCEEDED = 'checkout.session.async_payment_succeeded'
const FAILED = 'checkout.session.async_payment_failed'
const EXPIRED = 'checkout.session.expired'
const MINUTE = 60_000

let kanal: Installation
let productId: number

beforeAll(async () => {
  kanal = await Installation.create()
  productId = await anyProductId(kanal.db)
  // Nothing but what the tests post tells the app of payments.
  await kanal.db.$executeRawUnsafe(
    `CREATE TRIGGER silent_provider AFTER INSERT ON OutboxJob WHEN NEW.kind = 'sandbox-event' BEGIN UPDATE OutboxJob SET status = 'sent' WHERE id = NEW.id; END`,
  )
  await kanal.start({ WORKER: 'on' })
})

afterAll(() => kanal.dispose())

/** Posts an event, and waits until the worker has applied it. */
async function deliver(app: Installation, session: string, type?: string) {
  const answer = await send(app, session, type)
  await vi.waitFor(
    async () =>
      expect(
        await app.db.webhookEvent.count({
          where: { eventId: { contains: session }, outcome: { notIn: ['applied', 'ignored'] } },
        }),
      ).toBe(0),
    { timeout: 60_000, interval: 50 },
  )
  return answer
}

const paid = (outcome?: Outcome) => buy(kanal.visitor(), productId, outcome)

/** A delayed payment whose money has arrived by now. */
async function settled() {
  const id = await paid('delayed_success')
  await kanal.db.sandboxSession.update({ where: { id }, data: { settlesAt: new Date() } })
  return id
}

async function expectStoredOnce(session: string, ...types: string[]) {
  const events = await kanal.db.webhookEvent.findMany({
    where: { eventId: { contains: session } },
    orderBy: { id: 'asc' },
  })
  expect(events.map(({ type }) => type)).toEqual(types)
}

describe('a payment that is told of', () => {
  test('once is booked', async () => {
    const session = await paid()
    const answer = await deliver(kanal, session)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ received: true })
    await expectOnboardedOnce(kanal.db, session)
    await expectStoredOnce(session, COMPLETED)
  })

  test('twice is booked once', async () => {
    const session = await paid()
    expect((await deliver(kanal, session)).status).toBe(200)
    expect((await deliver(kanal, session)).status).toBe(200)
    await expectOnboardedOnce(kanal.db, session)
    await expectStoredOnce(session, COMPLETED)
  })

  test('twenty times at once is booked once', async () => {
    const session = await paid()
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(kanal, session)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    await expectOnboardedOnce(kanal.db, session)
    await expectStoredOnce(session, COMPLETED)
  })

  test('by several events at once, while the buyer comes back too, is booked once', async () => {
    const session = await settled()
    const back = () => kanal.visitor().fetch(`/shop/order-confirmation?session_id=${session}`)
    const answers = await Promise.all([
      back(),
      deliver(kanal, session, SUCCEEDED),
      deliver(kanal, session),
      back(),
      deliver(kanal, session, SUCCEEDED),
    ])
    expect(answers.map(({ status }) => status)).toEqual([303, 200, 200, 303, 200])
    await expectOnboardedOnce(kanal.db, session)
  })

  test('in the wrong order is booked once', async () => {
    const session = await settled()
    for (const type of [SUCCEEDED, COMPLETED])
      expect((await deliver(kanal, session, type)).status).toBe(200)
    await expectOnboardedOnce(kanal.db, session)
    await expectStoredOnce(session, SUCCEEDED, COMPLETED)
  })

  test('stays booked when the session is then said to be expired or failed', async () => {
    const session = await paid()
    for (const type of [EXPIRED, COMPLETED, FAILED])
      expect((await deliver(kanal, session, type)).status).toBe(200)
    await expectOnboardedOnce(kanal.db, session)
  })

  test('too early waits for the money', async () => {
    const session = await paid('delayed_success')
    await deliver(kanal, session)
    await expectNothingBooked(kanal.db, session)
    await kanal.db.sandboxSession.update({
      where: { id: session },
      data: { settlesAt: new Date() },
    })
    await deliver(kanal, session, SUCCEEDED)
    await expectOnboardedOnce(kanal.db, session)
  })
})

test('a payment that failed frees the cart, whichever event comes first', async () => {
  for (const types of [
    [COMPLETED, FAILED],
    [FAILED, COMPLETED],
  ]) {
    const visitor = kanal.visitor()
    const session = await buy(visitor, productId, 'delayed_failure')
    for (const type of types) expect((await deliver(kanal, session, type)).status).toBe(200)
    await expectNothingBooked(kanal.db, session, ['payment-failed'])
    expect(await orderOfSession(kanal.db, session)).toMatchObject({
      status: 'cancelled',
      cart: { status: 'active' },
    })
    expect(await (await visitor.fetch('/api/cart')).json()).toMatchObject({ totalItems: 1 })
  }
})

describe('what is not the provider’s word', () => {
  let session: string
  beforeAll(async () => {
    session = await paid()
  })

  const refusals: [string, () => { body: string; signature?: string }][] = [
    ['without a signature', () => ({ body: eventOf(session).body })],
    ['with an empty signature', () => ({ body: eventOf(session).body, signature: '' })],
    [
      'with a signature that is none',
      () => ({ body: eventOf(session).body, signature: 'nonsense' }),
    ],
    [
      'with a signature by another secret',
      () => ({
        ...eventOf(session),
        signature: eventOf(session).signature.replace(/v1=\w{8}/, 'v1=00000000'),
      }),
    ],
    [
      'with the signature of another event',
      () => ({ ...eventOf(session), signature: eventOf('cs_test_another').signature }),
    ],
    [
      'changed on its way',
      () => ({
        ...eventOf(session),
        body: eventOf(session).body.replace('"livemode":false', '"livemode":true'),
      }),
    ],
    ['older than five minutes', () => signedAt(Date.now() - 6 * MINUTE)],
  ]

  test('an event of two megabytes is answered with 413, and not by a line that breaks', async () => {
    const answer = await post(kanal, {
      ...eventOf(session),
      body: `{"padding":"${'x'.repeat(2 * 1024 * 1024)}"}`,
    })
    expect([answer.status, await answer.json()]).toEqual([413, { message: 'Event too large' }])
  })

  test.each(['\u0000', 'x'.repeat(256), 'not a word'])(
    'an event of the id %j, which is none that a provider gives, is answered with 400 and not kept',
    async (id) => {
      const answer = await post(
        kanal,
        signSandboxEvent({ id: `${session}${id}`, object: 'checkout.session' }, COMPLETED),
      )
      expect(answer.status).toBe(400)
      expect(await kanal.db.webhookEvent.count({ where: { payload: { contains: session } } })).toBe(
        0,
      )
    },
  )

  test.each(refusals)('an event %s is answered with 400', async (_, event) => {
    const answer = await post(kanal, event())
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: expect.any(String) })
  })

  function signedAt(moment: number) {
    vi.setSystemTime(moment)
    try {
      return eventOf(session)
    } finally {
      vi.useRealTimers()
    }
  }

  test.each(['stripe', 'paypal', 'SANDBOX'])(
    'an event for the gateway %s is answered with 404',
    async (gateway) => {
      expect((await post(kanal, eventOf(session), gateway)).status).toBe(404)
    },
  )

  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s is answered with 405', async (method) => {
    const answer = await fetch(`${kanal.origin}/webhooks/sandbox`, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('POST')
  })

  test('none of it books anything or is kept', async () => {
    await expectNothingBooked(kanal.db, session)
    await expectStoredOnce(session)
  })
})

test('an event that means nothing to the app is taken and does nothing', async () => {
  const visitor = kanal.visitor()
  await addToCart(visitor, productId)
  const session = sessionOf(await checkOut(visitor))
  expect((await deliver(kanal, session, 'checkout.session.renamed')).status).toBe(200)
  await expectNothingBooked(kanal.db, session)
  await expectStoredOnce(session, 'checkout.session.renamed')
})

test('after all this the books are sound', () => expectSoundBooks(kanal.db))
