import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { readTexts } from '~/platform/stored-json'
import { wordsOf } from '~/domain/ground/search.rules'
import { SHOWCASE_ORDER } from '../content/showcase.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { readStatus } from './curation.rules'
import {
  ADMIN_PROJECTS_PER_PAGE,
  type ProjectsFilter,
  type ProjectSort,
} from './projects-list.rules'

type Where = Prisma.ShowcaseProjectWhereInput
type Query = { cursor?: { id: number }; skip?: number; take: number }

const ORDERS: Record<ProjectSort, Prisma.ShowcaseProjectOrderByWithRelationInput[]> = {
  site: SHOWCASE_ORDER,
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
}

/** A word of the search stands in the title, the description or the industry, in any language. */
function hasWord(word: string): Where {
  return {
    OR: containing(word).flatMap((text): Where[] =>
      [{ title: text }, { description: text }, { industry: text }].map((some) => ({
        translations: { some },
      })),
    ),
  }
}

function conditions({ q, status, category, featured }: ProjectsFilter): Where {
  return {
    status: status ?? undefined,
    category: category ?? undefined,
    featured: featured === null ? undefined : featured === 'yes',
    AND: wordsOf(q).map(hasWord),
  }
}

function readProjects(filter: ProjectsFilter, query: Query) {
  return db.showcaseProject.findMany({
    where: { ...conditions(filter), studioId: OWN_STUDIO_ID },
    orderBy: ORDERS[filter.sort],
    ...query,
    include: { translations: true },
  })
}

function toRow(
  {
    translations,
    technologies,
    status,
    ...project
  }: Awaited<ReturnType<typeof readProjects>>[number],
  language: Language,
) {
  const { title, industry } = pickTranslation(translations, language)
  return {
    ...{
      ...project,
      title,
      industry,
      status: readStatus(status),
      technologies: readTexts(technologies),
    },
    unwritten: LANGUAGES.filter((one) => !translations.some((words) => words.language === one)),
  }
}
export type ProjectListRow = ReturnType<typeof toRow>

/** A page of the showcase's projects in any status that a filter lets through, 25 at most. */
export async function listProjects(filter: ProjectsFilter, place: Place, language: Language) {
  const { rows, ...neighbours } = await readPage(place, ADMIN_PROJECTS_PER_PAGE, (at) =>
    readProjects(filter, placeQuery(at, ADMIN_PROJECTS_PER_PAGE)),
  )
  return { projects: rows.map((row) => toRow(row, language)), ...neighbours }
}

/** All of them, a few hundred in memory at a time. */
export function eachProject(filter: ProjectsFilter, language: Language) {
  return eachRow(
    (query: Query) => readProjects(filter, query),
    async (rows) => rows.map((row) => toRow(row, language)),
  )
}

/** The ids of the first `limit` projects that a filter lets through. */
export async function firstProjectIds(filter: ProjectsFilter, limit: number): Promise<string[]> {
  const rows = await db.showcaseProject.findMany({
    where: { ...conditions(filter), studioId: OWN_STUDIO_ID },
    orderBy: ORDERS[filter.sort],
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => String(id))
}

/** The projects among some ids, with their titles; other studios' are left out. */
export async function nameProjects(ids: number[], language: Language) {
  const rows = await db.showcaseProject.findMany({
    where: { studioId: OWN_STUDIO_ID, id: { in: ids } },
    orderBy: SHOWCASE_ORDER,
    include: { translations: true },
  })
  return rows.map(({ id, translations }) => ({
    id,
    title: pickTranslation(translations, language).title,
  }))
}
