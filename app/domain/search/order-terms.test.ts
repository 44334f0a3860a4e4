import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { findIds } from '../../../tests/factories/list-ids'
import { createStudio } from '../../../tests/factories/purchase'
import { paidOrder } from '../../../tests/factories/running-order'
import { untilAllHaveTerms } from '~/domain/ground/word-search.server'
import { adminOrders } from '~/domain/orders/admin-orders.server'
import { changeBuyer, completeOrderTerms, writeMissingTerms } from './order-terms.server'

beforeAll(() => createStudio())

const find = (q: string) => findIds(adminOrders, q)

async function makeOrder(name: string) {
  const email = `${randomUUID()}@words.example`
  const { orderId } = await paidOrder({ name, companyName: 'Törn & Błysk AB', email })
  return {
    orderId,
    email,
    ...(await db.order.findUniqueOrThrow({ where: { id: orderId }, select: { number: true } })),
  }
}

test('an order is found by what any of its words begins with, as people type it', async () => {
  const { orderId, email, number } = await makeOrder('Łucja Åkerlund-Berg')
  for (const q of [
    number,
    number.slice(2),
    email,
    email.slice(0, 9),
    'words.ex',
    '@words.example',
    'lucja',
    'ŁUC',
    'Akerlund',
    'berg lucja',
    'torn błysk',
    'Törn & Blysk',
    '&',
  ]) {
    expect(await find(q), q).toContain(orderId)
  }
  for (const other of ['nobody', 'kerlund', '_ucja'])
    expect(await find(`${email} ${other}`), other).toEqual([])
  expect(await find(`${email} %`)).toEqual([orderId])
})

test('it is found by what it is called now', async () => {
  const { orderId, number } = await makeOrder('Ingrid Formerly')
  await transaction((tx) => changeBuyer(tx, { id: orderId }, { name: 'Ingrid Later' }))
  expect([await find(`${number} formerly`), await find(`${number} later`)]).toEqual([[], [orderId]])
})

test('orders from before there were words get them', async () => {
  const { orderId, email } = await makeOrder('Old Order')
  await db.orderWord.deleteMany({ where: { orderId } })
  expect(await find(email)).toEqual([])
  while ((await writeMissingTerms()) > 0);
  expect(await find(email)).toEqual([orderId])
})

test('once all have words, no process looks for those without any again', async () => {
  await completeOrderTerms()
  await completeOrderTerms()
  const { orderId, email } = await makeOrder('Without Words')
  await db.orderWord.deleteMany({ where: { orderId } })
  const timers = [
    completeOrderTerms,
    untilAllHaveTerms('orders', () => writeMissingTerms()),
    untilAllHaveTerms('what a newer version adds', () => writeMissingTerms()),
  ]
  for (const timer of timers.slice(0, 2)) await timer()
  expect(await find(email)).toEqual([])
  await timers[2]!()
  expect(await find(email)).toEqual([orderId])
})
