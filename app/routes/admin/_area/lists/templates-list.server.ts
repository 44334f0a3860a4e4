import { platformName, templateTypeName } from '~/domain/content/template-view.server'
import { TEMPLATE_ACTS } from '~/domain/curation/template-editing.server'
import { readTemplatesFilter, templatesQuery } from '~/domain/curation/templates-list.rules'
import {
  eachTemplate,
  firstTemplateIds,
  nameTemplates,
} from '~/domain/curation/templates-list.server'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readRowId, type AdminList } from './list'

const COLUMNS = [
  'templateName',
  'status',
  'creator',
  'platform',
  'madeFor',
  'price',
  'pick',
  'views',
  'source',
  'added',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const [t, showcase] = [translator(language, 'curation'), translator(language, 'showcase')]
  for await (const {
    name,
    status,
    creator,
    platform,
    templateType,
    price,
    studioPick,
    views,
    sourceUrl,
    createdAt,
  } of eachTemplate(readTemplatesFilter(query))) {
    const words = [
      platformName(platform),
      templateTypeName(templateType, language),
      showcase(`templates.prices.${price === 'free' ? 'free' : 'premium'}`),
      t(studioPick ? 'yes' : 'no'),
    ]
    yield [
      name,
      t(`status.${status}`),
      creator,
      ...words,
      String(views),
      sourceUrl,
      formatIsoDay(createdAt),
    ]
  }
}

export const templatesList: AdminList = {
  readId: readRowId,
  keep: (query) => templatesQuery(readTemplatesFilter(query)),
  href: adminPaths.templates,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: TEMPLATE_ACTS,
  firstIds: (query, limit) => firstTemplateIds(readTemplatesFilter(query), limit),
  called: async (ids) =>
    (await nameTemplates(ids.map(Number))).map(({ id, name, creator }) => ({
      id: String(id),
      name: `${name}, ${creator}`,
      href: adminPaths.template(id),
    })),
}
