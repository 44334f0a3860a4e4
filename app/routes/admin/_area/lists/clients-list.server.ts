import { clientsQuery, readClientsFilter } from '~/domain/clients/admin-clients.rules'
import { eachClient, firstClientIds, nameClients } from '~/domain/clients/admin-clients.server'
import { CLIENT_ACTS } from '~/domain/clients/client-acts.server'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readRowId, type AdminList } from './list'

const COLUMNS = ['name', 'email', 'company', 'status', 'orders', 'lastOrder', 'since'] as const

async function* cells(query: URLSearchParams, language: Language) {
  const t = translator(language, 'admin-clients')
  for await (const { name, email, companies, state, orders, lastOrderAt, createdAt } of eachClient(
    readClientsFilter(query),
  )) {
    yield [
      name,
      email,
      companies.join(', '),
      t(`state.${state}`),
      String(orders),
      lastOrderAt ? formatIsoDay(lastOrderAt) : '',
      formatIsoDay(createdAt),
    ]
  }
}

export const clientsList: AdminList = {
  readId: readRowId,
  keep: (query) => clientsQuery(readClientsFilter(query)),
  href: adminPaths.clients,
  columns: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: CLIENT_ACTS,
  firstIds: (query, limit) => firstClientIds(readClientsFilter(query), limit),
  name: async (ids) =>
    (await nameClients(ids.map(Number))).map(({ id, name, email }) => ({
      id: String(id),
      name: `${name}, ${email}`,
      href: adminPaths.client(id),
    })),
}
