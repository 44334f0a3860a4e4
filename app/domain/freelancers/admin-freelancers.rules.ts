import { LANGUAGES } from '~/platform/i18n/languages'
import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { ALL_SKILLS } from './application.rules'
import { APPLICATION_STATUSES, FREELANCER_STATUSES } from '../ground/machines.rules'

export const FREELANCERS_PER_PAGE = 25

export const FREELANCER_LISTS = ['applications', 'freelancers'] as const
export type FreelancerList = (typeof FREELANCER_LISTS)[number]

export const FREELANCER_SORTS = ['newest', 'oldest', 'name'] as const
export type FreelancerSort = (typeof FREELANCER_SORTS)[number]

const shared = { q: readSearch, skill: oneOf(ALL_SKILLS), language: oneOf(LANGUAGES) }
const applications = listFilter(
  { ...shared, list: () => 'applications' as const, status: oneOf(APPLICATION_STATUSES) },
  FREELANCER_SORTS,
)
const freelancers = listFilter(
  { ...shared, list: () => 'freelancers' as const, status: oneOf(FREELANCER_STATUSES) },
  FREELANCER_SORTS,
)
export type ApplicationsFilter = FilterOf<typeof applications>
export type FreelancersFilter = FilterOf<typeof freelancers>
export type AdminFreelancersFilter = ApplicationsFilter | FreelancersFilter
export const readApplicationsFilter = applications.read
export const readFreelancersFilter = freelancers.read

/** The filter and order of the list that the address names, the applications if it names none. */
export function readAdminFreelancersFilter(query: URLSearchParams): AdminFreelancersFilter {
  return query.get('list') === 'freelancers'
    ? readFreelancersFilter(query)
    : readApplicationsFilter(query)
}

/** The query of an address for a filter; the applications need no name. */
export function adminFreelancersQuery(filter: AdminFreelancersFilter) {
  return filter.list === 'applications'
    ? { ...applications.query(filter), list: undefined }
    : freelancers.query(filter)
}

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ q, status, skill, language }: AdminFreelancersFilter) =>
  Boolean(q || status || skill || language)
