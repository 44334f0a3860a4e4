import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import type { Part } from '~/platform/paging'
import { readRowNumber } from '~/platform/row-id'
import { readTexts } from '~/platform/stored-json'
import { wordsOf } from '~/domain/ground/search.rules'
import { SHOWCASE_ORDER } from '../content/showcase.server'
import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { readStatus } from './curation.rules'
import { projectsFilter, type ProjectsFilter, type ProjectSort } from './projects-list.rules'

type Where = Prisma.ShowcaseProjectWhereInput

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

function readProjects(filter: ProjectsFilter, part: Part) {
  return db.showcaseProject.findMany({
    where: { ...conditions(filter), studioId: OWN_STUDIO_ID },
    orderBy: ORDERS[filter.sort],
    ...part,
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

/** The showcase's own projects in any status, with their words in a language. */
export const ownProjects = listSource({
  filter: projectsFilter,
  readId: readRowNumber,
  open: (filter, language) => async (part) => {
    const rows = await readProjects(filter, part)
    return rows.map((row) => toRow(row, language))
  },
})

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
