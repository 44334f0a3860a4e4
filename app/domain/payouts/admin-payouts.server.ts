import { db, type Prisma } from '~/platform/db/db.server'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import {
  adminPayoutsFilter,
  type AdminPayoutsFilter,
  type AdminPayoutSort,
} from './admin-payouts.rules'
import { paidFor, payeeOf, payoutParts, readPayout, withStatements } from './move-payout.server'
import { isMarked, maskDetails, needsAccount, openAccount } from './payout-details.server'
import { findPayouts } from '~/domain/search/payout-terms.server'
import type { PayeeAccount } from './payout-details.schema'
import { approvalSoFar, approvedToday } from './approve-payout.server'

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
const { selfBilling: _selfBilling, statement: _statement, ...listedParts } = payoutParts

/** The payouts to freelancers and studios; amounts are integer cents of the payout's currency. */
export const adminPayouts = listSource({
  filter: adminPayoutsFilter,
  readId: readRowId,
  open: async (filter) => {
    const [where, orderBy] = [await conditions(filter), ORDERS[filter.sort]]
    return async (part) =>
      withStatements(await db.payout.findMany({ where, orderBy, ...part, include: listedParts }))
  },
})

/** The payouts among some ids, with whom they go to; ids of nothing are left out. */
export async function namePayouts(ids: string[]) {
  const rows = await db.payout.findMany({
    where: { id: { in: ids } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    include: payoutParts,
  })
  return rows.map(({ id, amount, vat, currency, ...payout }) => ({
    id,
    name: payeeOf(payout).name,
    total: amount + vat,
    currency,
    work: paidFor(payout).title,
  }))
}

const accountState = (approved: string | null, account: PayeeAccount) =>
  isMarked(account, approved) ? 'approved' : 'changed'

/**
 * One payout with its history, the people in it, and what was approved today beside it; the account
 * is masked. Throws `notFound`.
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
  const details = openAccount(payeeOf(payout).payoutDetails)
  return {
    ...payout,
    approval: approvalSoFar(payout),
    events,
    today,
    names: new Map(people.map(({ id: person, name }) => [person, name])),
    details: details && maskDetails(details),
    /** Where it is paid by hand: whether the account is still the one that it was approved for. */
    account: needsAccount(payout) && details && accountState(payout.approvedAccount, details),
  }
}
export type AdminPayout = Awaited<ReturnType<typeof getAdminPayout>>
