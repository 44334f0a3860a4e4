import { CLIENT_STATES, CLIENT_TRAITS } from '~/domain/clients/admin-clients.rules'
import { clients, nameClients } from '~/domain/clients/admin-clients.server'
import { CLIENT_ACTS } from '~/domain/clients/client-acts.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { defineList, select } from './define-list.server'

export const clientsList = defineList({
  name: 'clients',
  href: adminPaths.clients,
  source: clients,
  words: (language) => {
    const t = translator(language, 'admin-clients')
    return {
      title: t('title'),
      caption: t('list.caption'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      searchHint: t('filter.searchHint'),
      selects: [
        select('has', t('filter.has'), CLIENT_TRAITS, (trait) => t(`filter.traits.${trait}`)),
        {
          ...select('state', t('filter.state'), CLIENT_STATES, (state) => t(`state.${state}`)),
          placeholder: t('filter.notErased'),
        },
      ],
      sort: { label: t('filter.sort'), name: (sort) => t(`filter.sorts.${sort}`) },
      columns: [
        {
          key: 'name',
          heading: t('list.name'),
          value: ({ name }) => name,
          sort: { name: 'ascending' },
          rowHeader: true,
        },
        { key: 'email', value: ({ email }) => email },
        {
          key: 'company',
          heading: t('list.company'),
          value: ({ companies }) => companies.join(', '),
        },
        { key: 'status', heading: t('list.state'), value: ({ state }) => t(`state.${state}`) },
        { key: 'orders', heading: t('list.orders'), value: ({ orders }) => orders, align: 'end' },
        {
          key: 'lastOrder',
          heading: t('list.last'),
          value: ({ lastOrderAt }) => lastOrderAt,
          nowrap: true,
        },
        {
          key: 'since',
          heading: t('list.since'),
          value: ({ createdAt }) => createdAt,
          sort: { newest: 'descending', oldest: 'ascending' },
          nowrap: true,
        },
      ],
      show: ({ id, name, email, state }) => ({ name, email, state, href: adminPaths.client(id) }),
      choose: ({ name }) => t('list.choose', { name }),
    }
  },
  acts: CLIENT_ACTS,
  called: async (ids) =>
    (await nameClients(ids)).map(({ id, name, email }) => ({
      id,
      name: `${name}, ${email}`,
      href: adminPaths.client(id),
    })),
})
