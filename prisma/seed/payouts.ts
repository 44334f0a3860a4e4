import { changePayoutDetails } from '../../app/domain/payouts/payout-details.server'
import { approvePayout } from '../../app/domain/payouts/approve-payout.server'
import { markPaid, schedulePayout } from '../../app/domain/payouts/payouts.server'
import { SECOND_DEMO_ADMIN } from '../../app/domain/people/demo-accounts'
import { after, DAY } from '../../app/platform/clock'
import { db } from '../../app/platform/db/db.server'

const STAFF_ID = 1

const DETAILS = {
  holder: 'Joost van Dalen',
  iban: 'NL91ABNA0417164300',
  addressLine: 'Biltstraat 42',
  postalCode: '3572 BC',
  city: 'Utrecht',
  country: 'NL',
  vatNumber: 'NL001234567B01',
} as const

/** By the owner and, where the day's sum asks for two, by the bookkeeper. */
async function approve(payoutId: string) {
  if ((await approvePayout(payoutId, STAFF_ID)) === 'approved') return
  const second = await db.user.findFirstOrThrow({
    where: { username: SECOND_DEMO_ADMIN },
    select: { id: true },
  })
  await approvePayout(payoutId, second.id)
}

/**
 * Of what the demo freelancer has earned, the first part is paid, the second scheduled and the rest
 * open, by the same commands as anyone's.
 */
export async function seedDemoPayouts() {
  const freelancer = await db.freelancer.findFirst({
    where: { user: { username: 'freelancer' } },
    select: { id: true, userId: true, payoutDetails: true },
  })
  if (!freelancer || freelancer.payoutDetails) return
  await changePayoutDetails(freelancer.userId, DETAILS)
  const [paid, scheduled] = await db.payout.findMany({
    where: { freelancerId: freelancer.id },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  if (!paid || !scheduled) return
  for (const { id } of [paid, scheduled]) await approve(id)
  await schedulePayout(paid.id, { date: new Date() }, STAFF_ID)
  await markPaid(paid.id, { reference: 'KANAL 2026-11 J. van Dalen', paidAt: new Date() }, STAFF_ID)
  await schedulePayout(scheduled.id, { date: after(7 * DAY) }, STAFF_ID)
}
