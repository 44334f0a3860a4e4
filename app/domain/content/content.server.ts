import { brand } from '~/brand'
import { db } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import type { Language } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { OWN_STUDIO_ID } from '../studios/own-studio'
import { PUBLIC_SHOWCASE_STATUS, type TemplateSort } from './content.rules'

/** Live projects of the showcase: featured first, then higher priority, then newest (spec §9). */
export async function listShowcaseProjects({ featured, language }: { featured?: boolean; language: Language }) {
  const rows = await db.showcaseProject.findMany({
    where: { studioId: OWN_STUDIO_ID, status: PUBLIC_SHOWCASE_STATUS, featured },
    orderBy: [{ featured: 'desc' }, { priority: 'desc' }, { createdAt: 'desc' }],
    include: { translations: inLanguage(language) },
  })
  return rows.map(({ translations, studioId: _studio, slug: _slug, version: _version, ...project }) => {
    const words = pickTranslation(translations, language)
    return {
      ...project,
      title: words.title,
      description: words.description,
      industry: words.industry,
      technologies: project.technologies as string[],
    }
  })
}

/** Testimonials in the order that the studio gave them, at most `limit`. */
export async function listTestimonials({ featured, limit, language }: { featured?: boolean; limit: number; language: Language }) {
  const rows = await db.testimonial.findMany({
    where: { studioId: OWN_STUDIO_ID, featured },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: limit,
    include: { translations: inLanguage(language) },
  })
  return rows.map(({ id, name, companyName, rating, image, isSample, translations }) => {
    const words = pickTranslation(translations, language)
    return { id, name, companyName, rating, image, isSample, quote: words.quote, role: words.role }
  })
}
export type Testimonial = Awaited<ReturnType<typeof listTestimonials>>[number]

function readTemplates(language: Language, sortBy: TemplateSort) {
  const orders = { newest: { createdAt: 'desc' }, popular: { views: 'desc' }, name: { name: 'asc' } } as const
  return db.template.findMany({ orderBy: [orders[sortBy], { id: 'desc' }], include: { translations: inLanguage(language) } })
}

function presentTemplate(row: Awaited<ReturnType<typeof readTemplates>>[number], language: Language) {
  const { id, name, previewImage, price, studioPick, creator, creatorLogo, platform, templateType, sourceUrl, badges } = row
  return {
    ...{ id, name, previewImage, price, creator, creatorLogo, platform, templateType, sourceUrl },
    description: pickTranslation(row.translations, language).description,
    [brand.templateFields.pick]: studioPick,
    [brand.templateFields.review]: { badges: badges as string[] },
  }
}

/** The community's templates with the two fields that are named for the studio (spec §3). */
export async function listTemplates({ sortBy, language }: { sortBy: TemplateSort; language: Language }) {
  return (await readTemplates(language, sortBy)).map((row) => presentTemplate(row, language))
}

/** One template; throws NotFoundError. */
export async function getTemplate(id: number, language: Language) {
  const row = await db.template.findUnique({ where: { id }, include: { translations: inLanguage(language) } })
  if (!row) throw new NotFoundError('template')
  return presentTemplate(row, language)
}
