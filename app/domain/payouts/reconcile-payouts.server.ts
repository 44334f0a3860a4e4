import { db } from '~/platform/db/db.server'
import { BANK, OWED } from '../ledger/payout-bookings.server'
import { OWED_STATUSES } from './payout.rules'

/** A sum of which payouts and ledger say different things; integer cents. */
export interface PayoutDifference {
  kind: 'owed' | 'paid'
  freelancerId: string
  currency: string
  payouts: number
  booked: number
}

type Sums = Map<string, number>
const keyOf = (freelancerId: string | null, currency: string) => `${freelancerId} ${currency}`

function compare(kind: PayoutDifference['kind'], payouts: Sums, booked: Sums): PayoutDifference[] {
  return [...new Set([...payouts.keys(), ...booked.keys()])].flatMap((key) => {
    const [own, ledger] = [payouts.get(key) ?? 0, booked.get(key) ?? 0]
    const [freelancerId = '', currency = ''] = key.split(' ')
    return own === ledger ? [] : [{ kind, freelancerId, currency, payouts: own, booked: ledger }]
  })
}

async function sumPayouts(
  statuses: readonly ('accrued' | 'approved' | 'scheduled' | 'failed' | 'paid')[],
): Promise<Sums> {
  const rows = await db.payout.groupBy({
    by: ['freelancerId', 'currency'],
    where: { status: { in: [...statuses] } },
    _sum: { amount: true, vat: true },
  })
  return new Map(
    rows.map(({ freelancerId, currency, _sum }) => [
      keyOf(freelancerId, currency),
      (_sum.amount ?? 0) + (_sum.vat ?? 0),
    ]),
  )
}

/** What the ledger has on some accounts per freelancer, as a credit. */
async function sumCredits(
  account: string | { in: string[] } | { startsWith: string },
): Promise<Sums> {
  const rows = await db.ledgerEntry.groupBy({
    by: ['freelancerId', 'currency'],
    where: { account, freelancerId: { not: null } },
    _sum: { amount: true },
  })
  return new Map(
    rows.map(({ freelancerId, currency, _sum }) => [
      keyOf(freelancerId, currency),
      -(_sum.amount ?? 0),
    ]),
  )
}

function add(one: Sums, other: Sums): Sums {
  return new Map(
    [...new Set([...one.keys(), ...other.keys()])].map((key) => [
      key,
      (one.get(key) ?? 0) + (other.get(key) ?? 0),
    ]),
  )
}

/**
 * Whether what is owed and what was paid to each freelancer is, to the cent, what the ledger says.
 * Returns how many sums there are.
 */
export async function reconcilePayouts() {
  const [owed, paid, owedBooked, byBank, byGateway] = await Promise.all([
    sumPayouts(OWED_STATUSES),
    sumPayouts(['paid']),
    sumCredits(OWED),
    sumCredits(BANK),
    sumCredits({ startsWith: 'gateway:' }),
  ])
  return {
    sums: new Set([...owed.keys(), ...paid.keys()]).size,
    differences: [
      ...compare('owed', owed, owedBooked),
      ...compare('paid', paid, add(byBank, byGateway)),
    ],
  }
}
