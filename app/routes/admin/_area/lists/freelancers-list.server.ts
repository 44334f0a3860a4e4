import {
  adminFreelancersQuery,
  readFreelancersFilter,
} from '~/domain/freelancers/admin-freelancers.rules'
import {
  eachAdminFreelancer,
  firstFreelancerIds,
  nameFreelancers,
} from '~/domain/freelancers/admin-freelancers.server'
import { FREELANCER_ACTS } from '~/domain/freelancers/freelancer-acts.server'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { languageWords, skillWords } from '~/network/freelancer-words.server'
import { plainAmount, type AdminList } from './list'

const COLUMNS = [
  'name',
  'email',
  'headline',
  'skills',
  'languages',
  'status',
  'rate',
  'currency',
  'joined',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const t = translator(language, 'admin-freelancers')
  for await (const {
    name,
    email,
    headline,
    skills,
    languages,
    status,
    hourlyRate,
    currency,
    createdAt,
  } of eachAdminFreelancer(readFreelancersFilter(query))) {
    const rate = hourlyRate === null ? '' : plainAmount(hourlyRate)
    yield [
      name,
      email,
      headline,
      skillWords(skills, language).join(', '),
      languageWords(languages).join(', '),
      t(`freelancerStatus.${status}`),
      rate,
      rate && currency,
      formatIsoDay(createdAt),
    ]
  }
}

export const freelancersList: AdminList = {
  readId: (value) => (isId(value) ? value : null),
  keep: (query) => adminFreelancersQuery(readFreelancersFilter(query)),
  // It shares its page with the applications, which stand there without a query.
  href: (query) => adminPaths.freelancers({ list: 'freelancers', ...query }),
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: FREELANCER_ACTS,
  firstIds: (query, limit) => firstFreelancerIds(readFreelancersFilter(query), limit),
  called: async (ids) =>
    (await nameFreelancers(ids)).map(({ id, name, email }) => ({
      id,
      name: `${name}, ${email}`,
      href: adminPaths.freelancer(id),
    })),
}
