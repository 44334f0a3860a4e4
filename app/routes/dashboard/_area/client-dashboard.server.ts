import { unreadParts } from '~/shell/unread-address.server'
import {
  ORDER_GROUP_NAMES,
  readCursor,
  readOrdersFilter,
  type OrdersFilter,
} from '~/domain/fulfillment/client-orders.rules'
import {
  listClientOrders,
  readDashboardOrder,
  type ClientOrder,
} from '~/domain/fulfillment/client-orders.server'
import { clientCancellation } from '~/domain/orders/order.rules'
import { mayWith, type Participant } from '~/domain/people/participant.rules'
import { listOwnReviews } from '~/domain/reviews/own-reviews.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { sellerNameOf } from '~/domain/studios/seller-name.server'
import { readSettings } from '~/domain/settings/settings.server'
import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { RequestArgs } from '~/platform/session/guards.server'
import {
  presentClientOrder,
  presentDashboardOrder,
  presentSummary,
} from '~/order-room/order/client-order-view.server'
import { openClientPage, orNull, requireClient, requireOwnOrder } from './client-page.server'

type Milestones = Pick<ReturnType<typeof presentDashboardOrder>, 'milestones'>

/** The same without the ways to pay, for whoever looks on. */
function withoutPaying<Order extends Milestones>(order: Order): Order {
  return {
    ...order,
    milestones: order.milestones.map((milestone) => ({ ...milestone, payHref: null })),
  }
}

/** What waits for the client waits for others of them than whoever looks on. */
function forOnlooker(order: ReturnType<typeof presentDashboardOrder>): typeof order {
  const { next } = order
  const waitsOn = next.waitsOn === 'client' ? ('colleagues' as const) : next.waitsOn
  return { ...withoutPaying(order), next: { ...next, payHref: null, waitsOn } }
}

/** The dashboard's first page: the selected order, and those to switch to. */
export async function loadDashboardHome(args: RequestArgs) {
  const { viewer, reader, language, order, frame, status } = await openClientPage(args)
  const shown =
    order && presentDashboardOrder(await readDashboardOrder(reader, order), viewer.id, language)
  return { frame, status, order: shown && !frame.mayAnswer ? forOnlooker(shown) : shown }
}

/** What there is to choose orders by, and what is chosen. */
function presentFilter({ q, group }: OrdersFilter, language: Language) {
  const t = translator(language, 'client-orders')
  const options = ORDER_GROUP_NAMES.map((value) => ({ value, label: t(`filter.groups.${value}`) }))
  return {
    q,
    narrowed: q !== '' || group !== null,
    selects: [{ name: 'group', label: t('filter.group'), value: group, options }],
  }
}

/** The selected order in detail, with what its reader may do with it. */
async function presentSelected(
  order: ClientOrder,
  reader: Participant,
  { reorders, language }: { reorders: boolean; language: Language },
) {
  const [mayAnswer, mayOwn] = [mayWith(reader, order, 'answer'), mayWith(reader, order, 'own')]
  const shown = mayAnswer
    ? presentClientOrder(order, reader.userId, language)
    : withoutPaying(presentClientOrder(order, reader.userId, language))
  return {
    ...shown,
    withdrawalHref: mayOwn ? shown.withdrawalHref : null,
    reorders: mayAnswer && reorders,
    cancelHref:
      mayOwn && clientCancellation(order, order.milestones) ? paths.orderCancel(order.id) : null,
    impersonated: !mayAnswer,
    seller: order.studioId === OWN_STUDIO_ID ? null : await sellerNameOf(order),
    reviews: (await listOwnReviews(reader.userId, order)).map(({ id, status, productId }) => ({
      id,
      status,
      service: order.lines.find((line) => line.productId === productId)?.name ?? order.number,
      href: paths.review(id),
    })),
  }
}

/**
 * The page of orders: a part of the list, and the selected order in detail. `orders` is null when
 * they did not load.
 */
export async function loadOrdersPage(args: RequestArgs) {
  const { reader, language } = await requireClient(args)
  const { searchParams } = new URL(args.request.url)
  const wanted = searchParams.get('order')
  const cursor =
    readCursor('older', searchParams.get('older')) ?? readCursor('newer', searchParams.get('newer'))
  const filter = readOrdersFilter(searchParams)
  const found = await orNull(() => listClientOrders(reader, wanted, cursor, filter))
  if (!found) return { orders: null }
  const { selected } = found
  if (wanted) await requireOwnOrder(args, wanted, selected)
  const chosen = { q: filter.q || undefined, group: filter.group ?? undefined }
  const order = selected?.id === wanted ? wanted : undefined
  const shown = presentFilter(filter, language)
  const strayed = !cursor && Boolean(searchParams.get('older') || searchParams.get('newer'))
  const pageHref = (direction: 'older' | 'newer', place: string | null) =>
    place && paths.orders({ ...chosen, order, [direction]: place })
  const rowHref = (id: string) => `${paths.orders({ ...chosen, order: id })}#order`
  return {
    orders: {
      filter: shown,
      unreadable: unreadParts(searchParams, shown.selects, { strayed }, language),
      order,
      rows: found.orders.map((row) => ({
        ...presentSummary(row, language, selected?.id ?? null),
        href: rowHref(row.id),
      })),
      newerHref: pageHref('newer', found.newer),
      olderHref: pageHref('older', found.older),
      selected:
        selected &&
        (await presentSelected(selected, reader, {
          reorders: (await readSettings()).reorder,
          language,
        })),
    },
  }
}
