import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { isId } from '~/platform/row-id'
import { WRITTEN } from './admin-reviews.server'

/** The most that a page shows of what happened. */
const MOST_EVENTS = 100

/** What happened to a review, the newest first, with who did it. */
async function readHistory(subjectId: string) {
  const events = await db.event.findMany({
    where: { subject: 'review', subjectId },
    orderBy: { id: 'desc' },
    take: MOST_EVENTS,
  })
  const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
  const people =
    ids.length > 0
      ? await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
      : []
  return events.map(({ id, kind, to, reason, at, data, actorId, actorType }) => ({
    ...{ id, kind, to, reason, at, data, actorType },
    who: people.find((person) => person.id === actorId)?.name ?? null,
  }))
}
export type ReviewEvent = Awaited<ReturnType<typeof readHistory>>[number]

/**
 * A review with its author, the order that verifies it and its history. Throws `notFound`, also
 * for one that nobody has written yet.
 */
export async function getAdminReview(id: string, language: Language) {
  const review = isId(id)
    ? await db.review.findFirst({
        where: { AND: [WRITTEN, { id }] },
        include: {
          user: { select: { id: true, name: true, email: true, erasedAt: true } },
          order: {
            select: {
              id: true,
              number: true,
              status: true,
              createdAt: true,
              completedAt: true,
              companyName: true,
            },
          },
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
    history: await readHistory(id),
  }
}
export type AdminReview = Awaited<ReturnType<typeof getAdminReview>>

/**
 * Takes a step with a review in a transaction of its own; tells 'late' where it stands elsewhere by
 * now. Throws `notFound`.
 */
export function stepReview(
  id: string,
  act: (tx: Transaction) => Promise<boolean>,
): Promise<'done' | 'late'> {
  return transaction(async (tx) => {
    if (!isId(id) || (await tx.review.count({ where: { AND: [WRITTEN, { id }] } })) === 0)
      throw new DomainError('notFound', 'review')
    return (await act(tx)) ? 'done' : 'late'
  })
}
