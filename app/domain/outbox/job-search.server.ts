import { literal, startingWith } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { wordsOf } from '~/domain/ground/search.rules'

/**
 * Of how many jobs at most the ids are read first; what more have is quickly found by trying one
 * job after the other.
 */
const RARE = 1_000

const begins = (text: Prisma.StringFilter): Prisma.OutboxJobWhereInput => ({
  OR: [{ key: text }, { keyTail: text }],
})

async function findJob(word: string): Promise<Prisma.OutboxJobWhereInput> {
  const rows = await db.outboxJob.findMany({
    where: begins(startingWith(word)),
    take: RARE + 1,
    select: { id: true },
  })
  return rows.length > RARE
    ? begins({ startsWith: literal(word) })
    : { id: { in: rows.map(({ id }) => id) } }
}

/**
 * The jobs of which each word of a search begins the key, or what stands in it after its first
 * colon, in just these letters.
 */
export const findJobs = (search: string): Promise<Prisma.OutboxJobWhereInput[]> =>
  Promise.all(wordsOf(search).map(findJob))
