import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import {
  createPayee,
  earn,
  endStudioDay,
  orderToWorkOn,
  payoutDetails,
} from '../../../tests/factories/payout'
import { createStudio } from '../../../tests/factories/purchase'
import { findPayouts } from '../search/payout-terms.server'
import { approvalSoFar, approvePayout } from './approve-payout.server'
import { readPayout } from './move-payout.server'
import { changePayoutDetails } from './payout-details.server'
import { failPayout, schedulePayout } from './payouts.server'

const [FIRST, SECOND] = [1, 2]
const ABOVE = 100_001
const OTHER = 'SE4550000000058398257466'

let work: Awaited<ReturnType<typeof orderToWorkOn>>

beforeAll(async () => {
  await createStudio()
  work = await orderToWorkOn()
})
beforeEach(endStudioDay)

const read = (id: string) =>
  db.payout.findUniqueOrThrow({ where: { id }, include: { selfBilling: true } })
const eventsOf = (subjectId: string) =>
  db.event.findMany({ where: { subject: 'payout', subjectId }, orderBy: { id: 'asc' } })

async function owed(fee?: number, details?: typeof payoutDetails | null) {
  const payee = await createPayee(details === undefined ? {} : { details })
  return { payee, id: await earn(payee.id, work, { fee }) }
}

async function fail(id: string) {
  await schedulePayout(id, { date: new Date() }, FIRST)
  await failPayout(id, 'The bank sent it back', FIRST)
}

test('what is owed is told to the team, and found by the payee’s name', async () => {
  const { payee, id } = await owed()
  expect(await eventsOf(id)).toMatchObject([
    {
      ...{ kind: 'payout.accrued', to: 'accrued', actorType: 'system', visibility: 'team' },
      ...{ orderId: work.orderId, data: { amount: 50_000, currency: 'EUR' } },
    },
  ])
  const found = await db.payout.findMany({ where: { AND: await findPayouts(payee.username) } })
  expect(found.map((payout) => payout.id)).toEqual([id])
})

test('what failed is approved again by whoever approved it, and its reason is gone', async () => {
  const { id } = await owed()
  expect(await approvePayout(id, FIRST)).toBe('approved')
  expect(await read(id)).toMatchObject({ approvedById: FIRST, secondApprovedById: null })
  await fail(id)
  expect(await approvePayout(id, FIRST)).toBe('approved')
  expect(await read(id)).toMatchObject({ status: 'approved', reason: null, approvedById: FIRST })
})

test('what failed keeps its invoice and VAT when the payee has another account since', async () => {
  const { payee, id } = await owed()
  await approvePayout(id, FIRST)
  const { number } = (await read(id)).selfBilling!
  await fail(id)
  await changePayoutDetails(payee.userId, {
    ...{ ...payoutDetails, iban: OTHER, country: 'SE', vatNumber: 'SE556703748501' },
  })
  expect(await approvePayout(id, FIRST)).toBe('approved')
  expect(await read(id)).toMatchObject({ vat: 0, selfBilling: { number, vat: 0 } })
})

test('a first approval is in the history, and is not that of whoever gave it for another payout', async () => {
  const [one, other] = [await owed(ABOVE), await owed(ABOVE)]
  expect(await approvePayout(one.id, FIRST)).toBe('second-approval')
  expect(await approvePayout(other.id, FIRST)).toBe('second-approval')
  expect((await eventsOf(one.id)).map(({ kind }) => kind)).toEqual([
    ...['payout.accrued', 'payout.first_approval'],
  ])
  await changePayoutDetails(one.payee.userId, { ...payoutDetails, iban: OTHER })
  await expect(approvePayout(one.id, SECOND)).rejects.toMatchObject({
    code: 'payout.accountChanged',
  })
  expect(await read(one.id)).toMatchObject({ approvedById: null, approvedAccount: null })
  expect(await read(other.id)).toMatchObject({ approvedById: FIRST, round: 0 })
  expect(await approvePayout(other.id, SECOND)).toBe('approved')
})

test('without an account nothing is approved so far', async () => {
  const { id } = await owed(ABOVE, null)
  expect(approvalSoFar(await readPayout(db, id))).toEqual({ whole: false, first: null })
  await expect(approvePayout(id, FIRST)).rejects.toMatchObject({ code: 'payout.noDetails' })
})
