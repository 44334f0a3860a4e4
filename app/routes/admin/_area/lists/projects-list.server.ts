import { categoryName } from '~/domain/catalog/catalog-names'
import { projectsQuery, readProjectsFilter } from '~/domain/curation/projects-list.rules'
import { eachProject, firstProjectIds, nameProjects } from '~/domain/curation/projects-list.server'
import { SHOWCASE_PROJECT_ACTS } from '~/domain/curation/showcase-editing.server'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readRowId, type AdminList } from './list'

const COLUMNS = [
  'title',
  'status',
  'category',
  'industry',
  'technologies',
  'liveUrl',
  'githubUrl',
  'featured',
  'priority',
  'delivered',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const [t, shop] = [translator(language, 'curation'), translator(language, 'shop')]
  for await (const {
    title,
    status,
    category,
    industry,
    technologies,
    liveUrl,
    githubUrl,
    featured,
    priority,
    createdAt,
  } of eachProject(readProjectsFilter(query), language)) {
    const flag = t(featured ? 'yes' : 'no')
    yield [
      title,
      t(`status.${status}`),
      categoryName(category, shop),
      industry,
      technologies.join(', '),
      liveUrl ?? '',
      githubUrl ?? '',
      flag,
      String(priority),
      formatIsoDay(createdAt),
    ]
  }
}

export const projectsList: AdminList = {
  readId: readRowId,
  keep: (query) => projectsQuery(readProjectsFilter(query)),
  href: adminPaths.projects,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: SHOWCASE_PROJECT_ACTS,
  firstIds: (query, limit) => firstProjectIds(readProjectsFilter(query), limit),
  called: async (ids, language) =>
    (await nameProjects(ids.map(Number), language)).map(({ id, title }) => ({
      id: String(id),
      name: title,
      href: adminPaths.showcaseProject(id),
    })),
}
