import { SHOWCASE_STATUSES, type ShowcaseStatus } from '../content/content.rules'
import { readSearch } from '../content/search.rules'
import { TEMPLATE_PLATFORMS, TEMPLATE_TYPES, type TemplateType } from '../content/template.rules'
import { readChoice } from '../lists/choice.rules'
import { YES_NO, type YesNo } from './projects-list.rules'

export const ADMIN_TEMPLATES_PER_PAGE = 25

export const ADMIN_TEMPLATE_SORTS = ['newest', 'oldest', 'popular', 'name'] as const
export type AdminTemplateSort = (typeof ADMIN_TEMPLATE_SORTS)[number]

/** What the community's templates are chosen by; each part is also the name of a query parameter. */
export interface AdminTemplatesFilter {
  /** Words to look for; empty for none. */
  q: string
  status: ShowcaseStatus | null
  platform: string | null
  type: TemplateType | null
  /** Whether it is the studio's own pick. */
  pick: YesNo | null
  sort: AdminTemplateSort
}

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readTemplatesFilter(query: URLSearchParams): AdminTemplatesFilter {
  return {
    q: readSearch(query.get('q')),
    status: readChoice(SHOWCASE_STATUSES, query.get('status')),
    platform: readChoice(Object.keys(TEMPLATE_PLATFORMS), query.get('platform')),
    type: readChoice(TEMPLATE_TYPES, query.get('type')),
    pick: readChoice(YES_NO, query.get('pick')),
    sort: readChoice(ADMIN_TEMPLATE_SORTS, query.get('sort')) ?? 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function templatesQuery({ q, status, platform, type, pick, sort }: AdminTemplatesFilter) {
  return { q: q || undefined, status: status ?? undefined, platform: platform ?? undefined, type: type ?? undefined, pick: pick ?? undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const areTemplatesNarrowed = ({ sort: _sort, ...filter }: AdminTemplatesFilter) => Object.values(filter).some(Boolean)
