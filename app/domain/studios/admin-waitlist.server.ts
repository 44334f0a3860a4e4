import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { wordsOf } from '~/domain/ground/search.rules'
import { WAITLIST_PER_PAGE, type WaitlistFilter, type WaitlistSort } from './admin-waitlist.rules'

type Where = Prisma.WaitlistEntryWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<WaitlistSort, Prisma.WaitlistEntryOrderByWithRelationInput[]> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  line: [{ standsSince: 'asc' }, { id: 'asc' }],
}

interface Keyset {
  cursor?: { id: string }
  skip?: number
  take: number
}

/**
 * A word of the search stands in the studio's name, or the name or mail address of who wrote it
 * down.
 */
function hasWord(word: string): Where {
  return {
    OR: containing(word).flatMap((text): Where[] => [
      { studioName: text },
      { name: text },
      { email: text },
    ]),
  }
}

function matching({ q, status, language, sort }: WaitlistFilter): Where {
  // In line stand those who confirmed: asked for both, others are none of them.
  const statuses: Where[] = [
    ...(status ? [{ status }] : []),
    ...(sort === 'line' ? [{ status: 'confirmed' as const }] : []),
  ]
  return { language: language ?? undefined, AND: [...statuses, ...wordsOf(q).map(hasWord)] }
}

async function readEntries(filter: WaitlistFilter, query: Keyset) {
  const rows = await db.waitlistEntry.findMany({
    where: matching(filter),
    orderBy: ORDERS[filter.sort],
    ...query,
  })
  const brought = await db.waitlistEntry.groupBy({
    by: ['referredById'],
    where: { referredById: { in: rows.map(({ id }) => id) }, status: { not: 'pending' } },
    _count: true,
  })
  const counts = new Map(brought.map(({ referredById, _count }) => [referredById, _count]))
  return rows.map((row) => ({ ...row, referrals: counts.get(row.id) ?? 0 }))
}

/** A page of the studios that a filter lets through, 25 at most. */
export function listWaitlist(filter: WaitlistFilter, place: Place<string>) {
  return readPage(place, WAITLIST_PER_PAGE, (at) =>
    readEntries(filter, placeQuery(at, WAITLIST_PER_PAGE)),
  )
}
export type WaitlistRow = Awaited<ReturnType<typeof readEntries>>[number]

/** All of them, a few hundred in memory at a time. */
export const eachWaitlistEntry = (filter: WaitlistFilter) =>
  eachRow(
    (query: Keyset) => readEntries(filter, query),
    async (rows) => rows,
  )

/** The ids of the first studios that a filter lets through, in its order. */
export async function firstWaitlistIds(filter: WaitlistFilter, limit: number): Promise<string[]> {
  return (
    await db.waitlistEntry.findMany({
      where: matching(filter),
      orderBy: ORDERS[filter.sort],
      take: limit,
      select: { id: true },
    })
  ).map(({ id }) => id)
}

/** Those of the ids that stand on the list, as they are called. */
export const nameWaitlist = (ids: string[]) =>
  db.waitlistEntry.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: { id: true, studioName: true, email: true },
  })
