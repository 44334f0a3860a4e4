import { DomainError } from '~/domain/ground/domain-error'
import { db, type Prisma } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { readTexts } from '~/platform/stored-json'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { PUBLIC_SHOWCASE_STATUS } from './content.rules'
import { industryKey } from './showcase.rules'

const LIVE = { studioId: OWN_STUDIO_ID, status: PUBLIC_SHOWCASE_STATUS }

/** Featured first, then higher priority, then newest (spec §9). */
export const SHOWCASE_ORDER = [
  { featured: 'desc' },
  { priority: 'desc' },
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.ShowcaseProjectOrderByWithRelationInput[]
const NEWEST_FIRST = [
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.ShowcaseProjectOrderByWithRelationInput[]

type Row = Prisma.ShowcaseProjectGetPayload<{ include: { translations: true } }>

function present(
  { translations, studioId: _studio, slug: _slug, version: _version, ...project }: Row,
  language: Language,
) {
  const { title, description, industry } = pickTranslation(translations, language)
  return {
    ...project,
    title,
    description,
    industry,
    technologies: readTexts(project.technologies),
  }
}

/** A project of the showcase, field by field as spec §3 names them. */
export type ShowcaseProject = ReturnType<typeof present>

interface ShowcaseQuery {
  language: Language
  featured?: boolean
  limit?: number
  newestFirst?: boolean
}

/** Live projects of the showcase, in its order unless the newest are wanted first. */
export async function listShowcaseProjects({
  language,
  featured,
  limit,
  newestFirst = false,
}: ShowcaseQuery): Promise<ShowcaseProject[]> {
  const rows = await db.showcaseProject.findMany({
    where: { ...LIVE, featured },
    orderBy: newestFirst ? NEWEST_FIRST : SHOWCASE_ORDER,
    take: limit,
    include: { translations: inLanguage(language) },
  })
  return rows.map((row) => present(row, language))
}

/**
 * All live projects with the key of their industry, in the showcase's order: dozens, so filters and
 * pages are made of the list.
 */
export async function listShowcaseWorks(language: Language) {
  const rows = await db.showcaseProject.findMany({
    where: LIVE,
    orderBy: SHOWCASE_ORDER,
    include: { translations: inLanguage(language) },
  })
  return rows.map((row) => ({
    ...present(row, language),
    industryKey: industryKey(pickTranslation(row.translations, FALLBACK_LANGUAGE).industry),
  }))
}

/** The project beside another in the showcase's order. */
async function findNeighbor(id: number, direction: 1 | -1, language: Language) {
  const [row] = await db.showcaseProject.findMany({
    where: LIVE,
    orderBy: SHOWCASE_ORDER,
    cursor: { id },
    skip: 1,
    take: direction,
    include: { translations: inLanguage(language) },
  })
  return row ? { id: row.id, title: pickTranslation(row.translations, language).title } : null
}

/** A live project with its neighbors in the showcase's order. Throws `notFound`. */
export async function getShowcaseProject(id: number, language: Language) {
  const row = await db.showcaseProject.findFirst({
    where: { ...LIVE, id },
    include: { translations: inLanguage(language) },
  })
  if (!row) throw new DomainError('notFound', `showcase project ${id}`)
  const [previous, next] = await Promise.all([
    findNeighbor(id, -1, language),
    findNeighbor(id, 1, language),
  ])
  return { project: present(row, language), previous, next }
}

/** How many projects are live, and in how many categories. */
export async function summarizeShowcase() {
  const groups = await db.showcaseProject.groupBy({
    by: ['category'],
    where: LIVE,
    _count: { _all: true },
  })
  return {
    live: groups.reduce((sum, { _count }) => sum + _count._all, 0),
    categories: groups.length,
  }
}
