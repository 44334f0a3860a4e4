import { brand } from '~/brand'
import { TEMPLATE_SORTS } from '~/domain/content/content.rules'
import {
  isFiltering,
  readTemplateFilter,
  TEMPLATE_PLATFORMS,
  TEMPLATE_PRICES,
  TEMPLATE_TYPES,
  templateQuery,
  type TemplateFilter,
} from '~/domain/content/template.rules'
import { listTemplateChoices, pageTemplates } from '~/domain/content/templates.server'
import {
  platformName,
  templateTypeName,
  toTemplateCard,
} from '~/domain/content/template-view.server'
import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { foundPlace, readPlace } from '~/platform/paging'
import { leftOutNotice } from '~/storefront/filter-texts.server'

type Choices = Awaited<ReturnType<typeof listTemplateChoices>>

/** The fields of the filter: what there are templates for, and what is chosen. */
function toSelects(filter: TemplateFilter, { platforms, types }: Choices, language: Language) {
  const t = translator(language, 'showcase')
  const offered = Object.keys(TEMPLATE_PLATFORMS).filter(
    (platform) => platforms.has(platform) || platform === filter.platform,
  )
  const made = TEMPLATE_TYPES.filter((type) => types.has(type) || type === filter.type)
  return [
    {
      name: 'platform',
      label: t('templates.platform'),
      value: filter.platform,
      options: offered.map((value) => ({ value, label: platformName(value) })),
    },
    {
      name: 'type',
      label: t('templates.type'),
      value: filter.type,
      options: made.map((value) => ({ value, label: templateTypeName(value, language) })),
    },
    {
      name: 'price',
      label: t('templates.price'),
      value: filter.price,
      options: TEMPLATE_PRICES.map((value) => ({ value, label: t(`templates.prices.${value}`) })),
    },
  ]
}

/** The template showcase: the page that the address asks for. */
export async function loadTemplatesPage(query: URLSearchParams, language: Language) {
  const t = translator(language, 'showcase')
  const ask = (name: keyof TemplateFilter) => query.get(name)
  const { filter, unknown } = readTemplateFilter({
    platform: ask('platform'),
    type: ask('type'),
    price: ask('price'),
    pick: ask('pick'),
    sort: ask('sort'),
  })
  const place = readPlace(query)
  const [{ rows, count, before, after, strayed }, choices] = await Promise.all([
    pageTemplates({ filter, place, language }),
    listTemplateChoices(),
  ])
  const pageHref = (to: { before?: number; after?: number }) =>
    paths.templates({ ...templateQuery(filter), ...to })
  const feedHref = paths.templatesFeed({ lng: language })
  return {
    title: t('templates.title'),
    heading: t('templates.heading'),
    description: t('templates.lead'),
    shareImage: '/media/share/templates.jpg',
    canonicalQuery: { ...templateQuery(filter), ...foundPlace(place, { strayed }) },
    feed: { title: t('feed.templates', { name: brand.name }), href: feedHref },
    feedHref,
    empty: choices.platforms.size === 0,
    notice: leftOutNotice(unknown, language, strayed),
    selects: toSelects(filter, choices, language),
    pick: filter.pick,
    kept: { sort: templateQuery(filter).sort },
    filtering: isFiltering(filter),
    sorts: TEMPLATE_SORTS.map((sort) => ({
      label: t(`templates.sort.${sort}`),
      href: paths.templates(templateQuery({ ...filter, sort })),
      current: sort === filter.sort,
    })),
    templates: rows.map((template) => toTemplateCard(template, language)),
    count,
    pages: {
      previousHref: before === null ? null : pageHref({ before }),
      nextHref: after === null ? null : pageHref({ after }),
    },
  }
}
