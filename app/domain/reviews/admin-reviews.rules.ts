import { readRowNumber } from '~/platform/row-id'
import { readSearch } from '../content/search.rules'
import { readChoice } from '../lists/choice.rules'
import { RATINGS } from './reviews.rules'

export const ADMIN_REVIEWS_PER_PAGE = 25

/** What has been written; an invitation is nothing to decide on yet. */
export const WRITTEN_STATUSES = ['submitted', 'published', 'rejected'] as const
export type WrittenStatus = (typeof WRITTEN_STATUSES)[number]

export const REVIEW_SORTS = ['newest', 'oldest', 'lowest', 'highest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

const STARS = RATINGS.map(String)

/** What the reviews are chosen by; each part is also the name of a query parameter. */
export interface ReviewsFilter {
  /** Words to look for; empty for none. */
  q: string
  status: WrittenStatus | null
  stars: number | null
  product: number | null
  sort: ReviewSort
}

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readReviewsFilter(query: URLSearchParams): ReviewsFilter {
  const stars = readChoice(STARS, query.get('stars'))
  return {
    q: readSearch(query.get('q')),
    status: readChoice(WRITTEN_STATUSES, query.get('status')),
    stars: stars === null ? null : Number(stars),
    product: readRowNumber(query.get('product')),
    sort: readChoice(REVIEW_SORTS, query.get('sort')) ?? 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function reviewsQuery({ q, status, stars, product, sort }: ReviewsFilter) {
  return { q: q || undefined, status: status ?? undefined, stars: stars?.toString(), product: product?.toString(), sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ q, status, stars, product }: ReviewsFilter) => q !== '' || status !== null || stars !== null || product !== null
