import { CATEGORIES } from '~/domain/catalog/catalog.rules'
import { categoryName } from '~/domain/catalog/catalog-names'
import { SHOWCASE_STATUSES } from '~/domain/content/content.rules'
import {
  areProjectsNarrowed,
  PROJECT_SORTS,
  projectsQuery,
  readProjectsFilter,
  YES_NO,
  type ProjectsFilter,
} from '~/domain/curation/projects-list.rules'
import { listProjects, type ProjectListRow } from '~/domain/curation/projects-list.server'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { readPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'

const hrefOf = (filter: ProjectsFilter, place: Place = {}) =>
  adminPaths.projects({ ...projectsQuery(filter), ...place })

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects(filter: ProjectsFilter, language: Language) {
  const [t, shop] = [translator(language, 'curation'), translator(language, 'shop')]
  const [usual, ...sorts] = PROJECT_SORTS
  return [
    {
      name: 'status',
      label: t('statusTitle'),
      value: filter.status,
      options: SHOWCASE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: 'category',
      label: t('parts.category'),
      value: filter.category,
      options: CATEGORIES.map((value) => ({ value, label: categoryName(value, shop) })),
    },
    {
      name: 'featured',
      label: t('parts.featured'),
      value: filter.featured,
      options: YES_NO.map((value) => ({ value, label: t(value) })),
    },
    {
      name: 'sort',
      label: t('sort'),
      value: filter.sort === usual ? null : filter.sort,
      placeholder: t(`sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`sorts.${value}`) })),
    },
  ]
}

function presentRow(
  {
    id,
    title,
    image,
    category,
    industry,
    status,
    featured,
    priority,
    unwritten,
    createdAt,
  }: ProjectListRow,
  language: Language,
) {
  return {
    ...{
      id: String(id),
      name: title,
      image,
      status,
      featured,
      href: adminPaths.showcaseProject(id),
    },
    about: [categoryName(category, translator(language, 'shop')), industry]
      .filter(Boolean)
      .join(' · '),
    priority: formatNumber(priority, language),
    unwritten: unwritten.map((code) => LANGUAGE_NAMES[code]).join(', '),
    delivered: formatDate(createdAt, language),
  }
}

/** The day of delivery as a heading that turns the order round. */
function byDate(filter: ProjectsFilter) {
  const direction = { site: 'none', newest: 'descending', oldest: 'ascending' } as const
  return {
    href: hrefOf({ ...filter, sort: filter.sort === 'newest' ? 'oldest' : 'newest' }),
    direction: direction[filter.sort],
  }
}

/**
 * The showcase's projects: the page of them that the address asks for, and what an admin can do
 * with the list.
 */
export async function loadAdminProjects(
  query: URLSearchParams,
  adminId: number,
  language: Language,
) {
  const filter = readProjectsFilter(query)
  const [{ projects, before, after }, tools] = await Promise.all([
    listProjects(filter, readPlace(query), language),
    loadListTools('projects', query, adminId),
  ])
  return {
    title: translator(language, 'curation')('projects.title'),
    list: {
      tools,
      q: filter.q,
      narrowed: areProjectsNarrowed(filter),
      selects: toSelects(filter, language),
      dates: byDate(filter),
      rows: projects.map((project) => presentRow(project, language)),
      previousHref: before === null ? null : hrefOf(filter, { before }),
      nextHref: after === null ? null : hrefOf(filter, { after }),
    },
  }
}
