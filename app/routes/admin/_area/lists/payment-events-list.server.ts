import { readStoredEventsFilter, storedEventsQuery } from '~/domain/payments/stored-events.rules'
import { eachStoredEvent } from '~/domain/payments/stored-events.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { NO_BULK, type AdminList } from './list'

const COLUMNS = ['when', 'gateway', 'gatewayId', 'kind', 'outcome', 'error'] as const

async function* cells(query: URLSearchParams) {
  for await (const { receivedAt, gateway, eventId, type, outcome, error } of eachStoredEvent(
    readStoredEventsFilter(query),
  )) {
    yield [receivedAt.toISOString(), gateway, eventId, type, outcome, error ?? '']
  }
}

export const paymentEventsList: AdminList = {
  keep: (query) => storedEventsQuery(readStoredEventsFilter(query)),
  href: adminPaths.paymentEvents,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  ...NO_BULK,
}
