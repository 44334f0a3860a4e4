import type { Prisma, Transaction } from '~/platform/db/db.server'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { readTexts } from '~/platform/stored-json'
import { freeName, slugOf } from '../catalog/product-editing.rules'
import { BADGE_PLACES, readStatus } from './curation.rules'
import type { TemplateInput } from './curation.schema'
import { curationActs, type Curated, type CuratedRecord } from './curation.server'

type Row = Prisma.TemplateGetPayload<{ include: { translations: true } }>

function valuesOf({
  name,
  creator,
  sourceUrl,
  platform,
  templateType,
  price,
  studioPick,
  badges,
  translations,
}: Row) {
  const inLanguage = (language: Language) => [
    language,
    { description: translations.find((row) => row.language === language)?.description ?? '' },
  ]
  const chosen = readTexts(badges)
  return {
    ...{
      name,
      creator,
      sourceUrl,
      platform,
      templateType,
      price: price === 'free' ? 'free' : 'premium',
    },
    featured: studioPick ? 'on' : '',
    badges: Object.fromEntries(BADGE_PLACES.map((place, index) => [place, chosen[index] ?? ''])),
    words: Object.fromEntries(LANGUAGES.map(inLanguage)),
  }
}

function toRecord(row: Row): CuratedRecord {
  return {
    ...{
      id: row.id,
      status: readStatus(row.status),
      featured: row.studioPick,
      names: { en: row.name },
    },
    values: valuesOf(row),
    pictures: { picture: row.previewImage, logo: row.creatorLogo ?? '' },
  }
}

const writtenIn = (words: TemplateInput['words']) =>
  LANGUAGES.filter((language) => words[language].description !== '')

async function freeSlug(tx: Transaction, name: string) {
  const wanted = slugOf(name)
  const alike = await tx.template.findMany({
    where: { slug: { startsWith: wanted } },
    select: { slug: true },
  })
  return freeName(
    wanted,
    alike.map(({ slug }) => slug),
  )
}

function toColumns({
  name,
  creator,
  sourceUrl,
  platform,
  templateType,
  price,
  featured,
  badges,
}: TemplateInput) {
  return { name, creator, sourceUrl, platform, templateType, price, badges, studioPick: featured }
}

async function writeWords(tx: Transaction, templateId: number, words: TemplateInput['words']) {
  const written = writtenIn(words)
  await tx.templateTranslation.deleteMany({ where: { templateId, language: { notIn: written } } })
  for (const language of written) {
    const key = { templateId, language }
    await tx.templateTranslation.upsert({
      where: { templateId_language: key },
      create: { ...key, ...words[language] },
      update: words[language],
    })
  }
}

const touched = { version: { increment: 1 } }

/** The templates of the community, as they are edited. */
export const TEMPLATES: Curated<TemplateInput> = {
  subject: 'template',
  async read(tx, id) {
    const row = await tx.template.findUnique({ where: { id }, include: { translations: true } })
    return row && toRecord(row)
  },
  async create(tx, input) {
    const words = writtenIn(input.words).map((language) => ({ language, ...input.words[language] }))
    const data = {
      ...toColumns(input),
      slug: await freeSlug(tx, input.name),
      previewImage: '',
      status: 'draft',
      translations: { create: words },
    }
    return (await tx.template.create({ data, select: { id: true } })).id
  },
  async write(tx, { id }, input) {
    await writeWords(tx, id, input.words)
    await tx.template.update({ where: { id }, data: { ...toColumns(input), ...touched } })
  },
  setFeatured: (tx, id, studioPick) =>
    tx.template.update({ where: { id }, data: { studioPick, ...touched } }),
  setPicture: (tx, id, which, address) =>
    tx.template.update({
      where: { id },
      data: {
        ...(which === 'logo' ? { creatorLogo: address || null } : { previewImage: address }),
        ...touched,
      },
    }),
}

export const TEMPLATE_ACTS = curationActs(TEMPLATES)
