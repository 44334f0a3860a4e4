import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { findIds } from '../../../tests/factories/list-ids'
import { createPayee, earn, orderToWorkOn } from '../../../tests/factories/payout'
import { createStudio } from '../../../tests/factories/purchase'
import { changeProfile } from '~/domain/people/own-account.server'
import { adminPayouts } from '~/domain/payouts/admin-payouts.server'
import { writeMissingPayoutTerms } from './payout-terms.server'

let work: Awaited<ReturnType<typeof orderToWorkOn>>

beforeAll(async () => {
  await createStudio()
  work = await orderToWorkOn()
})

const find = (query: Record<string, string>) => findIds(adminPayouts, query)
const rename = (userId: number, name: string) =>
  changeProfile(userId, { name, username: `payee-${randomUUID().slice(0, 8)}` })

async function earned() {
  const payee = await createPayee()
  const id = await earn(payee.id, work)
  const parts = await db.payout.findUniqueOrThrow({
    where: { id },
    select: {
      freelancer: { select: { user: true } },
      assignment: { select: { milestone: { include: { project: { select: { order: true } } } } } },
    },
  })
  return {
    id,
    user: parts.freelancer!.user,
    milestone: parts.assignment!.milestone.title,
    number: parts.assignment!.milestone.project.order.number,
  }
}

test('a payout is found by its freelancer’s name of today, what it is for and its order', async () => {
  const { id, user, milestone, number } = await earned()
  for (const q of [
    user.email,
    user.email.toUpperCase(),
    `${number} ${user.email}`,
    `${milestone} ${user.email}`,
  ])
    expect(await find({ q }), q).toEqual([id])
  await rename(user.id, 'Łucja Later')
  expect(await find({ q: `lucja ${user.email}` })).toEqual([id])
  expect(await find({ q: `_ucja ${user.email}` })).toEqual([])
})

test('payouts are sorted by the names that freelancers have now', async () => {
  const [one, other] = [await earned(), await earned()]
  await rename(one.user.id, 'Zzz Last')
  await rename(other.user.id, 'Zzz First')
  const sorted = await find({ sort: 'name' })
  expect(sorted.indexOf(other.id)).toBeLessThan(sorted.indexOf(one.id))
})

test('payouts from before there were words get them', async () => {
  const { id, user } = await earned()
  await db.payoutWord.deleteMany({ where: { payoutId: id } })
  expect(await find({ q: user.email })).toEqual([])
  while ((await writeMissingPayoutTerms()) > 0);
  expect(await find({ q: user.email })).toEqual([id])
})
