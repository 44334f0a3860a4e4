import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createCoupon, usesOf, visitorWithCoupon } from '../../../tests/factories/coupon'
import {
  checkoutInput,
  createProduct,
  createStudio,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import {
  ADMIN,
  balancesOf,
  payNow,
  payShare,
  readOrder,
} from '../../../tests/factories/running-order'
import { cancelOrder } from '~/domain/cancellations/cancel-order.server'
import { cancelOwnOrder } from '~/domain/cancellations/client-cancel.server'
import { confirmWithdrawal, declareWithdrawal } from '~/domain/cancellations/withdrawal.server'
import { applyCoupon } from '~/domain/cart/cart-coupon.server'
import { addToCart } from '~/domain/cart/cart.server'
import { getStudioOrder, readAdminOrder } from '~/domain/fulfillment/admin-order.server'
import { listClientOrders } from '~/domain/fulfillment/client-orders.server'
import { getInvoice } from '~/domain/invoices/billing-documents.server'
import { printDocument } from '~/domain/invoices/document-pdf.server'
import { writeEInvoice } from '~/domain/invoices/e-invoice.server'
import { sendMail } from '~/domain/mails/mails.server'
import type { Participant } from '~/domain/people/participant.rules'
import {
  approveMilestone,
  startMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { placeOrder } from './place-order.server'

let single: { id: number }
let staged: { id: number }

beforeAll(async () => {
  await createStudio()
  single = await createProduct({ price: 200_000 })
  staged = await createProduct({ price: 100_001, milestones: [30, 40, 30] })
})

/** Orders what a visitor's cart holds; the order's id, and how it went. */
async function place(visitor: string, changes: Parameters<typeof checkoutInput>[0] = {}) {
  const buyer = { visitor, userId: null, language: 'en' } as const
  const placed = await placeOrder(buyer, checkoutInput(changes))
  return { ...placed, orderId: 'orderId' in placed ? placed.orderId : '' }
}

async function freeOrder(
  productId: number,
  { changes, terms = {} }: { changes?: object; terms?: object } = {},
) {
  const coupon = await createCoupon({ percentOff: 100, ...terms })
  const placed = await place(await visitorWithCoupon(productId, coupon.code), changes)
  return { ...placed, coupon }
}

const clientOf = (userId: number | null): Participant => ({
  ...{ side: 'client', userId: userId!, companies: [] },
})

async function workOn(orderId: string) {
  const order = await readOrder(orderId)
  const next = order.project!.milestones.find(({ status }) => status === 'funded')!
  await db.order.updateMany({
    where: { id: orderId, status: 'awaiting_brief' },
    data: { status: 'in_progress' },
  })
  await startMilestone(next.id, ADMIN)
  await submitMilestone(next.id, ADMIN)
  await approveMilestone(next.id, ADMIN)
}

describe('an order that costs nothing', () => {
  test('is paid and set up as it is placed, without a provider', async () => {
    const { kind, orderId, coupon } = await freeOrder(single.id)
    expect(kind).toBe('paid')
    const order = await readOrder(orderId)
    expect(order).toMatchObject({
      status: 'awaiting_brief',
      total: 0,
      discount: 200_000,
      payables: [{ kind: 'full', status: 'paid', amount: 0, payments: [] }],
      project: { milestones: [{ status: 'funded' }] },
      ledger: [],
    })
    expect(await db.checkoutAttempt.count({ where: { payable: { orderId } } })).toBe(0)
    expect(await usesOf(coupon.id)).toEqual({ uses: 1, held: 1 })
    expect((await readAdminOrder(await getStudioOrder(orderId))).payment).toBe('full')
    const reader = clientOf(order.userId)
    expect((await listClientOrders(reader)).selected).toMatchObject({ payment: 'full', left: 0 })
  })

  test('is there once, however often the form is sent', async () => {
    const { code } = await createCoupon({ percentOff: 100 })
    const visitor = await visitorWithCoupon(single.id, code)
    const input = checkoutInput()
    const buyer = { visitor, userId: null, language: 'en' } as const
    const [one, other] = await Promise.all([placeOrder(buyer, input), placeOrder(buyer, input)])
    expect(one).toEqual(other)
    expect(await placeOrder(buyer, input)).toEqual(one)
    expect(await db.order.count({ where: { email: input.email } })).toBe(1)
  })

  test('needs nobody else to pay', async () => {
    const { kind, orderId } = await freeOrder(single.id, {
      changes: { payBy: 'link', payerEmail: 'ada@payer.example' },
    })
    expect(kind).toBe('paid')
    expect(await readOrder(orderId)).toMatchObject({ payUntil: null, payerEmail: null })
    expect(await db.outboxJob.count({ where: { key: { contains: orderId } } })).toBe(1)
  })

  test('has an invoice over nothing that shows what came off, as a page, a PDF and an e-invoice', async () => {
    const { orderId } = await freeOrder(staged.id)
    const [row] = (await readOrder(orderId)).invoices
    const invoice = await getInvoice(row!.number, { visitor: null, client: null, admin: true })
    expect(invoice).toMatchObject({ net: 0, vat: 0, total: 0, method: null })
    expect(invoice.lines).toMatchObject([
      { quantity: 1, net: 0, discount: invoice.lines[0]!.unitNet },
    ])
    expect(invoice.lines[0]!.discount).toBe(100_001 - 20_000)
    expect(writeEInvoice(invoice)).toContain('<cbc:PayableAmount currencyID="USD">0.00<')
    expect((await printDocument(invoice)).length).toBeGreaterThan(1_000)
  })

  test('is told of without a word of a payment', async () => {
    const { orderId } = await freeOrder(single.id)
    const job = await db.outboxJob.findUniqueOrThrow({ where: { key: `welcome:${orderId}` } })
    await sendMail(job)
    const mail = await db.mailMessage.findUniqueOrThrow({ where: { key: job.key } })
    expect(mail.subject).toMatch(/^Order K-[\d-]+: your project is set up$/)
    expect(mail.text).not.toMatch(/your payment|is paid/i)
  })

  test('is worked on to its end, every milestone of it', async () => {
    const { orderId } = await freeOrder(staged.id)
    expect((await readOrder(orderId)).payables).toHaveLength(1)
    for (let step = 0; step < 3; step += 1) await workOn(orderId)
    expect(await readOrder(orderId)).toMatchObject({ status: 'completed' })
    expect(await balancesOf(orderId)).toEqual({})
  })

  test('is withdrawn from and canceled with nothing to give back', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => freeOrder(staged.id)))
    const by = { type: 'visitor' } as const
    await declareWithdrawal(one!.orderId, { name: 'Mila', email: 'mila@example.com' }, by)
    await confirmWithdrawal(one!.orderId, by)
    expect(await readOrder(one!.orderId)).toMatchObject({
      status: 'withdrawn',
      withdrawals: [{ refundAmount: 0, status: 'refunded' }],
    })
    expect(await cancelOrder(two!.orderId, 'Agreed', ADMIN)).toBe(0)
    const { userId } = await readOrder(three!.orderId)
    const reader = clientOf(userId)
    expect(await cancelOwnOrder(reader, three!.orderId)).toEqual({ refund: 0 })
  })
})

describe('an order that costs something in part', () => {
  test('has what is free prepaid with what is paid at checkout', async () => {
    const { code } = await createCoupon({ percentOff: 100, productId: staged.id })
    const visitor = await visitorWithCart(single.id)
    await addToCart(visitor, { productId: staged.id })
    expect(await applyCoupon(visitor, code)).toBeNull()
    const { kind, ...placed } = await place(visitor)
    expect(kind).toBe('pay')
    const session = await db.sandboxSession.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(session).toMatchObject({ amountTotal: 200_000, lineItems: [{ amount: 200_000 }] })
    await payNow(session.id)
    const { orderId } = (await db.payable.findFirstOrThrow({
      where: { attempts: { some: { sessionId: session.id } } },
    }))!
    expect(placed.orderId).toBe('')
    expect(await readOrder(orderId)).toMatchObject({
      payables: [{ status: 'paid' }],
      project: { milestones: Array.from({ length: 4 }, () => ({ status: 'funded' })) },
    })
  })

  test('begins at once where its first share is nothing, and asks for the next one in its turn', async () => {
    const later = await createProduct({ price: 100_000, milestones: [0, 100] })
    const { kind, orderId } = await place(await visitorWithCart(later.id))
    expect(kind).toBe('paid')
    expect((await readOrder(orderId)).payables).toMatchObject([
      { kind: 'milestone_share', status: 'paid', amount: 0 },
      { kind: 'milestone_share', status: 'draft', amount: 100_000 },
    ])
    expect((await readAdminOrder(await getStudioOrder(orderId))).payment).toBe('none')
    await workOn(orderId)
    const [, share] = (await readOrder(orderId)).payables
    expect(share!.status).toBe('open')
    await payShare(share!.id)
    expect((await readAdminOrder(await getStudioOrder(orderId))).payment).toBe('full')
  })
})

test('another studio gives its service away in the same way', async () => {
  const studio = await db.studio.create({
    data: {
      ...{ id: 881, slug: `fold-${randomUUID()}`, name: 'Fold', status: 'published' },
      ...{ languages: ['sv'], currencies: ['EUR'], legalName: 'Fold HB', country: 'SE' },
      ...{ companyNumber: '969999-9999', vatNumber: 'SE969999999901', email: 'fold@example.com' },
    },
  })
  const product = await createProduct({ price: 100_000 })
  await db.product.update({ where: { id: product.id }, data: { studioId: studio.id } })
  const { kind, orderId } = await freeOrder(product.id, {
    terms: { studioId: studio.id },
    changes: { currency: 'EUR' },
  })
  expect(kind).toBe('paid')
  const { invoices, ledger } = await readOrder(orderId)
  expect(invoices).toMatchObject([
    { number: expect.stringMatching(/^INV881-/) as string, total: 0 },
  ])
  expect(ledger).toEqual([])
})
