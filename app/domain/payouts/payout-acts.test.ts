import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createPayee, earn, endStudioDay, orderToWorkOn } from '../../../tests/factories/payout'
import { createStudio } from '../../../tests/factories/purchase'
import { perform, dryRun, type BulkAct } from '../lists/bulk.server'
import { PAYOUT_ACTS } from './payout-acts.server'
import { reversePayout } from './payouts.server'

/** Cents of EUR: one above what one admin may approve, one below. */
const [LARGE, SMALL] = [250_000, 50_000]

let work: Awaited<ReturnType<typeof orderToWorkOn>>

beforeAll(async () => {
  await createStudio()
  work = await orderToWorkOn()
})
beforeEach(endStudioDay)

const by = (id: number) => ({ actor: { type: 'admin', id } as const, reason: '' })
const [ONE, OTHER] = [by(1), by(2)]
const owed = async (fee: number, options?: Parameters<typeof createPayee>[0]) =>
  earn((await createPayee(options)).id, work, { fee })
const statusOf = async (id: string) => (await db.payout.findUniqueOrThrow({ where: { id } })).status
const everything = async () => ({
  payouts: await db.payout.findMany(),
  entries: await db.ledgerEntry.count(),
  papers: await db.selfBillingInvoice.count(),
  events: await db.event.count(),
  jobs: await db.outboxJob.count(),
})

/** DryRuns and performs an act: the dryRun has to change nothing and to foretell the run. */
async function run(act: BulkAct, ids: string[], order: typeof ONE & { day?: Date }) {
  const before = await everything()
  const foretold = await dryRun(act, ids, order)
  expect(await everything()).toEqual(before)
  const changed = await perform(act, ids, order)
  expect(changed).toEqual(foretold)
  return changed
}

describe('approving many payouts', () => {
  test('approves what one may approve, and leaves what lacks an account, is over, or takes two', async () => {
    const [small, noAccount, over, large] = [
      await owed(SMALL),
      await owed(SMALL, { details: null }),
      await owed(SMALL),
      await owed(LARGE),
    ]
    await reversePayout(over, 'Not owed', 1)
    expect(await run(PAYOUT_ACTS.approve, [small, noAccount, over, large], ONE)).toEqual([small])
    expect(await Promise.all([small, noAccount, over, large].map(statusOf))).toEqual([
      'approved',
      'accrued',
      'reversed',
      'accrued',
    ])
    expect(
      await db.selfBillingInvoice.count({ where: { payoutId: { in: [noAccount, large] } } }),
    ).toBe(0)
  })

  test('above the limit takes two people, in whatever order one of them presses', async () => {
    const id = await owed(LARGE)
    expect(await run(PAYOUT_ACTS.first, [id, id], ONE)).toEqual([id])
    for (const act of [PAYOUT_ACTS.first, PAYOUT_ACTS.approve, PAYOUT_ACTS.schedule])
      expect(await run(act, [id], ONE)).toEqual([])
    expect(await statusOf(id)).toBe('accrued')
    expect(await run(PAYOUT_ACTS.approve, [id], OTHER)).toEqual([id])
    expect(await db.payout.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'approved',
      approvedById: 1,
      secondApprovedById: 2,
    })
  })

  test('above the limit is not passed by one person in several sessions at once', async () => {
    const ids = [await owed(LARGE), await owed(LARGE)]
    await Promise.all(
      [PAYOUT_ACTS.first, PAYOUT_ACTS.approve, PAYOUT_ACTS.first, PAYOUT_ACTS.approve].map((act) =>
        perform(act, ids, ONE),
      ),
    )
    await perform(PAYOUT_ACTS.approve, ids, ONE)
    expect(
      await db.payout.findMany({
        where: { id: { in: ids } },
        select: { status: true, approvedById: true, secondApprovedById: true },
      }),
    ).toEqual(ids.map(() => ({ status: 'accrued', approvedById: 1, secondApprovedById: null })))
  })
})

test('scheduling many payouts sets the day of those that are approved', async () => {
  const [approved, open] = [await owed(SMALL), await owed(SMALL)]
  await perform(PAYOUT_ACTS.approve, [approved], ONE)
  const day = after(3 * DAY)
  expect(await run(PAYOUT_ACTS.schedule, [approved, open], { ...ONE, day })).toEqual([approved])
  expect(await db.payout.findUniqueOrThrow({ where: { id: approved } })).toMatchObject({
    status: 'scheduled',
    scheduledFor: day,
  })
  expect(await statusOf(open)).toBe('accrued')
})
