import { SHOWCASE_STATUSES } from '../ground/machines.rules'
import { CATEGORIES } from '../catalog/catalog.rules'
import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'

/** As visitors see them (spec §9), or by the day of delivery. */
const PROJECT_SORTS = ['site', 'newest', 'oldest'] as const
export type ProjectSort = (typeof PROJECT_SORTS)[number]

export const YES_NO = ['yes', 'no'] as const

/** What the showcase's projects are chosen by. */
export const projectsFilter = listFilter(
  {
    q: readSearch,
    status: oneOf(SHOWCASE_STATUSES),
    category: oneOf(CATEGORIES),
    featured: oneOf(YES_NO),
  },
  PROJECT_SORTS,
)
export type ProjectsFilter = FilterOf<typeof projectsFilter>
