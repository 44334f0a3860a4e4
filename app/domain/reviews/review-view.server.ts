import { brand } from '~/brand'
import { formatDate, formatNumber, onOneLine } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { MAX_RATING } from './reviews.rules'
import type { ProductReviews } from './reviews.server'

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The reviews of a service as its page shows them. */
export function toReviewsView({ count, average, reviews }: ProductReviews, language: Language) {
  const t = translator(language, 'shop')
  return {
    count,
    average:
      average === null
        ? null
        : {
            value: average,
            text: t('reviews.average', {
              average: formatNumber(average, language),
              max: formatNumber(MAX_RATING, language),
            }),
          },
    reviews: reviews.map(
      ({ id, rating, body, language: lang, reply, author, publishedAt, orderedTill }) => ({
        id,
        rating,
        body,
        lang: lang ?? undefined,
        reply:
          reply === null ? null : { title: t('reviews.reply', { name: brand.name }), text: reply },
        author: author ?? t('reviews.former'),
        date: formatDate(publishedAt, language),
        day: dayOf(publishedAt),
        verified: t('reviews.verified', { date: onOneLine(formatDate(orderedTill, language)) }),
      }),
    ),
    /** Words of the link to all of them, where some are left. */
    more: count > reviews.length ? t('reviews.all', { count }) : null,
  }
}
export type ReviewsView = ReturnType<typeof toReviewsView>
