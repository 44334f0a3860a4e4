import { SHOWCASE_STATUSES } from '../ground/machines.rules'
import { readSearch } from '~/domain/ground/search.rules'
import { TEMPLATE_PLATFORMS, TEMPLATE_TYPES } from '../content/template.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { YES_NO } from './projects-list.rules'

const ADMIN_TEMPLATE_SORTS = ['newest', 'oldest', 'popular', 'name'] as const
export type AdminTemplateSort = (typeof ADMIN_TEMPLATE_SORTS)[number]

/** What the community's templates are chosen by; `pick`: whether it is the studio's own. */
export const adminTemplatesFilter = listFilter(
  {
    q: readSearch,
    status: oneOf(SHOWCASE_STATUSES),
    platform: oneOf(Object.keys(TEMPLATE_PLATFORMS)),
    type: oneOf(TEMPLATE_TYPES),
    pick: oneOf(YES_NO),
  },
  ADMIN_TEMPLATE_SORTS,
)
export type AdminTemplatesFilter = FilterOf<typeof adminTemplatesFilter>
