import { readSettings } from '~/domain/settings/settings.server'
import { STUDIO_STATES, studioState } from '~/domain/studios/admin-studios.rules'
import { stackStudios } from '~/domain/studios/admin-studios.server'
import { adminPaths } from '~/paths/admin'
import { formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { defineList, select } from './define-list.server'

export const studiosList = defineList({
  name: 'studios',
  href: adminPaths.studios,
  source: stackStudios,
  words: async (language) => {
    const t = translator(language, 'admin-studios')
    const fee = formatRate((await readSettings()).studioFee, language)
    return {
      title: t('title'),
      caption: t('list.caption'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      searchHint: t('list.searchHint'),
      selects: [select('status', t('list.status'), STUDIO_STATES, (state) => t(`status.${state}`))],
      sort: { label: t('list.sort'), name: (sort) => t(`list.sorts.${sort}`) },
      columns: [
        { key: 'studio', heading: t('list.studio'), value: ({ name }) => name, rowHeader: true },
        { key: 'email', value: ({ email }) => email },
        {
          key: 'status',
          heading: t('list.status'),
          value: ({ status }) => t(`status.${studioState(status)}`),
        },
        { key: 'orders', heading: t('list.orders'), value: ({ orders }) => orders, align: 'end' },
        { key: 'owed', heading: t('list.owed'), value: ({ owed }) => owed, align: 'end' },
        { key: 'currency', value: ({ owed }) => owed.map(({ currency }) => currency) },
        { key: 'fee', heading: t('list.fee'), value: () => fee, align: 'end' },
        {
          key: 'added',
          heading: t('list.since'),
          value: ({ createdAt }) => createdAt,
          nowrap: true,
        },
      ],
      show: ({ id, name, status }) => ({
        ...{ name, state: studioState(status), href: adminPaths.studio(id) },
      }),
    }
  },
})
