import {
  adminFreelancersQuery,
  readApplicationsFilter,
} from '~/domain/freelancers/admin-freelancers.rules'
import {
  eachAdminApplication,
  firstApplicationIds,
  nameApplications,
} from '~/domain/freelancers/admin-freelancers.server'
import { APPLICATION_ACTS } from '~/domain/freelancers/application-acts.server'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { countryWords, languageWords, skillWords } from '~/network/freelancer-words.server'
import type { AdminList } from './list'

const COLUMNS = [
  'name',
  'email',
  'country',
  'skills',
  'languages',
  'status',
  'suspected',
  'sent',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const t = translator(language, 'admin-freelancers')
  for await (const {
    name,
    email,
    country,
    skills,
    languages,
    status,
    suspicions,
    createdAt,
  } of eachAdminApplication(readApplicationsFilter(query))) {
    const suspected = suspicions === '' ? '' : t('list.suspected')
    yield [
      name,
      email,
      countryWords(country, language),
      skillWords(skills, language).join(', '),
      languageWords(languages).join(', '),
      t(`applicationStatus.${status}`),
      suspected,
      formatIsoDay(createdAt),
    ]
  }
}

export const applicationsList: AdminList = {
  readId: (value) => (isId(value) ? value : null),
  keep: (query) => adminFreelancersQuery(readApplicationsFilter(query)),
  href: adminPaths.freelancers,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: APPLICATION_ACTS,
  firstIds: (query, limit) => firstApplicationIds(readApplicationsFilter(query), limit),
  called: async (ids) =>
    (await nameApplications(ids)).map(({ id, name, email }) => ({
      id,
      name: `${name}, ${email}`,
      href: adminPaths.application(id),
    })),
}
