import { DomainError } from '~/domain/ground/domain-error'
import { paths } from '~/paths'
import { after, currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { isId } from '~/platform/row-id'
import { Rows } from '~/platform/outbox/rows.server'
import type { Actor } from '../events/events.server'
import type { Occupation } from '../freelancers/capacity.rules'
import { capacityParts, readCapacity, spanOfWork } from '../freelancers/capacity.server'
import { settleNotices } from '../notifications/notify.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { expectedPayout, OFFER_LASTS, OFFERABLE, WITH_WORK } from './assignment.rules'
import {
  assignmentParts,
  moveAssignment,
  readOfOrder,
  readOwn,
  recordOffered,
  step,
  tellOf,
  type AssignmentWithOrder,
} from './move-assignment.server'

const SYSTEM = { type: 'system' } as const

export interface Offer {
  milestoneId: string
  freelancerId: string
  /** Integer cents of the currency. */
  fee: number
  currency: string
  /** From the client's approval to the payment. */
  payoutDays: number
  revisionLimit: number
  note: string
  /** To be sent although their schedule leaves no hours for it. */
  despite?: boolean
}

/**
 * An offer respects the hours, the holidays and the other work of whoever is asked, unless it is
 * sent in spite of them.
 */
async function requireTime(
  tx: Transaction,
  { freelancerId, despite }: Offer,
  milestone: Occupation,
  now: Date,
) {
  const member = isId(freelancerId)
    ? await tx.freelancer.findFirst({
        where: { id: freelancerId, status: 'active' },
        select: { usualHours: true, ...capacityParts },
      })
    : null
  if (!member) throw new DomainError('assignment.freelancer')
  if (!despite && readCapacity(member, spanOfWork(milestone, now), now).left === 0)
    throw new DomainError('assignment.busy')
}

async function readMilestone(tx: Transaction, orderId: string, id: string) {
  const milestone = isId(id)
    ? await tx.milestone.findFirst({
        where: { id, project: { order: { id: orderId, studioId: OWN_STUDIO_ID } } },
        include: { project: { include: { order: true } } },
      })
    : null
  if (!milestone) throw new DomainError('notFound', 'milestone')
  if (!OFFERABLE.includes(milestone.status) || !WITH_WORK.includes(milestone.project.order.status))
    throw new DomainError('assignment.done')
  return milestone
}

async function create(tx: Transaction, orderId: string, offer: Offer, actor: Actor, now: Date) {
  const milestone = await readMilestone(tx, orderId, offer.milestoneId)
  const { milestoneId, freelancerId, fee, currency, payoutDays, revisionLimit, note } = offer
  await requireTime(tx, offer, milestone, now)
  const assignment = await tx.assignment.create({
    data: {
      ...{
        milestoneId,
        leadKey: milestoneId,
        freelancerId,
        fee,
        currency,
        payoutDays,
        revisionLimit,
        note,
      },
      payoutDueAt: expectedPayout(milestone.dueAt, payoutDays, now),
      offerEndsAt: after(OFFER_LASTS, now),
    },
    include: assignmentParts,
  })
  await recordOffered(tx, assignment, actor)
  await tellOf(tx, assignment, 'assignment.offered', {
    href: paths.freelancerHome(),
    date: assignment.offerEndsAt,
  })
  return assignment
}

async function orTaken<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw isUniqueViolation(error, 'leadKey') ? new DomainError('assignment.taken') : error
  }
}

/**
 * Offers a milestone to a freelancer for a fee, 48 hours long; a milestone has one lead, an open
 * offer among them. Throws `notFound` for a milestone of another order, and `assignment.*`.
 */
export function offerAssignment(
  orderId: string,
  offer: Offer,
  actor: Actor,
  now = currentTime(),
): Promise<{ id: string }> {
  return orTaken(() => transaction((tx) => create(tx, orderId, offer, actor, now)))
}

/** Nobody needs to read of an offer that is over. */
function settle(tx: Transaction, { id, milestone }: AssignmentWithOrder) {
  return settleNotices(tx, milestone.project.orderId, [`assignment:${id}:assignment.offered:0`])
}

/** From now on the freelancer and the studio have a conversation about the project. */
async function openThread(
  tx: Transaction,
  { freelancer, milestone: { projectId, project } }: AssignmentWithOrder,
) {
  const place = { projectId, freelancerId: freelancer.id }
  await tx.thread.upsert({
    where: { projectId_freelancerId: place },
    create: { ...place, kind: 'freelancer', subject: project.name },
    update: {},
  })
}

/**
 * A freelancer takes an offer of their own that is still open. Throws `notFound`, and
 * `assignment.*` when it is over.
 */
export function acceptOffer(userId: number, id: string, now = currentTime()): Promise<void> {
  return step(
    (tx) => readOwn(tx, userId, id),
    async (tx, offer) => {
      if (
        !(await moveAssignment(tx, offer, 'accepted', {
          actor: { type: 'freelancer', id: userId },
          where: { offerEndsAt: { gt: now } },
        }))
      )
        return false
      await settle(tx, offer)
      await openThread(tx, offer)
      await tellOf(tx, offer, 'studio.taken', { actorId: userId })
      return true
    },
  )
}

/**
 * A freelancer leaves an offer of their own and says why. Throws `notFound`, and
 * `assignment.*` when it is over.
 */
export function declineOffer(
  userId: number,
  id: string,
  reason: string,
  now = currentTime(),
): Promise<void> {
  return step(
    (tx) => readOwn(tx, userId, id),
    async (tx, offer) => {
      if (
        !(await moveAssignment(tx, offer, 'declined', {
          actor: { type: 'freelancer', id: userId },
          reason,
          where: { offerEndsAt: { gt: now } },
        }))
      )
        return false
      await settle(tx, offer)
      await tellOf(tx, offer, 'studio.untaken', { actorId: userId })
      return true
    },
  )
}

/**
 * The studio takes back an offer that nobody has answered. Throws `notFound` and
 * `assignment.*`.
 */
export function takeBackOffer(orderId: string, id: string, actor: Actor): Promise<void> {
  return step(
    (tx) => readOfOrder(tx, orderId, id),
    async (tx, offer) => {
      if (!(await moveAssignment(tx, offer, 'released', { actor, where: { status: 'offered' } })))
        return false
      await settle(tx, offer)
      await tellOf(tx, offer, 'assignment.ended', { href: paths.freelancerHome() })
      return true
    },
  )
}

/**
 * Gives a milestone to somebody else: the one assignment ends, and the next is offered. Throws
 * `notFound` and `assignment.*`.
 */
export function reassign(
  orderId: string,
  id: string,
  { reason, ...offer }: Omit<Offer, 'milestoneId'> & { reason?: string },
  actor: Actor,
  now = currentTime(),
): Promise<{ id: string }> {
  return orTaken(() =>
    transaction(async (tx) => {
      const old = await readOfOrder(tx, orderId, id)
      if (old.freelancerId === offer.freelancerId) throw new DomainError('assignment.freelancer')
      if (!(await moveAssignment(tx, old, 'reassigned', { actor, reason })))
        throw new DomainError('moved', 'assignment')
      await settle(tx, old)
      await tellOf(tx, old, 'assignment.ended', { href: paths.freelancerHome() })
      return create(tx, orderId, { ...offer, milestoneId: old.milestoneId }, actor, now)
    }),
  )
}

const unanswered = new Rows<{ id: string }>('expire-offers')

/**
 * The timer that ends offers which nobody has answered in 48 hours; the milestone is free for
 * another one.
 */
export async function expireOffers(now = currentTime()): Promise<void> {
  await unanswered.each(
    (id) =>
      db.assignment.findMany({
        where: { id, status: 'offered', offerEndsAt: { lte: now } },
        select: { id: true },
        orderBy: { offerEndsAt: 'asc' },
        take: 50,
      }),
    ({ id }) =>
      transaction(async (tx) => {
        const offer = await tx.assignment.findUniqueOrThrow({
          where: { id },
          include: assignmentParts,
        })
        if (!(await moveAssignment(tx, offer, 'expired', { actor: SYSTEM }))) return
        await settle(tx, offer)
        await tellOf(tx, offer, 'assignment.expired', { href: paths.freelancerHome() })
        await tellOf(tx, offer, 'studio.untaken')
      }),
  )
}
