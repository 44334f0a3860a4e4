import { sharingPicture } from '~/shell/sharing-picture'
import { brand } from '~/brand'
import { categoryFilter, FILTERS, type FilterValue } from '~/domain/catalog/catalog.rules'
import { listProducts } from '~/domain/catalog/catalog.server'
import { toCardView } from '~/domain/catalog/product-view.server'
import { organizationData } from '~/domain/content/organization.server'
import {
  getShowcaseProject,
  listShowcaseWorks,
  type ShowcaseProject,
} from '~/domain/content/showcase.server'
import { toProjectCard, toProjectPage } from '~/domain/content/showcase-view.server'
import {
  matchesShowcaseFilter,
  PROJECTS_PER_PAGE,
  readShowcaseFilter,
  showcaseChoices,
  type ShowcaseFilter,
} from '~/domain/content/showcase.rules'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { foundPlace, readPage, readPlace, rowsAt } from '~/platform/paging'
import { leftOutNotice } from '~/storefront/filter-texts.server'
import { breadcrumbList } from '~/shell/structured-data'

const RELATED = 4

type Choices = ReturnType<typeof showcaseChoices>

const queryOf = ({ category, technology, industry }: ShowcaseFilter) => ({
  category: category ?? undefined,
  technology: technology ?? undefined,
  industry: industry ?? undefined,
})

/**
 * The filters of the page: categories as links that keep the rest, the rest as a form that keeps
 * the category.
 */
function toFilters(
  filter: ShowcaseFilter,
  { categories, technologies, industries }: Choices,
  language: Language,
) {
  const shop = translator(language, 'shop')
  const t = translator(language, 'showcase')
  const link = (value: FilterValue | null) => ({
    label: shop(`catalog.filter.${value ?? 'all'}`),
    href: paths.showcase({ ...queryOf(filter), category: value ?? undefined }),
    current: value === filter.category,
  })
  return {
    categories: [
      null,
      ...FILTERS.filter((value) => categories.includes(value) || value === filter.category),
    ].map(link),
    kept: { category: filter.category ?? undefined },
    selects: [
      {
        name: 'technology',
        label: t('projects.technology'),
        value: filter.technology,
        options: technologies.map((name) => ({ value: name, label: name })),
      },
      {
        name: 'industry',
        label: t('projects.industry'),
        value: filter.industry,
        options: industries.map(({ key, name }) => ({ value: key, label: name })),
      },
    ],
  }
}

/** The showcase: the live projects that the address asks for, in the order of spec §9. */
export async function loadProjectsPage(query: URLSearchParams, language: Language) {
  const t = translator(language, 'showcase')
  const works = await listShowcaseWorks(language)
  const asked = {
    category: query.get('category'),
    technology: query.get('technology'),
    industry: query.get('industry'),
  }
  const { filter, unknown } = readShowcaseFilter(asked, works)
  const hits = works.filter((work) => matchesShowcaseFilter(work, filter))
  const place = readPlace(query)
  const { rows, before, after, strayed } = await readPage(place, PROJECTS_PER_PAGE, (at) =>
    rowsAt(hits, at, PROJECTS_PER_PAGE),
  )
  const pageHref = (to: { before?: number; after?: number }) =>
    paths.showcase({ ...queryOf(filter), ...to })
  const feedHref = paths.showcaseFeed({ lng: language })
  return {
    title: t('projects.title'),
    heading: t('projects.heading'),
    description: t('projects.lead'),
    shareImage: '/media/share/projects.jpg',
    canonicalQuery: { ...queryOf(filter), ...foundPlace(place, { strayed }) },
    feed: { title: t('feed.projects', { name: brand.name }), href: feedHref },
    feedHref,
    empty: works.length === 0,
    notice: works.length === 0 ? null : leftOutNotice(unknown, language, strayed),
    filters: toFilters(filter, showcaseChoices(works, language), language),
    projects: rows.map((work) => toProjectCard(work, language)),
    count: hits.length,
    pages: {
      previousHref: before === null ? null : pageHref({ before }),
      nextHref: after === null ? null : pageHref({ after }),
    },
  }
}

function toStructuredData(
  project: ShowcaseProject,
  page: ReturnType<typeof toProjectPage>,
  language: Language,
) {
  const origin = env.PUBLIC_URL
  const address = paths.showcaseProject(project.id)
  const crumbs = [
    { name: translator(language, 'showcase')('projects.title'), path: paths.showcase() },
    { name: project.title, path: address },
  ]
  return [
    {
      '@type': 'CreativeWork',
      '@id': `${origin}${address}`,
      url: `${origin}${address}`,
      name: project.title,
      description: project.description,
      image: new URL(project.image, `${origin}/`).href,
      dateCreated: page.day,
      inLanguage: language,
      genre: page.category,
      about: project.industry,
      keywords: project.technologies.join(', '),
      creator: organizationData(),
      ...(project.liveUrl ? { sameAs: project.liveUrl } : {}),
    },
    breadcrumbList(origin, crumbs),
  ]
}

/**
 * One live project, its neighbors in the showcase and the services of its category. Throws
 * `notFound`.
 */
export async function loadProjectPage(id: number, language: Language) {
  const { project, previous, next } = await getShowcaseProject(id, language)
  const filter = categoryFilter(project.category)
  const services = filter?.category
    ? await listProducts({ language, category: filter.category })
    : []
  const page = toProjectPage(project, language)
  return {
    title: project.title,
    description: page.lead,
    shareImage: sharingPicture(project.image) ?? '/media/share/projects.jpg',
    structuredData: toStructuredData(project, page, language),
    project: page,
    categoryHref: paths.showcase({ category: filter?.value }),
    services: services.slice(0, RELATED).map((service) => toCardView(service, language)),
    shopHref: paths.shop({ category: filter?.value }),
    previous,
    next,
  }
}
