import { getZodConstraint } from '@conform-to/zod/v4'
import { readAddOns } from '~/domain/checkout/order-lines.server'
import { isFunded, revisionsLeft } from '~/domain/assignments/assignment.rules'
import type { AssignmentStatus } from '~/domain/ground/machines.rules'
import { whySchema } from '~/domain/assignments/assignment.schema'
import {
  listOpen,
  markSeen,
  readOffered,
  type Offered,
  type OpenAssignment,
} from '~/domain/assignments/own-assignments.server'
import { plannedFor, standsStill } from '~/domain/projects/progress.rules'
import { listChanges } from '~/domain/assignments/work-news.server'
import { paths } from '~/paths'
import { currentTime, HOUR } from '~/platform/clock'
import { formatBytes, formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { presentFee } from '~/order-room/team/assignment-texts.server'

type Change = Awaited<ReturnType<typeof listChanges>>[number]

/** What the offer is about, as the client ordered and described it. */
function presentFacts(
  { milestone: { orderLine, project } }: OpenAssignment,
  { orders, files }: Offered,
  language: Language,
) {
  const briefIsIn = project.briefSentAt !== null
  return {
    number: orders.find(({ id }) => id === project.orderId)?.number ?? '',
    ...{ quantity: orderLine.quantity, briefIsIn },
    wishes: orderLine.customisation,
    addOns: readAddOns(orderLine.addOns).map(({ name }) => name),
    answers: briefIsIn ? orderLine.briefAnswers.filter(({ answer }) => answer !== '') : [],
    files: files
      .filter(({ projectId }) => projectId === project.id)
      .map(({ id, name, size }) => ({ id, name, size: formatBytes(size, language) })),
  }
}

function presentOffer(offer: OpenAssignment, offered: Offered, language: Language, now: Date) {
  const t = translator(language, 'assignments')
  const { id, milestone, note, offerEndsAt, revisionLimit } = offer
  return {
    ...{
      id,
      note,
      title: milestone.title,
      outcome: milestone.outcome,
      service: milestone.orderLine.name,
    },
    facts: presentFacts(offer, offered, language),
    ...presentFee(offer, language),
    funded: isFunded(milestone.status),
    due: milestone.dueAt
      ? formatDate(milestone.dueAt, language)
      : t('offer.days', { count: milestone.workingDays }),
    rounds: t('rounds.included', { count: revisionLimit }),
    left: t('offer.left', {
      count: Math.max(1, Math.ceil((offerEndsAt.getTime() - now.getTime()) / HOUR)),
    }),
    ends: formatDateTime(offerEndsAt, language),
  }
}

function presentDeadline(
  { id, status, milestone, ...rounds }: OpenAssignment,
  { orders }: Offered,
  language: Language,
  now: Date,
) {
  const t = translator(language, 'assignments')
  const order = orders.find(({ id: one }) => one === milestone.project.orderId)!.status
  const planned = plannedFor(order, milestone, now)
  return {
    ...{ id, status, title: milestone.title, service: milestone.orderLine.name },
    due: planned
      ? formatDate(planned.day, language)
      : t(standsStill(order) ? 'paused' : milestone.dueAt ? 'handedOver' : 'noDate'),
    late:
      planned?.late === true &&
      (status === 'accepted' || status === 'active' || status === 'rework'),
    rounds: t('rounds.left', { count: revisionsLeft(rounds) }),
    href: paths.freelancerProject(milestone.projectId, { anchor: `assignment-${id}` }),
  }
}

const NEWS = {
  'order.on_hold': 'held',
  'brief.noted': 'brief',
  'file.added': 'file',
  'file.version_added': 'version',
  'milestone.funded': 'funded',
} as const

/** What happened, in words: to their own work by where it went, around it by what it was. */
function sayChange({ kind, to, data, project }: Change, language: Language) {
  const t = translator(language, 'assignments')
  const { title = '' } = (data ?? {}) as { title?: string }
  if (project === null)
    return t(
      `changes.kinds.${(to ?? kind.slice(kind.indexOf('.') + 1)) as AssignmentStatus | 'talk_opened' | 'talk_closed'}`,
      { title },
    )
  return t(`changes.news.${NEWS[kind as keyof typeof NEWS] ?? ('resumed' as const)}`, {
    title,
    project,
  })
}

function presentChange(change: Change, language: Language, seenAt: Date | null) {
  const { id, at, reason } = change
  return {
    ...{ id, reason, dateTime: at.toISOString(), when: formatDateTime(at, language) },
    title: sayChange(change, language),
    fresh: seenAt === null || at > seenAt,
  }
}

/** What is due first; the rest stands on the page of all work. */
const MOST_DEADLINES = 20

/**
 * What waits for a freelancer, what is due, and what happened since they last looked, which then
 * counts as seen.
 */
export async function loadFreelancerHome(
  userId: number,
  seenAt: Date | null,
  language: Language,
  now = currentTime(),
) {
  const { offers, work } = await listOpen(userId, now)
  const offered = await readOffered(offers, work)
  const changes = await listChanges(userId, work)
  const newest = changes[0]?.at
  if (newest && (seenAt === null || newest > seenAt)) await markSeen(userId, newest)
  return {
    offers: offers.map((offer) => presentOffer(offer, offered, language, now)),
    deadlines: work
      .slice(0, MOST_DEADLINES)
      .map((one) => presentDeadline(one, offered, language, now)),
    moreHref:
      work.length > MOST_DEADLINES ? paths.freelancerArea('projects', { show: 'open' }) : null,
    changes: changes.map((change) => presentChange(change, language, seenAt)),
    constraint: getZodConstraint(whySchema(() => '')),
  }
}
export type FreelancerHomeView = Awaited<ReturnType<typeof loadFreelancerHome>>
