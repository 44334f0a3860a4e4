import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { categoryName } from '../catalog/catalog-names'
import type { ShowcaseProject } from './showcase.server'
import { shownTechnologies, splitDescription } from './showcase.rules'

function common({ id, title, image, category, industry }: ShowcaseProject, language: Language) {
  return {
    ...{ id, title, image, industry },
    category: categoryName(category, translator(language, 'shop')),
  }
}

/** A project as its card shows it: three technologies, and how many more there are (spec §9). */
export function toProjectCard(project: ShowcaseProject, language: Language) {
  const { shown, more } = shownTechnologies(project.technologies)
  return {
    ...common(project, language),
    text: splitDescription(project.description, language).lead,
    technologies: shown,
    more:
      more === 0
        ? null
        : {
            count: more,
            spoken: translator(language, 'showcase')('projects.more', { count: more }),
          },
  }
}

/** A project as its own page shows it. */
export function toProjectPage(project: ShowcaseProject, language: Language) {
  const { technologies, liveUrl, githubUrl, createdAt, description } = project
  return {
    ...common(project, language),
    ...splitDescription(description, language),
    ...{ technologies, liveUrl, githubUrl },
    date: formatDate(createdAt, language),
    day: createdAt.toISOString().slice(0, 10),
  }
}
