import { toProjectCard } from '~/domain/content/showcase-view.server'
import { HOME_PROJECTS } from '~/domain/content/showcase.rules'
import { listShowcaseProjects, summarizeShowcase } from '~/domain/content/showcase.server'
import { toTemplateCard } from '~/domain/content/template-view.server'
import { TEMPLATES_PER_PAGE } from '~/domain/content/template.rules'
import { listTemplates } from '~/domain/content/templates.server'
import { keepContent } from '~/platform/db/kept-content.server'
import type { Language } from '~/platform/i18n/languages'
import { log } from '~/platform/log.server'
import {
  canWait,
  loadServices,
  loadTestimonials,
  readServices,
  readTestimonials,
} from './strips.server'

/** What the two sections read; a test hands in readers that fail. */
const readers = { listTemplates, listShowcaseProjects, summarizeShowcase }
type Readers = typeof readers

/** A card without its sentence: the home page has much to show, and 20 KB for it. */
function withoutText<Card extends { text: string }>({ text: _text, ...card }: Card) {
  return card
}

/** The templates that the studio put first, then the newest. */
async function readTemplates(
  language: Language,
  { listTemplates }: Pick<Readers, 'listTemplates'> = readers,
) {
  const templates = await listTemplates({ sortBy: 'featured', limit: TEMPLATES_PER_PAGE, language })
  return templates.map((template) => withoutText(toTemplateCard(template, language)))
}

/** The same, and none when the query fails, which the log says (spec §8). */
export function loadTemplates(language: Language, read: Pick<Readers, 'listTemplates'> = readers) {
  return readTemplates(language, read).catch((error: unknown) => {
    log.error({ err: error }, 'Failed to fetch templates')
    return []
  })
}

/** The first projects of the showcase and what it has in all (spec §2.10.10). */
async function readRecentWork(
  language: Language,
  { listShowcaseProjects, summarizeShowcase }: Omit<Readers, 'listTemplates'> = readers,
) {
  const [projects, summary] = await Promise.all([
    listShowcaseProjects({ language, limit: HOME_PROJECTS }),
    summarizeShowcase(),
  ])
  return {
    projects: projects.map((project) => withoutText(toProjectCard(project, language))),
    ...summary,
  }
}

/** The same, and nothing when a query fails (spec §9). */
export function loadRecentWork(language: Language, read: Omit<Readers, 'listTemplates'> = readers) {
  return readRecentWork(language, read).catch((error: unknown) => {
    log.error({ err: error }, 'Failed to fetch data')
    return { projects: [], live: 0, categories: 0 }
  })
}

/** What is the same for everyone with a language, once all of it could be read. */
const readSections = keepContent(async (popular: boolean, language: Language) => {
  const [testimonials, services, templates, work] = await Promise.all([
    readTestimonials(language),
    readServices(popular, language),
    readTemplates(language),
    readRecentWork(language),
  ])
  return { testimonials, services, popular, templates, work }
})

const loadSections = (popular: boolean, language: Language) => ({
  testimonials: loadTestimonials(language),
  services: loadServices(popular, language),
  popular,
  templates: loadTemplates(language),
  work: loadRecentWork(language),
})

/** Each section by itself, so that one that cannot be read takes no other with it. */
async function readEach(popular: boolean, language: Language) {
  const sections = loadSections(popular, language)
  const [testimonials, services, templates, work] = await Promise.all([
    sections.testimonials,
    sections.services,
    sections.templates,
    sections.work,
  ])
  return { testimonials, services, popular, templates, work }
}

/**
 * What the home page's sections show; each bears its own failure. Whoever can wait gets promises,
 * with a spinner or skeletons till they are kept.
 */
export async function loadHomeSections(request: Request, language: Language) {
  const popular = new URL(request.url).searchParams.get('services') === 'popular'
  if (canWait(request)) return loadSections(popular, language)
  return readSections(popular, language).catch(() => readEach(popular, language))
}
