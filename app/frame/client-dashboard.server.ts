import { readCursor } from '~/domain/orders/client-orders.rules'
import { findSelectedOrder, listClientOrders, listOrderChoices, type ClientOrder } from '~/domain/orders/client-orders.server'
import { paths } from '~/paths'
import { formatDate } from '~/platform/i18n/format.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { log } from '~/platform/log.server'
import { requireViewer, type RequestArgs } from '~/platform/session/guards.server'
import { presentClientOrder, presentSummary } from './client-order-view.server'

const LATEST_ACTIVITIES = 6

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

type Choice = Awaited<ReturnType<typeof listOrderChoices>>[number]

/** The choices of the switcher; the selected order is among them however old it is. Empty when there is nothing to choose. */
function presentChoices(choices: Choice[], selected: ClientOrder, language: Language) {
  const all = choices.some(({ id }) => id === selected.id) ? choices : [selected, ...choices]
  if (all.length < 2) return []
  return all.map(({ id, number, name, createdAt }) => ({ value: id, label: [name, number, formatDate(createdAt, language)].join(' · ') }))
}

/** The dashboard's first page: the selected order, and the others to switch to. `orders` is null when they did not load. */
export async function loadDashboardHome(args: RequestArgs) {
  const { viewer, language, wanted } = await prepare(args)
  const found = await readOrders(() => Promise.all([findSelectedOrder(viewer.id, wanted), listOrderChoices(viewer.id)]))
  if (!found) return { orders: null }
  const [selected, choices] = found
  if (!selected) return { orders: { selected: null, choices: [] } }
  const { lines, ...order } = presentClientOrder(selected, viewer.id, language)
  return {
    orders: {
      selected: { ...order, activities: order.activities.slice(0, LATEST_ACTIVITIES) },
      choices: presentChoices(choices, selected, language),
    },
  }
}

/** The page of orders: a part of the list, and the selected order in detail. `orders` is null when they did not load. */
export async function loadOrdersPage(args: RequestArgs) {
  const { viewer, language, wanted, searchParams } = await prepare(args)
  const cursor = readCursor('older', searchParams.get('older')) ?? readCursor('newer', searchParams.get('newer'))
  const found = await readOrders(() => Promise.all([findSelectedOrder(viewer.id, wanted), listClientOrders(viewer.id, cursor)]))
  if (!found) return { orders: null }
  const [selected, page] = found
  const order = selected?.id === wanted ? wanted : undefined
  const pageHref = (direction: 'older' | 'newer', place: string | null) => place && paths.orders({ order, [direction]: place })
  return {
    orders: {
      rows: page.orders.map((row) => presentSummary(row, language, selected?.id ?? null)),
      newerHref: pageHref('newer', page.newer),
      olderHref: pageHref('older', page.older),
      selected: selected && presentClientOrder(selected, viewer.id, language),
    },
  }
}
