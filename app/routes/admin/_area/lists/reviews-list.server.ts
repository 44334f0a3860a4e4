import { readReviewsFilter, reviewsQuery } from '~/domain/reviews/admin-reviews.rules'
import { eachReview, firstReviewIds, nameReviews } from '~/domain/reviews/admin-reviews.server'
import { REVIEW_ACTS } from '~/domain/reviews/review-acts.server'
import { isRefusal } from '~/domain/reviews/reviews.rules'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import type { AdminList } from './list'

const COLUMNS = [
  'written',
  'service',
  'stars',
  'review',
  'name',
  'email',
  'number',
  'status',
  'reason',
  'reply',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const t = translator(language, 'reviews')
  for await (const {
    writtenAt,
    service,
    rating,
    body,
    user,
    order,
    status,
    refusal,
    refusalNote,
    reply,
  } of eachReview(readReviewsFilter(query), language)) {
    const reason = isRefusal(refusal) ? `${t(`refusals.${refusal}`)}: ${refusalNote}` : ''
    yield [
      formatIsoDay(writtenAt),
      service,
      String(rating),
      body,
      user.name,
      user.email,
      order.number,
      t(`status.${status}`),
      reason,
      reply ?? '',
    ]
  }
}

export const reviewsList: AdminList = {
  readId: (value) => (isId(value) ? value : null),
  keep: (query) => reviewsQuery(readReviewsFilter(query)),
  href: adminPaths.reviews,
  columns: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: REVIEW_ACTS,
  firstIds: (query, limit) => firstReviewIds(readReviewsFilter(query), limit),
  name: async (ids, language) => {
    const t = translator(language, 'reviews')
    return (await nameReviews(ids)).map(({ id, rating, user, order }) => ({
      id,
      name: `${user.name}, ${order.number}, ${t('list.stars', { count: rating ?? 0 })}`,
      href: adminPaths.review(id),
    }))
  },
}
