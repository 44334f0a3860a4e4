import { containing } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import type { Part } from '~/platform/paging'
import { readRowNumber } from '~/platform/row-id'
import { readTexts } from '~/platform/stored-json'
import { listSource } from '~/domain/ground/list-source'
import { wordsOf } from '~/domain/ground/search.rules'
import { readStatus } from './curation.rules'
import {
  adminTemplatesFilter,
  type AdminTemplatesFilter,
  type AdminTemplateSort,
} from './templates-list.rules'

type Where = Prisma.TemplateWhereInput

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

function readTemplates(filter: AdminTemplatesFilter, part: Part) {
  return db.template.findMany({
    where: conditions(filter),
    orderBy: ORDERS[filter.sort],
    ...part,
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

/** The community's templates in any status. */
export const adminTemplates = listSource({
  filter: adminTemplatesFilter,
  readId: readRowNumber,
  open: (filter) => async (part) => (await readTemplates(filter, part)).map(toRow),
})

/** The templates among some ids, with their names. */
export function nameTemplates(ids: number[]) {
  return db.template.findMany({
    where: { id: { in: ids } },
    orderBy: ORDERS.newest,
    select: { id: true, name: true, creator: true },
  })
}
