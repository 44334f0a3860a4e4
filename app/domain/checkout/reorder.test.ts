import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { paidOrder } from '../../../tests/factories/running-order'
import { readClient } from '~/domain/people/participant.server'
import { reorder } from './reorder.server'

beforeAll(() => createStudio())

test('an order is put into the cart again, once however often, by whoever may answer for it', async () => {
  const { orderId } = await paidOrder()
  const { userId, lines } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { lines: true },
  })
  const visitor = randomUUID()
  const buyer = await readClient(userId!)
  for (const press of [1, 2])
    expect(await reorder(visitor, buyer, orderId), `press ${press}`).toEqual({ lines: 1, lost: [] })
  const cart = await db.cart.findUniqueOrThrow({
    where: { tokenHash: visitor },
    include: { items: true },
  })
  expect(cart.items).toMatchObject([
    { productId: lines[0]!.productId, quantity: 1, deliverySpeed: 'standard' },
  ])
  await db.product.update({
    where: { id: lines[0]!.productId },
    data: { availabilityStatus: 'soon' },
  })
  expect(await reorder(randomUUID(), buyer, orderId)).toMatchObject({
    lines: 0,
    lost: [{ what: 'gone' }],
  })
  const stranger = await paidOrder()
  const other = await db.order.findUniqueOrThrow({ where: { id: stranger.orderId } })
  await expect(reorder(visitor, await readClient(other.userId!), orderId)).rejects.toThrow('order')
})
