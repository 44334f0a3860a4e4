import { addMonths, subMonths } from 'date-fns'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { readLinkToken, signLinkToken } from '~/platform/crypto/link-token.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { formatMoney, studioDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '~/platform/i18n/languages'
import type { MilestoneStatus, OrderStatus } from '../ground/machines.rules'
import { ordersOf, readClient } from '../people/participant.server'
import { approvedOn } from '../projects/milestone.rules'
import { freelancerDates } from './freelancer-dates.server'
import { writeCalendar, type CalendarEvent } from './icalendar'

const MONTHS_BACK = 3
const MONTHS_AHEAD = 12
/** The newest orders of somebody; who has more has a calendar of their own. */
const MOST_ORDERS = 200

const WITHOUT_DATES: OrderStatus[] = [
  'pending_payment',
  'expired',
  'cancelled',
  'withdrawal_requested',
  'withdrawn',
]

const parts = {
  project: { include: { milestones: { orderBy: { position: 'asc' } } } },
  payables: {
    where: { dueAt: { not: null }, status: { in: ['open', 'past_due'] } },
    orderBy: { position: 'asc' },
    include: { milestones: { orderBy: { position: 'asc' }, select: { title: true } } },
  },
} satisfies Prisma.OrderInclude
type Order = Prisma.OrderGetPayload<{ include: typeof parts }>

const { hostname } = new URL(env.PUBLIC_URL)

/** The address of somebody's calendar; raising the version on their row ends it. */
export function calendarUrl(userId: number, version: number) {
  return env.PUBLIC_URL + paths.calendar(signLinkToken('calendar', `${userId}.${version}`))
}

/** The address of somebody's calendar as it is now. */
export async function readCalendarUrl(userId: number) {
  const { calendarVersion } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { calendarVersion: true },
  })
  return calendarUrl(userId, calendarVersion)
}

/** Ends the address of somebody's calendar; another one holds from now on. */
export async function resetCalendarUrl(userId: number) {
  await db.user.update({ where: { id: userId }, data: { calendarVersion: { increment: 1 } } })
}

type Dated = Omit<CalendarEvent, 'day' | 'uid' | 'description' | 'url' | 'changedAt'> & {
  id: string
  at: Date | null
  url: string
}

const DONE: readonly MilestoneStatus[] = ['approved', 'released']
const isDone = (milestones: { status: MilestoneStatus }[]) =>
  milestones.length > 0 && milestones.every(({ status }) => DONE.includes(status))
/** What is handed over is due no more: its answer is. */
const isAwaited = ({ status }: { status: MilestoneStatus }) =>
  status !== 'submitted' && !DONE.includes(status)

/**
 * What has a day in an order and is not done: its milestones, the answers and payments that wait, its planned end.
 */
function datesOf(
  { id, title: service, currency, project, payables }: Order,
  language: Language,
): Dated[] {
  const t = translator(language, 'notifications')
  const [milestonesUrl, orderUrl] = [paths.milestones({ order: id }), paths.orders({ order: id })]
  const milestones = project?.milestones ?? []
  return [
    ...milestones.filter(isAwaited).map((milestone) => ({
      id: `milestone-${milestone.id}`,
      at: milestone.dueAt,
      summary: t('calendar.milestone', milestone),
      url: milestonesUrl,
    })),
    ...milestones.flatMap((milestone) => {
      if (milestone.status !== 'submitted' || !milestone.submittedAt) return []
      return {
        id: `review-${milestone.id}`,
        at: approvedOn(milestone.submittedAt),
        summary: t('calendar.review', milestone),
        url: milestonesUrl,
      }
    }),
    ...payables.flatMap((payable) => {
      if (payable.position === 0) return []
      const title = payable.milestones.map((milestone) => milestone.title).join(', ') || service
      return {
        id: `payment-${payable.id}`,
        at: payable.dueAt,
        summary: t('calendar.payment', {
          title,
          amount: formatMoney(payable.amount, currency, language),
        }),
        url: orderUrl,
      }
    }),
    {
      id: `delivery-${id}`,
      at: isDone(milestones) ? null : (project?.dueAt ?? null),
      summary: t('calendar.delivery', { service }),
      url: orderUrl,
    },
  ]
}

function eventsOf(order: Order, language: Language, from: Date, until: Date): CalendarEvent[] {
  const description = translator(language, 'notifications')('calendar.order', {
    number: order.number,
    service: order.title,
  })
  const changedAt = order.project?.updatedAt ?? order.createdAt
  return datesOf(order, language).flatMap(({ id, at, summary, url }) => {
    if (!at || at < from || at > until) return []
    return {
      uid: `${id}@${hostname}`,
      day: studioDay(at),
      summary,
      description,
      url: env.PUBLIC_URL + url,
      changedAt,
    }
  })
}

/** The deadlines and holidays of a freelancer; nothing for anybody else. */
async function freelancerEvents(
  userId: number,
  language: Language,
  from: Date,
  until: Date,
): Promise<CalendarEvent[]> {
  const dates = await freelancerDates(userId, language)
  return dates.flatMap(({ id, at, url, ...event }) => {
    if (!at || (event.lastDay ?? at) < from || at > until) return []
    return { ...event, uid: `${id}@${hostname}`, day: studioDay(at), url: env.PUBLIC_URL + url }
  })
}

async function findOwner(token: string) {
  const [, id, version] =
    /^(\d{1,10})\.(\d{1,9})$/.exec(readLinkToken('calendar', token) ?? '') ?? []
  if (!id) return null
  return db.user.findFirst({
    where: { id: Number(id), calendarVersion: Number(version), disabledAt: null, erasedAt: null },
    select: { id: true, language: true },
  })
}

/**
 * The calendar that an address is for, in its owner's language; null for one that is none or holds
 * no longer.
 */
export async function findCalendar(token: string, now = currentTime()): Promise<string | null> {
  const owner = await findOwner(token)
  if (!owner) return null
  const language = isLanguage(owner.language) ? owner.language : FALLBACK_LANGUAGE
  const client = await readClient(owner.id)
  const orders = await db.order.findMany({
    where: { AND: [ordersOf(client)], status: { notIn: WITHOUT_DATES } },
    include: parts,
    orderBy: { createdAt: 'desc' },
    take: MOST_ORDERS,
  })
  const [from, until] = [subMonths(now, MONTHS_BACK), addMonths(now, MONTHS_AHEAD)]
  const own = await freelancerEvents(owner.id, language, from, until)
  const events = [
    ...orders.flatMap((order) => eventsOf(order, language, from, until)),
    ...own,
  ].sort((a, b) => a.day.getTime() - b.day.getTime() || (a.uid < b.uid ? -1 : 1))
  return writeCalendar({
    name: translator(language, 'notifications')('calendar.name', { name: brand.name }),
    language,
    product: brand.name,
    events,
  })
}
