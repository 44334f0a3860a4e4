import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { adminPaths } from '~/paths/admin'
import type { Language } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { isId } from '~/platform/row-id'
import { notifyStaff } from '../notifications/notify.server'
import type { OrderStatus } from '../ground/machines.rules'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { findReview, moveReview, recordReviewEvent, tellAuthor } from './move-review.server'
import type { ReviewInput } from './review.schema'
import { writeReviewTerms } from '~/domain/search/review-terms.server'

/**
 * Asks the buyer of a completed order for a review of each of its services, once (business.md,
 * Review); a studio on Studio Stack shows none.
 */
export async function inviteReviews(tx: Transaction, orderId: string): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      userId: true,
      studioId: true,
      lines: { select: { productId: true } },
      reviews: { select: { productId: true } },
    },
  })
  const { userId, studioId } = order
  if (userId === null || studioId !== OWN_STUDIO_ID) return
  const asked = new Set(order.reviews.map(({ productId }) => productId))
  for (const productId of new Set(order.lines.flatMap((line) => line.productId ?? []))) {
    if (asked.has(productId)) continue
    const { id } = await tx.review.create({
      data: { orderId, productId, userId },
      select: { id: true },
    })
    const review = (await findReview(tx, id))!
    await recordReviewEvent(tx, review, 'review.invited', {
      actor: { type: 'system' },
      to: 'invited',
    })
    await tellAuthor(tx, review, 'review.invited')
  }
}

/** Somebody's own review as it stands. Throws `notFound` for anybody else's. */
export async function getOwnReview(userId: number, id: string, language: Language) {
  const review = isId(id)
    ? await db.review.findFirst({
        where: { id, userId },
        select: {
          ...{
            id: true,
            status: true,
            rating: true,
            body: true,
            refusal: true,
            refusalNote: true,
            reply: true,
            publishedAt: true,
          },
          order: { select: { id: true, number: true } },
          product: {
            select: {
              id: true,
              status: true,
              translations: { ...inLanguage(language), select: { language: true, name: true } },
            },
          },
        },
      })
    : null
  if (!review) throw new DomainError('notFound', 'review')
  const { product, ...rest } = review
  return {
    ...rest,
    product: {
      id: product.id,
      published: product.status === 'published',
      name: pickTranslation(product.translations, language).name,
    },
  }
}
export type OwnReview = Awaited<ReturnType<typeof getOwnReview>>

/** The reviews of one order that are somebody's own to write; none before it is completed. */
export async function listOwnReviews(
  userId: number,
  { id: orderId, status }: { id: string; status: OrderStatus },
) {
  if (status !== 'completed' && status !== 'closed') return []
  return db.review.findMany({
    where: { userId, orderId },
    orderBy: { id: 'asc' },
    select: { id: true, status: true, productId: true },
  })
}

/**
 * Hands in a review that was asked for, or one that was refused, in other words: it waits for the
 * studio then, who is told. Tells 'late' where it waits or is published already. Throws
 * `notFound` for somebody else's.
 */
export function submitReview(
  userId: number,
  id: string,
  { rating, body }: ReviewInput,
  language: Language,
): Promise<'done' | 'late'> {
  return transaction(async (tx) => {
    const review = await findReview(tx, id)
    if (review?.userId !== userId) throw new DomainError('notFound', 'review')
    const actor = { type: 'client', id: userId } as const
    const now = currentTime()
    const data = { rating, body, language, submittedAt: now, refusal: null, refusalNote: null }
    if (!(await moveReview(tx, review, 'submitted', { actor, facts: { rating }, data })))
      return 'late'
    await writeReviewTerms(tx, { id })
    const [{ name }, { number }] = await Promise.all([
      tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } }),
      tx.order.findUniqueOrThrow({ where: { id: review.orderId }, select: { number: true } }),
    ])
    await notifyStaff(tx, {
      kind: 'studio.review',
      data: { who: name, number },
      href: adminPaths.review(id),
      key: `review:${id}:submitted:${now.getTime()}`,
      actorId: userId,
    })
    return 'done'
  })
}
