import { getZodConstraint } from '@conform-to/zod/v4'
import { isFunded, revisionsLeft, type AssignmentStatus } from '~/domain/assignments/assignment.rules'
import { whySchema } from '~/domain/assignments/assignment.schema'
import { listChanges, listOffers, listUnderWay, markSeen } from '~/domain/assignments/own-assignments.server'
import { findOwnTime, readCapacity, spanOfWork } from '~/domain/freelancers/capacity.server'
import { paths } from '~/paths'
import { HOUR } from '~/platform/clock'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { presentFee } from './assignment-words.server'

type Offer = Awaited<ReturnType<typeof listOffers>>[number]
type Work = Awaited<ReturnType<typeof listUnderWay>>[number]
type Change = Awaited<ReturnType<typeof listChanges>>[number]

type Time = Awaited<ReturnType<typeof findOwnTime>>

/** What their own schedule says about the days of an offered milestone. */
function sayHours(time: Time, milestone: Offer['milestone'], language: Language, now: Date) {
  if (!time) return null
  const t = translator(language, 'assignments')
  const { left, available, daysAway } = readCapacity(time, spanOfWork(milestone, now), now)
  return [t('team.fit.hours', { left, all: available }), ...(daysAway > 0 ? [t('offer.away', { count: daysAway })] : [])].join(' · ')
}

function presentOffer(offer: Offer, time: Time, language: Language, now: Date) {
  const t = translator(language, 'assignments')
  const { id, milestone, note, offerEndsAt, revisionLimit } = offer
  return {
    ...{ id, note, title: milestone.title, outcome: milestone.outcome, service: milestone.orderLine.name },
    ...presentFee(offer, language),
    funded: isFunded(milestone.status),
    due: milestone.dueAt ? formatDate(milestone.dueAt, language) : t('offer.days', { count: milestone.workingDays }),
    rounds: t('rounds.included', { count: revisionLimit }),
    hours: sayHours(time, milestone, language, now),
    left: t('offer.left', { count: Math.max(1, Math.ceil((offerEndsAt.getTime() - now.getTime()) / HOUR)) }),
    ends: formatDateTime(offerEndsAt, language),
  }
}

function presentDeadline({ id, status, milestone, ...rounds }: Work, language: Language, now: Date) {
  const t = translator(language, 'assignments')
  return {
    ...{ id, status, title: milestone.title, service: milestone.orderLine.name },
    due: milestone.dueAt && formatDate(milestone.dueAt, language),
    late: milestone.dueAt !== null && milestone.dueAt < now && (status === 'accepted' || status === 'active' || status === 'rework'),
    rounds: t('rounds.left', { count: revisionsLeft(rounds) }),
    href: paths.freelancerProject(milestone.projectId, { anchor: `assignment-${id}` }),
  }
}

function presentChange({ id, kind, to, at, data, reason }: Change, language: Language, seenAt: Date | null) {
  const t = translator(language, 'assignments')
  const { title = '' } = (data ?? {}) as { title?: string }
  return {
    ...{ id, reason, dateTime: at.toISOString(), when: formatDateTime(at, language) },
    title: t(`changes.kinds.${(to ?? kind.slice(kind.indexOf('.') + 1)) as AssignmentStatus | 'talk_opened' | 'talk_closed'}`, { title }),
    fresh: seenAt === null || at > seenAt,
  }
}

/** What waits for a freelancer, what is due, and what happened since they last looked, which then counts as seen. */
export async function loadFreelancerHome(userId: number, seenAt: Date | null, language: Language, now = new Date()) {
  const [offers, work, changes] = await Promise.all([listOffers(userId, now), listUnderWay(userId), listChanges(userId)])
  const time = offers.length > 0 ? await findOwnTime(userId) : null
  const newest = changes[0]?.at
  if (newest && (seenAt === null || newest > seenAt)) await markSeen(userId, newest)
  return {
    offers: offers.map((offer) => presentOffer(offer, time, language, now)),
    deadlines: work.map((one) => presentDeadline(one, language, now)),
    changes: changes.map((change) => presentChange(change, language, seenAt)),
    constraint: getZodConstraint(whySchema(() => '')),
  }
}
export type FreelancerHomeView = Awaited<ReturnType<typeof loadFreelancerHome>>
