import { brand } from '~/brand'
import { DomainError } from '~/domain/ground/domain-error'
import { db, type Prisma } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import { readTexts } from '~/platform/stored-json'
import { PUBLIC_SHOWCASE_STATUS, type TemplateSort } from './content.rules'
import { TEMPLATES_PER_PAGE, type TemplateFilter } from './template.rules'

const LIVE = { status: PUBLIC_SHOWCASE_STATUS }

const ORDERS = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  popular: [{ views: 'desc' }, { id: 'desc' }],
  featured: [{ position: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }],
  name: [{ name: 'asc' }, { id: 'desc' }],
} satisfies Record<TemplateSort, Prisma.TemplateOrderByWithRelationInput[]>

type Row = Prisma.TemplateGetPayload<{ include: { translations: true } }>

function present(row: Row, language: Language) {
  const {
    id,
    name,
    previewImage,
    price,
    studioPick,
    creator,
    creatorLogo,
    platform,
    templateType,
    sourceUrl,
    createdAt,
  } = row
  return {
    ...{
      id,
      name,
      previewImage,
      price,
      studioPick,
      creator,
      creatorLogo,
      platform,
      templateType,
      sourceUrl,
      createdAt,
    },
    badges: readTexts(row.badges),
    description: pickTranslation(row.translations, language).description,
  }
}

/** A template of the community (spec §3). */
export type TemplateSummary = ReturnType<typeof present>

/**
 * A template as the contract has it, with the two fields that are named for the studio (spec §3).
 */
export function toContractTemplate({
  studioPick,
  badges,
  createdAt: _created,
  ...template
}: TemplateSummary) {
  return {
    ...template,
    [brand.templateFields.pick]: studioPick,
    [brand.templateFields.review]: { badges },
  }
}

/** The community's live templates in an order, all of them unless there is a limit. */
export async function listTemplates({
  sortBy,
  language,
  limit,
}: {
  sortBy: TemplateSort
  language: Language
  limit?: number
}): Promise<TemplateSummary[]> {
  const rows = await db.template.findMany({
    where: LIVE,
    orderBy: ORDERS[sortBy],
    take: limit,
    include: { translations: inLanguage(language) },
  })
  return rows.map((row) => present(row, language))
}

function conditions({ platform, type, price, pick }: TemplateFilter): Prisma.TemplateWhereInput {
  return {
    ...LIVE,
    platform: platform ?? undefined,
    templateType: type ?? undefined,
    price: price === 'premium' ? { not: 'free' } : (price ?? undefined),
    studioPick: pick || undefined,
  }
}

/** One page of the live templates that a filter lets through, and how many there are in all. */
export async function pageTemplates({
  filter,
  place,
  language,
}: {
  filter: TemplateFilter
  place: Place
  language: Language
}) {
  const where = conditions(filter)
  const read = (at: Place) =>
    db.template.findMany({
      where,
      orderBy: ORDERS[filter.sort],
      ...placeQuery(at, TEMPLATES_PER_PAGE),
      include: { translations: inLanguage(language) },
    })
  const [page, count] = await Promise.all([
    readPage(place, TEMPLATES_PER_PAGE, read),
    db.template.count({ where }),
  ])
  return { ...page, rows: page.rows.map((row) => present(row, language)), count }
}

/** The platforms and types that there are live templates for. */
export async function listTemplateChoices() {
  const groups = await db.template.groupBy({ by: ['platform', 'templateType'], where: LIVE })
  return {
    platforms: new Set(groups.map(({ platform }) => platform)),
    types: new Set(groups.map(({ templateType }) => templateType)),
  }
}

/** One live template; throws `notFound`. */
export async function getTemplate(id: number, language: Language): Promise<TemplateSummary> {
  const row = await db.template.findFirst({
    where: { ...LIVE, id },
    include: { translations: inLanguage(language) },
  })
  if (!row) throw new DomainError('notFound', 'template')
  return present(row, language)
}

/** Counts one opening, which the order 'popular' goes by. */
export async function countTemplateView(id: number) {
  await db.template.updateMany({ where: { ...LIVE, id }, data: { views: { increment: 1 } } })
}
