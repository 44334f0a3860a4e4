import type { Owed, OwedKind } from '~/domain/projects/owed.rules'
import { owedIn } from '~/domain/projects/owed.rules'
import type { OverviewCard } from '~/domain/projects/overview-cards.rules'
import { readCards } from '~/domain/projects/overview-cards.server'
import {
  readLatestActivities,
  readOverview,
  type OverviewOrder,
} from '~/domain/projects/overview.server'
import { mayWith, type Participant } from '~/domain/people/participant.rules'
import { readSellerNames } from '~/domain/studios/seller-name.server'
import { paths } from '~/paths'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import type { RequestArgs } from '~/platform/session/guards.server'
import { currentTime } from '~/platform/clock'
import { sayPlanned } from '~/order-room/order/milestone-texts.server'
import { payHref, presentActivity } from '~/order-room/order/client-order-view.server'
import { orNull, requireClient } from '~/routes/dashboard/_area/client-page.server'

const HREFS: Record<OwedKind, (owed: Owed) => string> = {
  late_payment: ({ id }) => payHref(id)!,
  payment: ({ id }) => payHref(id)!,
  order_payment: ({ orderId }) => paths.confirmationProcessing(orderId),
  processing: ({ orderId: order }) => paths.orders({ order }),
  brief: ({ orderId: order }) => paths.projectDetails({ order }),
  review: ({ orderId: order }) => paths.milestones({ order }),
  change: ({ orderId: order }) => paths.projectDetails({ order, part: 'changes' }),
  design: ({ orderId: order }) => paths.design({ order }),
  preview: ({ orderId: order }) => paths.previews({ order }),
  deliverable: ({ orderId: order }) => paths.deliverables({ order }),
  start: ({ orderId: order }) => paths.milestones({ order }),
  held: ({ orderId: order }) => paths.milestones({ order }),
  work: ({ orderId: order }) => paths.milestones({ order }),
  changes: ({ orderId: order }) => paths.milestones({ order }),
  price: ({ orderId: order }) => paths.projectDetails({ order, part: 'changes' }),
  setup: ({ orderId: order }) => paths.orders({ order }),
  resume: ({ orderId: order }) => paths.orders({ order }),
  answer: ({ orderId: order }) => paths.orders({ order }),
}

function presentOwed(
  owed: Owed,
  orders: Map<string, OverviewOrder>,
  reader: Participant,
  language: Language,
) {
  const order = orders.get(owed.orderId)!
  return {
    key: `${owed.kind}:${owed.id}`,
    kind: owed.kind,
    title: owed.title,
    order: { title: order.title, number: order.number },
    by: owed.by && formatDate(owed.by, language),
    late: owed.by !== null && owed.by < currentTime(),
    amount: owed.amount === null ? null : formatMoney(owed.amount, order.currency, language),
    reason: owed.kind === 'resume' ? order.holdReason : null,
    // Who only looks on gets no way to pay.
    href: owed.amount === null || mayWith(reader, order, 'answer') ? HREFS[owed.kind](owed) : null,
  }
}

function presentProject(
  { id, number, title, status, progress, planned }: OverviewOrder,
  language: Language,
) {
  return {
    id,
    number,
    title,
    status,
    progress,
    due: sayPlanned('progress', planned, language),
    href: paths.dashboard({ order: id }),
  }
}

function presentUnread({ id, number, title, unread }: OverviewOrder) {
  return { id, number, title, count: unread, href: paths.messages({ order: id }) }
}

async function presentActivities(orders: OverviewOrder[], userId: number, language: Language) {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const [events, sellers] = await Promise.all([
    readLatestActivities([...byId.keys()]),
    readSellerNames(orders.map(({ studioId }) => studioId)),
  ])
  return events.flatMap((event) => {
    const activity = presentActivity(event, userId, language)
    const order = byId.get(event.orderId!)
    return activity && order
      ? [{ ...activity, orderNumber: order.number, seller: sellers.get(order.studioId) }]
      : []
  })
}

/**
 * All open orders at once: who owes what and by when, how far each project is, and what happened
 * last, card by card.
 */
async function readCardsOf(reader: Participant, language: Language) {
  const [cards, { orders, more }] = await Promise.all([
    readCards(reader.userId),
    readOverview(reader),
  ])
  const shown = cards.filter(({ visible }) => visible).map(({ card }) => card)
  const has = (card: OverviewCard) => shown.includes(card)
  const byId = new Map(orders.map((order) => [order.id, order]))
  const owed = owedIn(orders)
  // Nothing waits for who only looks on.
  const isTheirs = ({ orderId }: Owed) => mayWith(reader, byId.get(orderId)!, 'answer')
  const present = (list: Owed[]) => list.map((one) => presentOwed(one, byId, reader, language))
  return {
    shown,
    more,
    waiting: present(owed.answers.filter(isTheirs)),
    payments: present(owed.payments),
    studio: present(owed.ours),
    unread: orders.filter(({ unread }) => unread > 0).map(presentUnread),
    projects: orders.map((order) => presentProject(order, language)),
    activities: has('activities') ? await presentActivities(orders, reader.userId, language) : [],
  }
}
export type OverviewView = Awaited<ReturnType<typeof readCardsOf>>

/** The overview; `view` is null when the orders did not load (spec §8). */
export async function loadOverview(args: RequestArgs) {
  const { viewer, reader, language } = await requireClient(args)
  return {
    view: await orNull(() => readCardsOf(reader, language)),
    notifications: viewer.unread,
    language,
  }
}
