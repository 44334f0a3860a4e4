import { beforeAll, describe, expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import {
  ADMIN,
  balancesOf,
  payShare,
  readOrder,
  runningOrder,
} from '../../../tests/factories/running-order'
import { cancelOrder } from '~/domain/cancellations/cancel-order.server'
import {
  approveRefund,
  cancelRefund,
  requestRefund,
  sendRefund,
} from '~/domain/payments/refunds.server'
import {
  approveMilestone,
  startMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { earnKept, earnKeptOnce } from './revenue.server'

beforeAll(() => createStudio())

// The buyers of these orders pay 25 % VAT, which is in the price and is not earned.
const plan = { price: 100_000, milestones: [30, 70] }

async function approveNext(orderId: string) {
  const { project, payables } = await readOrder(orderId)
  const due = payables.find(({ status }) => status === 'open')
  if (due) await payShare(due.id)
  const next = project!.milestones.find(({ approvedAt }) => !approvedAt)!
  await startMilestone(next.id, ADMIN)
  await submitMilestone(next.id, ADMIN)
  await approveMilestone(next.id, ADMIN)
}

async function refund(orderId: string, amount: number, position = 0) {
  const { payables } = await readOrder(orderId)
  const paymentId = payables[position]!.payments[0]!.id
  const asked = { paymentId, amount, reason: 'goodwill', actor: ADMIN } as const
  const refundId = await transaction((tx) => requestRefund(tx, asked))
  await approveRefund(refundId, 2)
  await sendRefund({ key: '', kind: 'refund', payload: { refundId } })
}

const earned = async (orderId: string) => {
  const { prepayments = 0, revenue = 0 } = await balancesOf(orderId)
  return { prepaid: 0 - prepayments, earned: 0 - revenue }
}

describe('what is paid is revenue', () => {
  test('once its milestone is approved, share by share', async () => {
    const { orderId } = await runningOrder(plan)
    expect(await earned(orderId)).toEqual({ prepaid: 24_000, earned: 0 })
    await approveNext(orderId)
    expect(await earned(orderId)).toEqual({ prepaid: 0, earned: 24_000 })
    await approveNext(orderId)
    expect(await earned(orderId)).toEqual({ prepaid: 0, earned: 80_000 })
    expect(await db.ledgerTransaction.count({ where: { orderId, kind: 'revenue' } })).toBe(2)
  })

  test('less what went back before, which was taken from what was prepaid', async () => {
    const { orderId } = await runningOrder({ price: 100_000 })
    await refund(orderId, 25_000)
    expect(await earned(orderId)).toEqual({ prepaid: 60_000, earned: 0 })
    await approveNext(orderId)
    expect(await earned(orderId)).toEqual({ prepaid: 0, earned: 60_000 })
  })

  test('no longer where it goes back after that', async () => {
    const { orderId } = await runningOrder({ price: 100_000 })
    await approveNext(orderId)
    await refund(orderId, 25_000)
    expect(await earned(orderId)).toEqual({ prepaid: 0, earned: 60_000 })
  })

  test('as far as it is kept when an order ends early, and nothing of it is on its way back', async () => {
    const { orderId } = await runningOrder({ price: 50_000 })
    const { project } = await readOrder(orderId)
    await startMilestone(project!.milestones[0]!.id, ADMIN)
    await submitMilestone(project!.milestones[0]!.id, ADMIN)
    expect(await cancelOrder(orderId, 'Agreed', ADMIN)).toBe(0)
    expect(await earned(orderId)).toEqual({ prepaid: 0, earned: 40_000 })

    const begun = await runningOrder({ price: 50_000 })
    await cancelOrder(begun.orderId, 'Agreed', ADMIN)
    expect(await earned(begun.orderId)).toEqual({ prepaid: 40_000, earned: 0 })
    const [asked] = (await readOrder(begun.orderId)).payables[0]!.payments[0]!.refunds
    await cancelRefund(asked!.id, 1)
    expect(await earned(begun.orderId)).toEqual({ prepaid: 0, earned: 40_000 })
  })

  test('and not of another studio', async () => {
    const { orderId } = await runningOrder({ price: 100_000 })
    const studio = { id: 871, slug: 'revenue', name: 'Fold' }
    await db.studio.create({ data: { ...studio, languages: ['sv'], currencies: ['EUR'] } })
    await db.order.update({ where: { id: orderId }, data: { studioId: studio.id } })
    await approveNext(orderId)
    expect((await earned(orderId)).earned).toBe(0)
  })
})

describe('what was approved before there was revenue', () => {
  async function approvedBefore() {
    const { orderId } = await runningOrder(plan)
    await approveNext(orderId)
    const after = await balancesOf(orderId)
    await db.ledgerEntry.deleteMany({ where: { transaction: { orderId, kind: 'revenue' } } })
    await db.ledgerTransaction.deleteMany({ where: { orderId, kind: 'revenue' } })
    return { orderId, after, before: await balancesOf(orderId) }
  }

  test('is booked later, once', async () => {
    const { orderId, after } = await approvedBefore()
    await earnKept()
    await earnKept()
    expect(await balancesOf(orderId)).toEqual(after)
  })

  test('is booked whatever fails beside it, and looked for until nothing fails', async () => {
    const { orderId, after } = await approvedBefore()
    const { id } = await db.ledgerTransaction.findFirstOrThrow({ where: { orderId } })
    await db.ledgerEntry.create({
      data: {
        transactionId: id,
        account: 'prepayments',
        currency: 'USD',
        amount: -1,
        payableId: '',
      },
    })
    await earnKeptOnce()
    expect(await balancesOf(orderId)).toMatchObject({ revenue: after.revenue })
    const name = 'revenue of what was approved before'
    expect(await db.backfill.count({ where: { name } })).toBe(0)
  })
})
