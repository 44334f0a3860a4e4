import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { settleSession } from '~/domain/payments/checkout.server'
import { ORDERS_PER_PAGE, readCursor, type OrdersCursor } from './client-orders.rules'
import { settleRefund } from '~/domain/payments/settle-refund.server'
import { adminOrders } from '~/domain/orders/admin-orders.server'
import { getStudioOrder, readAdminOrder } from './admin-order.server'
import { listClientOrders, readDashboardOrder, selectOrder } from './client-orders.server'
import { mayWith, type Participant } from '~/domain/people/participant.rules'
import { ordersOf, readClient } from '~/domain/people/participant.server'

const as = (userId: number): Participant => ({ side: 'client', userId, companies: [] })

let staged: { id: number }

beforeAll(async () => {
  await createStudio()
  staged = await createProduct({ price: 100_001, milestones: [30, 40, 30] })
})

/** Buys the staged product and returns the order with the account that this made. */
async function buy() {
  const { sessionId, orderId } = await placeSandboxOrder(await visitorWithCart(staged.id))
  await paySandboxSession(sessionId, 'card', 'success')
  await settleSession(sessionId)
  return db.order.findUniqueOrThrow({ where: { id: orderId } })
}

async function createClient() {
  const name = `client-${randomUUID()}`
  return db.user.create({ data: { username: name, email: `${name}@example.com`, name: 'Client' } })
}

/** Unpaid orders of one client, two to each moment, so that the id has to tell them apart. */
async function createOrders(userId: number, count: number) {
  const { id, ...model } = await buy()
  for (let index = 0; index < count; index++) {
    await db.order.create({
      data: {
        ...model,
        userId,
        cartId: null,
        number: `T-${randomUUID()}`,
        placementKey: randomUUID(),
        status: 'expired',
        createdAt: after(Math.floor(index / 2) * 1000, new Date('2026-01-01')),
      },
    })
  }
}

const listFrom = (userId: number, direction: OrdersCursor['direction'], place: string | null) =>
  listClientOrders(as(userId), null, readCursor(direction, place))

async function walk(userId: number, direction: OrdersCursor['direction'], from: string | null) {
  const pages: string[][] = []
  for (let place = from; place;) {
    const page = await listFrom(userId, direction, place)
    pages.push(page.orders.map(({ id }) => id))
    place = page[direction]
  }
  return pages
}

describe('an order', () => {
  test('has its milestones with their share of the price, and what is paid and left', async () => {
    const { id, userId } = await buy()
    const order = (await listClientOrders(as(userId!), id)).selected!
    expect(
      order.milestones.map(({ amount, status, payment }) => [amount, status, payment]),
    ).toEqual([
      [30_000, 'funded', 'prepaid'],
      [40_001, 'planned', 'later'],
      [30_000, 'planned', 'later'],
    ])
    expect(order).toMatchObject({
      payment: 'partial',
      paid: 30_000,
      left: 70_001,
      progress: { done: 0, all: 3 },
      status: 'awaiting_brief',
    })
    expect(order.invoices).toHaveLength(1)
  })

  test('has its history, the newest first, and nothing that is the team’s', async () => {
    const { id, userId } = await buy()
    await db.event.create({
      data: {
        key: randomUUID(),
        subject: 'order',
        subjectId: id,
        orderId: id,
        kind: 'order.cancelled',
        actorType: 'admin',
        visibility: 'team',
      },
    })
    const { selected } = await listClientOrders(as(userId!), id)
    expect(selected!.activities.map(({ kind }) => kind)).toEqual([
      'order.awaiting_brief',
      'project.created',
      'order.confirmed',
      'payable.paid',
      'order.placed',
    ])
  })

  test.each(['another client’s', 'nobody’s', 'no id'])(
    'is not found when it is %s',
    async (whose) => {
      const [own, other] = [await buy(), await buy()]
      const id = whose === 'no id' ? 'x\0' : whose === 'nobody’s' ? randomUUID() : other.id
      expect((await selectOrder(as(own.userId!), id)).selected?.id).toBe(own.id)
      expect((await listClientOrders(as(own.userId!), id)).selected?.id).toBe(own.id)
    },
  )

  test('counts nothing as left when it has ended unpaid', async () => {
    const { id } = await createClient()
    await createOrders(id, 1)
    expect((await listClientOrders(as(id))).selected).toMatchObject({
      payment: 'none',
      paid: 0,
      left: 0,
      milestones: [],
    })
  })
})

describe('the selected order', () => {
  test('is the wanted one, else the earliest', async () => {
    const [first, second] = [await buy(), await buy()]
    const userId = first.userId!
    await db.order.update({
      where: { id: second.id },
      data: { userId, createdAt: after(-DAY, first.createdAt) },
    })
    for (const [wanted, id] of [
      [null, second.id],
      [first.id, first.id],
    ] as const) {
      expect((await selectOrder(as(userId), wanted)).selected?.id).toBe(id)
      expect((await listClientOrders(as(userId), wanted)).selected?.id).toBe(id)
    }
  })

  test('can be switched to from fifty others, and is among the choices however old', async () => {
    const client = await createClient()
    await createOrders(client.id, 53)
    const all = await db.order.findMany({
      where: { userId: client.id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true },
    })
    const { selected, choices } = await selectOrder(as(client.id), null)
    expect(selected?.id).toBe(all[0]!.id)
    expect(choices.map(({ id }) => id)).toEqual([all[0]!.id, ...all.slice(-50).map(({ id }) => id)])
    expect((await selectOrder(as(client.id), all[1]!.id)).selected?.id).toBe(all[1]!.id)
    expect((await listClientOrders(as(client.id), null)).selected?.id).toBe(all[0]!.id)
  })

  test('is none without orders', async () => {
    const { id } = await createClient()
    expect(await selectOrder(as(id), null)).toEqual({ selected: null, choices: [] })
    expect(await listClientOrders(as(id))).toEqual({
      orders: [],
      newer: null,
      older: null,
      selected: null,
    })
  })
})

describe('the list of orders', () => {
  test('says how far each one is', async () => {
    const { id, userId, number } = await buy()
    const { orders, newer, older } = await listClientOrders(as(userId!))
    expect(orders).toMatchObject([
      { id, number, name: 'Harbour site', payment: 'partial', progress: { done: 0, all: 3 } },
    ])
    expect([newer, older]).toEqual([null, null])
  })

  test('pages through every order once, there and back', async () => {
    const client = await createClient()
    await createOrders(client.id, 2 * ORDERS_PER_PAGE + 3)
    const expected = await db.order.findMany({
      where: { userId: client.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true },
    })
    const first = await listClientOrders(as(client.id))
    const later = await walk(client.id, 'older', first.older)
    const pages = [first.orders.map(({ id }) => id), ...later]
    expect(pages.map(({ length }) => length)).toEqual([ORDERS_PER_PAGE, ORDERS_PER_PAGE, 3])
    expect(pages.flat()).toEqual(expected.map(({ id }) => id))
    const middle = await listFrom(client.id, 'older', first.older)
    const last = await listFrom(client.id, 'older', middle.older)
    expect(await walk(client.id, 'newer', last.newer)).toEqual([pages[1], pages[0]])
  })

  test.each([
    ['owner', ['see', 'answer', 'own']],
    ['approver', ['see', 'answer']],
    ['viewer', ['see']],
  ] as const)(
    'shows the %s of a company its orders too, for what the role may',
    async (role, acts) => {
      const { id: orderId } = await buy()
      const [member, stranger] = [await createClient(), await createClient()]
      const company = await db.company.create({
        data: { name: 'Harbour', country: 'SE', members: { create: { userId: member.id, role } } },
      })
      await db.order.update({ where: { id: orderId }, data: { companyId: company.id } })
      const participant = await readClient(member.id)
      expect((await listClientOrders(participant)).orders.map(({ id }) => id)).toEqual([orderId])
      const allowed = ['see', 'answer', 'own'] as const
      const found = await Promise.all(
        allowed.map((act) =>
          db.order.count({ where: { id: orderId, ...ordersOf(participant, act) } }),
        ),
      )
      expect(allowed.filter((_, index) => found[index] === 1)).toEqual(acts)
      const order = await db.order.findUniqueOrThrow({ where: { id: orderId } })
      expect(allowed.filter((act) => mayWith(participant, order, act))).toEqual(acts)
      expect((await listClientOrders(await readClient(stranger.id), orderId)).selected).toBeNull()
    },
  )

  test('shows nobody else’s', async () => {
    const [own, other] = [await buy(), await buy()]
    const ids = (await listClientOrders(as(own.userId!))).orders.map(({ id }) => id)
    expect(ids).toEqual([own.id])
    expect((await selectOrder(as(own.userId!), other.id)).choices.map(({ id }) => id)).toEqual([
      own.id,
    ])
  })
})

test('an order of which money went back is not paid in full, for its client and for the studio', async () => {
  const single = await createProduct({ price: 80_000 })
  const { orderId, sessionId } = await placeSandboxOrder(await visitorWithCart(single.id))
  await paySandboxSession(sessionId, 'card', 'success')
  await settleSession(sessionId)
  const { userId, number } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  const payment = await db.payment.findFirstOrThrow({ where: { payable: { orderId } } })
  const said = async () => {
    const { orders, selected } = await listClientOrders(as(userId!), orderId)
    const filter = adminOrders.filter.read(new URLSearchParams({ q: number }))
    const { rows } = await adminOrders.page(filter, {}, 'en')
    const studio = await readAdminOrder(await getStudioOrder(orderId))
    const selling = await selectOrder(as(userId!), orderId)
    const home = await readDashboardOrder(as(userId!), selling.selected!)
    return [orders[0]!, selected!, rows[0]!, studio, home].map((order) => order.payment)
  }
  const back = async (id: string, amount: number) =>
    settleRefund({
      ...{ id, refundId: '', paymentId: payment.gatewayPaymentId, amount },
      status: 'succeeded',
    })
  expect(new Set(await said())).toEqual(new Set(['full']))
  await back(`re_1_${orderId}`, 30_000)
  expect(new Set(await said())).toEqual(new Set(['partlyRefunded']))
  await back(`re_2_${orderId}`, 50_000)
  expect(new Set(await said())).toEqual(new Set(['refunded']))
})
