import type { AdminOrder } from '~/domain/fulfillment/admin-order.server'
import {
  historyActor,
  historyTone,
  isHistoryKind,
  shownReturn,
} from '~/domain/orders/history.rules'
import type { SellerMember } from '~/domain/people/participant.rules'
import { sayEvent } from '~/order-room/order/audit-texts.server'
import { amountIn } from '~/order-room/order/client-order-view.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

interface HistoryReader {
  seller: SellerMember
  language: Language
  /** All that happened was asked for. */
  wholeHistory: boolean
}

type Event = AdminOrder['events'][number]

/**
 * What is not part of every order's way, such as a file that was added, is said as in the audit
 * log, with what it is called.
 */
function titleOf({ subject, kind, from, data }: Event, language: Language) {
  const { title } = (data ?? {}) as { title?: unknown }
  const name = typeof title === 'string' ? title : ''
  const shown = shownReturn({ kind, from }) ?? kind
  if (isHistoryKind(shown))
    return translator(language, 'admin-orders')(`events.${shown}`, { milestone: name })
  return [sayEvent({ subject, kind }, language), name].filter(Boolean).join(' · ')
}

function whoOf(event: Event, order: AdminOrder, language: Language) {
  const name = event.actorId === null ? undefined : order.names.get(event.actorId)
  return name ?? translator(language, 'admin-orders')(`history.who.${historyActor(event)}`)
}

/** Events that are seen before all of them are asked for. */
const LATEST = 10

/** What happened, the newest first: the latest, or all of it. */
export function presentHistory(
  order: AdminOrder,
  { seller, language, wholeHistory }: HistoryReader,
) {
  const { events } = order
  const shown = wholeHistory ? events : events.slice(0, LATEST)
  return {
    entries: shown.map((event) => ({
      id: event.id,
      title: titleOf(event, language),
      amount: amountIn(event.data, language),
      reason: event.subject === 'refund' ? null : (event.reason ?? null),
      who: whoOf(event, order, language),
      when: formatDateTime(event.at, language),
      dateTime: event.at.toISOString(),
      tone: historyTone(event.to),
    })),
    earlier:
      events.length > shown.length
        ? {
            count: events.length - shown.length,
            href: sellerPaths(seller).order(order.id, { history: 'all', anchor: 'history' }),
          }
        : null,
    cut: wholeHistory && order.cut ? events.length : null,
  }
}
