import { unreadParts } from '~/shell/unread-address.server'
import type { OrderRow } from '~/domain/projects/client-order-parts.server'
import {
  ACTIVITY_GROUPS,
  ACTIVITY_PERIODS,
  readFeedFilter,
  type FeedFilter,
} from '~/domain/projects/activity-feed.rules'
import { readActivityFeed, type ActivityFeed } from '~/domain/projects/activity-feed.server'
import type { Participant } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { formatFullDate, formatIsoDay, formatTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace } from '~/platform/paging'
import { presentActivity } from '~/order-room/order/client-order-view.server'

interface FeedReader {
  reader: Participant
  language: Language
}

/**
 * An activity with what somebody said of it: why changes are wanted, or why an order is on hold.
 */
function presentEntry(
  { order, reason, ...activity }: ActivityFeed['activities'][number],
  { reader, language }: FeedReader,
) {
  const shown = presentActivity(activity, reader.userId, language)
  if (!shown) return null
  const said = ['milestone.changes_requested', 'order.on_hold', 'change.declined'].includes(
    shown.kind,
  )
    ? reason
    : null
  return {
    ...shown,
    when: formatTime(activity.at, language),
    said,
    seller: order?.seller,
    order: order && {
      label: `${order.title} · ${order.number}`,
      href: paths.activities({ order: order.id }),
    },
  }
}

/** The same, day by day. */
function presentDays({ activities }: ActivityFeed, who: FeedReader) {
  const days = new Map<
    string,
    { day: string; title: string; entries: NonNullable<ReturnType<typeof presentEntry>>[] }
  >()
  for (const activity of activities) {
    const entry = presentEntry(activity, who)
    if (!entry) continue
    const day = formatIsoDay(activity.at)
    const group = days.get(day) ?? {
      day,
      title: formatFullDate(activity.at, who.language),
      entries: [],
    }
    days.set(day, { ...group, entries: [...group.entries, entry] })
  }
  return [...days.values()]
}

function presentFilter(
  { group, period }: FeedFilter,
  all: boolean,
  order: string,
  language: Language,
) {
  const t = translator(language, 'project')
  return {
    selects: [
      {
        name: 'kind',
        label: t('feed.kind'),
        value: group as string | null,
        options: ACTIVITY_GROUPS.map((value) => ({ value, label: t(`feed.kinds.${value}`) })),
      },
      {
        name: 'period',
        label: t('feed.period'),
        value: period as string | null,
        options: ACTIVITY_PERIODS.map((value) => ({
          value,
          label: t('feed.days', { count: Number(value) }),
        })),
      },
    ],
    kept: { order, all: all ? '1' : undefined },
    narrowed: group !== null || period !== null,
  }
}

/** A page of what happened to the selected order, or to all of somebody's, ready to read. */
export async function presentFeed(order: OrderRow, query: URLSearchParams, who: FeedReader) {
  const all = query.get('all') === '1'
  const filter = readFeedFilter(query)
  const feed = await readActivityFeed(who.reader, all ? null : order.id, filter, readIdPlace(query))
  const shown = presentFilter(filter, all, order.id, who.language)
  const address = {
    order: order.id,
    all: all ? '1' : undefined,
    kind: filter.group ?? undefined,
    period: filter.period ?? undefined,
  }
  return {
    all,
    days: presentDays(feed, who),
    filter: shown,
    unreadable: unreadParts(query, shown.selects, feed, who.language),
    scopes: [false, true].map((every) => ({
      every,
      href: paths.activities({ ...address, all: every ? '1' : undefined }),
      current: every === all,
    })),
    resetHref: paths.activities({ order: order.id, all: address.all }),
    newerHref: feed.before && paths.activities({ ...address, before: feed.before }),
    olderHref: feed.after && paths.activities({ ...address, after: feed.after }),
  }
}
export type FeedView = Awaited<ReturnType<typeof presentFeed>>
