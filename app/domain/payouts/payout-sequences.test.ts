import { isRefusal } from '~/domain/ground/domain-error'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createPayee, earn, orderToWorkOn, payoutDetails } from '../../../tests/factories/payout'
import { createStudio } from '../../../tests/factories/purchase'
import { sumOwnPayouts } from './own-payouts.server'
import { approvePayout } from './approve-payout.server'
import { failPayout, markPaid, reversePayout, schedulePayout } from './payouts.server'
import { reconcilePayouts } from './reconcile-payouts.server'

let work: Awaited<ReturnType<typeof orderToWorkOn>>
const payees: string[] = []

beforeAll(async () => {
  await createStudio()
  work = await orderToWorkOn()
  const swedish = { ...payoutDetails, country: 'SE', vatNumber: 'SE559412038701' } as const
  for (const details of [payoutDetails, swedish, { ...payoutDetails, vatNumber: undefined }])
    payees.push((await createPayee({ details })).id)
})

const now = () => new Date()
const STEPS: Record<string, (id: string, admin: number) => Promise<unknown>> = {
  approve: approvePayout,
  schedule: (id, admin) => schedulePayout(id, { date: now() }, admin),
  pay: (id, admin) => markPaid(id, { reference: 'x', paidAt: now() }, admin),
  fail: (id, admin) => failPayout(id, 'x', admin),
  reverse: (id, admin) => reversePayout(id, 'x', admin),
}

/** Walks on to `pay` more often than it turns aside, so that sequences come far. */
const step = fc.constantFrom(
  'approve',
  'approve',
  'approve',
  'schedule',
  'schedule',
  'pay',
  'pay',
  'fail',
  'reverse',
)
const act = fc.oneof(
  fc.record({
    kind: fc.constant('earn' as const),
    payee: fc.nat(2),
    fee: fc.integer({ min: 1, max: 150_000 }),
    currency: fc.constantFrom('EUR', 'SEK', 'USD'),
  }),
  fc.record({
    kind: fc.constant('step' as const),
    step,
    which: fc.nat(),
    admin: fc.constantFrom(1, 2),
  }),
)

async function run(acts: (typeof act extends fc.Arbitrary<infer Act> ? Act : never)[]) {
  const ids: string[] = []
  for (const one of acts) {
    if (one.kind === 'earn') ids.push(await earn(payees[one.payee]!, work, one))
    else if (ids.length > 0) {
      await STEPS[one.step]!(ids[one.which % ids.length]!, one.admin).catch((error: unknown) => {
        if (!isRefusal(error)) throw error
      })
    }
  }
}

/** Debits and credits of every booking are even in each currency. */
async function unbalanced() {
  const sums = await db.ledgerEntry.groupBy({
    by: ['transactionId', 'currency'],
    _sum: { amount: true },
  })
  return sums.filter(({ _sum }) => _sum.amount !== 0)
}

async function ledgerSums(freelancerId: string, currency: string) {
  const sum = async (account: string) =>
    0 -
    ((
      await db.ledgerEntry.aggregate({
        where: { freelancerId, currency, account },
        _sum: { amount: true },
      })
    )._sum.amount ?? 0)
  return { owed: await sum('freelancer-payable'), paid: await sum('bank') }
}

test('whatever happens to payouts, the ledger balances and agrees with them to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30, size: 'max' }), async (acts) => {
      await run(acts)
      expect(await unbalanced()).toEqual([])
      expect((await reconcilePayouts()).differences).toEqual([])
      for (const payee of payees) {
        const sums = await sumOwnPayouts(payee)
        const where = { freelancerId: payee }
        const currencies = await db.payout.groupBy({ by: ['currency'], where })
        expect(sums).toHaveLength(currencies.length)
        for (const { currency, accrued, scheduled, paid } of sums) {
          expect(await ledgerSums(payee, currency)).toEqual({ owed: accrued + scheduled, paid })
        }
      }
    }),
    { numRuns: 12 },
  )
  expect(await db.payout.groupBy({ by: ['status'] })).not.toHaveLength(1)
}, 120_000)

test('the comparison of the books shows a payout that was changed behind them', async () => {
  const id = await earn(payees[0]!, work, { fee: 777, currency: 'PLN' })
  await db.payout.update({ where: { id }, data: { amount: 778 } })
  expect((await reconcilePayouts()).differences).toEqual([
    { kind: 'owed', payee: payees[0], currency: 'PLN', payouts: 778, booked: 777 },
  ])
  await db.payout.update({ where: { id }, data: { amount: 777 } })
  expect((await reconcilePayouts()).differences).toEqual([])
})
