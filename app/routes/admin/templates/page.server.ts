import { SHOWCASE_STATUSES } from '~/domain/content/content.rules'
import { TEMPLATE_PLATFORMS, TEMPLATE_TYPES } from '~/domain/content/template.rules'
import { platformName, templateTypeName } from '~/domain/content/template-view.server'
import { YES_NO } from '~/domain/curation/projects-list.rules'
import {
  ADMIN_TEMPLATE_SORTS,
  areTemplatesNarrowed,
  readTemplatesFilter,
  templatesQuery,
  type AdminTemplatesFilter,
} from '~/domain/curation/templates-list.rules'
import { listAllTemplates, type TemplateListRow } from '~/domain/curation/templates-list.server'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { readPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'

const hrefOf = (filter: AdminTemplatesFilter, place: Place = {}) =>
  adminPaths.templates({ ...templatesQuery(filter), ...place })

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects(filter: AdminTemplatesFilter, language: Language) {
  const t = translator(language, 'curation')
  const [usual, ...sorts] = ADMIN_TEMPLATE_SORTS
  return [
    {
      name: 'status',
      label: t('statusTitle'),
      value: filter.status,
      options: SHOWCASE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: 'platform',
      label: t('parts.platform'),
      value: filter.platform,
      options: Object.keys(TEMPLATE_PLATFORMS).map((value) => ({
        value,
        label: platformName(value),
      })),
    },
    {
      name: 'type',
      label: t('parts.templateType'),
      value: filter.type,
      options: TEMPLATE_TYPES.map((value) => ({ value, label: templateTypeName(value, language) })),
    },
    {
      name: 'pick',
      label: t('featured.template'),
      value: filter.pick,
      options: YES_NO.map((value) => ({ value, label: t(value) })),
    },
    {
      name: 'sort',
      label: t('sort'),
      value: filter.sort === usual ? null : filter.sort,
      placeholder: t(`sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`sorts.${value}`) })),
    },
  ]
}

/**
 * The headings that sort: the dates turn round, names go from A to Z, and views from most to least.
 */
function toSorting(filter: AdminTemplatesFilter) {
  const by = (sort: AdminTemplatesFilter['sort']) => hrefOf({ ...filter, sort })
  const added = {
    newest: 'descending',
    oldest: 'ascending',
    popular: 'none',
    name: 'none',
  } as const
  return {
    name: {
      href: by('name'),
      direction: filter.sort === 'name' ? ('ascending' as const) : ('none' as const),
    },
    views: {
      href: by('popular'),
      direction: filter.sort === 'popular' ? ('descending' as const) : ('none' as const),
    },
    added: {
      href: by(filter.sort === 'newest' ? 'oldest' : 'newest'),
      direction: added[filter.sort],
    },
  }
}

function presentRow(
  {
    id,
    name,
    previewImage,
    creator,
    platform,
    templateType,
    status,
    studioPick,
    price,
    views,
    unwritten,
    createdAt,
  }: TemplateListRow,
  language: Language,
) {
  return {
    ...{
      id: String(id),
      name,
      image: previewImage,
      status,
      pick: studioPick,
      href: adminPaths.template(id),
    },
    about: [creator, platformName(platform), templateTypeName(templateType, language)].join(' · '),
    price: translator(
      language,
      'showcase',
    )(`templates.prices.${price === 'free' ? 'free' : 'premium'}`),
    views: formatNumber(views, language),
    unwritten: unwritten.map((code) => LANGUAGE_NAMES[code]).join(', '),
    added: formatDate(createdAt, language),
  }
}

/**
 * The community's templates: the page of them that the address asks for, and what an admin can do
 * with the list.
 */
export async function loadAdminTemplates(
  query: URLSearchParams,
  adminId: number,
  language: Language,
) {
  const filter = readTemplatesFilter(query)
  const [{ templates, before, after }, tools] = await Promise.all([
    listAllTemplates(filter, readPlace(query)),
    loadListTools('templates', query, adminId),
  ])
  return {
    title: translator(language, 'curation')('templates.title'),
    list: {
      tools,
      q: filter.q,
      narrowed: areTemplatesNarrowed(filter),
      selects: toSelects(filter, language),
      sorting: toSorting(filter),
      rows: templates.map((template) => presentRow(template, language)),
      previousHref: before === null ? null : hrefOf(filter, { before }),
      nextHref: after === null ? null : hrefOf(filter, { after }),
    },
  }
}
