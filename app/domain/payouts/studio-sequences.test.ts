import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { isRefusal } from '~/domain/ground/domain-error'
import { db, transaction } from '~/platform/db/db.server'
import { IBAN } from '../../../tests/factories/payout'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN } from '../../../tests/factories/running-order'
import { setSetting } from '../../../tests/factories/settings'
import { approveAll, createSeller, soldBy } from '../../../tests/factories/studio'
import { approveRefund, requestRefund, sendRefund } from '../payments/refunds.server'
import { readBalances } from './own-statements.server'
import { approvePayout } from './approve-payout.server'
import { failPayout, markPaid, reversePayout, schedulePayout } from './payouts.server'
import { reconcilePayouts } from './reconcile-payouts.server'
import { changeStudioAccount } from './studio-account.server'
import { makeStatements } from './studio-statements.server'
import { THOROUGH } from '../../../tests/setup/thorough'

/** How many sequences are tried; the nightly run sets more. */
const SEQUENCES = Math.ceil(Number(process.env.KANAL_SEQUENCES ?? 20) / 2)

type Studio = Awaited<ReturnType<typeof createSeller>>
const now = () => new Date()
const pick = <Row>(rows: Row[], seed: number) => rows[seed % Math.max(1, rows.length)]
const payoutsOf = (studioId: number) =>
  db.payout.findMany({ where: { statement: { studioId } }, orderBy: { id: 'asc' } })

const STEPS = [
  (id: string, seed: number) => approvePayout(id, 1 + (seed % 2)),
  (id: string) => schedulePayout(id, { date: now() }, 1),
  (id: string) => markPaid(id, { reference: 'x', paidAt: now() }, 1),
  (id: string) => failPayout(id, 'x', 1),
  (id: string) => reversePayout(id, 'x', 1),
]

const ACTIONS: Record<string, (studio: Studio, seed: number) => Promise<unknown>> = {
  sell: ({ id }, seed) =>
    soldBy(id, { price: 20_000 + (seed % 200_000), milestones: seed % 2 ? [100] : [40, 60] }),
  async approve({ id: studioId }, seed) {
    const order = pick(await db.order.findMany({ where: { studioId } }), seed)
    if (order) await approveAll(order.id)
  },
  async refund({ id: studioId }, seed) {
    const payment = pick(await db.payment.findMany({ where: { studioId } }), seed)
    if (!payment) return
    const asked = { amount: 1 + (seed % payment.amount), reason: 'goodwill', actor: ADMIN } as const
    const refundId = await transaction((tx) =>
      requestRefund(tx, { paymentId: payment.id, ...asked }),
    )
    if ((await approveRefund(refundId, 1)) === 'second-approval') await approveRefund(refundId, 2)
    await sendRefund({ key: '', kind: 'refund', payload: { refundId } })
  },
  state: ({ id }) => makeStatements(id, { type: 'system' }),
  async step({ id }, seed) {
    const payout = pick(await payoutsOf(id), seed)
    if (payout) await pick(STEPS, Math.floor(seed / 7))!(payout.id, seed)
  },
  async payOut({ id }) {
    const payout = (await payoutsOf(id)).find(({ status }) => status === 'accrued')
    if (!payout) return
    if ((await approvePayout(payout.id, 1)) !== 'approved') await approvePayout(payout.id, 2)
    await schedulePayout(payout.id, { date: now() }, 1)
    await markPaid(payout.id, { reference: 'x', paidAt: now() }, 1)
  },
  fee: (_studio, seed) => setSetting('studioFee', (seed % 6) * 1000),
}

const act = fc.record({
  kind: fc.constantFrom(...Object.keys(ACTIONS), 'sell', 'approve', 'state', 'payOut'),
  seed: fc.nat(10_000),
})

async function creditOn(account: string | { startsWith: string }, orders?: string[]) {
  const where = { account, ...(orders && { transaction: { orderId: { in: orders } } }) }
  const { _sum } = await db.ledgerEntry.aggregate({ where, _sum: { amount: true } })
  return 0 - (_sum.amount ?? 0)
}

/** What clients have paid and not got back is with the studio, owed to it, or the operator's fee. */
async function expectSound({ id: studioId }: Studio) {
  const payments = await db.payment.findMany({
    where: { studioId, payable: { status: 'paid' }, surplus: false },
  })
  const kept = payments.reduce(
    (sum, { amount, refundedAmount }) => sum + amount - refundedAmount,
    0,
  )
  const statements = await db.studioStatement.findMany({
    where: { studioId },
    include: { payout: true, feeInvoice: true },
  })
  const live = statements.filter(({ payout }) => payout?.status !== 'reversed')
  const sum = (of: (row: (typeof live)[number]) => number) =>
    live.reduce((total, row) => total + of(row), 0)
  const collected = await creditOn(`studio:${studioId}`)
  expect(collected + sum(({ gross }) => gross)).toBe(kept)
  for (const { gross, fee, feeVat, payout, feeInvoice } of statements) {
    expect(payout!.amount).toBe(gross - fee - feeVat)
    expect(payout!.amount).toBeGreaterThan(0)
    expect(feeInvoice?.total ?? 0).toBe(fee + feeVat)
    expect(Boolean(feeInvoice?.creditNumber)).toBe(
      Boolean(feeInvoice) && payout!.status === 'reversed',
    )
  }
  const [balance] = await readBalances(studioId)
  if (balance) {
    const paid = live.filter(({ payout }) => payout!.status === 'paid')
    expect(balance.waiting + balance.next).toBe(collected)
    expect(balance.waiting).toBeGreaterThanOrEqual(0)
    expect(balance.owed + balance.paid).toBe(sum(({ payout }) => payout!.amount))
    expect(balance.paid).toBe(paid.reduce((total, { payout }) => total + payout!.amount, 0))
  }
}

beforeAll(createStudio)

test('whatever happens to orders and statements, a studio gets what clients paid less the fee', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 24, size: 'max' }), async (acts) => {
      const studio = await createSeller()
      const member = { studioId: studio.id, userId: studio.userId }
      await changeStudioAccount(member, { holder: 'Fold HB', iban: IBAN })
      for (const { kind, seed } of acts) {
        await ACTIONS[kind]!(studio, seed).catch((error: unknown) => {
          if (!isRefusal(error)) throw error
        })
      }
      await expectSound(studio)
      const sums = await db.ledgerEntry.groupBy({
        by: ['transactionId', 'currency'],
        _sum: { amount: true },
        having: { amount: { _sum: { not: 0 } } },
      })
      expect(sums).toEqual([])
      expect((await reconcilePayouts()).differences).toEqual([])
    }),
    { numRuns: SEQUENCES },
  )
  // A few sequences by day may all end in the same way.
  expect(await db.payout.groupBy({ by: ['status'] })).not.toHaveLength(THOROUGH ? 1 : 0)
}, 600_000)
