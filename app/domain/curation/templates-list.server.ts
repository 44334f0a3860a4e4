import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { readTexts } from '~/platform/stored-json'
import { wordsOf } from '~/domain/ground/search.rules'
import { readStatus } from './curation.rules'
import {
  ADMIN_TEMPLATES_PER_PAGE,
  type AdminTemplatesFilter,
  type AdminTemplateSort,
} from './templates-list.rules'

type Where = Prisma.TemplateWhereInput
type Query = { cursor?: { id: number }; skip?: number; take: number }

const ORDERS: Record<AdminTemplateSort, Prisma.TemplateOrderByWithRelationInput[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'asc' }],
  popular: [{ views: 'desc' }, { id: 'desc' }],
  name: [{ name: 'asc' }, { id: 'desc' }],
}

/**
 * A word of the search stands in the name, the creator's name or the description in any language.
 */
function hasWord(word: string): Where {
  return {
    OR: containing(word).flatMap((text): Where[] => [
      { name: text },
      { creator: text },
      { translations: { some: { description: text } } },
    ]),
  }
}

function conditions({ q, status, platform, type, pick }: AdminTemplatesFilter): Where {
  return {
    status: status ?? undefined,
    platform: platform ?? undefined,
    templateType: type ?? undefined,
    studioPick: pick === null ? undefined : pick === 'yes',
    AND: wordsOf(q).map(hasWord),
  }
}

function readTemplates(filter: AdminTemplatesFilter, query: Query) {
  return db.template.findMany({
    where: conditions(filter),
    orderBy: ORDERS[filter.sort],
    ...query,
    include: { translations: { select: { language: true } } },
  })
}

function toRow({
  translations,
  status,
  badges,
  ...template
}: Awaited<ReturnType<typeof readTemplates>>[number]) {
  const written = translations.map(({ language }) => language)
  return {
    ...template,
    status: readStatus(status),
    badges: readTexts(badges),
    unwritten: LANGUAGES.filter((language) => !written.includes(language)),
  }
}
export type TemplateListRow = ReturnType<typeof toRow>

/** A page of the templates in any status that a filter lets through, 25 at most. */
export async function listAllTemplates(filter: AdminTemplatesFilter, place: Place) {
  const { rows, ...neighbours } = await readPage(place, ADMIN_TEMPLATES_PER_PAGE, (at) =>
    readTemplates(filter, placeQuery(at, ADMIN_TEMPLATES_PER_PAGE)),
  )
  return { templates: rows.map(toRow), ...neighbours }
}

/** All of them, a few hundred in memory at a time. */
export const eachTemplate = (filter: AdminTemplatesFilter) =>
  eachRow(
    (query: Query) => readTemplates(filter, query),
    async (rows) => rows.map(toRow),
  )

/** The ids of the first `limit` templates that a filter lets through. */
export async function firstTemplateIds(
  filter: AdminTemplatesFilter,
  limit: number,
): Promise<string[]> {
  const rows = await db.template.findMany({
    where: conditions(filter),
    orderBy: ORDERS[filter.sort],
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => String(id))
}

/** The templates among some ids, with their names. */
export function nameTemplates(ids: number[]) {
  return db.template.findMany({
    where: { id: { in: ids } },
    orderBy: ORDERS.newest,
    select: { id: true, name: true, creator: true },
  })
}
