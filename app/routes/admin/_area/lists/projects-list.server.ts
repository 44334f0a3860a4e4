import { SHOWCASE_STATUSES } from '~/domain/ground/machines.rules'
import { categoryName } from '~/domain/catalog/catalog-names'
import { CATEGORIES } from '~/domain/catalog/catalog.rules'
import { YES_NO } from '~/domain/curation/projects-list.rules'
import { nameProjects, ownProjects } from '~/domain/curation/projects-list.server'
import { SHOWCASE_PROJECT_ACTS } from '~/domain/curation/showcase-editing.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES } from '~/platform/i18n/languages'
import { defineList, select } from './define-list.server'

export const projectsList = defineList({
  name: 'projects',
  href: adminPaths.projects,
  source: ownProjects,
  words: (language) => {
    const [t, shop] = [translator(language, 'curation'), translator(language, 'shop')]
    return {
      title: t('projects.title'),
      caption: t('projects.title'),
      empty: { title: t('projects.empty'), text: t('projects.emptyText') },
      searchHint: t('projects.searchHint'),
      selects: [
        select('status', t('statusTitle'), SHOWCASE_STATUSES, (status) => t(`status.${status}`)),
        select('category', t('parts.category'), CATEGORIES, (one) => categoryName(one, shop)),
        select('featured', t('parts.featured'), YES_NO, (answer) => t(answer)),
      ],
      sort: { label: t('sort'), name: (sort) => t(`sorts.${sort}`) },
      columns: [
        { key: 'title', heading: t('list.project'), value: ({ title }) => title, rowHeader: true },
        { key: 'status', heading: t('statusTitle'), value: ({ status }) => t(`status.${status}`) },
        { key: 'category', value: ({ category }) => categoryName(category, shop) },
        { key: 'industry', value: ({ industry }) => industry },
        { key: 'technologies', value: ({ technologies }) => technologies.join(', ') },
        { key: 'liveUrl', value: ({ liveUrl }) => liveUrl },
        { key: 'githubUrl', value: ({ githubUrl }) => githubUrl },
        {
          key: 'featured',
          heading: t('parts.featured'),
          value: ({ featured }) => t(featured ? 'yes' : 'no'),
        },
        {
          key: 'priority',
          heading: t('parts.priority'),
          value: ({ priority }) => priority,
          align: 'end',
        },
        {
          key: 'unwritten',
          heading: t('list.unwritten'),
          only: 'page',
          value: ({ unwritten }) => unwritten.map((code) => LANGUAGE_NAMES[code]).join(', '),
        },
        {
          key: 'delivered',
          heading: t('parts.date'),
          value: ({ createdAt }) => createdAt,
          sort: { newest: 'descending', oldest: 'ascending' },
          nowrap: true,
        },
      ],
      show: ({ id, title, image, category, industry, status }) => ({
        ...{ name: title, image, status },
        about: [categoryName(category, shop), industry].filter(Boolean).join(' · '),
        href: adminPaths.showcaseProject(id),
      }),
      choose: ({ title }) => t('list.choose', { name: title }),
    }
  },
  acts: SHOWCASE_PROJECT_ACTS,
  called: async (ids, language) =>
    (await nameProjects(ids, language)).map(({ id, title }) => ({
      id,
      name: title,
      href: adminPaths.showcaseProject(id),
    })),
})
