import {
  CLIENT_SORTS,
  CLIENT_STATES,
  CLIENT_TRAITS,
  clientsQuery,
  isNarrowed,
  readClientsFilter,
  type ClientsFilter,
} from '~/domain/clients/admin-clients.rules'
import { listClients, type ClientRow } from '~/domain/clients/admin-clients.server'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'

const hrefOf = (filter: ClientsFilter, place: Place = {}) =>
  adminPaths.clients({ ...clientsQuery(filter), ...place })

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects(filter: ClientsFilter, language: Language) {
  const t = translator(language, 'admin-clients')
  const [usual, ...sorts] = CLIENT_SORTS
  return [
    {
      name: 'has',
      label: t('filter.has'),
      value: filter.has,
      options: CLIENT_TRAITS.map((value) => ({ value, label: t(`filter.traits.${value}`) })),
    },
    {
      name: 'state',
      label: t('filter.state'),
      value: filter.state,
      placeholder: t('filter.notErased'),
      options: CLIENT_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'sort',
      label: t('filter.sort'),
      value: filter.sort === usual ? null : filter.sort,
      placeholder: t(`filter.sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) })),
    },
  ]
}

/** The headings that sort: the dates turn round, the names go from A to Z. */
function toSorting(filter: ClientsFilter) {
  const by = (sort: ClientsFilter['sort']) => hrefOf({ ...filter, sort })
  const since = { newest: 'descending', oldest: 'ascending', name: 'none' } as const
  return {
    since: {
      href: by(filter.sort === 'newest' ? 'oldest' : 'newest'),
      direction: since[filter.sort],
    },
    name: {
      href: by('name'),
      direction: filter.sort === 'name' ? ('ascending' as const) : ('none' as const),
    },
  }
}

function presentRow(
  { id, name, email, companies, state, orders, lastOrderAt, createdAt }: ClientRow,
  language: Language,
) {
  return {
    ...{ id, name, email, state },
    company: companies.join(', '),
    orders: formatNumber(orders, language),
    lastOrder: lastOrderAt && formatDate(lastOrderAt, language),
    since: formatDate(createdAt, language),
    href: adminPaths.client(id),
  }
}

/**
 * The studio's clients: the page of them that the address asks for, and what an admin can do with
 * the list.
 */
export async function loadClients(query: URLSearchParams, adminId: number, language: Language) {
  const t = translator(language, 'admin-clients')
  const filter = readClientsFilter(query)
  const [{ clients, before, after }, tools] = await Promise.all([
    listClients(filter, readPlace(query)),
    loadListTools('clients', query, adminId),
  ])
  return {
    tools,
    title: t('title'),
    q: filter.q,
    narrowed: isNarrowed(filter),
    selects: toSelects(filter, language),
    sorting: toSorting(filter),
    rows: clients.map((client) => presentRow(client, language)),
    previousHref: before === null ? null : hrefOf(filter, { before }),
    nextHref: after === null ? null : hrefOf(filter, { after }),
  }
}
