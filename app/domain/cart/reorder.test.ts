import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { paidOrder } from '../../../tests/factories/running-order'
import { readClient } from '../people/participant.server'
import { orderAgain, type Offer } from './reorder.rules'
import { reorder } from './reorder.server'

beforeAll(() => createStudio())

const past = {
  productId: 1,
  name: 'Harbour site',
  quantity: 2,
  deliverySpeed: 'rush',
  customisation: 'Blue',
  addOns: [
    { addOnId: 1, name: 'Copy' },
    { addOnId: 2, name: 'Logo' },
  ],
}
const offer: Offer = {
  status: 'published',
  availabilityStatus: 'available',
  deliverySpeeds: [
    { code: 'standard', surchargePercent: 0 },
    { code: 'rush', surchargePercent: 30 },
  ],
  addOns: [{ id: 1 }, { id: 2 }],
}

describe('a line that was ordered', () => {
  test('is ordered again as it was', () => {
    expect(orderAgain(past, offer)).toEqual({
      line: {
        productId: 1,
        quantity: 2,
        customisation: 'Blue',
        deliverySpeed: 'rush',
        addOns: [1, 2],
      },
      lost: [],
    })
  })

  test('loses the speed and the add-ons that are not offered now', () => {
    const { line, lost } = orderAgain(past, {
      ...offer,
      deliverySpeeds: offer.deliverySpeeds.slice(0, 1),
      addOns: [{ id: 2 }],
    })
    expect(line).toMatchObject({ deliverySpeed: 'standard', addOns: [2] })
    expect(lost).toEqual([
      { name: 'Harbour site', what: 'speed' },
      { name: 'Harbour site', what: 'addOns', addOns: ['Copy'] },
    ])
  })

  test.each([
    undefined,
    { ...offer, status: 'draft' },
    { ...offer, availabilityStatus: 'soon' },
    { ...offer, deliverySpeeds: [] },
  ])('is gone when it is not sold', (now) => {
    expect(orderAgain(past, now)).toEqual({
      line: null,
      lost: [{ name: 'Harbour site', what: 'gone' }],
    })
  })
})

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
