import { db, type Prisma } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import {
  reviewsFilter,
  WRITTEN_STATUSES,
  type ReviewsFilter,
  type ReviewSort,
} from './admin-reviews.rules'
import { findReviews } from '~/domain/search/review-terms.server'

type Where = Prisma.ReviewWhereInput

/**
 * What somebody has written about the studio's services; of those who had their data erased only
 * what is published is left.
 */
export const WRITTEN = {
  status: { in: [...WRITTEN_STATUSES] },
  rating: { not: null },
  submittedAt: { not: null },
  product: { studioId: OWN_STUDIO_ID },
} satisfies Where

const ORDERS: Record<ReviewSort, Prisma.ReviewOrderByWithRelationInput[]> = {
  newest: [{ submittedAt: 'desc' }, { id: 'desc' }],
  oldest: [{ submittedAt: 'asc' }, { id: 'asc' }],
  lowest: [{ rating: 'asc' }, { submittedAt: 'desc' }, { id: 'desc' }],
  highest: [{ rating: 'desc' }, { submittedAt: 'desc' }, { id: 'desc' }],
}

async function conditions({ q, status, stars, product }: ReviewsFilter): Promise<Where> {
  const chosen = {
    status: status ?? undefined,
    rating: stars ?? undefined,
    productId: product ?? undefined,
  }
  return { AND: [WRITTEN, chosen, ...(await findReviews(q))] }
}

const listedIn = (language: Language) =>
  ({
    ...{
      id: true,
      status: true,
      rating: true,
      body: true,
      language: true,
      submittedAt: true,
      refusal: true,
      refusalNote: true,
      reply: true,
    },
    user: { select: { name: true, email: true } },
    order: { select: { number: true } },
    product: {
      select: { translations: { ...inLanguage(language), select: { language: true, name: true } } },
    },
  }) as const

/** What was written about the studio's services, which are called as a language calls them. */
export const adminReviews = listSource({
  filter: reviewsFilter,
  readId: readRowId,
  open: async (filter, language) => {
    const [where, orderBy] = [await conditions(filter), ORDERS[filter.sort]]
    return async (part) => {
      const rows = await db.review.findMany({
        ...{ where, orderBy, ...part },
        select: listedIn(language),
      })
      return rows.map(({ product, rating, body, submittedAt, ...row }) => ({
        ...row,
        ...{ rating: rating!, body: body ?? '', writtenAt: submittedAt! },
        service: pickTranslation(product.translations, language).name,
      }))
    }
  },
})

/** The reviews among some ids, with what they are called; ids of nothing are left out. */
export function nameReviews(ids: string[]) {
  return db.review.findMany({
    where: { AND: [WRITTEN, { id: { in: ids } }] },
    orderBy: { id: 'desc' },
    select: {
      id: true,
      rating: true,
      user: { select: { name: true } },
      order: { select: { number: true } },
    },
  })
}

const MOST_SERVICES = 200

/**
 * The services that somebody has written about, by name. Service by service, which only SQL can
 * say: as one join, PostgreSQL may read every review for it.
 */
export async function listReviewedServices(language: Language) {
  const rows = await db.$queryRaw<{ id: number; name: string }[]>`
    SELECT p."id", COALESCE(t."name", f."name") AS "name" FROM "Product" p
    LEFT JOIN "ProductTranslation" t ON t."productId" = p."id" AND t."language" = ${language}
    JOIN "ProductTranslation" f ON f."productId" = p."id" AND f."language" = ${FALLBACK_LANGUAGE}
    WHERE p."studioId" = ${OWN_STUDIO_ID}
      AND (SELECT MAX(r."submittedAt")
        FROM "Review" r
        WHERE r."productId" = p."id"
        AND r."status" IN ('submitted', 'published', 'rejected') AND r."rating" IS NOT NULL) IS NOT NULL
    ORDER BY p."id" LIMIT ${MOST_SERVICES}`
  return rows.sort((a, b) => a.name.localeCompare(b.name, language))
}
