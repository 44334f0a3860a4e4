import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { startReceiver, type Receiver } from '../../../tests/factories/receiver'
import { runningOrder } from '../../../tests/factories/running-order'
import { createSeller, soldBy } from '../../../tests/factories/studio'
import { person } from '../../../tests/factories/waiting'
import { deliver, deliveriesOf, holdOnce, hookTo } from '../../../tests/factories/endpoint'
import { getOrderOperation } from '~/api/operations/orders.server'
import { recordEvent } from '../events/events.server'
import { transition } from '../events/transition.server'
import { orderMachine, paymentMachine } from '../ground/machines.rules'
import { endAccess } from '../people/end-access.server'
import { readClient } from '../people/participant.server'
import { eventShape } from './payload.schema'
import { EVENT_TYPES, MOST_ENDPOINTS, WEBHOOK_SUBJECTS } from './webhook.rules'

beforeAll(() => createStudio())

let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(() => receiver.stop())

/** An order that runs, of a client who has an account. */
async function clientsOrder() {
  const { orderId } = await runningOrder()
  const userId = (await person()).id
  await db.order.update({ where: { id: orderId }, data: { userId } })
  return { orderId, userId }
}
const typesFor = async (endpointId: string) =>
  (await deliveriesOf(endpointId)).map(({ type }) => type)
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as { data: object })

describe('what a program is told', () => {
  test('has the order as the API has it, and where it came from and to', async () => {
    const { orderId, userId } = await clientsOrder()
    await hookTo(receiver, userId)
    await holdOnce(orderId, 'one')
    await deliver()
    const participant = await readClient(userId)
    const call = { participant, params: { order: orderId }, query: {}, body: {}, key: '' }
    const { lines: _, ...asked } = getOrderOperation.answer.parse(
      await getOrderOperation.handle(call),
    ) as { lines: unknown }
    expect(bodies()).toEqual([
      {
        ...{ id: expect.any(String) as string, timestamp: expect.any(String) as string },
        type: 'order.on_hold',
        data: { id: orderId, orderId, from: 'in_progress', to: 'on_hold', order: asked },
      },
      expect.objectContaining({ type: 'order.in_progress' }),
    ])
    expect(bodies().map((body) => eventShape('order').strict().parse(body))).toEqual(bodies())
  })

  test('is of the machines that it hears of alone', async () => {
    const { orderId, userId } = await clientsOrder()
    const { id } = await hookTo(receiver, userId, { subjects: ['refund', 'milestone'] })
    await holdOnce(orderId, 'one')
    expect(await typesFor(id)).toEqual([])
  })

  test('is undone with what it tells of', async () => {
    const { orderId, userId } = await clientsOrder()
    const { id } = await hookTo(receiver, userId)
    const failed = transaction(async (tx) => {
      const move = { actor: { type: 'system' } as const, orderId }
      const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
      expect(await transition(tx, orderMachine, order, 'on_hold', move)).toBe(true)
      await recordEvent(tx, { subject: 'order', subjectId: orderId, kind: 'x', ...move, key: id })
      await recordEvent(tx, { subject: 'order', subjectId: orderId, kind: 'x', ...move, key: id })
    })
    await expect(failed).rejects.toThrow()
    expect(await typesFor(id)).toEqual([])
  })

  test('are types that the OpenAPI document names', () => {
    const named = WEBHOOK_SUBJECTS.flatMap((subject) => eventShape(subject).shape.type.options)
    expect(named).toEqual(EVENT_TYPES)
  })
})

describe('who hears of an order', () => {
  test('are its client and its studio, and nobody else', async () => {
    const seller = await createSeller()
    const { orderId } = await soldBy(seller.id)
    const [client, stranger] = [(await person()).id, (await person()).id]
    const other = await createSeller()
    await db.order.update({ where: { id: orderId }, data: { userId: client } })
    const hooks = [
      await hookTo(receiver, seller.userId, { studioId: seller.id }),
      await hookTo(receiver, client),
      await hookTo(receiver, stranger),
      await hookTo(receiver, other.userId, { studioId: other.id }),
      await hookTo(receiver, other.userId),
    ]
    await holdOnce(orderId, 'one')
    const heard = await Promise.all(hooks.map(async ({ id }) => (await typesFor(id)).length))
    expect(heard.map((count) => count > 0)).toEqual([true, true, false, false, false])
  })

  test('are not its clients when it is the studio’s matter alone', async () => {
    const seller = await createSeller()
    const { orderId } = await soldBy(seller.id)
    const client = (await person()).id
    await db.order.update({ where: { id: orderId }, data: { userId: client } })
    const subjects = ['payment' as const]
    const [studios, clients] = [
      await hookTo(receiver, seller.userId, { studioId: seller.id, subjects }),
      await hookTo(receiver, client, { subjects }),
    ]
    const payment = await db.payment.findFirstOrThrow({ where: { payable: { orderId } } })
    await transaction((tx) =>
      transition(tx, paymentMachine, payment, 'disputed', {
        ...{ actor: { type: 'gateway' }, orderId, visibility: 'team' },
      }),
    )
    expect([await typesFor(studios.id), await typesFor(clients.id)]).toEqual([
      ['payment.disputed'],
      [],
    ])
  })
})

describe('whoever may not read an order any more when it is sent', () => {
  /** What arrives after somebody lost their rights between the event and its delivery. */
  async function heardAfter(endpointId: string, orderId: string, lose: () => Promise<unknown>) {
    await holdOnce(orderId, 'one')
    await lose()
    await deliver()
    const failures = (await deliveriesOf(endpointId)).map(({ failure }) => failure)
    return { arrived: receiver.received.length, failures: [...new Set(failures)] }
  }
  const nothing = { arrived: 0, failures: ['rights'] }

  test('is a client whose company has let them go', async () => {
    const { orderId } = await runningOrder()
    const userId = (await person()).id
    const company = await db.company.create({
      data: { name: 'Acme', country: 'SE', members: { create: { userId, role: 'viewer' } } },
    })
    await db.order.update({ where: { id: orderId }, data: { companyId: company.id } })
    const { id } = await hookTo(receiver, userId)
    const lose = () => db.companyMember.deleteMany({ where: { userId } })
    expect(await heardAfter(id, orderId, lose)).toEqual(nothing)
  })

  test('is a seller who has left the studio', async () => {
    const { id: studioId, userId } = await createSeller()
    const { orderId } = await soldBy(studioId)
    const { id } = await hookTo(receiver, userId, { studioId })
    const lose = () => db.studioMember.deleteMany({ where: { userId } })
    expect(await heardAfter(id, orderId, lose)).toEqual(nothing)
  })

  test('is staff without the permission for orders', async () => {
    const { orderId } = await runningOrder()
    const { id: userId } = await person()
    await db.user.update({ where: { id: userId }, data: { role: 'admin', isAdmin: true } })
    const { id } = await hookTo(receiver, userId, { studioId: 1 })
    const lose = () => db.user.update({ where: { id: userId }, data: { permissions: 'content' } })
    expect(await heardAfter(id, orderId, lose)).toEqual(nothing)
  })

  test('is whoever’s account is disabled', async () => {
    const { orderId, userId } = await clientsOrder()
    const { id } = await hookTo(receiver, userId)
    const lose = () => db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } })
    expect(await heardAfter(id, orderId, lose)).toEqual(nothing)
  })

  test('is whoever was signed out everywhere: nothing of theirs is left', async () => {
    const { orderId, userId } = await clientsOrder()
    const { id } = await hookTo(receiver, userId)
    const lose = () => transaction((tx) => endAccess(tx, userId))
    expect(await heardAfter(id, orderId, lose)).toEqual({ arrived: 0, failures: [] })
    expect(await db.webhookEndpoint.count({ where: { userId } })).toBe(0)
  })
})

test('somebody has ten endpoints at most', async () => {
  const userId = (await person()).id
  for (let made = 0; made < MOST_ENDPOINTS; made++) await hookTo(receiver, userId)
  await expect(hookTo(receiver, userId)).rejects.toMatchObject({ code: 'webhook.tooMany' })
  expect(await db.webhookEndpoint.count({ where: { userId } })).toBe(10)
})
