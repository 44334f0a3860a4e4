import { db } from '~/platform/db/db.server'
import { publicName, roundRating } from './reviews.rules'

const published = (productId: number) =>
  ({ productId, status: 'published', rating: { not: null } }) as const

async function readReviews(productId: number, limit: number) {
  const rows = await db.review.findMany({
    where: published(productId),
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: {
      id: true,
      rating: true,
      body: true,
      language: true,
      reply: true,
      createdAt: true,
      publishedAt: true,
      user: { select: { name: true, erasedAt: true } },
      order: { select: { completedAt: true } },
    },
  })
  return rows.map(({ id, rating, body, language, reply, createdAt, publishedAt, user, order }) => ({
    id,
    rating: rating!,
    body,
    language,
    reply,
    /** Null for somebody whose data is erased. */
    author: user.erasedAt ? null : publicName(user.name),
    publishedAt: publishedAt ?? createdAt,
    /** The end of the order that verifies it: that is when its author was asked. */
    orderedTill: order.completedAt ?? createdAt,
  }))
}

/**
 * What clients say of a service: its published reviews, the newest first, and over all of them
 * their number and average.
 */
export async function listProductReviews(productId: number, limit: number) {
  const { _count: count, _avg: averages } = await db.review.aggregate({
    where: published(productId),
    _count: true,
    _avg: { rating: true },
  })
  return {
    count,
    /** Null without reviews. */
    average: averages.rating === null ? null : roundRating(averages.rating),
    reviews: count === 0 ? [] : await readReviews(productId, limit),
  }
}

export type ProductReviews = Awaited<ReturnType<typeof listProductReviews>>
