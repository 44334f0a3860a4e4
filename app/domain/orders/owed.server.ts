import { db } from '~/platform/db/db.server'
import { OWN_STUDIO_ID } from '../ground/own-studio'
import type { PayableStatus } from '../ground/machines.rules'
import type { Owes } from './admin-orders.rules'
import { ENDED_ORDERS } from './order.rules'

/** The payables that are owed in each way. */
export const OWED: Record<Owes, PayableStatus> = { due: 'open', late: 'past_due' }

/** The orders whose payables are owed: those that were placed and go on. */
export const GOES_ON = { status: { notIn: [...ENDED_ORDERS, 'pending_payment' as const] } }

/** What clients owe the studio that runs this site, VAT included, in each currency; integer cents. */
export async function readOwed(): Promise<{ owes: Owes; currency: string; amount: number }[]> {
  const sums = await db.payable.groupBy({
    by: ['status', 'currency'],
    where: {
      status: { in: Object.values(OWED) },
      order: { ...GOES_ON, studioId: OWN_STUDIO_ID },
    },
    _sum: { amount: true },
  })
  return sums.map(({ status, currency, _sum }) => ({
    ...{ owes: status === OWED.due ? ('due' as const) : ('late' as const), currency },
    amount: _sum.amount ?? 0,
  }))
}
