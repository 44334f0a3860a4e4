import { randomUUID } from 'node:crypto'
import { subMonths } from 'date-fns'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY, HOUR } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { forgetOldRecords } from './forget-old-records.server'
import { RETENTION } from '~/domain/ground/retention.rules'

const NOW = new Date()
const ages = (kind: keyof typeof RETENTION) => {
  const limit = subMonths(NOW, RETENTION[kind])
  return { old: after(-DAY, limit), young: after(DAY, limit) }
}

/**
 * Writes two rows, one a day past its time and one a day before it, and tells which of them is left
 * afterwards.
 */
async function leftOf(
  kind: keyof typeof RETENTION,
  write: (at: Date) => Promise<string>,
  isThere: (id: string) => Promise<number>,
) {
  const { old, young } = ages(kind)
  const [first, second] = [await write(old), await write(young)]
  await forgetOldRecords(NOW)
  return [await isThere(first), await isThere(second)]
}

const ONLY_THE_YOUNG = [0, 1]

function message(createdAt: Date, suspicions = '', topic = 'other') {
  const typed = { name: 'Åsa', email: 'asa@example.com', subject: '', body: 'Hej', language: 'sv' }
  return db.contactMessage
    .create({ data: { ...typed, studioId: OWN_STUDIO_ID, suspicions, topic, createdAt } })
    .then(({ id }) => id)
}

function mail(createdAt: Date) {
  const words = {
    template: 'welcome',
    to: 'asa@example.com',
    from: 'hello@kanal.example',
    subject: 'Hej',
    text: 'Hej',
    html: '',
    language: 'sv',
    transport: 'outbox',
  }
  return db.mailMessage
    .create({ data: { ...words, key: randomUUID(), createdAt } })
    .then(({ id }) => id)
}

beforeAll(createStudio)

describe('what has been kept for as long as we say is deleted', () => {
  const countMessages = (id: string) => db.contactMessage.count({ where: { id } })

  test('messages from the contact page, and sooner what looked like spam', async () => {
    expect(await leftOf('contactMessages', (at) => message(at), countMessages)).toEqual(
      ONLY_THE_YOUNG,
    )
    expect(await leftOf('suspectedSpam', (at) => message(at, 'trap'), countMessages)).toEqual(
      ONLY_THE_YOUNG,
    )
    expect(await leftOf('suspectedSpam', (at) => message(at), countMessages)).toEqual([1, 1])
    expect(
      await leftOf('suspectedSpam', (at) => message(at, 'links', 'withdrawal'), countMessages),
      'a withdrawal',
    ).toEqual([1, 1])
  })

  test('copies of mails', async () => {
    expect(await leftOf('mails', mail, (id) => db.mailMessage.count({ where: { id } }))).toEqual(
      ONLY_THE_YOUNG,
    )
  })

  test('notifications', async () => {
    const { id: userId } = await db.user.create({
      data: { username: randomUUID(), email: `${randomUUID()}@example.com`, name: 'Åsa' },
    })
    const write = (createdAt: Date) =>
      db.notification
        .create({
          data: { key: randomUUID(), userId, kind: 'file.added', data: {}, href: '/', createdAt },
        })
        .then(({ id }) => id)
    expect(
      await leftOf('notifications', write, (id) => db.notification.count({ where: { id } })),
    ).toEqual(ONLY_THE_YOUNG)
  })

  test('jobs that are done, and later those that failed for good', async () => {
    const write = (status: 'sent' | 'failed') => (finishedAt: Date) =>
      db.outboxJob
        .create({ data: { key: randomUUID(), kind: 'mail', payload: {}, status, finishedAt } })
        .then(({ id }) => id)
    const count = (id: string) => db.outboxJob.count({ where: { id } })
    expect(await leftOf('jobs', write('sent'), count)).toEqual(ONLY_THE_YOUNG)
    expect(await leftOf('jobs', write('failed'), count)).toEqual([1, 1])
    const failed = (createdAt: Date) =>
      db.outboxJob
        .create({
          data: { key: randomUUID(), kind: 'mail', payload: {}, status: 'failed', createdAt },
        })
        .then(({ id }) => id)
    expect(await leftOf('mails', failed, count)).toEqual(ONLY_THE_YOUNG)
  })

  test('carts that ended, and none that is open or paid', async () => {
    const write =
      (status: 'abandoned' | 'merged' | 'active' | 'converted') => async (updatedAt: Date) => {
        const cart = await db.cart.create({
          data: { tokenHash: randomUUID(), studioId: OWN_STUDIO_ID, status, updatedAt },
        })
        return cart.id
      }
    const count = (id: string) => db.cart.count({ where: { id } })
    for (const status of ['abandoned', 'merged'] as const)
      expect(await leftOf('carts', write(status), count)).toEqual(ONLY_THE_YOUNG)
    for (const status of ['active', 'converted'] as const)
      expect(await leftOf('carts', write(status), count)).toEqual([1, 1])
  })

  test('what was written for a quote that nobody ordered, once its cart is gone', async () => {
    const { id } = await createProduct()
    await db.product.update({ where: { id }, data: { bespoke: true } })
    const cart = await db.cart.create({
      data: {
        ...{ tokenHash: randomUUID(), studioId: OWN_STUDIO_ID },
        items: { create: { productId: id, quantity: 1, addOnIds: [] } },
      },
    })
    const isThere = async () => (await db.product.count({ where: { id } })) === 1
    await forgetOldRecords(NOW)
    expect(await isThere()).toBe(true)
    await db.cart.delete({ where: { id: cart.id } })
    await forgetOldRecords(NOW)
    expect(await isThere()).toBe(false)
  })

  test('answers of the wizard that were left alone, and quotes long after their last day', async () => {
    const row = () => ({
      tokenHash: randomUUID(),
      studioId: OWN_STUDIO_ID,
      step: 'specs',
      answers: { notes: 'Hej' },
    })
    const count = (id: string) => db.quote.count({ where: { id } })
    const draft = (updatedAt: Date) =>
      db.quote.create({ data: { ...row(), updatedAt } }).then(({ id }) => id)
    expect(await leftOf('quoteDrafts', draft, count)).toEqual(ONLY_THE_YOUNG)
    const quote = (expiresAt: Date) =>
      db.quote
        .create({ data: { ...row(), status: 'issued', number: randomUUID(), expiresAt } })
        .then(({ id }) => id)
    expect(await leftOf('quotes', quote, count)).toEqual(ONLY_THE_YOUNG)
  })

  test('records of consent and notices of payments', async () => {
    const consent = (at: Date) =>
      db.consentRecord
        .create({
          data: {
            at,
            visitorHash: 'v',
            functional: true,
            analytics: false,
            marketing: false,
            textVersion: '1',
            language: 'sv',
          },
        })
        .then(({ id }) => id)
    expect(
      await leftOf('consentRecords', consent, (id) => db.consentRecord.count({ where: { id } })),
    ).toEqual(ONLY_THE_YOUNG)
    const notice = (receivedAt: Date) =>
      db.webhookEvent
        .create({
          data: {
            receivedAt,
            gateway: 'stripe',
            eventId: randomUUID(),
            type: 'x',
            payload: '{}',
            outcome: 'done',
          },
        })
        .then(({ id }) => id)
    expect(
      await leftOf('paymentNotices', notice, (id) => db.webhookEvent.count({ where: { id } })),
    ).toEqual(ONLY_THE_YOUNG)
  })

  test('sessions and password links that are over', async () => {
    const name = randomUUID()
    const user = await db.user.create({
      data: { username: name, email: `${name}@example.com`, name: 'Åsa' },
    })
    const link = (expiresAt: Date) =>
      db.accountLink
        .create({ data: { userId: user.id, purpose: 'set_password', expiresAt } })
        .then(({ id }) => id)
    expect(
      await leftOf('passwordLinks', link, (id) => db.accountLink.count({ where: { id } })),
    ).toEqual(ONLY_THE_YOUNG)
    const session = (expiresAt: Date) =>
      db.session.create({ data: { id: randomUUID(), userId: user.id, expiresAt } })
    const [over, open] = [await session(after(-HOUR, NOW)), await session(after(HOUR, NOW))]
    await forgetOldRecords(NOW)
    expect(await db.session.findMany({ where: { userId: user.id } })).toEqual([open])
    expect(over.id).not.toBe(open.id)
  })

  test('who placed an order that was never paid, but not the order', async () => {
    const { id: productId } = await createProduct()
    const place = async (status: 'expired' | 'confirmed', updatedAt: Date) => {
      const { orderId } = await placeSandboxOrder(await visitorWithCart(productId))
      await db.order.update({
        where: { id: orderId },
        data: { status, confirmedAt: status === 'confirmed' ? updatedAt : null, updatedAt },
      })
      return orderId
    }
    const { old, young } = ages('unpaidOrders')
    const [forgotten, ...kept] = [
      await place('expired', old),
      await place('expired', young),
      await place('confirmed', old),
    ]
    await forgetOldRecords(NOW)
    const order = await db.order.findUniqueOrThrow({ where: { id: forgotten } })
    expect(order).toMatchObject({
      name: '',
      email: '',
      addressLine: '',
      postalCode: '',
      city: '',
      visitorHash: '',
      status: 'expired',
    })
    expect(order.number).not.toBe('')
    for (const id of kept)
      expect((await db.order.findUniqueOrThrow({ where: { id } })).email).not.toBe('')
  })
})
