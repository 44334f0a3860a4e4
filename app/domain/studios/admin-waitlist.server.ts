import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import type { Part } from '~/platform/paging'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { wordsOf } from '~/domain/ground/search.rules'
import { waitlistFilter, type WaitlistFilter, type WaitlistSort } from './admin-waitlist.rules'

type Where = Prisma.WaitlistEntryWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<WaitlistSort, Prisma.WaitlistEntryOrderByWithRelationInput[]> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  line: [{ standsSince: 'asc' }, { id: 'asc' }],
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

async function readEntries(filter: WaitlistFilter, part: Part<string>) {
  const rows = await db.waitlistEntry.findMany({
    where: matching(filter),
    orderBy: ORDERS[filter.sort],
    ...part,
  })
  const brought = await db.waitlistEntry.groupBy({
    by: ['referredById'],
    where: { referredById: { in: rows.map(({ id }) => id) }, status: { not: 'pending' } },
    _count: true,
  })
  const counts = new Map(brought.map(({ referredById, _count }) => [referredById, _count]))
  return rows.map((row) => ({ ...row, referrals: counts.get(row.id) ?? 0 }))
}

/** The studios that wait for Studio Stack, with how many each has brought. */
export const waitlist = listSource({
  filter: waitlistFilter,
  readId: readRowId,
  open: (filter) => (part) => readEntries(filter, part),
})

/** Those of the ids that stand on the list, as they are called. */
export const nameWaitlist = (ids: string[]) =>
  db.waitlistEntry.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: { id: true, studioName: true, email: true },
  })
