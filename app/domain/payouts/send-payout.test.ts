import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/platform/db/db.server'
import type { GatewayAccount } from '~/platform/payments/accounts'
import {
  GatewayError,
  GatewayRefusal,
  type GatewayTransfer,
  type TransferRequest,
} from '~/platform/payments/gateway'
import { gateway } from '~/platform/payments/payments.server'
import {
  createPayee,
  earn,
  endStudioDay,
  orderToWorkOn,
  payoutDetails,
} from '../../../tests/factories/payout'
import { createStudio } from '../../../tests/factories/purchase'
import { keepEvent } from '../payments/webhook-events.server'
import { approvePayout } from './approve-payout.server'
import { failPayout, markPaid, reversePayout, schedulePayout } from './payouts.server'
import { reconcilePayouts } from './reconcile-payouts.server'
import { receiveTransfer, sendPayout, settleTransfer } from './send-payout.server'

const ADMIN = 1
const sent = new Map<string, GatewayTransfer>()

const READY: GatewayAccount = {
  id: '',
  transfers: true,
  payouts: true,
  submitted: true,
  due: [],
  dueBy: null,
  stopped: false,
}
const accounts = new Map<string, GatewayAccount>()

async function notAsked(): Promise<never> {
  throw new Error('nobody asked for this')
}

/** A provider that gives one transfer for each idempotency key. */
const provider = {
  create: vi.fn(async ({ payoutId, round }: TransferRequest): Promise<GatewayTransfer> => {
    const key = `${payoutId}:${round}`
    if (!sent.has(key)) sent.set(key, { id: `tr_${key}`, payoutId, status: 'paid', at: new Date() })
    return sent.get(key)!
  }),
  retrieve: async (id: string) => [...sent.values()].find((transfer) => transfer.id === id)!,
  find: async (payoutId: string) =>
    [...sent.values()].find((transfer) => transfer.payoutId === payoutId) ?? null,
  accounts: {
    create: notAsked,
    retrieve: async (id: string) => accounts.get(id) ?? null,
    linkToQuestions: notAsked,
    linkToDashboard: notAsked,
  },
  title: 'Provider',
}

let work: Awaited<ReturnType<typeof orderToWorkOn>>

beforeAll(async () => {
  await createStudio()
  work = await orderToWorkOn()
  gateway.transfers = provider
})
beforeEach(endStudioDay)
beforeEach(() => {
  provider.create.mockClear()
})

async function scheduled({ byHand = false, date = new Date(), details = payoutDetails } = {}) {
  const account = `acct_${randomUUID()}`
  accounts.set(account, { ...READY, id: account })
  const payee = await createPayee({ connectAccountId: account, details })
  const id = await earn(payee.id, work)
  await approvePayout(id, ADMIN)
  await schedulePayout(id, { date, byHand }, ADMIN)
  return { id, account, payee }
}

const read = (id: string) => db.payout.findUniqueOrThrow({ where: { id } })
const send = (payoutId: string, round = 0) =>
  sendPayout({ key: '', kind: 'payout', payload: { payoutId, round } })

describe('a payout that the provider sends', () => {
  test('is a job of its day, sent once however often it is done and told', async () => {
    const { id } = await scheduled()
    expect(await db.outboxJob.findUnique({ where: { key: `payout:${id}:0` } })).toMatchObject({
      kind: 'payout',
    })
    await Promise.all([send(id), send(id)])
    await receiveTransfer(`tr_${id}:0`)
    expect(await read(id)).toMatchObject({
      status: 'paid',
      gateway: 'sandbox',
      gatewayTransferId: `tr_${id}:0`,
    })
    expect(await db.ledgerTransaction.count({ where: { key: `payout:${id}:paid` } })).toBe(1)
    expect((await reconcilePayouts()).differences).toEqual([])
  })

  test.each([
    ['Swedish VAT', 'SE', 'SE559412038701', 62_500],
    ['reverse charge', 'NL', 'NL123456789B01', 50_000],
  ] as const)(
    'is sent with what comes on top of the fee: %s',
    async (_what, country, vatNumber, amount) => {
      const { id, account } = await scheduled({ details: { ...payoutDetails, country, vatNumber } })
      await send(id)
      expect(provider.create).toHaveBeenCalledExactlyOnceWith({
        payoutId: id,
        round: 0,
        account,
        amount,
        currency: 'EUR',
      })
      expect(await read(id)).toMatchObject({ status: 'paid', amount: 50_000, vat: amount - 50_000 })
    },
  )

  test('is not sent by a job of an earlier round', async () => {
    const { id } = await scheduled()
    provider.create.mockRejectedValueOnce(new GatewayRefusal('the account is closed'))
    await send(id)
    await approvePayout(id, ADMIN)
    await schedulePayout(id, { date: new Date() }, ADMIN)
    expect(await read(id)).toMatchObject({ status: 'scheduled', round: 1, gateway: 'sandbox' })
    provider.create.mockClear()
    await send(id, 0)
    expect(provider.create).not.toHaveBeenCalled()
    await send(id, 1)
    expect(await read(id)).toMatchObject({ status: 'paid', gatewayTransferId: `tr_${id}:1` })
  })

  test.each([
    ['2027-01-12', '2027-01-11T23:00:00.000Z'],
    ['2027-07-12', '2027-07-11T22:00:00.000Z'],
  ])('leaves when %s begins in the studio’s cities', async (day, begins) => {
    const { id } = await scheduled({ date: new Date(day) })
    expect(await db.outboxJob.findUnique({ where: { key: `payout:${id}:0` } })).toMatchObject({
      availableAt: new Date(begins),
    })
  })

  test('stays scheduled while the provider does not answer, and fails when it refuses', async () => {
    const { id } = await scheduled()
    provider.create.mockRejectedValueOnce(new GatewayError('no answer'))
    await expect(send(id)).rejects.toThrow('no answer')
    expect(await read(id)).toMatchObject({ status: 'scheduled' })
    provider.create.mockRejectedValueOnce(new GatewayRefusal('the account is closed'))
    await send(id)
    expect(await read(id)).toMatchObject({
      status: 'failed',
      reason: 'the account is closed',
      round: 1,
    })
    await approvePayout(id, ADMIN)
    await schedulePayout(id, { date: new Date(), byHand: true }, ADMIN)
    await send(id, 1)
    expect(provider.create).toHaveBeenCalledTimes(2)
    await markPaid(id, { reference: 'x', paidAt: new Date() }, ADMIN)
    expect((await reconcilePayouts()).differences).toEqual([])
  })

  test('is left to be paid by hand when the account takes no money any more on its day', async () => {
    const { id, account, payee } = await scheduled()
    accounts.set(account, { ...READY, id: account, payouts: false, due: ['external_account'] })
    await send(id)
    await send(id)
    expect(provider.create).not.toHaveBeenCalled()
    expect(await read(id)).toMatchObject({ status: 'scheduled', gateway: null })
    expect(await db.event.count({ where: { subjectId: id, kind: 'payout.by_hand' } })).toBe(1)
    expect(
      await db.event.count({ where: { subjectId: payee.id, kind: 'freelancer.account_held' } }),
    ).toBe(1)
    await markPaid(id, { reference: 'x', paidAt: new Date() }, ADMIN)
    expect((await reconcilePayouts()).differences).toEqual([])
  })

  test('is left to be paid by hand when the account is gone', async () => {
    const { id, account, payee } = await scheduled()
    accounts.delete(account)
    await send(id)
    expect(await read(id)).toMatchObject({ status: 'scheduled', gateway: null })
    expect(await db.freelancer.findUnique({ where: { id: payee.id } })).toMatchObject({
      connectAccountId: null,
      connectFacts: null,
      connectRound: 1,
    })
  })

  test('whose answer was an error after it was sent is found, and not sent again', async () => {
    const { id } = await scheduled()
    provider.create.mockImplementationOnce(async ({ payoutId, round }) => {
      const key = `${payoutId}:${round}`
      sent.set(key, { id: `tr_${key}`, payoutId, status: 'paid', at: new Date() })
      throw new GatewayError('something broke')
    })
    await expect(send(id)).rejects.toThrow('something broke')
    expect(await read(id)).toMatchObject({ status: 'scheduled' })
    await send(id)
    expect(provider.create).toHaveBeenCalledOnce()
    expect(await read(id)).toMatchObject({ status: 'paid', gatewayTransferId: `tr_${id}:0` })
  })

  test('that was sent while its answer was lost is paid, though the account takes no money any more', async () => {
    const { id, account, payee } = await scheduled()
    sent.set(`${id}:0`, { id: `tr_${id}:0`, payoutId: id, status: 'paid', at: new Date() })
    accounts.set(account, { ...READY, id: account, transfers: false })
    await send(id)
    expect(await read(id)).toMatchObject({ status: 'paid', gatewayTransferId: `tr_${id}:0` })
    expect(
      await db.event.count({ where: { subjectId: payee.id, kind: 'freelancer.account_held' } }),
    ).toBe(1)
  })

  test('is scheduled by hand from the start while the account is not ready', async () => {
    const payee = await createPayee({ connectAccountId: `acct_${randomUUID()}` })
    await db.freelancer.update({
      where: { id: payee.id },
      data: { connectFacts: { ...READY, transfers: false, dueBy: null } },
    })
    const id = await earn(payee.id, work)
    await approvePayout(id, ADMIN)
    await schedulePayout(id, { date: new Date() }, ADMIN)
    expect(await read(id)).toMatchObject({ status: 'scheduled', gateway: null })
    expect(await db.outboxJob.count({ where: { key: `payout:${id}:0` } })).toBe(0)
  })

  test('is ended by the provider alone', async () => {
    const { id } = await scheduled()
    await expect(markPaid(id, { reference: 'x', paidAt: new Date() }, ADMIN)).rejects.toMatchObject(
      { code: 'payout.byProvider' },
    )
    await expect(reversePayout(id, 'x', ADMIN)).rejects.toMatchObject({ code: 'payout.byProvider' })
    await send(id)
    await expect(reversePayout(id, 'x', ADMIN)).rejects.toMatchObject({ code: 'payout.byProvider' })
    await expect(failPayout(id, 'x', ADMIN)).rejects.toMatchObject({ code: 'payout.byProvider' })
    expect(await read(id)).toMatchObject({ status: 'paid' })
  })

  test('and that comes back in full is reversed with all that was booked', async () => {
    const { id } = await scheduled()
    await send(id)
    const event = {
      gateway: 'sandbox',
      eventId: `evt_${id}`,
      type: 'transfer.reversed',
      payload: '{}',
    }
    await keepEvent(event)
    const told = { ...(await provider.retrieve(`tr_${id}:0`)), status: 'reversed' as const }
    await settleTransfer(told, event)
    await settleTransfer(told, event)
    expect(await read(id)).toMatchObject({ status: 'reversed' })
    expect(await db.webhookEvent.count({ where: { eventId: `evt_${id}` } })).toBe(1)
    expect((await reconcilePayouts()).differences).toEqual([])
  })

  test('and that came back before anybody was told of it is not mailed as paid', async () => {
    const { id } = await scheduled()
    await provider.create({ payoutId: id, round: 0 } as TransferRequest)
    await settleTransfer({ ...(await provider.retrieve(`tr_${id}:0`)), status: 'reversed' })
    expect(await read(id)).toMatchObject({ status: 'reversed' })
    expect(await db.outboxJob.count({ where: { key: `mail:payout:${id}:paid:0` } })).toBe(0)
  })

  test('is none of ours when nobody here knows it', async () => {
    await settleTransfer({ id: 'tr_of_others', payoutId: '', status: 'paid', at: new Date() })
    expect(await db.payout.count({ where: { gatewayTransferId: 'tr_of_others' } })).toBe(0)
  })
})
