import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { wordStarts } from '~/platform/words'
import { untilAllHaveTerms, whereTerms } from '~/domain/ground/word-search.server'

const BATCH = 500

/**
 * The reviews in which each word of a search begins a word of what is written, of its author's name
 * or mail address, or of the order's number.
 */
export async function findReviews(search: string): Promise<Prisma.ReviewWhereInput[]> {
  const read = async (word: Prisma.StringFilter, take: number) =>
    (
      await db.reviewWord.findMany({
        where: { word },
        orderBy: { word: 'asc' },
        take,
        select: { reviewId: true },
      })
    ).map(({ reviewId }) => reviewId)
  return whereTerms(search, read)
}

const NAMED = {
  id: true,
  rating: true,
  body: true,
  user: { select: { name: true, email: true } },
  order: { select: { number: true } },
} as const

/**
 * Writes what those of some reviews that are written are found by; to be called whenever one is.
 */
export async function writeReviewTerms(
  tx: Transaction,
  where: Prisma.ReviewWhereInput,
): Promise<void> {
  const reviews = await tx.review.findMany({ where, select: NAMED })
  const written = reviews.filter(({ rating }) => rating !== null)
  const wordsOf = ({ body, user, order }: (typeof reviews)[number]) =>
    wordStarts([body, user.name, user.email, order.number])
  await tx.reviewWord.deleteMany({ where: { reviewId: { in: reviews.map(({ id }) => id) } } })
  await tx.reviewWord.createMany({
    data: written.flatMap((review) =>
      wordsOf(review).map((word) => ({ reviewId: review.id, word })),
    ),
  })
}

/** Writes the words of reviews that have none. Returns how many it were. */
export async function writeMissingReviewTerms(client = db, batch = BATCH): Promise<number> {
  const without = await client.review.findMany({
    where: { rating: { not: null }, words: { none: {} } },
    take: batch,
    select: { id: true },
  })
  await transaction(
    (tx) => writeReviewTerms(tx, { id: { in: without.map(({ id }) => id) } }),
    client,
  )
  return without.length
}

/** The timer that does so, until there is none. */
export const completeReviewTerms = untilAllHaveTerms('reviews', () => writeMissingReviewTerms())
