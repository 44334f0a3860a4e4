import type { Prisma, Transaction } from '~/platform/db/db.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { readTexts } from '~/platform/stored-json'
import { freeName, slugOf } from '../catalog/product-editing.rules'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { readStatus } from './curation.rules'
import type { ProjectInput } from './curation.schema'
import { curationActs, type Curated, type CuratedRecord } from './curation.server'

type Row = Prisma.ShowcaseProjectGetPayload<{ include: { translations: true } }>

function valuesOf({
  category,
  createdAt,
  technologies,
  liveUrl,
  githubUrl,
  featured,
  priority,
  translations,
}: Row) {
  const inLanguage = (language: Language) => {
    const {
      title = '',
      description = '',
      industry = '',
    } = translations.find((row) => row.language === language) ?? {}
    return [language, { title, description, industry }]
  }
  return {
    ...{
      category,
      date: formatIsoDay(createdAt),
      liveUrl: liveUrl ?? '',
      githubUrl: githubUrl ?? '',
      priority: String(priority),
    },
    technologies: readTexts(technologies).join('\n'),
    featured: featured ? 'on' : '',
    words: Object.fromEntries(LANGUAGES.map(inLanguage)),
  }
}

function toRecord(row: Row): CuratedRecord {
  return {
    ...{ id: row.id, status: readStatus(row.status), featured: row.featured },
    names: Object.fromEntries(row.translations.map(({ language, title }) => [language, title])),
    values: valuesOf(row),
    pictures: { picture: row.image },
  }
}

const writtenIn = (words: ProjectInput['words']) =>
  LANGUAGES.filter((language) => words[language].title !== '')
const ownProject = (id: number) => ({ id, studioId: OWN_STUDIO_ID })

async function freeSlug(tx: Transaction, title: string) {
  const wanted = slugOf(title)
  const alike = await tx.showcaseProject.findMany({
    where: { studioId: OWN_STUDIO_ID, slug: { startsWith: wanted } },
    select: { slug: true },
  })
  return freeName(
    wanted,
    alike.map(({ slug }) => slug),
  )
}

/** The columns of what a form says; a project that only keeps its day keeps the moment too. */
function toColumns(
  { category, date, technologies, liveUrl, githubUrl, featured, priority }: ProjectInput,
  day?: string,
) {
  const createdAt = date === day ? undefined : new Date(date)
  return {
    category,
    technologies,
    liveUrl: liveUrl ?? null,
    githubUrl: githubUrl ?? null,
    featured,
    priority,
    createdAt,
  }
}

async function writeWords(tx: Transaction, projectId: number, words: ProjectInput['words']) {
  const written = writtenIn(words)
  await tx.showcaseProjectTranslation.deleteMany({
    where: { projectId, language: { notIn: written } },
  })
  for (const language of written) {
    const key = { projectId, language }
    await tx.showcaseProjectTranslation.upsert({
      where: { projectId_language: key },
      create: { ...key, ...words[language] },
      update: words[language],
    })
  }
}

/** The projects of the showcase, as they are edited. */
export const SHOWCASE_PROJECTS: Curated<ProjectInput> = {
  subject: 'showcase',
  async read(tx, id) {
    const row = await tx.showcaseProject.findUnique({
      where: ownProject(id),
      include: { translations: true },
    })
    return row && toRecord(row)
  },
  async create(tx, input) {
    const words = writtenIn(input.words).map((language) => ({ language, ...input.words[language] }))
    const slug = await freeSlug(tx, input.words.en.title)
    const data = {
      ...toColumns(input),
      slug,
      studioId: OWN_STUDIO_ID,
      image: '',
      status: 'draft',
      translations: { create: words },
    }
    return (await tx.showcaseProject.create({ data, select: { id: true } })).id
  },
  async write(tx, { id, values }, input) {
    await writeWords(tx, id, input.words)
    await tx.showcaseProject.update({
      where: { id },
      data: { ...toColumns(input, String(values.date)), version: { increment: 1 } },
    })
  },
  setFeatured: (tx, id, featured) =>
    tx.showcaseProject.update({ where: { id }, data: { featured, version: { increment: 1 } } }),
  setPicture: (tx, id, _which, image) =>
    tx.showcaseProject.update({ where: { id }, data: { image, version: { increment: 1 } } }),
}

export const SHOWCASE_PROJECT_ACTS = curationActs(SHOWCASE_PROJECTS)
