import { CATEGORIES } from '../catalog/catalog.rules'
import { SHOWCASE_STATUSES, type ShowcaseStatus } from '../content/content.rules'
import { readSearch } from '../content/search.rules'
import { readChoice } from '../lists/choice.rules'

export const ADMIN_PROJECTS_PER_PAGE = 25

/** As visitors see them (spec §9), or by the day of delivery. */
export const PROJECT_SORTS = ['site', 'newest', 'oldest'] as const
export type ProjectSort = (typeof PROJECT_SORTS)[number]

export const YES_NO = ['yes', 'no'] as const
export type YesNo = (typeof YES_NO)[number]

/** What the showcase's projects are chosen by; each part is also the name of a query parameter. */
export interface ProjectsFilter {
  /** Words to look for; empty for none. */
  q: string
  status: ShowcaseStatus | null
  category: (typeof CATEGORIES)[number] | null
  featured: YesNo | null
  sort: ProjectSort
}

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readProjectsFilter(query: URLSearchParams): ProjectsFilter {
  return {
    q: readSearch(query.get('q')),
    status: readChoice(SHOWCASE_STATUSES, query.get('status')),
    category: readChoice(CATEGORIES, query.get('category')),
    featured: readChoice(YES_NO, query.get('featured')),
    sort: readChoice(PROJECT_SORTS, query.get('sort')) ?? 'site',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function projectsQuery({ q, status, category, featured, sort }: ProjectsFilter) {
  return { q: q || undefined, status: status ?? undefined, category: category ?? undefined, featured: featured ?? undefined, sort: sort === 'site' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const areProjectsNarrowed = ({ sort: _sort, ...filter }: ProjectsFilter) => Object.values(filter).some(Boolean)
