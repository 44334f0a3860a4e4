import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { BOOKINGS_PER_PAGE, type BookingsFilter } from './bookings.rules'

/** Unbalanced bookings that are named; with more than these something else is wrong. */
const MOST_UNBALANCED = 20

const LISTED = {
  ...{ id: true, key: true, kind: true, at: true },
  order: { select: { id: true, number: true } },
  entries: { select: { account: true, currency: true, amount: true }, orderBy: { id: 'asc' } },
} satisfies Prisma.LedgerTransactionSelect

/**
 * The bookings whose entries do not add up to zero; there is none, or the ledger is wrong
 * (business.md, Ledger).
 */
export function findUnbalanced() {
  return db.ledgerEntry.groupBy({
    by: ['transactionId', 'currency'],
    _sum: { amount: true },
    having: { amount: { _sum: { not: 0 } } },
    orderBy: { transactionId: 'asc' },
    take: MOST_UNBALANCED,
  })
}

function conditions({ order, account, kind }: BookingsFilter): Prisma.LedgerTransactionWhereInput {
  return {
    kind: kind || undefined,
    order: order ? { number: order } : undefined,
    entries: account ? { some: { account } } : undefined,
  }
}

function readBookings(
  filter: BookingsFilter,
  query: { cursor?: { id: string }; skip?: number; take: number },
) {
  return db.ledgerTransaction.findMany({
    where: conditions(filter),
    orderBy: { id: filter.sort === 'newest' ? 'desc' : 'asc' },
    ...query,
    select: LISTED,
  })
}

/** A page of the bookings that a filter lets through, 25 at most, each with all its entries. */
export async function listBookings(filter: BookingsFilter, place: Place<string>) {
  const { rows: bookings, ...neighbours } = await readPage(place, BOOKINGS_PER_PAGE, (at) =>
    readBookings(filter, placeQuery(at, BOOKINGS_PER_PAGE)),
  )
  return { bookings, ...neighbours }
}
export type BookingRow = Awaited<ReturnType<typeof listBookings>>['bookings'][number]

/** All of them, a few hundred in memory at a time. */
export const eachBooking = (filter: BookingsFilter) =>
  eachRow(
    (query) => readBookings(filter, query),
    async (rows) => rows,
  )
