import { SHOWCASE_STATUSES } from '~/domain/ground/machines.rules'
import { platformName, templateTypeName } from '~/domain/content/template-view.server'
import { TEMPLATE_PLATFORMS, TEMPLATE_TYPES } from '~/domain/content/template.rules'
import { YES_NO } from '~/domain/curation/projects-list.rules'
import { TEMPLATE_ACTS } from '~/domain/curation/template-editing.server'
import { adminTemplates, nameTemplates } from '~/domain/curation/templates-list.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES } from '~/platform/i18n/languages'
import { defineList, select } from './define-list.server'

export const templatesList = defineList({
  name: 'templates',
  href: adminPaths.templates,
  source: adminTemplates,
  words: (language) => {
    const [t, showcase] = [translator(language, 'curation'), translator(language, 'showcase')]
    const typeName = (type: string) => templateTypeName(type, language)
    return {
      title: t('templates.title'),
      caption: t('templates.title'),
      empty: { title: t('templates.empty'), text: t('templates.emptyText') },
      searchHint: t('templates.searchHint'),
      selects: [
        select('status', t('statusTitle'), SHOWCASE_STATUSES, (status) => t(`status.${status}`)),
        select('platform', t('parts.platform'), Object.keys(TEMPLATE_PLATFORMS), platformName),
        select('type', t('parts.templateType'), TEMPLATE_TYPES, typeName),
        select('pick', t('featured.template'), YES_NO, (answer) => t(answer)),
      ],
      sort: { label: t('sort'), name: (sort) => t(`sorts.${sort}`) },
      columns: [
        {
          key: 'templateName',
          heading: t('list.template'),
          value: ({ name }) => name,
          sort: { name: 'ascending' },
          rowHeader: true,
        },
        { key: 'status', heading: t('statusTitle'), value: ({ status }) => t(`status.${status}`) },
        { key: 'creator', value: ({ creator }) => creator },
        { key: 'platform', value: ({ platform }) => platformName(platform) },
        { key: 'madeFor', value: ({ templateType }) => typeName(templateType) },
        {
          key: 'pickOnPage',
          heading: t('featured.template'),
          only: 'page',
          value: ({ studioPick }) => t(studioPick ? 'yes' : 'no'),
        },
        {
          key: 'price',
          heading: t('parts.price'),
          value: ({ price }) =>
            showcase(`templates.prices.${price === 'free' ? 'free' : 'premium'}`),
        },
        { key: 'pick', value: ({ studioPick }) => t(studioPick ? 'yes' : 'no') },
        {
          key: 'views',
          heading: t('list.views'),
          value: ({ views }) => views,
          sort: { popular: 'descending' },
          align: 'end',
        },
        {
          key: 'unwritten',
          heading: t('list.unwritten'),
          only: 'page',
          value: ({ unwritten }) => unwritten.map((code) => LANGUAGE_NAMES[code]).join(', '),
        },
        { key: 'source', value: ({ sourceUrl }) => sourceUrl },
        {
          key: 'added',
          heading: t('list.added'),
          value: ({ createdAt }) => createdAt,
          sort: { newest: 'descending', oldest: 'ascending' },
          nowrap: true,
        },
      ],
      show: ({ id, name, previewImage, creator, platform, templateType, status }) => ({
        ...{ name, image: previewImage, status },
        about: [creator, platformName(platform), typeName(templateType)].join(' · '),
        href: adminPaths.template(id),
      }),
      choose: ({ name }) => t('list.choose', { name }),
    }
  },
  acts: TEMPLATE_ACTS,
  called: async (ids) =>
    (await nameTemplates(ids)).map(({ id, name, creator }) => ({
      id,
      name: `${name}, ${creator}`,
      href: adminPaths.template(id),
    })),
})
