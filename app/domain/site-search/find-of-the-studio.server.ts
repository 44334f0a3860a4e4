import type { Language } from '~/platform/i18n/languages'
import { studioProducts } from '../catalog/product-list.server'
import { clients } from '../clients/admin-clients.server'
import { freelancers } from '../freelancers/admin-freelancers.server'
import { adminTickets } from '../tickets/admin-tickets.server'
import { finding, FOUND_OF_A_KIND, type Findings } from './finding'

/** What only the control center has: people, products and everybody’s tickets, as its lists find them. */
export async function findOfTheStudio(search: string, language: Language): Promise<Findings> {
  const query = new URLSearchParams({ q: search })
  const [people, network, products, tickets] = await Promise.all([
    clients.first(clients.filter.read(query), FOUND_OF_A_KIND, language),
    freelancers.first(freelancers.filter.read(query), FOUND_OF_A_KIND, language),
    studioProducts.first(studioProducts.filter.read(query), FOUND_OF_A_KIND, language),
    adminTickets.first(adminTickets.filter.read(query), FOUND_OF_A_KIND, language),
  ])
  return [
    {
      kind: 'clients',
      rows: people.map(({ id, name, email }) => finding('studio', id, name, { detail: email })),
    },
    {
      kind: 'freelancers',
      rows: network.map(({ id, name, headline }) =>
        finding('studio', id, name, { detail: headline }),
      ),
    },
    { kind: 'products', rows: products.map(({ id, name }) => finding('studio', id, name)) },
    {
      kind: 'tickets',
      rows: tickets.map(({ id, number, thread }) =>
        finding('studio', id, thread.subject || number, { detail: number, ticketId: id }),
      ),
    },
  ]
}
