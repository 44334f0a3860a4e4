import { LANGUAGES } from '~/platform/i18n/languages'
import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { ALL_SKILLS } from './application.rules'
import { APPLICATION_STATUSES, FREELANCER_STATUSES } from '../ground/machines.rules'

const shared = { q: readSearch, skill: oneOf(ALL_SKILLS), language: oneOf(LANGUAGES) }
const SORTS = ['newest', 'oldest', 'name'] as const

/** What applications, and what freelancers are chosen by. */
export const applicationsFilter = listFilter(
  { ...shared, status: oneOf(APPLICATION_STATUSES) },
  SORTS,
)
export const freelancersFilter = listFilter(
  { ...shared, status: oneOf(FREELANCER_STATUSES) },
  SORTS,
)
export type ApplicationsFilter = FilterOf<typeof applicationsFilter>
export type FreelancersFilter = FilterOf<typeof freelancersFilter>
