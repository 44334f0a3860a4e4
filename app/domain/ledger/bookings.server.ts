import { db, type Prisma } from '~/platform/db/db.server'
import { beginOfStudioDay } from '~/platform/i18n/studio-time'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { bookingsFilter, type BookingsFilter } from './bookings.rules'

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

/** The moments between which a month of the studio lies. */
function inMonth(month: string) {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const [gte, lt] = [number - 1, number].map((at) =>
    beginOfStudioDay(new Date(Date.UTC(year, at, 1))),
  )
  return { gte, lt }
}

function conditions(filter: BookingsFilter): Prisma.LedgerTransactionWhereInput {
  const { order, account, kind, currency, month } = filter
  const entry = { account: account || undefined, currency: currency || undefined }
  return {
    kind: kind || undefined,
    order: order ? { number: order } : undefined,
    entries: account || currency ? { some: entry } : undefined,
    at: month ? inMonth(month) : undefined,
  }
}

/** The bookings of the ledger, each with all its entries; amounts are integer cents. */
export const bookings = listSource({
  filter: bookingsFilter,
  readId: readRowId,
  open: (filter) => (part) =>
    db.ledgerTransaction.findMany({
      where: conditions(filter),
      orderBy: { id: filter.sort === 'newest' ? 'desc' : 'asc' },
      ...part,
      select: LISTED,
    }),
})
