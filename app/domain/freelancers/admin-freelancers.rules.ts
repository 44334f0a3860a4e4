import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { readSearch } from '../content/search.rules'
import { readChoice } from '../lists/choice.rules'
import { ALL_SKILLS, type Skill } from './application.rules'
import { APPLICATION_STATUSES, FREELANCER_STATUSES, type ApplicationStatus, type FreelancerStatus } from './screening.rules'

export const FREELANCERS_PER_PAGE = 25

export const FREELANCER_LISTS = ['applications', 'freelancers'] as const
export type FreelancerList = (typeof FREELANCER_LISTS)[number]

export const FREELANCER_SORTS = ['newest', 'oldest', 'name'] as const
export type FreelancerSort = (typeof FREELANCER_SORTS)[number]

/** What both lists are chosen by; each part is also the name of a query parameter. */
export interface ListFilter<Status> {
  /** Words to look for; empty for none. */
  q: string
  status: Status | null
  skill: Skill | null
  language: Language | null
  sort: FreelancerSort
}
export type ApplicationsFilter = ListFilter<ApplicationStatus> & { list: 'applications' }
export type FreelancersFilter = ListFilter<FreelancerStatus> & { list: 'freelancers' }
export type AdminFreelancersFilter = ApplicationsFilter | FreelancersFilter

function readShared(query: URLSearchParams) {
  return {
    q: readSearch(query.get('q')),
    skill: readChoice(ALL_SKILLS, query.get('skill')),
    language: readChoice(LANGUAGES, query.get('language')),
    sort: readChoice(FREELANCER_SORTS, query.get('sort')) ?? ('newest' as const),
  }
}

/** The filter and order of the applications that an address asks for; a value that does not exist asks for nothing. */
export function readApplicationsFilter(query: URLSearchParams): ApplicationsFilter {
  return { ...readShared(query), list: 'applications', status: readChoice(APPLICATION_STATUSES, query.get('status')) }
}

/** The same of the freelancers. */
export function readFreelancersFilter(query: URLSearchParams): FreelancersFilter {
  return { ...readShared(query), list: 'freelancers', status: readChoice(FREELANCER_STATUSES, query.get('status')) }
}

/** The same of the list that the address names, the applications if it names none. */
export function readAdminFreelancersFilter(query: URLSearchParams): AdminFreelancersFilter {
  return query.get('list') === 'freelancers' ? readFreelancersFilter(query) : readApplicationsFilter(query)
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function adminFreelancersQuery({ list, q, status, skill, language, sort }: AdminFreelancersFilter) {
  return {
    list: list === 'applications' ? undefined : list,
    ...{ q: q || undefined, status: status ?? undefined, skill: skill ?? undefined, language: language ?? undefined },
    sort: sort === 'newest' ? undefined : sort,
  }
}

/** Whether a filter leaves anything out. */
export const isNarrowed = ({ q, status, skill, language }: AdminFreelancersFilter) => q !== '' || status !== null || skill !== null || language !== null
