import { readRowNumber } from '~/platform/row-id'
import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { RATINGS } from './reviews.rules'

/** What has been written; an invitation is nothing to decide on yet. */
export const WRITTEN_STATUSES = ['submitted', 'published', 'rejected'] as const

const REVIEW_SORTS = ['newest', 'oldest', 'lowest', 'highest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

const readStars = (asked: string | null) => RATINGS.find((stars) => String(stars) === asked) ?? null

/** What the reviews are chosen by. */
export const reviewsFilter = listFilter(
  { q: readSearch, status: oneOf(WRITTEN_STATUSES), stars: readStars, product: readRowNumber },
  REVIEW_SORTS,
)
export type ReviewsFilter = FilterOf<typeof reviewsFilter>
