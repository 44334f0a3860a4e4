import type { DomainError } from '~/domain/ground/domain-error'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '~/platform/db/db.server'
import { log } from '~/platform/log.server'
import { sandboxGateway } from '~/platform/payments/sandbox.server'
import { failSandboxRefund } from '~/platform/payments/sandbox-refunds.server'
import { GatewayRefusal } from '~/platform/payments/gateway'
import { ask, paymentOf, send } from '../../../tests/factories/refund'
import { createStudio } from '../../../tests/factories/purchase'
import { balancesOf, paidOrder, readOrder } from '../../../tests/factories/running-order'
import { approveRefund, cancelRefund } from './refunds.server'
import { settleRefund } from './settle-refund.server'

beforeAll(() => createStudio())

const jobOf = (key: string) => db.outboxJob.findUnique({ where: { key } })
const rowOf = (id: string) => db.refund.findUniqueOrThrow({ where: { id } })

/** What the history of an order says of its refunds. */
const trailOf = async (orderId: string) =>
  (await readOrder(orderId)).events
    .filter(({ subject }) => subject === 'refund')
    .map(({ kind, from, to, actorType, actorId, visibility, reason, data }) => ({
      ...{ step: [kind, from, to].join(' '), by: [actorType, actorId].join(' ') },
      ...{ visibility, reason, data },
    }))
const step = (said: string, by: string, visibility = 'team', reason: string | null = null) => ({
  ...{ step: said, by, visibility, reason },
  data: { amount: 100_001, currency: 'USD' },
})

describe('the trail of a refund', () => {
  test('from its request over two people to the buyer, who hears of its end alone', async () => {
    const { orderId } = await paidOrder()
    const id = await ask(orderId, 100_001)
    await approveRefund(id, 1)
    expect(await jobOf(`refund:${id}`)).toBeNull()
    await approveRefund(id, 2)
    expect(await jobOf(`refund:${id}`)).toMatchObject({ kind: 'refund', payload: { refundId: id } })
    await send(id)
    expect(await trailOf(orderId)).toEqual([
      step('refund.requested  requested', 'admin 1', 'team', 'goodwill'),
      step('refund.first_approval  ', 'admin 1'),
      step('refund.approved requested approved', 'admin 2'),
      step('refund.succeeded approved succeeded', 'gateway ', 'client'),
    ])
    const { order } = await db.payable.findFirstOrThrow({
      where: { orderId },
      include: { order: true },
    })
    expect((await jobOf(`refunded:${id}`))!.payload).toEqual({
      ...{ template: 'refunded', language: order.language, to: order.email },
      ...{ userId: order.userId, data: { refundId: id } },
    })
    expect(await db.creditNote.findMany({ where: { refundId: id } })).toMatchObject([
      { total: 100_001, currency: 'USD' },
    ])
    expect(await rowOf(id)).toMatchObject({
      requestedById: 1,
      approvedById: 1,
      secondApprovedById: 2,
    })
  })

  test('that is taken back ends with who took it back, and is sent by nobody', async () => {
    const { orderId } = await paidOrder()
    const id = await ask(orderId, 100_001)
    await cancelRefund(id, 2)
    expect(await trailOf(orderId)).toEqual([
      step('refund.requested  requested', 'admin 1', 'team', 'goodwill'),
      step('refund.cancelled requested cancelled', 'admin 2'),
    ])
    expect(await jobOf(`refund:${id}`)).toBeNull()
    for (const again of [() => cancelRefund(id, 2), () => approveRefund(id, 2)])
      await expect(again()).rejects.toMatchObject({ code: 'refund.notWaiting' })
    await expect(cancelRefund('00000000-0000-4000-8000-000000000000', 1)).rejects.toMatchObject({
      code: 'refund.notWaiting',
    })
  })

  test('that failed is told of to the studio, and money that had gone out comes back', async () => {
    const { orderId } = await paidOrder()
    const error = vi.spyOn(log, 'error')
    const id = await ask(orderId, 100_001)
    await approveRefund(id, 1)
    await approveRefund(id, 2)
    await send(id)
    const told = { id: `re_${id}`, refundId: id, paymentId: '', amount: 100_001 }
    await settleRefund({ ...told, status: 'failed' })
    expect(error.mock.calls).toEqual([[{ refund: id }, 'refund failed']])
    error.mockRestore()
    expect((await trailOf(orderId)).at(-1)).toEqual(
      step('refund.failed succeeded failed', 'gateway '),
    )
    expect(await db.ledgerTransaction.findMany({ where: { key: `refund-failed:${id}` } })).toEqual([
      expect.objectContaining({ kind: 'refund_failed' }),
    ])
    expect(await rowOf(id)).toMatchObject({ gatewayRefundId: `re_${id}` })
  })
})

test('a studio on Studio Stack gives back its own money alone, whatever it comes to', async () => {
  const { orderId } = await paidOrder()
  const { id: studioId } = await db.studio.create({
    data: { id: 50, slug: 'fyr', name: 'Fyr', languages: ['en'], currencies: ['USD'] },
  })
  await db.payment.updateMany({ where: { payable: { orderId } }, data: { studioId } })
  const id = await ask(orderId, 200_000, { actor: { type: 'seller', id: 2 } })
  expect(await approveRefund(id, 2)).toBe('approved')
  expect((await trailOf(orderId)).map(({ by }) => by)).toEqual(['seller 2', 'seller 2'])
  expect(await jobOf(`refund:${id}`)).toMatchObject({ kind: 'refund' })
})

describe('what a rule gives back', () => {
  const system = { type: 'system' } as const

  test('is approved at once below the limit, and waits for two people above it', async () => {
    const { orderId } = await paidOrder()
    const small = await ask(orderId, 100_000, { actor: system, reason: 'withdrawal' })
    const large = await ask(orderId, 1, { actor: system, reason: 'withdrawal' })
    expect([await rowOf(small), await rowOf(large)]).toMatchObject([
      { status: 'approved', requestedById: null },
      { status: 'requested', requestedById: null },
    ])
    expect(await jobOf(`refund:${small}`)).toMatchObject({ kind: 'refund' })
    expect(await jobOf(`refund:${large}`)).toBeNull()
  })

  test('of a second payment goes back at once, whatever it comes to', async () => {
    const { orderId } = await paidOrder()
    const { id: paymentId } = await paymentOf(orderId)
    await db.payment.update({ where: { id: paymentId }, data: { surplus: true } })
    const id = await ask(orderId, 150_000, { actor: system, reason: 'duplicate' })
    expect(await rowOf(id)).toMatchObject({ status: 'approved' })
  })

  test('is not what a person asks for, be it the smallest sum', async () => {
    const { orderId } = await paidOrder()
    const asked = await ask(orderId, 1, { reason: 'duplicate' })
    const sold = await ask(orderId, 1, { actor: { type: 'seller', id: 2 } })
    const bought = await ask(orderId, 1, { actor: { type: 'client', id: 2 } })
    expect([await rowOf(asked), await rowOf(sold), await rowOf(bought)]).toMatchObject([
      { status: 'requested', requestedById: 1 },
      { status: 'requested', requestedById: 2 },
      { status: 'requested', requestedById: null },
    ])
  })
})

describe('nothing goes back', () => {
  test.each([
    [0, 'refund.tooMuch'],
    [-1, 'refund.tooMuch'],
    [200_001, 'refund.tooMuch'],
  ])('of %i cents', async (amount, code) => {
    const { orderId } = await paidOrder()
    await expect(ask(orderId, amount)).rejects.toMatchObject({ name: 'DomainError', code })
    expect(await db.refund.count({ where: { payment: { payable: { orderId } } } })).toBe(0)
  })

  test('of a payment that holds no money, or that a bank looks into', async () => {
    const { orderId } = await paidOrder()
    const { id } = await paymentOf(orderId)
    const answers: Record<string, string> = {}
    for (const status of [
      ...(['requires_action', 'processing', 'succeeded', 'failed', 'cancelled'] as const),
      ...(['partially_refunded', 'refunded', 'disputed', 'won', 'lost'] as const),
    ]) {
      await db.payment.update({ where: { id }, data: { status } })
      answers[status] = await ask(orderId, 1).then(
        () => 'asked',
        (error: DomainError) => error.code,
      )
    }
    expect(answers).toEqual({
      ...{ requires_action: 'refund.notPaid', processing: 'refund.notPaid', succeeded: 'asked' },
      ...{ failed: 'refund.notPaid', cancelled: 'refund.notPaid', partially_refunded: 'asked' },
      ...{ refunded: 'asked', disputed: 'refund.disputed', won: 'asked', lost: 'refund.notPaid' },
    })
  })
})

describe('sending', () => {
  async function approved(amount = 5_000) {
    const { orderId } = await paidOrder()
    const id = await ask(orderId, amount)
    await approveRefund(id, 1)
    return { id, orderId }
  }

  test('says to the provider what, of which payment and under which key', async () => {
    const { id, orderId } = await approved()
    const create = vi.spyOn(sandboxGateway, 'createRefund')
    await send(id)
    await send(id)
    const { gatewayPaymentId } = await paymentOf(orderId)
    expect(create.mock.calls).toEqual([
      [{ refundId: id, paymentId: gatewayPaymentId, amount: 5_000 }],
    ])
    create.mockRestore()
  })

  test('a payment of another provider is left for a person to look at', async () => {
    const { id, orderId } = await approved()
    await db.payment.updateMany({
      where: { payable: { orderId } },
      data: { gateway: 'stripe' },
    })
    await expect(send(id)).rejects.toThrow('the payment was made by stripe')
    expect(await rowOf(id)).toMatchObject({ status: 'approved' })
  })

  test('what the provider refuses has failed, and what it does not answer is tried again', async () => {
    const { id } = await approved()
    const create = vi.spyOn(sandboxGateway, 'createRefund')
    create.mockRejectedValueOnce(new Error('no answer'))
    await expect(send(id)).rejects.toThrow('no answer')
    expect(await rowOf(id)).toMatchObject({ status: 'approved', gatewayRefundId: null })
    create.mockRejectedValueOnce(new GatewayRefusal('the card is closed'))
    await send(id)
    expect(await rowOf(id)).toMatchObject({ status: 'failed', gatewayRefundId: null })
    create.mockRestore()
  })

  test('what waits at the provider is told of when it is done, and booked then', async () => {
    const { id, orderId } = await approved()
    const told = { id: `re_${id}`, refundId: id, paymentId: '', amount: 5_000 }
    await settleRefund({ ...told, status: 'pending' })
    expect(await rowOf(id)).toMatchObject({ status: 'pending', gatewayRefundId: `re_${id}` })
    expect(await paymentOf(orderId)).toMatchObject({ status: 'succeeded', refundedAmount: 0 })
    await settleRefund({ ...told, status: 'succeeded' })
    expect(await paymentOf(orderId)).toMatchObject({
      ...{ status: 'partially_refunded', refundedAmount: 5_000 },
    })
  })
})

describe('a refund that a bank sends back', () => {
  async function sentBack(id: string) {
    const { gatewayRefundId } = await rowOf(id)
    await failSandboxRefund(gatewayRefundId!)
    await settleRefund(await sandboxGateway.retrieveRefund(gatewayRefundId!))
  }
  async function giveBack(orderId: string, amount: number) {
    const id = await ask(orderId, amount)
    await approveRefund(id, 1)
    await approveRefund(id, 2).catch(() => undefined)
    await send(id)
    return id
  }
  const standing = async (orderId: string) => {
    const { total, vat, creditNotes } = (await readOrder(orderId)).invoices[0]!
    const sum = (key: 'total' | 'vat') => creditNotes.reduce((all, note) => all + note[key], 0)
    return { left: total - sum('total'), vat: vat - sum('vat'), notes: creditNotes.length }
  }

  test('leaves its credit note, which stands for what is sent next, and the buyer hears of it', async () => {
    const { orderId } = await paidOrder()
    for (const amount of [200_000, 200_000]) await sentBack(await giveBack(orderId, amount))
    const first = await giveBack(orderId, 50_001)
    expect(await standing(orderId)).toEqual({ left: 0, vat: 0, notes: 1 })
    expect(await balancesOf(orderId)).toEqual({
      'gateway:sandbox': 149_999,
      'owed-to-buyers': -149_999,
    })
    expect(await jobOf(`refund-sent-back:${first}`)).toBeNull()
    await sentBack(first)
    expect((await jobOf(`refund-sent-back:${first}`))!.payload).toMatchObject({
      template: 'refund-sent-back',
      data: { refundId: first },
    })
    await giveBack(orderId, 200_000)
    expect(await standing(orderId)).toEqual({ left: 0, vat: 0, notes: 1 })
    expect(await balancesOf(orderId)).toEqual({})
  })

  test('is followed by a credit note for no more than what is sent beyond it', async () => {
    const { orderId } = await paidOrder()
    await sentBack(await giveBack(orderId, 30_000))
    await giveBack(orderId, 50_000)
    const { creditNotes } = (await readOrder(orderId)).invoices[0]!
    expect(creditNotes.map(({ total }) => total).sort()).toEqual([20_000, 30_000])
    const { vat } = await standing(orderId)
    expect(await balancesOf(orderId)).toMatchObject({ 'gateway:sandbox': 150_000, vat: -vat })
  })
})
