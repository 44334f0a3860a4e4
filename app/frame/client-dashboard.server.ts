import { readCursor } from '~/domain/orders/client-orders.rules'
import { getDashboardOrders, listClientOrders } from '~/domain/orders/client-orders.server'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log.server'
import { requireViewer, type RequestArgs } from '~/platform/session/guards.server'
import { presentClientOrder, presentDashboardOrder, presentSummary } from './client-order-view.server'

/** What was read, or null when it could not be: the page then says so in place of the orders (spec §8, 'Orders call fails'). */
async function readOrders<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    log.error({ err: error }, 'orders did not load')
    return null
  }
}

async function prepare(args: RequestArgs) {
  const viewer = await requireViewer(args)
  const { searchParams } = new URL(args.request.url)
  return { viewer, searchParams, language: await getLanguage(args.request), wanted: searchParams.get('order') }
}

/** The dashboard's first page: the selected order, and those to switch to. `orders` is null when they did not load. */
export async function loadDashboardHome(args: RequestArgs) {
  const { viewer, language, wanted } = await prepare(args)
  const found = await readOrders(() => getDashboardOrders(viewer.id, wanted))
  if (!found) return { orders: null }
  return {
    orders: {
      selected: found.selected && presentDashboardOrder(found.selected, viewer.id, language),
      choices: found.choices.map(({ id, number, name }) => ({ value: id, label: `${name} · ${number}` })),
    },
  }
}

/** The page of orders: a part of the list, and the selected order in detail. `orders` is null when they did not load. */
export async function loadOrdersPage(args: RequestArgs) {
  const { viewer, language, wanted, searchParams } = await prepare(args)
  const cursor = readCursor('older', searchParams.get('older')) ?? readCursor('newer', searchParams.get('newer'))
  const found = await readOrders(() => listClientOrders(viewer.id, wanted, cursor))
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
