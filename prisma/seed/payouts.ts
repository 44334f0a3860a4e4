import { accruePayout } from '../../app/domain/payouts/accrue-payout.server'
import { changePayoutDetails } from '../../app/domain/payouts/payout-details.server'
import { approvePayout, markPaid, schedulePayout } from '../../app/domain/payouts/payouts.server'
import { after, DAY } from '../../app/platform/clock'
import { db, transaction } from '../../app/platform/db/db.server'

const STAFF_ID = 1
/** Integer euro cents: below what takes two admins. */
const FEES = [62_000, 48_500, 71_000]

const DETAILS = { holder: 'Joost van Dalen', iban: 'NL91ABNA0417164300', addressLine: 'Biltstraat 42', postalCode: '3572 BC', city: 'Utrecht', country: 'NL', vatNumber: 'NL001234567B01' } as const

/** A part of a released milestone that the demo freelancer did, with its fee owed. */
async function earn(freelancerId: string, fee: number) {
  const milestone = await db.milestone.findFirst({ where: { status: 'released' }, orderBy: { id: 'asc' }, select: { id: true, project: { select: { orderId: true } } } })
  if (!milestone) return
  const terms = { milestoneId: milestone.id, freelancerId, fee, currency: 'EUR', payoutDueAt: after(14 * DAY), offerEndsAt: new Date() }
  await transaction(async (tx) => accruePayout(tx, await tx.assignment.create({ data: { ...terms, status: 'completed' } }), milestone.project.orderId))
}

/** A paid, a scheduled and an open payout of the demo freelancer, by the same commands as anyone's. */
export async function seedDemoPayouts() {
  const freelancer = await db.freelancer.findFirst({ where: { user: { username: 'freelancer' } }, select: { id: true, userId: true, payoutDetails: true } })
  if (!freelancer || freelancer.payoutDetails) return
  await changePayoutDetails(freelancer.userId, DETAILS)
  for (const fee of FEES.slice(await db.payout.count({ where: { freelancerId: freelancer.id } }))) await earn(freelancer.id, fee)
  const [paid, scheduled] = await db.payout.findMany({ where: { freelancerId: freelancer.id }, orderBy: { id: 'asc' }, select: { id: true } })
  if (!paid || !scheduled) return
  for (const { id } of [paid, scheduled]) await approvePayout(id, STAFF_ID)
  await schedulePayout(paid.id, { date: new Date() }, STAFF_ID)
  await markPaid(paid.id, { reference: 'KANAL 2026-11 J. van Dalen', paidAt: new Date() }, STAFF_ID)
  await schedulePayout(scheduled.id, { date: after(7 * DAY) }, STAFF_ID)
}
