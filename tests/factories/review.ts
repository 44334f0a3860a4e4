import { submitReview } from '~/domain/reviews/own-reviews.server'
import {
  approveMilestone,
  startMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { ADMIN, runningOrder } from './running-order'

/** A completed order, whose buyer was asked for a review of its service. */
export async function invitedReview(changes: Parameters<typeof runningOrder>[0] = {}) {
  const { orderId } = await runningOrder(changes)
  const { userId, project } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { userId: true, project: { select: { milestones: { select: { id: true } } } } },
  })
  for (const { id } of project!.milestones) {
    await startMilestone(id, ADMIN)
    await submitMilestone(id, ADMIN)
    await approveMilestone(id, { type: 'client', id: userId! })
  }
  return db.review.findFirstOrThrow({ where: { orderId }, include: { user: true, order: true } })
}

/** A review that waits for the studio. */
export async function submittedReview({
  rating = 4,
  body = 'Well done.',
  language = 'en' as Language,
  ...changes
}: { rating?: number; body?: string; language?: Language } & Parameters<
  typeof runningOrder
>[0] = {}) {
  const review = await invitedReview(changes)
  await submitReview(review.userId, review.id, { rating, body }, language)
  return review
}
