import {
  adminFreelancersQuery,
  FREELANCER_LISTS,
  FREELANCER_SORTS,
  isNarrowed,
  readAdminFreelancersFilter,
  type AdminFreelancersFilter,
  type ApplicationsFilter,
  type FreelancerList,
  type FreelancersFilter,
} from '~/domain/freelancers/admin-freelancers.rules'
import {
  listAdminApplications,
  listAdminFreelancers,
  type AdminApplicationRow,
  type AdminFreelancerRow,
} from '~/domain/freelancers/admin-freelancers.server'
import { APPLICATION_STATUSES, FREELANCER_STATUSES } from '~/domain/ground/machines.rules'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'
import {
  countryWords,
  languageWords,
  skillOptions,
  skillWords,
} from '~/network/freelancer-words.server'

const hrefOf = (filter: AdminFreelancersFilter, place: Place<string> = {}) =>
  adminPaths.freelancers({ ...adminFreelancersQuery(filter), ...place })
const listHref = (list: FreelancerList) =>
  adminPaths.freelancers(list === 'applications' ? {} : { list })

function statusOptions(list: FreelancerList, language: Language) {
  const t = translator(language, 'admin-freelancers')
  return list === 'applications'
    ? APPLICATION_STATUSES.map((value) => ({ value, label: t(`applicationStatus.${value}`) }))
    : FREELANCER_STATUSES.map((value) => ({ value, label: t(`freelancerStatus.${value}`) }))
}

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects(filter: AdminFreelancersFilter, language: Language) {
  const t = translator(language, 'admin-freelancers')
  const [usual, ...sorts] = FREELANCER_SORTS
  return [
    {
      name: 'status',
      label: t('filter.status'),
      value: filter.status,
      options: statusOptions(filter.list, language),
    },
    {
      name: 'skill',
      label: t('filter.skill'),
      value: filter.skill,
      options: skillOptions(language),
    },
    {
      name: 'language',
      label: t('filter.language'),
      value: filter.language,
      options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    },
    {
      name: 'sort',
      label: t('filter.sort'),
      value: filter.sort === usual ? null : filter.sort,
      placeholder: t(`filter.sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) })),
    },
  ]
}

/** The headings that sort: the dates turn round, the names go from A to Z. */
function toSorting(filter: AdminFreelancersFilter) {
  const by = (sort: AdminFreelancersFilter['sort']) => hrefOf({ ...filter, sort })
  const placed = { newest: 'descending', oldest: 'ascending', name: 'none' } as const
  return {
    since: {
      href: by(filter.sort === 'newest' ? 'oldest' : 'newest'),
      direction: placed[filter.sort],
    },
    name: {
      href: by('name'),
      direction: filter.sort === 'name' ? ('ascending' as const) : ('none' as const),
    },
  }
}

function presentTraits(
  row: { skills: string[]; languages: string[]; createdAt: Date },
  language: Language,
) {
  return {
    skills: skillWords(row.skills, language).join(', '),
    languages: languageWords(row.languages).join(', '),
    since: formatDate(row.createdAt, language),
  }
}

function presentApplication(row: AdminApplicationRow, language: Language) {
  const { id, name, email, status, country, suspicions } = row
  return {
    ...{ id, name, email, status },
    ...presentTraits(row, language),
    about: countryWords(country, language),
    suspected: suspicions !== '',
    href: adminPaths.application(id),
  }
}

function presentFreelancer(row: AdminFreelancerRow, language: Language) {
  const { id, name, email, status, headline, hourlyRate, currency } = row
  const rate = hourlyRate === null ? null : formatMoney(hourlyRate, currency, language)
  return {
    ...{ id, name, email, status, rate },
    ...presentTraits(row, language),
    about: headline,
    href: adminPaths.freelancer(id),
  }
}

async function readApplications(
  filter: ApplicationsFilter,
  place: Place<string>,
  language: Language,
) {
  const { applications, ...neighbours } = await listAdminApplications(filter, place)
  return {
    list: 'applications' as const,
    rows: applications.map((row) => presentApplication(row, language)),
    ...neighbours,
  }
}

async function readFreelancers(
  filter: FreelancersFilter,
  place: Place<string>,
  language: Language,
) {
  const { freelancers, ...neighbours } = await listAdminFreelancers(filter, place)
  return {
    list: 'freelancers' as const,
    rows: freelancers.map((row) => presentFreelancer(row, language)),
    ...neighbours,
  }
}

/** The applications or the freelancers: the page of them that the address asks for. */
export async function loadAdminFreelancers(
  query: URLSearchParams,
  adminId: number,
  language: Language,
) {
  const t = translator(language, 'admin-freelancers')
  const filter = readAdminFreelancersFilter(query)
  const place = readIdPlace(query)
  const read =
    filter.list === 'applications'
      ? readApplications(filter, place, language)
      : readFreelancers(filter, place, language)
  const [{ before, after, ...page }, tools] = await Promise.all([
    read,
    loadListTools(filter.list, query, adminId),
  ])
  return {
    tools,
    title: t(`lists.${filter.list}.title`),
    ...page,
    lists: FREELANCER_LISTS.map((list) => ({
      label: t(`lists.${list}.name`),
      href: listHref(list),
      current: list === filter.list,
    })),
    all: listHref(filter.list),
    q: filter.q,
    narrowed: isNarrowed(filter),
    selects: toSelects(filter, language),
    sorting: toSorting(filter),
    previousHref: before && hrefOf(filter, { before }),
    nextHref: after && hrefOf(filter, { after }),
  }
}
export type AdminFreelancersPage = Awaited<ReturnType<typeof loadAdminFreelancers>>
