import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { ADMIN, payNow, readOrder } from '../../../tests/factories/running-order'
import { endUnpaid } from './end-unpaid.server'

beforeAll(() => createStudio())

const place = async () => placeSandboxOrder(await visitorWithCart((await createProduct()).id))
const read = (id: string) => db.order.findUniqueOrThrow({ where: { id } })
type Order = Awaited<ReturnType<typeof read>>
const end = (order: Order, to: 'expired' | 'cancelled' = 'expired') =>
  transaction((tx) => endUnpaid(tx, order, { to, reason: 'late', actor: ADMIN, cause: order.id }))
const linkOver = (id: string) => db.outboxJob.findUnique({ where: { key: `pay-link-over:${id}` } })

describe('an order that nobody pays', () => {
  test('ends once, and whoever had a link to pay it is told', async () => {
    const { orderId } = await place()
    const order = { ...(await read(orderId)), payUntil: after(-DAY) }
    await end(order)
    await end(order)
    const { status, events } = await readOrder(orderId)
    expect(status).toBe('expired')
    expect(events.filter(({ kind }) => kind === 'order.expired')).toMatchObject([
      { reason: 'late', actorType: 'admin' },
    ])
    expect(await linkOver(orderId)).toMatchObject({
      payload: { template: 'pay-link-over', to: order.email, data: { orderId } },
    })
  })

  test('ends without a word where there was no link', async () => {
    const { orderId } = await place()
    await end(await read(orderId))
    expect((await read(orderId)).status).toBe('expired')
    expect(await linkOver(orderId)).toBeNull()
  })

  test.each(['expired', 'cancelled'] as const)(
    'is not %s when it is paid meanwhile',
    async (to) => {
      const { orderId, sessionId } = await place()
      const unpaid = await read(orderId)
      await payNow(sessionId)
      await end({ ...unpaid, payUntil: after(-DAY) }, to)
      expect((await read(orderId)).status).toBe('awaiting_brief')
      expect(await linkOver(orderId)).toBeNull()
    },
  )
})
