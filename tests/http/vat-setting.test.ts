import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getCreditNote, getInvoice } from '~/domain/invoices/billing-documents.server'
import { approveRefund, requestRefund, sendRefund } from '~/domain/payments/refunds.server'
import { readSettings } from '~/domain/settings/settings.server'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { db, transaction } from '~/platform/db/db.server'
import { ADMIN, paidOrder, payShare, readOrder } from '../factories/running-order'
import { resetSettings, setSetting } from '../factories/settings'
import { Visitor } from '../setup/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
beforeEach(resetSettings)
afterAll(resetSettings)

const settings = () => admin.get(adminPaths.settings())
const STAFF = { id: 1, admin: true } as never

test('the standard rate of VAT is set as a percentage, told of, and put back', async () => {
  const saved = await admin.submit(await settings(), 'Save rate', { vatRate: '12.5' })
  expect(saved.html).toContain('Saved: VAT')
  expect([(await readSettings()).vatRate, saved.$('input[name=vatRate]').val()]).toEqual([
    1250,
    '12.5',
  ])
  expect((await new Visitor().get(paths.terms())).textOf('main')).toContain('12.5% Swedish VAT')
  expect((await admin.submit(saved, 'Restore: VAT, 25%')).html).toContain(
    'The earlier setting has been restored.',
  )
  expect((await readSettings()).vatRate).toBe(2500)
  await admin.submit(await settings(), 'Save rate', { vatRate: '0 %' })
  expect((await readSettings()).vatRate).toBe(0)
})

test('of two admins who set the rate, the second is told and keeps what was typed', async () => {
  const page = await settings()
  await setSetting('vatRate', 2600)
  const late = await admin.submit(page, 'Save rate', { vatRate: '24' })
  expect([late.status, late.$('input[name=vatRate]').val()]).toEqual([409, '24'])
  expect(late.textOf('[role=alert]')).toContain('26%')
})

test('a rate counts for what is ordered from then on; what was ordered keeps its own to the last invoice and credit note', async () => {
  const { orderId } = await paidOrder({ price: 125_000, milestones: [40, 60] })
  await setSetting('vatRate', 1000)
  const share = (await readOrder(orderId)).payables[1]!.id
  await db.payable.update({ where: { id: share }, data: { status: 'open' } })
  await payShare(share)
  const before = await readOrder(orderId)
  expect(before).toMatchObject({ vatRate: 2500, vat: 25_000 })
  expect(before.invoices.map(({ vatRate, vat, total }) => [vatRate, vat, total]).sort()).toEqual([
    [2500, 10_000, 50_000],
    [2500, 15_000, 75_000],
  ])

  const payment = before.payables[0]!.payments[0]!
  const refundId = await transaction((tx) =>
    requestRefund(tx, { paymentId: payment.id, amount: 50_000, reason: 'goodwill', actor: ADMIN }),
  )
  await approveRefund(refundId, 1)
  await sendRefund({ key: '', kind: 'refund', payload: { refundId } })
  const [note] = (await readOrder(orderId)).invoices.flatMap(({ creditNotes }) => creditNotes)
  expect(await getCreditNote(note!.number, STAFF)).toMatchObject({
    vatRate: 2500,
    vat: 10_000,
    total: 50_000,
  })

  const after = await readOrder((await paidOrder({ price: 110_000 })).orderId)
  expect(after).toMatchObject({ vatRate: 1000, vat: 10_000, total: 110_000 })
  expect(await getInvoice(after.invoices[0]!.number, STAFF)).toMatchObject({
    vatRate: 1000,
    vat: 10_000,
    net: 100_000,
  })
})
