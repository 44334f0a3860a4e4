import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '~/platform/i18n/languages'
import { db, transaction } from '~/platform/db/db.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import {
  createPayee,
  earn,
  endStudioDay,
  IBAN,
  orderToWorkOn,
  payoutDetails,
} from '../../../tests/factories/payout'
import { createStudio } from '../../../tests/factories/purchase'
import { resetSettings, setSetting } from '../../../tests/factories/settings'
import { PdfFile } from '../../../tests/setup/pdf'
import { jobHandlers } from '../background.server'
import { accruePayout } from './accrue-payout.server'
import { approvedToday, approvePayout } from './approve-payout.server'
import { failPayout, markPaid, reversePayout, schedulePayout } from './payouts.server'
import { getStatement } from './own-payouts.server'
import { getSelfBilling } from './self-billing.server'
import { printSelfBilling } from './self-billing-document.server'
import { changePayoutDetails, openDetails, showPayoutAccount } from './payout-details.server'
import { listTransfers, makeTransferFile } from './transfer-file.server'

const [FIRST, SECOND] = [1, 2]
const STAFF = { id: FIRST, admin: true }

let work: Awaited<ReturnType<typeof orderToWorkOn>>

beforeAll(async () => {
  await createStudio()
  work = await orderToWorkOn()
})
beforeEach(endStudioDay)

const read = (id: string) =>
  db.payout.findUniqueOrThrow({ where: { id }, include: { selfBilling: true } })

/** What is booked for a freelancer on each account; an account that is even is left out. */
async function booked(freelancerId: string) {
  const sums = await db.ledgerEntry.groupBy({
    by: ['account'],
    where: { freelancerId },
    _sum: { amount: true },
  })
  return Object.fromEntries(
    sums.filter(({ _sum }) => _sum.amount !== 0).map(({ account, _sum }) => [account, _sum.amount]),
  )
}

async function approved(
  options: Parameters<typeof createPayee>[0] = {},
  fee = 50_000,
  currency = 'EUR',
) {
  const payee = await createPayee(options)
  const id = await earn(payee.id, work, { fee, currency })
  await approvePayout(id, FIRST)
  return { payee, id }
}

describe('a payout', () => {
  test('is owed once, however often the release is told', async () => {
    const payee = await createPayee()
    const id = await earn(payee.id, work)
    const { assignmentId } = await read(id)
    const assignment = await db.assignment.findUniqueOrThrow({ where: { id: assignmentId! } })
    await transaction((tx) => accruePayout(tx, assignment, work.orderId))
    expect(await db.payout.count({ where: { assignmentId } })).toBe(1)
    expect(await booked(payee.id)).toEqual({
      'freelancer-costs': 50_000,
      'freelancer-payable': -50_000,
    })
  })

  test('goes from approval over its day to the bank, and the books follow', async () => {
    const { payee, id } = await approved()
    await schedulePayout(id, { date: new Date() }, FIRST)
    await markPaid(id, { reference: 'KANAL 1', paidAt: new Date() }, FIRST)
    expect(await read(id)).toMatchObject({
      status: 'paid',
      reference: 'KANAL 1',
      gateway: null,
      selfBilling: { net: 50_000, vat: 0, reverseCharge: true },
    })
    expect(await booked(payee.id)).toEqual({ 'freelancer-costs': 50_000, bank: -50_000 })
    expect(
      (
        await db.event.findMany({
          where: { subject: 'payout', subjectId: id },
          orderBy: { id: 'asc' },
        })
      ).map(({ kind }) => kind),
    ).toEqual(['payout.accrued', 'payout.approved', 'payout.scheduled', 'payout.paid'])
  })

  test('that failed stays owed, is approved again without another invoice, and can be paid', async () => {
    const { payee, id } = await approved()
    const { number } = (await read(id)).selfBilling!
    for (const round of [1, 2]) {
      await schedulePayout(id, { date: new Date() }, FIRST)
      await failPayout(id, 'The bank sent it back', FIRST)
      expect(await read(id)).toMatchObject({
        status: 'failed',
        round,
        reason: 'The bank sent it back',
      })
      expect(await booked(payee.id)).toMatchObject({ 'freelancer-payable': -50_000 })
      await approvePayout(id, SECOND)
    }
    await schedulePayout(id, { date: new Date() }, FIRST)
    await markPaid(id, { reference: 'x', paidAt: new Date() }, FIRST)
    expect(await read(id)).toMatchObject({ status: 'paid', selfBilling: { number } })
    expect(await booked(payee.id)).toEqual({ 'freelancer-costs': 50_000, bank: -50_000 })
  })

  test.each(LANGUAGES)(
    'tells its freelancer in %s, by one mail each, that it could not be sent and that it is',
    async (language) => {
      const { payee, id } = await approved({ language })
      await schedulePayout(id, { date: new Date() }, FIRST)
      await failPayout(id, 'The account is closed', FIRST)
      await runDueJobs(jobHandlers)
      await approvePayout(id, SECOND)
      await schedulePayout(id, { date: new Date() }, FIRST)
      await markPaid(id, { reference: 'KANAL-77', paidAt: new Date() }, FIRST)
      await runDueJobs(jobHandlers)
      const mails = await db.mailMessage.findMany({
        where: { userId: payee.userId, template: { startsWith: 'payout-' } },
        orderBy: { id: 'asc' },
      })
      expect(mails).toMatchObject([
        { template: 'payout-failed', language },
        { template: 'payout-paid', language },
      ])
      for (const { subject, text } of mails)
        expect(subject + text).not.toMatch(/\{\{|payoutPaid|payoutFailed/)
      expect(mails[0]!.text).toContain('The account is closed')
      expect(mails[1]!.text).toContain('KANAL-77')
      expect(mails[1]!.text).toContain((await read(id)).selfBilling!.number)
    },
  )

  test('that is reversed after it was paid leaves nothing booked, and its invoice is credited', async () => {
    const { payee, id } = await approved({
      details: { ...payoutDetails, country: 'SE', vatNumber: 'SE559412038701' },
    })
    expect(await booked(payee.id)).toEqual({
      'freelancer-costs': 50_000,
      'input-vat': 12_500,
      'freelancer-payable': -62_500,
    })
    await schedulePayout(id, { date: new Date() }, FIRST)
    await markPaid(id, { reference: 'x', paidAt: new Date() }, FIRST)
    expect(await booked(payee.id)).toMatchObject({ bank: -62_500 })
    await reversePayout(id, 'Paid back', FIRST)
    expect(await booked(payee.id)).toEqual({})
    expect((await read(id)).selfBilling!.creditNumber).toMatch(/^SBC-\d{4}-\d{5}$/)
    await expect(reversePayout(id, 'again', FIRST)).rejects.toMatchObject({ code: 'moved' })
  })

  test('is billed with the VAT of the day it is approved, and credited with the same', async () => {
    await setSetting('vatRate', 1000)
    const { payee, id } = await approved({
      details: { ...payoutDetails, country: 'SE', vatNumber: 'SE559412038701' },
    })
    await resetSettings()
    expect(await read(id)).toMatchObject({ vat: 5_000, selfBilling: { vatRate: 1000, vat: 5_000 } })
    await reversePayout(id, 'Not done', FIRST)
    expect(await booked(payee.id)).toEqual({})
    expect((await read(id)).selfBilling).toMatchObject({ vatRate: 1000, vat: 5_000 })
  })

  test('takes no step that is not next', async () => {
    const { id } = await approved()
    await expect(approvePayout(id, FIRST)).rejects.toMatchObject({ code: 'moved' })
    await expect(markPaid(id, { reference: 'x', paidAt: new Date() }, FIRST)).rejects.toMatchObject(
      { code: 'moved' },
    )
    await expect(failPayout(id, 'x', FIRST)).rejects.toMatchObject({ code: 'moved' })
    await expect(schedulePayout(randomUUID(), { date: new Date() }, FIRST)).rejects.toThrow(
      'payout',
    )
  })

  test('is paid once when two admins press at the same time', async () => {
    const { payee, id } = await approved()
    await schedulePayout(id, { date: new Date() }, FIRST)
    const pressed = await Promise.allSettled(
      [FIRST, SECOND].map((admin) => markPaid(id, { reference: 'x', paidAt: new Date() }, admin)),
    )
    expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await booked(payee.id)).toMatchObject({ bank: -50_000 })
  })

  test('is not approved before the freelancer has given an account and agreed to self-billing', async () => {
    const payee = await createPayee({ details: null })
    for (const fee of [50_000, 500_000]) {
      const id = await earn(payee.id, work, { fee })
      await expect(approvePayout(id, FIRST)).rejects.toMatchObject({ code: 'payout.noDetails' })
      expect(await read(id)).toMatchObject({
        status: 'accrued',
        approvedById: null,
        selfBilling: null,
      })
    }
  })

  test('is approved by two for the same account, or from the beginning', async () => {
    const payee = await createPayee()
    const id = await earn(payee.id, work, { fee: 100_001 })
    await approvePayout(id, FIRST)
    const iban = 'SE4550000000058398257466'
    await changePayoutDetails(payee.userId, { ...payoutDetails, iban })
    await expect(approvePayout(id, SECOND)).rejects.toMatchObject({
      code: 'payout.accountChanged',
    })
    expect(await read(id)).toMatchObject({
      ...{ status: 'accrued', approvedById: null, selfBilling: null },
    })
    expect(await approvePayout(id, SECOND)).toBe('second-approval')
    expect(await approvePayout(id, FIRST)).toBe('approved')
    const kinds = await db.event.findMany({ where: { subjectId: id }, select: { kind: true } })
    expect(kinds).toContainEqual({ kind: 'payout.account_changed' })
  })

  test('is paid by hand to the account that it was approved for, and to no other', async () => {
    const { payee, id } = await approved()
    await schedulePayout(id, { date: new Date() }, FIRST)
    const iban = 'SE4550000000058398257466'
    await changePayoutDetails(payee.userId, { ...payoutDetails, iban })
    await expect(showPayoutAccount(id, FIRST)).rejects.toMatchObject({
      code: 'payout.otherAccount',
    })
    expect((await listTransfers()).find((transfer) => transfer.id === id)?.why).toBe('changed')
    await expect(
      makeTransferFile({ id: [id], account: payoutDetails.iban!, day: '2026-12-01' }, FIRST),
    ).rejects.toMatchObject({ code: 'payout.otherAccount' })
    await failPayout(id, 'Another account', FIRST)
    expect(await approvePayout(id, SECOND)).toBe('approved')
    await schedulePayout(id, { date: new Date() }, FIRST)
    expect(await showPayoutAccount(id, FIRST)).toMatchObject({ iban })
  })

  test('is in no file of the bank’s while the payment service sends it', async () => {
    const { id } = await approved()
    await schedulePayout(id, { date: new Date() }, FIRST)
    const listed = async () => (await listTransfers()).some((transfer) => transfer.id === id)
    const file = { id: [id], account: payoutDetails.iban!, day: '2026-12-01' }
    await db.payout.update({ where: { id }, data: { gateway: 'stripe' } })
    expect(await listed()).toBe(false)
    await expect(makeTransferFile(file, FIRST)).rejects.toMatchObject({ code: 'moved' })
    await db.payout.update({ where: { id }, data: { gateway: null } })
    expect(await listed()).toBe(true)
    expect(await makeTransferFile(file, FIRST)).toBeTruthy()
  })

  test('that failed above the limit takes two again for another account, and one for the same', async () => {
    const payee = await createPayee()
    const id = await earn(payee.id, work, { fee: 100_001 })
    const fail = async () => {
      await schedulePayout(id, { date: new Date() }, FIRST)
      await failPayout(id, 'The bank sent it back', FIRST)
    }
    await approvePayout(id, FIRST)
    await approvePayout(id, SECOND)
    const { number } = (await read(id)).selfBilling!
    await fail()
    expect(await approvePayout(id, SECOND)).toBe('approved')
    await fail()
    const iban = 'SE4550000000058398257466'
    await changePayoutDetails(payee.userId, { ...payoutDetails, iban })
    expect(await approvePayout(id, SECOND)).toBe('second-approval')
    await expect(approvePayout(id, SECOND)).rejects.toMatchObject({ code: 'payout.sameAdmin' })
    expect(await approvePayout(id, FIRST)).toBe('approved')
    expect(await read(id)).toMatchObject({
      ...{ status: 'approved', approvedById: SECOND, secondApprovedById: FIRST },
      selfBilling: { number },
    })
  })

  test('above the limit takes two different admins', async () => {
    const payee = await createPayee()
    const id = await earn(payee.id, work, { fee: 100_001 })
    expect(await approvePayout(id, FIRST)).toBe('second-approval')
    await expect(approvePayout(id, FIRST)).rejects.toMatchObject({ code: 'payout.sameAdmin' })
    expect(await read(id)).toMatchObject({ status: 'accrued', selfBilling: null })
    expect(await approvePayout(id, SECOND)).toBe('approved')
    expect(await read(id)).toMatchObject({
      status: 'approved',
      approvedById: FIRST,
      secondApprovedById: SECOND,
    })
  })

  test.each([
    ['USD', 100_000],
    ['EUR', 100_000],
    ['SEK', 1_000_000],
    ['PLN', 400_000],
  ] as const)('counts with all that is approved on the same day in %s', async (currency, limit) => {
    const [one, other] = [await createPayee(), await createPayee()]
    expect(
      await approvePayout(
        await earn(one.id, await orderToWorkOn(), { fee: limit - 10_000, currency }),
        FIRST,
      ),
    ).toBe('approved')
    expect(
      await approvePayout(
        await earn(other.id, await orderToWorkOn(), { fee: 10_000, currency }),
        FIRST,
      ),
    ).toBe('approved')
    const past = await earn(one.id, await orderToWorkOn(), { fee: 1, currency })
    expect(await approvePayout(past, FIRST)).toBe('second-approval')
    await endStudioDay()
    await expect(approvePayout(past, FIRST)).rejects.toMatchObject({ code: 'payout.sameAdmin' })
    expect(await approvePayout(past, SECOND)).toBe('approved')
    expect(
      await approvePayout(
        await earn(one.id, await orderToWorkOn(), { fee: limit - 1, currency }),
        FIRST,
      ),
    ).toBe('approved')
  })

  test.each([
    ['2026-11', '2026-10-31T23:00:00.000Z', '2026-11-30T22:59:59.999Z'],
    ['2026', '2025-12-31T23:00:00.000Z', '2026-12-31T22:59:59.999Z'],
  ])(
    'stands on the statement of %s from its first moment to its last, in the studio’s cities',
    async (period, first, last) => {
      const { id, payee } = await approved()
      const standsAt = async (createdAt: Date) => {
        await db.payout.update({ where: { id }, data: { createdAt } })
        return (await getStatement(payee.id, period, STAFF)).rows.length === 1
      }
      const beside = [
        new Date(Date.parse(first) - 1),
        new Date(first),
        new Date(last),
        new Date(Date.parse(last) + 1),
      ]
      const stands: boolean[] = []
      for (const moment of beside) stands.push(await standsAt(moment))
      expect(stands).toEqual([false, true, true, false])
    },
  )

  test.each([
    ['2026-01-20', '2026-01-19T23:00:00.000Z'],
    ['2026-07-20', '2026-07-19T22:00:00.000Z'],
  ])(
    'counts with those of its day, which begins at midnight in the studio’s cities: %s',
    async (day, begins) => {
      const { id } = await approved({}, 12_345, 'PLN')
      const now = new Date(`${day}T12:00:00Z`)
      const sumWhen = async (approvedAt: Date) => {
        await db.payout.update({ where: { id }, data: { approvedAt } })
        return approvedToday(db, 'PLN', now)
      }
      await db.payout.updateMany({
        where: { currency: 'PLN', id: { not: id } },
        data: { approvedAt: null },
      })
      expect(await sumWhen(new Date(begins))).toBe(12_345)
      expect(await sumWhen(new Date(Date.parse(begins) - 1))).toBe(0)
      expect(await approvedToday(db, 'NOK', now)).toBe(0)
      for (const [status, sum] of [
        ['approved', 12_345],
        ['scheduled', 12_345],
        ['paid', 12_345],
        ['failed', 0],
        ['reversed', 0],
      ] as const) {
        await db.payout.update({ where: { id }, data: { status, approvedAt: now } })
        expect(await approvedToday(db, 'PLN', now), status).toBe(sum)
      }
    },
  )

  test('of two that are approved at once by one admin does not pass the limit with the other', async () => {
    const payee = await createPayee()
    const ids = [
      await earn(payee.id, await orderToWorkOn(), { fee: 60_000 }),
      await earn(payee.id, await orderToWorkOn(), { fee: 60_000 }),
    ]
    expect((await Promise.all(ids.map((id) => approvePayout(id, FIRST)))).sort()).toEqual([
      'approved',
      'second-approval',
    ])
  })

  test('above the limit that two different admins approve at once is approved once', async () => {
    const payee = await createPayee()
    const id = await earn(payee.id, work, { fee: 100_001 })
    await Promise.allSettled([FIRST, SECOND].map((admin) => approvePayout(id, admin)))
    expect(await db.selfBillingInvoice.count({ where: { payoutId: id } })).toBeLessThanOrEqual(1)
  })
})

describe('payout details', () => {
  test('are sealed in the database: the raw row holds no account number, no name, no address', async () => {
    const payee = await createPayee()
    const row = await db.freelancer.findUniqueOrThrow({ where: { id: payee.id } })
    for (const secret of [IBAN, IBAN.slice(-8), 'Ines', 'Oudegracht'])
      expect(JSON.stringify(row)).not.toContain(secret)
    expect(openDetails(row.payoutDetails)).toMatchObject(payoutDetails)
    expect(openDetails('not what the app has sealed')).toBeNull()
  })

  test('that change are told by mail, which does not say them', async () => {
    const payee = await createPayee()
    const jobs = await db.outboxJob.findMany({
      where: { key: { startsWith: 'account:payoutDetailsChanged' } },
    })
    const own = jobs.filter(
      ({ payload }) => (payload as { userId: number }).userId === payee.userId,
    )
    expect(own).toHaveLength(1)
    expect(JSON.stringify(own)).not.toContain(IBAN.slice(-4))
  })
})

describe('a self-billing invoice on paper', () => {
  const SAYS = {
    en: 'Self-billing',
    sv: 'Självfakturering',
    nl: 'Factuur uitgereikt door afnemer',
    pl: 'Samofakturowanie',
  }

  test.each(LANGUAGES)(
    'says what the directive asks for in %s, and its credit note names it',
    async (language) => {
      const { id } = await approved({ language })
      const { number } = (await read(id)).selfBilling!
      const { outline } = new PdfFile(await printSelfBilling(await getSelfBilling(number, STAFF)))
      const spoken = outline.join('\n')
      expect(outline.find((part) => part.startsWith(`P ${SAYS[language]}`))).toMatch(
        /226.*2006\/112/,
      )
      for (const part of [
        number,
        'Ines Duarte',
        'NL123456789B01',
        'Kanal Studio AB',
        'SE559412038701',
      ])
        expect(spoken).toContain(part)
      expect(outline.some((part) => /196.*2006\/112/.test(part))).toBe(true)
      expect(spoken).not.toMatch(/\{\{|undefined|NaN|Invalid|paper\.|facts\.|NL91/)
      await reversePayout(id, 'A mistake', FIRST)
      const { creditNumber } = (await read(id)).selfBilling!
      const credit = new PdfFile(
        await printSelfBilling(await getSelfBilling(creditNumber!, STAFF)),
      ).outline.join('\n')
      expect(credit).toContain(creditNumber)
      expect(credit).toContain(number)
      expect(credit).not.toMatch(/\{\{|undefined|NaN|Invalid|paper\.|facts\./)
    },
  )

  test('is numbered in one series without gaps', async () => {
    const numbers = []
    for (let count = 0; count < 3; count++)
      numbers.push((await read((await approved({}, 10_000)).id)).selfBilling!.number)
    const ends = numbers.map((number) => Number(number.slice(-5)))
    expect(ends).toEqual([ends[0], ends[0]! + 1, ends[0]! + 2])
  })

  test('is for its freelancer and staff alone', async () => {
    const { id, payee } = await approved()
    const { number } = (await read(id)).selfBilling!
    const other = await createPayee()
    expect(await getSelfBilling(number, { id: payee.userId, admin: false })).toMatchObject({
      number,
    })
    await expect(getSelfBilling(number, { id: other.userId, admin: false })).rejects.toThrow(
      'self-billing',
    )
    await expect(getSelfBilling("' OR 1=1", STAFF)).rejects.toThrow('self-billing')
  })
})
