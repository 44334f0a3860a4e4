import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import type { Prisma, Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { isId } from '~/platform/row-id'
import { recordEvent, type Actor, type Transition } from '../events/events.server'
import { notifyPerson, type Notice } from '../notifications/notify.server'
import type { RefusalInput } from './review.schema'
import { nthTime, transition } from '../events/transition.server'
import { reviewMachine, type ReviewStatus } from '../ground/machines.rules'

const MOVED = {
  id: true,
  status: true,
  orderId: true,
  productId: true,
  userId: true,
  rating: true,
  user: { select: { language: true } },
} as const
export type MovedReview = Prisma.ReviewGetPayload<{ select: typeof MOVED }>

interface Move {
  actor: Actor
  /** What the history calls it, where that is not where it leads. */
  kind?: string
  reason?: string
  facts?: Prisma.InputJsonObject
  data?: Prisma.ReviewUncheckedUpdateManyInput
}

/** A review as it stands, or null. */
export function findReview(tx: Transaction, id: string): Promise<MovedReview | null> {
  return isId(id) ? tx.review.findUnique({ where: { id }, select: MOVED }) : Promise.resolve(null)
}

/** Appends to the history of a review, which the studio alone reads. */
export async function recordReviewEvent(
  tx: Transaction,
  { id, orderId }: MovedReview,
  kind: 'review.invited' | 'review.replied' | 'review.reply_removed',
  facts: Pick<Transition, 'actor' | 'to' | 'data'>,
) {
  const key = `review:${id}:${kind}:${await nthTime(tx, 'review', id, kind)}`
  const about = { subject: 'review', subjectId: id, orderId } as const
  await recordEvent(tx, { ...about, ...facts, kind, key, visibility: 'team' })
}

/**
 * Moves a review along, if it is where it may go from; tells whether this call did it (business.md,
 * rules for every state machine).
 */
export async function moveReview(
  tx: Transaction,
  review: MovedReview,
  to: ReviewStatus,
  { actor, kind = `review.${to}`, reason, facts, data }: Move,
): Promise<boolean> {
  const { id, orderId, status } = review
  return transition(tx, reviewMachine, review, to, {
    ...{ actor, kind, reason, orderId, with: data, where: { status } },
    ...{ data: facts, visibility: 'team', cause: await nthTime(tx, 'review', id, kind) },
  })
}

/** What the service of a review is called in its author's language. */
async function nameService(tx: Transaction, { productId, user }: MovedReview) {
  const language = isLanguage(user.language) ? user.language : FALLBACK_LANGUAGE
  const names = await tx.productTranslation.findMany({
    where: { productId, ...inLanguage(language).where },
    select: { language: true, name: true },
  })
  return pickTranslation(names, language).name
}

/** Tells a review's author what became of it. */
export async function tellAuthor(
  tx: Transaction,
  review: MovedReview,
  kind: 'review.invited' | 'review.published' | 'review.refused' | 'review.replied',
  data: Notice['data'] = {},
) {
  const title = await nameService(tx, review)
  await notifyPerson(tx, {
    kind,
    userId: review.userId,
    data: { title, ...data },
    href: paths.review(review.id),
    key: `review:${review.id}:${kind}:${randomUUID()}`,
  })
}

/**
 * Publishes a review that waits; tells whether this call did it. What nobody can read any more is
 * not published.
 */
export async function publishReview(tx: Transaction, id: string, actor: Actor): Promise<boolean> {
  const review = await findReview(tx, id)
  if (!review || review.rating === null) return false
  if (!(await moveReview(tx, review, 'published', { actor, data: { publishedAt: currentTime() } })))
    return false
  await tellAuthor(tx, review, 'review.published')
  return true
}

/**
 * Refuses a review, or takes it off the page, on one of the grounds; its author is told which, and
 * why. Tells whether this call did it.
 */
export async function refuseReview(
  tx: Transaction,
  id: string,
  { refusal, note }: RefusalInput,
  actor: Actor,
): Promise<boolean> {
  const review = await findReview(tx, id)
  const data = { refusal, refusalNote: note, publishedAt: null }
  if (
    !review ||
    !(await moveReview(tx, review, 'rejected', { actor, reason: note, facts: { refusal }, data }))
  )
    return false
  await tellAuthor(tx, review, 'review.refused', { refusal, note })
  return true
}

/** Lets a refused review wait for a decision again; tells whether this call did it. */
export async function putBackReview(tx: Transaction, id: string, actor: Actor): Promise<boolean> {
  const review = await findReview(tx, id)
  if (!review || review.rating === null) return false
  return moveReview(tx, review, 'submitted', {
    actor,
    kind: 'review.put_back',
    data: { refusal: null, refusalNote: null },
  })
}

/**
 * Puts the studio's words under a published review, or takes them away, if those of `shownAt` still
 * stand there; the author hears of the first ones. Tells whether anything changed. Throws
 * `review.replyConflict`.
 */
export async function replyToReview(
  tx: Transaction,
  id: string,
  { reply, shownAt }: { reply: string | null; shownAt: Date | null },
  actor: Actor,
): Promise<boolean> {
  const review = await findReview(tx, id)
  if (!review) return false
  const before = await tx.review.findUniqueOrThrow({
    where: { id },
    select: { reply: true, repliedAt: true },
  })
  if (before.reply === reply) return false
  if (before.repliedAt?.getTime() !== shownAt?.getTime())
    throw new DomainError('review.replyConflict', before.reply)
  const { count } = await tx.review.updateMany({
    where: { id, status: 'published' },
    data: { reply, repliedAt: reply === null ? null : currentTime() },
  })
  if (count === 0) return false
  await recordReviewEvent(tx, review, reply === null ? 'review.reply_removed' : 'review.replied', {
    actor,
    data: { before: before.reply, after: reply },
  })
  if (reply !== null && before.reply === null) await tellAuthor(tx, review, 'review.replied')
  return true
}
