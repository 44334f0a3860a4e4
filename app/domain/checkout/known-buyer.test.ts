import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createProduct, createStudio, visitorWithCart } from '#tests/factories/purchase'
import { paidOrder } from '#tests/factories/running-order'
import { summarizeCheckout } from './checkout-summary.server'
import { findKnownBuyer } from './known-buyer.server'

beforeAll(() => createStudio())

const COMPANY = {
  companyName: 'Lind & Co AB',
  vatNumber: 'SE556677889901',
  addressLine: 'Storgatan 1',
  postalCode: '411 14',
  city: 'Göteborg',
  country: 'SE',
  currency: 'SEK',
}

async function buyer() {
  const { orderId } = await paidOrder()
  await db.order.update({ where: { id: orderId }, data: COMPANY })
  const { userId, user } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true },
  })
  return { orderId, userId: userId!, viewer: user! }
}

test('a second order begins with what the first one had, and with the name and address of today', async () => {
  const { viewer, userId } = await buyer()
  await db.user.update({ where: { id: userId }, data: { email: `new-${viewer.email}` } })
  const email = `new-${viewer.email}`
  expect(await findKnownBuyer('another cart', { ...viewer, email })).toMatchObject({
    ...COMPANY,
    name: viewer.name,
    email,
  })
  expect(await findKnownBuyer('another cart', null)).toBeNull()
})

test('the address picked for the checkout and the company come before the last order', async () => {
  const { viewer, userId } = await buyer()
  const place = { line1: 'Oudegracht 5', postalCode: '3511 AB', city: 'Utrecht', country: 'NL' }
  await db.address.create({ data: { userId, label: 'Office', ...place } })
  expect(await findKnownBuyer('x', viewer)).toMatchObject({
    companyName: COMPANY.companyName,
    addressLine: 'Oudegracht 5',
    country: 'NL',
  })
  const { id } = await db.company.create({
    data: { name: 'Gracht BV', vatNumber: 'NL123456789B01', country: 'NL' },
  })
  await db.companyMember.create({ data: { companyId: id, userId, role: 'owner' } })
  expect(await findKnownBuyer('x', viewer)).toMatchObject({
    companyName: 'Gracht BV',
    vatNumber: 'NL123456789B01',
    city: 'Utrecht',
  })
})

test('who comes back from a payment that was not made finds all that they typed, and nobody else does', async () => {
  const { orderId, userId, viewer } = await buyer()
  const token = `cart-of-${orderId}`
  const cart = await db.cart.create({ data: { tokenHash: token, studioId: 1 } })
  const unpaid = {
    visitorHash: token,
    cartId: cart.id,
    confirmedAt: null,
    name: 'Ada in this cart',
  }
  await db.order.update({ where: { id: orderId }, data: { ...unpaid, userId: null } })
  expect(await findKnownBuyer(token, null)).toMatchObject({ ...COMPANY, name: 'Ada in this cart' })
  expect(await findKnownBuyer('another', null)).toBeNull()
  await db.order.update({ where: { id: orderId }, data: { userId } })
  expect(await findKnownBuyer(token, null)).toBeNull()
  expect(await findKnownBuyer(token, viewer)).toMatchObject({ name: 'Ada in this cart' })
})

test('a currency that was chosen for the cart comes before that of the last order', async () => {
  const product = await createProduct({ price: 100_000 })
  const visitor = await visitorWithCart(product.id)
  const chosen = async () =>
    (await summarizeCheckout(visitor, 'en', { userId: null }, { currency: 'SEK' })).chosen.currency
  const cart = { where: { tokenHash: visitor } }
  expect(await chosen()).toBe('SEK')
  await db.cart.update({ ...cart, data: { currency: 'EUR' } })
  expect(await chosen()).toBe('EUR')
  await db.cart.update({ ...cart, data: { currency: 'USD', quotedIn: 'USD' } })
  expect(await chosen()).toBe('USD')
})
