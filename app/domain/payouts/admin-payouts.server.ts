import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import {
  ADMIN_PAYOUTS_PER_PAGE,
  type AdminPayoutsFilter,
  type AdminPayoutSort,
} from './admin-payouts.rules'
import { payoutParts, readPayout } from './move-payout.server'
import { maskDetails, openDetails } from './payout-details.server'
import { findPayouts } from '~/domain/search/payout-words.server'
import { approvedToday } from './payouts.server'

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<AdminPayoutSort, Prisma.PayoutOrderByWithRelationInput[]> = {
  due: [{ dueAt: 'asc' }, { id: 'asc' }],
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  name: [{ payeeName: 'asc' }, { id: 'asc' }],
}

const conditions = async ({
  q,
  status,
  currency,
}: AdminPayoutsFilter): Promise<Prisma.PayoutWhereInput> => ({
  status: status ?? undefined,
  currency: currency ?? undefined,
  AND: await findPayouts(q),
})

/** The list tells nothing of the invoice, which is read with one payout. */
const { selfBilling: _selfBilling, ...listedParts } = payoutParts

async function readPayouts(
  filter: AdminPayoutsFilter,
  query: { cursor?: { id: string }; skip?: number; take: number },
) {
  return db.payout.findMany({
    where: await conditions(filter),
    orderBy: ORDERS[filter.sort],
    ...query,
    include: listedParts,
  })
}

/**
 * A page of the payouts that a filter lets through, 25 at most; amounts are integer cents of the
 * payout's currency.
 */
export function listAdminPayouts(filter: AdminPayoutsFilter, place: Place<string>) {
  return readPage(place, ADMIN_PAYOUTS_PER_PAGE, (at) =>
    readPayouts(filter, placeQuery(at, ADMIN_PAYOUTS_PER_PAGE)),
  )
}
export type AdminPayoutRow = Awaited<ReturnType<typeof listAdminPayouts>>['rows'][number]

/** All payouts that a filter lets through, a few hundred in memory at a time. */
export const eachAdminPayout = (filter: AdminPayoutsFilter) =>
  eachRow(
    (query: { cursor?: { id: string }; skip?: number; take: number }) => readPayouts(filter, query),
    async (rows) => rows,
  )

/** The ids of the first `limit` payouts that a filter lets through. */
export async function firstPayoutIds(filter: AdminPayoutsFilter, limit: number): Promise<string[]> {
  return (await readPayouts(filter, { take: limit })).map(({ id }) => id)
}

/** The payouts among some ids, with whom they go to; ids of nothing are left out. */
export async function namePayouts(ids: string[]) {
  const rows = await db.payout.findMany({
    where: { id: { in: ids } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    include: payoutParts,
  })
  return rows.map(({ id, amount, vat, currency, freelancer, assignment }) => ({
    id,
    name: freelancer.user.name,
    total: amount + vat,
    currency,
    work: assignment.milestone.title,
  }))
}

/**
 * One payout with its history, the people in it, and what was approved today beside it; the account
 * is masked. Throws NotFoundError.
 */
export async function getAdminPayout(id: string) {
  const payout = await readPayout(db, id)
  const [events, today] = await Promise.all([
    db.event.findMany({ where: { subject: 'payout', subjectId: id }, orderBy: { id: 'desc' } }),
    approvedToday(db, payout.currency),
  ])
  const ids = [
    payout.approvedById,
    payout.secondApprovedById,
    ...events.map(({ actorId }) => actorId),
  ].filter((one) => one !== null)
  const people = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  })
  const details = openDetails(payout.freelancer.payoutDetails)
  return {
    ...payout,
    events,
    today,
    names: new Map(people.map(({ id: person, name }) => [person, name])),
    details: details && maskDetails(details),
  }
}
export type AdminPayout = Awaited<ReturnType<typeof getAdminPayout>>
