import { beforeAll, beforeEach, expect, test } from 'vitest'
import { currentTime, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ask, paymentOf } from '../../../tests/factories/refund'
import { paidOrder } from '../../../tests/factories/running-order'
import { approveRefund } from './refunds.server'

/** Cents; one more takes two people (business.md, Two people). */
const LIMIT = 100_000
const HALF = LIMIT / 2

beforeAll(() => createStudio())
beforeEach(() => db.refund.updateMany({ data: { approvedAt: null } }))

/** A refund of an order of its own that one person has approved. */
async function approvedToday(amount: number) {
  const { orderId } = await paidOrder()
  const id = await ask(orderId, amount, { sameDay: true })
  expect(await approveRefund(id, 1)).toBe('approved')
  return { id, orderId }
}

async function approveAnother(amount: number, payment: { surplus?: boolean } = {}) {
  const { orderId } = await paidOrder()
  await db.payment.updateMany({ where: { payable: { orderId } }, data: payment })
  return approveRefund(await ask(orderId, amount, { sameDay: true }), 1)
}

test('what went back today counts: up to the limit one person decides, a cent beyond it two', async () => {
  await approvedToday(HALF)
  await approvedToday(HALF)
  expect(await approveAnother(1)).toBe('second-approval')
})

test.each(['requested', 'failed', 'cancelled'] as const)(
  'what is %s has not gone back',
  async (status) => {
    const { id } = await approvedToday(LIMIT)
    await db.refund.update({ where: { id }, data: { status } })
    expect(await approveAnother(1)).toBe('approved')
  },
)

test('what went back yesterday counts no more', async () => {
  const { id } = await approvedToday(LIMIT)
  const yesterday = new Date(currentTime().getTime() - DAY)
  await db.refund.update({ where: { id }, data: { approvedAt: yesterday } })
  expect(await approveAnother(1)).toBe('approved')
})

test.each([
  ['in another currency', () => ({ currency: 'SEK' })],
  ['of a studio on Studio Stack', () => ({ studioId: 51 })],
  ['that was paid twice', () => ({ surplus: true })],
])('what went back %s does not count', async (_, other) => {
  await db.studio.upsert({
    where: { id: 51 },
    create: { id: 51, slug: 'boj', name: 'Boj', languages: ['en'], currencies: ['USD'] },
    update: {},
  })
  const { orderId } = await approvedToday(LIMIT)
  const { id } = await paymentOf(orderId)
  await db.payment.update({ where: { id }, data: other() })
  expect(await approveAnother(1)).toBe('approved')
})

test('nor does the day count for money that was paid twice', async () => {
  await approvedToday(LIMIT)
  expect(await approveAnother(1, { surplus: true })).toBe('approved')
})
