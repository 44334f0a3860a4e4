import { readCursor } from '~/domain/orders/client-orders.rules'
import { listClientOrders, readDashboardOrder } from '~/domain/orders/client-orders.server'
import { paths } from '~/paths'
import type { RequestArgs } from '~/platform/session/guards.server'
import { presentClientOrder, presentDashboardOrder, presentSummary } from './client-order-view.server'
import { openClientPage, orNull, requireClient } from './client-page.server'

/** The dashboard's first page: the selected order, and those to switch to. */
export async function loadDashboardHome(args: RequestArgs) {
  const { viewer, reader, language, order, frame, status } = await openClientPage(args)
  return { frame, status, order: order && presentDashboardOrder(await readDashboardOrder(reader, order), viewer.id, language) }
}

/** The page of orders: a part of the list, and the selected order in detail. `orders` is null when they did not load. */
export async function loadOrdersPage(args: RequestArgs) {
  const { viewer, reader, language } = await requireClient(args)
  const { searchParams } = new URL(args.request.url)
  const wanted = searchParams.get('order')
  const cursor = readCursor('older', searchParams.get('older')) ?? readCursor('newer', searchParams.get('newer'))
  const found = await orNull(() => listClientOrders(reader, wanted, cursor))
  if (!found) return { orders: null }
  const { selected } = found
  const order = selected?.id === wanted ? wanted : undefined
  const pageHref = (direction: 'older' | 'newer', place: string | null) => place && paths.orders({ order, [direction]: place })
  return {
    orders: {
      rows: found.orders.map((row) => presentSummary(row, language, selected?.id ?? null)),
      newerHref: pageHref('newer', found.newer),
      olderHref: pageHref('older', found.older),
      selected: selected && presentClientOrder(selected, viewer.id, language),
    },
  }
}
