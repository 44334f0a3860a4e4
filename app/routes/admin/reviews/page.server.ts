import {
  isNarrowed,
  readReviewsFilter,
  REVIEW_SORTS,
  reviewsQuery,
  WRITTEN_STATUSES,
  type ReviewsFilter,
} from '~/domain/reviews/admin-reviews.rules'
import {
  listAdminReviews,
  listReviewedServices,
  type AdminReviewRow,
} from '~/domain/reviews/admin-reviews.server'
import { RATINGS } from '~/domain/reviews/reviews.rules'
import { excerpt } from '~/domain/messages/message.rules'
import { adminPaths } from '~/paths/admin'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'

/** How much of a review its row shows; characters. */
const ROW_TEXT = 140

const hrefOf = (filter: ReviewsFilter, place: Place<string> = {}) =>
  adminPaths.reviews({ ...reviewsQuery(filter), ...place })

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects(
  { status, stars, product, sort }: ReviewsFilter,
  services: { id: number; name: string }[],
  language: Language,
) {
  const t = translator(language, 'reviews')
  const [usual, ...sorts] = REVIEW_SORTS
  return [
    {
      name: 'status',
      label: t('list.status'),
      value: status,
      options: WRITTEN_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: 'stars',
      label: t('list.rating'),
      value: stars?.toString() ?? null,
      options: RATINGS.map((value) => ({
        value: String(value),
        label: t('list.stars', { count: value }),
      })),
    },
    {
      name: 'product',
      label: t('list.service'),
      value: product?.toString() ?? null,
      options: services.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'sort',
      label: t('list.sort'),
      value: sort === usual ? null : sort,
      placeholder: t(`list.sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) })),
    },
  ]
}

/** The headings that sort; each turns round. */
function toSorting(filter: ReviewsFilter) {
  const by = (sort: ReviewsFilter['sort']) => hrefOf({ ...filter, sort })
  const written = {
    newest: 'descending',
    oldest: 'ascending',
    lowest: 'none',
    highest: 'none',
  } as const
  const rating = {
    newest: 'none',
    oldest: 'none',
    lowest: 'ascending',
    highest: 'descending',
  } as const
  return {
    written: {
      href: by(filter.sort === 'newest' ? 'oldest' : 'newest'),
      direction: written[filter.sort],
    },
    rating: {
      href: by(filter.sort === 'lowest' ? 'highest' : 'lowest'),
      direction: rating[filter.sort],
    },
  }
}

function presentRow(
  { id, status, rating, body, language: lang, writtenAt, user, order, service }: AdminReviewRow,
  language: Language,
) {
  return {
    ...{ id, status, rating, service, lang: lang ?? undefined },
    text: excerpt(body, ROW_TEXT),
    author: user.name,
    number: order.number,
    written: formatDate(writtenAt, language),
    href: adminPaths.review(id),
  }
}

/**
 * The reviews: the page of them that the address asks for, and what an admin can do with the list.
 */
export async function loadAdminReviews(
  query: URLSearchParams,
  adminId: number,
  language: Language,
) {
  const filter = readReviewsFilter(query)
  const [{ rows, before, after }, services, tools] = await Promise.all([
    listAdminReviews(filter, readIdPlace(query), language),
    listReviewedServices(language),
    loadListTools('reviews', query, adminId),
  ])
  return {
    tools,
    title: translator(language, 'reviews')('title'),
    q: filter.q,
    narrowed: isNarrowed(filter),
    selects: toSelects(filter, services, language),
    sorting: toSorting(filter),
    rows: rows.map((row) => presentRow(row, language)),
    previousHref: before && hrefOf(filter, { before }),
    nextHref: after && hrefOf(filter, { after }),
  }
}
