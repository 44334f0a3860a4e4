import { toProjectCard } from '~/domain/content/showcase-view.server'
import { HOME_PROJECTS } from '~/domain/content/showcase.rules'
import { listShowcaseProjects, summarizeShowcase } from '~/domain/content/showcase.server'
import { toTemplateCard } from '~/domain/content/template-view.server'
import { TEMPLATES_PER_PAGE } from '~/domain/content/template.rules'
import { listTemplates } from '~/domain/content/templates.server'
import { keepContent } from '~/platform/db/kept-content.server'
import type { Language } from '~/platform/i18n/languages'
import { log } from '~/platform/log.server'
import { canWait, loadServices, loadTestimonials } from './strips.server'

/** What the two sections read; a test hands in readers that fail. */
const readers = { listTemplates, listShowcaseProjects, summarizeShowcase }
type Readers = typeof readers

/** A card without its sentence: the home page has much to show, and 20 KB for it. */
function withoutText<Card extends { text: string }>({ text: _text, ...card }: Card) {
  return card
}

/**
 * The templates that the studio put first, then the newest; none when the query fails, and the log
 * says so (spec §8).
 */
export async function loadTemplates(
  language: Language,
  read: Pick<Readers, 'listTemplates'> = readers,
) {
  try {
    const templates = await read.listTemplates({
      sortBy: 'featured',
      limit: TEMPLATES_PER_PAGE,
      language,
    })
    return templates.map((template) => withoutText(toTemplateCard(template, language)))
  } catch (error) {
    log.error({ err: error }, 'Failed to fetch templates')
    return []
  }
}

/**
 * The first projects of the showcase and what it has in all; nothing when a query fails (spec
 * §2.10.10, §9).
 */
export async function loadRecentWork(
  language: Language,
  read: Omit<Readers, 'listTemplates'> = readers,
) {
  try {
    const [projects, summary] = await Promise.all([
      read.listShowcaseProjects({ language, limit: HOME_PROJECTS }),
      read.summarizeShowcase(),
    ])
    return {
      projects: projects.map((project) => withoutText(toProjectCard(project, language))),
      ...summary,
    }
  } catch (error) {
    log.error({ err: error }, 'Failed to fetch data')
    return { projects: [], live: 0, categories: 0 }
  }
}

/** What is the same for everyone with a language. */
const readSections = keepContent(async (popular: boolean, language: Language) => {
  const [testimonials, services, templates, work] = await Promise.all([
    loadTestimonials(language),
    loadServices(popular, language),
    loadTemplates(language),
    loadRecentWork(language),
  ])
  return { testimonials, services, popular, templates, work }
})

/**
 * What the home page's sections show; each bears its own failure. Whoever can wait gets promises,
 * with a spinner or skeletons till they are kept.
 */
export async function loadHomeSections(request: Request, language: Language) {
  const popular = new URL(request.url).searchParams.get('services') === 'popular'
  if (!canWait(request)) return readSections(popular, language)
  return {
    testimonials: loadTestimonials(language),
    services: loadServices(popular, language),
    popular,
    templates: loadTemplates(language),
    work: loadRecentWork(language),
  }
}
