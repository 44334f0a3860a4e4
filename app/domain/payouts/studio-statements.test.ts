import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { createStudio } from '../../../tests/factories/purchase'
import { endStudioDay, IBAN } from '../../../tests/factories/payout'
import { ADMIN } from '../../../tests/factories/running-order'
import { setSetting } from '../../../tests/factories/settings'
import { approveAll, createSeller, soldBy } from '../../../tests/factories/studio'
import { endOfTerm } from '../ground/terms.rules'
import { readOwedToStudios } from '../ledger/owed-to-studios.server'
import { readVatSummary } from '../invoices/period.server'
import { approveRefund, requestRefund, sendRefund } from '../payments/refunds.server'
import { sendMail } from '../mails/mails.server'
import { getFeeDocument } from './fee-document.server'
import { getStudioStatement, listStatements, readBalances } from './own-statements.server'
import { approvePayout } from './approve-payout.server'
import { markPaid, reversePayout, schedulePayout } from './payouts.server'
import { reconcilePayouts } from './reconcile-payouts.server'
import { changeStudioAccount } from './studio-account.server'
import { makeStatements } from './studio-statements.server'
import { makeTransferFile, writeTransferFile } from './transfer-file.server'

const SYSTEM = { type: 'system' } as const
const FEE = 1000

/** 1,000 dollars in euros, with the studio's VAT. */
const PRICE = 92_000

beforeAll(createStudio)
beforeEach(async () => {
  await endStudioDay()
  await setSetting('studioFee', FEE)
})

/** A studio with an approved order, and an account to pay to. */
async function earning(more: object = {}) {
  const studio = await createSeller(more)
  const { orderId, payableId } = await soldBy(studio.id)
  await approveAll(orderId)
  await changeStudioAccount(
    { studioId: studio.id, userId: studio.userId },
    { holder: 'Fold HB', iban: IBAN },
  )
  return { studio, orderId, payableId }
}

async function statementOf(studioId: number) {
  const [number] = await makeStatements(studioId, SYSTEM)
  return getStudioStatement(studioId, number!)
}

async function payNow(payoutId: string) {
  if ((await approvePayout(payoutId, 1)) === 'second-approval') await approvePayout(payoutId, 2)
  await schedulePayout(payoutId, { date: new Date() }, 1)
  await markPaid(payoutId, { reference: 'KANAL 7', paidAt: new Date() }, 1)
}

async function refund(payableId: string, amount: number) {
  const payment = await db.payment.findFirstOrThrow({ where: { payableId } })
  const asked = { amount, reason: 'goodwill', actor: ADMIN } as const
  const refundId = await transaction((tx) => requestRefund(tx, { paymentId: payment.id, ...asked }))
  if ((await approveRefund(refundId, 1)) === 'second-approval') await approveRefund(refundId, 2)
  await sendRefund({ key: '', kind: 'refund', payload: { refundId } })
  return refundId
}

async function balances(studioId: number) {
  const entries = await db.ledgerEntry.groupBy({
    by: ['account'],
    where: { account: { in: [`studio:${studioId}`, `studio-payable:${studioId}`] } },
    _sum: { amount: true },
  })
  return Object.fromEntries(
    entries.map(({ account, _sum }) => [account.split(':')[0], _sum.amount]),
  )
}

describe('a studio’s statement', () => {
  test('waits for the clients’ approval of the work', async () => {
    const studio = await createSeller()
    const { orderId } = await soldBy(studio.id, { milestones: [40, 60] })
    expect(await makeStatements(studio.id, SYSTEM)).toEqual([])
    expect(await readBalances(studio.id)).toEqual([
      { currency: 'EUR', waiting: 36_800, next: 0, owed: 0, paid: 0 },
    ])
    await approveAll(orderId)
    expect(await readBalances(studio.id)).toMatchObject([{ waiting: 0, next: 36_800 }])
    expect(await makeStatements(studio.id, SYSTEM)).toHaveLength(1)
  })

  test('takes the fee with its VAT, which an invoice tells of, and owes the rest', async () => {
    const { studio, payableId } = await earning()
    const statement = await statementOf(studio.id)
    expect(statement).toMatchObject({ gross: PRICE, feeRate: FEE, fee: 9200, feeVat: 2300 })
    expect(statement.payout).toMatchObject({ status: 'accrued', amount: 80_500, currency: 'EUR' })
    expect(statement.payout.dueAt).toEqual(endOfTerm(7, statement.createdAt))
    expect(statement.lines).toMatchObject([{ amount: PRICE }])
    expect(await balances(studio.id)).toEqual({ studio: 0, 'studio-payable': -80_500 })
    const owed = async () => (await readOwedToStudios([studio.id])).get(studio.id)
    expect(await owed()).toEqual([{ cents: 80_500, currency: 'EUR' }])
    await payNow(statement.payout.id)
    expect(await owed()).toEqual([])
    const fees = await db.ledgerEntry.findMany({
      where: { transaction: { key: `payout:${statement.payout.id}:accrued` }, payableId: null },
      select: { account: true, amount: true },
    })
    expect(fees).toEqual(
      expect.arrayContaining([
        { account: 'studio-fees', amount: -9200 },
        { account: 'vat', amount: -2300 },
      ]),
    )
    const reader = {
      seller: { side: 'studio', userId: studio.userId, studioId: studio.id },
      admin: false,
    } as const
    expect(await getFeeDocument(statement.feeInvoice!.number, reader)).toMatchObject({
      ...{ kind: 'invoice', net: 9200, vat: 2300, vatRate: 2500, total: 11_500, method: 'offset' },
      buyer: { companyName: 'Fold HB', postalCode: '453 30', city: 'Lysekil', country: 'SE' },
    })
    const others = { seller: { ...reader.seller, studioId: studio.id + 1 }, admin: false } as const
    for (const stranger of [others, { seller: null, admin: false }])
      await expect(getFeeDocument(statement.feeInvoice!.number, stranger)).rejects.toMatchObject({
        code: 'notFound',
      })
    expect(payableId).toBeTruthy()
  })

  test('is one in each currency, of what was earned in it', async () => {
    const { studio } = await earning()
    const { orderId } = await soldBy(studio.id, { currency: 'SEK' })
    await approveAll(orderId)
    const made = await makeStatements(studio.id, SYSTEM)
    const statements = await Promise.all(
      made.map((number) => getStudioStatement(studio.id, number)),
    )
    const sold = await db.payable.findFirstOrThrow({ where: { orderId } })
    expect(statements.map(({ currency, gross, lines }) => [currency, gross, lines.length])).toEqual(
      [
        ['EUR', PRICE, 1],
        ['SEK', sold.amount, 1],
      ],
    )
  })

  test.each([
    ['in Sweden', {}],
    ['that has not said where it is', { country: null }],
  ])('of a studio %s stands in the VAT of its days, and not once reversed', async (_, more) => {
    const day = formatIsoDay(new Date())
    const rate = { currency: 'EUR', day, sek: 11_000_000 }
    await db.exchangeRate.upsert({
      where: { currency_day: { currency: 'EUR', day } },
      ...{ create: rate, update: rate },
    })
    const days = { since: day, until: day }
    const eurosAtHome = async () => {
      const lines = await readVatSummary(days)
      const line = lines.find((one) => one.supply === 'home' && one.currency === 'EUR')
      return { net: line?.net ?? 0, vat: line?.vat ?? 0 }
    }
    const { studio } = await earning(more)
    const before = await eurosAtHome()
    const { payout } = await statementOf(studio.id)
    expect(await eurosAtHome()).toEqual({ net: before.net + 9200, vat: before.vat + 2300 })
    await payNow(payout.id)
    await reversePayout(payout.id, 'Wrong account', 1)
    expect(await eurosAtHome()).toEqual(before)
  })

  test.each([
    [{ country: 'NL', vatNumber: 'NL123456789B01' }, 0, 'studio-fees-eu', true],
    [{ country: 'NO', vatNumber: '999999999' }, 0, 'studio-fees-abroad', false],
    [{ country: 'NL', vatNumber: null }, 2300, 'studio-fees', false],
  ])('is taxed by where the studio is: %o', async (where, vat, account, reverseCharge) => {
    const { studio } = await earning(where)
    const { payout, fee, feeVat } = await statementOf(studio.id)
    expect({ fee, feeVat, amount: payout.amount }).toEqual({
      ...{ fee: 9200, feeVat: vat, amount: PRICE - 9200 - vat },
    })
    expect(
      await db.ledgerEntry.count({
        where: { account, transaction: { key: `payout:${payout.id}:accrued` } },
      }),
    ).toBe(1)
    expect(
      await db.studioFeeInvoice.findFirst({ where: { statementId: payout.statementId! } }),
    ).toMatchObject({ reverseCharge, vat })
  })

  test('without a fee has no invoice', async () => {
    await setSetting('studioFee', 0)
    const { studio } = await earning()
    const statement = await statementOf(studio.id)
    expect(statement).toMatchObject({ fee: 0, feeInvoice: null, payout: { amount: PRICE } })
  })

  test('is told to the studio’s people, with what is missing for its payment', async () => {
    const mailOf = async (studio: { id: number; userId: number }) => {
      const { payout, number } = await statementOf(studio.id)
      const job = await db.outboxJob.findFirstOrThrow({
        where: { key: { startsWith: `mail:payout:${payout.id}:due` } },
      })
      expect(job.payload).toMatchObject({ userId: studio.userId, template: 'payout-due' })
      await sendMail({ key: job.key, kind: 'mail', payload: job.payload })
      const sent = await db.mailMessage.findFirstOrThrow({ where: { key: job.key } })
      return { ...sent, number }
    }
    const told = await mailOf((await earning()).studio)
    expect(told.subject).toBe(`Statement ${told.number}: €805.00 to be paid`)
    expect(told.text).not.toContain('bank account')
    const studio = await createSeller()
    await approveAll((await soldBy(studio.id)).orderId)
    expect((await mailOf(studio)).text).toContain('add your studio’s bank account')
  })

  test('is made once, by however many at the same time', async () => {
    const { studio } = await earning()
    const made = await Promise.all([1, 2, 3].map(() => makeStatements(studio.id, SYSTEM)))
    expect(made.flat()).toHaveLength(1)
    expect((await listStatements(studio.id)).rows).toHaveLength(1)
  })

  test('is paid by hand in a file for the bank, as any payout', async () => {
    const { studio } = await earning()
    const { number, payout } = await statementOf(studio.id)
    if ((await approvePayout(payout.id, 1)) === 'second-approval') await approvePayout(payout.id, 2)
    await schedulePayout(payout.id, { date: new Date() }, 1)
    const file = { id: [payout.id], account: IBAN, day: '2099-12-01' }
    const xml = await writeTransferFile(await makeTransferFile(file, 1), 1)
    for (const part of [`<Ustrd>${number}</Ustrd>`, IBAN, '805.00', 'Fold HB'])
      expect(xml).toContain(part)
    await markPaid(payout.id, { reference: 'KANAL 7', paidAt: new Date() }, 1)
    expect(await balances(studio.id)).toEqual({ studio: 0, 'studio-payable': 0 })
    expect(await readBalances(studio.id)).toMatchObject([{ owed: 0, paid: 80_500 }])
    const mail = await db.outboxJob.findFirstOrThrow({
      where: { key: { startsWith: `mail:payout:${payout.id}:paid` } },
    })
    expect(mail.payload).toMatchObject({ userId: studio.userId, template: 'payout-paid' })
    await sendMail({ key: mail.key, kind: 'mail', payload: mail.payload })
    const sent = await db.mailMessage.findFirstOrThrow({ where: { key: mail.key } })
    expect(sent.text).toContain(`for statement ${number}`)
  })

  test('is not approved before the studio has given an account', async () => {
    const studio = await createSeller()
    await approveAll((await soldBy(studio.id)).orderId)
    const { payout } = await statementOf(studio.id)
    await expect(approvePayout(payout.id, 1)).rejects.toMatchObject({ code: 'payout.noDetails' })
  })

  test('carries on what went back after it was paid', async () => {
    const { studio, payableId } = await earning()
    await payNow((await statementOf(studio.id)).payout.id)
    await refund(payableId, 50_000)
    expect(await readBalances(studio.id)).toMatchObject([{ next: -50_000, waiting: 0 }])
    expect(await makeStatements(studio.id, SYSTEM)).toEqual([])
    await approveAll((await soldBy(studio.id)).orderId)
    const next = await statementOf(studio.id)
    expect(next).toMatchObject({ gross: PRICE - 50_000, fee: 4200 })
    expect(next.lines.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-50_000, PRICE])
  })

  test('has what was kept of an order that is over, and nothing that a bank may take back', async () => {
    const studio = await createSeller()
    const { orderId: id } = await soldBy(studio.id)
    await db.order.update({ where: { id }, data: { status: 'completed' } })
    expect(await readBalances(studio.id)).toMatchObject([{ waiting: 0, next: PRICE }])
    await approveAll(id)
    await db.order.update({ where: { id }, data: { status: 'disputed' } })
    expect(await readBalances(studio.id)).toMatchObject([{ waiting: PRICE, next: 0 }])
    expect(await makeStatements(studio.id, SYSTEM)).toEqual([])
  })

  test('waits while a refund is on its way', async () => {
    const { studio, payableId } = await earning()
    const payment = await db.payment.findFirstOrThrow({ where: { payableId } })
    const asked = { amount: 1000, reason: 'goodwill', actor: ADMIN } as const
    await transaction((tx) => requestRefund(tx, { paymentId: payment.id, ...asked }))
    expect(await makeStatements(studio.id, SYSTEM)).toEqual([])
  })

  test('that is reversed gives all of it back to the balance, with a credit note for the fee', async () => {
    const { studio } = await earning()
    const { number, payout } = await statementOf(studio.id)
    await reversePayout(payout.id, 'Wrong account', 1)
    expect(await balances(studio.id)).toEqual({ studio: -PRICE, 'studio-payable': 0 })
    const { feeInvoice } = await getStudioStatement(studio.id, number)
    expect(feeInvoice?.creditNumber).toMatch(/^FEC-/)
    expect(await getFeeDocument(feeInvoice!.creditNumber!, { admin: true })).toMatchObject({
      ...{ kind: 'creditNote', total: 11_500, credits: { number: feeInvoice!.number } },
    })
    expect(await statementOf(studio.id)).toMatchObject({ gross: PRICE })
  })

  test('agrees with the ledger', async () => {
    expect((await reconcilePayouts()).differences).toEqual([])
  })
})
