import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { readOrder } from '../../../tests/factories/running-order'
import { settleSession } from '~/domain/payments/checkout.server'
import { settleRefund } from '~/domain/payments/settle-refund.server'
import { printPapers } from './mail-papers.server'
import { sendMail } from './mails.server'

let productId: number

beforeAll(async () => {
  await createStudio()
  productId = (await createProduct()).id
})

async function paidOrder() {
  const { orderId, sessionId } = await placeSandboxOrder(await visitorWithCart(productId))
  await paySandboxSession(sessionId, 'card', 'success')
  await settleSession(sessionId)
  return readOrder(orderId)
}

/** Sends the mail of a job and gives it as it is kept. */
async function mailOf(key: string) {
  await sendMail(await db.outboxJob.findUniqueOrThrow({ where: { key } }))
  return db.mailMessage.findUniqueOrThrow({ where: { key } })
}

test('the confirmation of an order brings its invoice', async () => {
  const { id, invoices } = await paidOrder()
  const { text, attachments } = await mailOf(`welcome:${id}`)
  expect(attachments).toEqual([`${invoices[0]!.number}.pdf`])
  expect(text).toContain(invoices[0]!.number)
})

test('the mail of a refund brings its credit note', async () => {
  const { id, payables } = await paidOrder()
  const payment = payables[0]!.payments[0]!
  const { amount, gatewayPaymentId: paymentId } = payment
  await settleRefund({
    id: `re_by_hand_${id}`,
    refundId: '',
    paymentId,
    amount,
    status: 'succeeded',
  })
  const [note] = (await readOrder(id)).invoices[0]!.creditNotes
  const { id: refundId } = (await readOrder(id)).payables[0]!.payments[0]!.refunds[0]!
  expect((await mailOf(`refunded:${refundId}`)).attachments).toEqual([`${note!.number}.pdf`])
})

test('a paper is a PDF with the name of its number', async () => {
  const { invoices } = await paidOrder()
  const [paper] = await printPapers([{ kind: 'invoice', number: invoices[0]!.number }])
  expect(paper).toMatchObject({
    name: `${invoices[0]!.number}.pdf`,
    contentType: 'application/pdf',
  })
  expect(paper!.content.subarray(0, 5).toString()).toBe('%PDF-')
})
