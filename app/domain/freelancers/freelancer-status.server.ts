import { randomUUID } from 'node:crypto'
import { DomainError } from '~/domain/ground/domain-error'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { isId } from '~/platform/row-id'
import type { Actor } from '../events/events.server'
import { nthTime, transition } from '../events/transition.server'
import { freelancerMachine, type FreelancerStatus } from '../ground/machines.rules'

type Freelancer = { id: string; status: FreelancerStatus }

/**
 * Moves a freelancer, if they are where they may go from; tells whether this call did it
 * (business.md, Freelancer).
 */
async function moveFreelancer(
  tx: Transaction,
  freelancer: Freelancer,
  to: FreelancerStatus,
  actor: Actor,
  reason?: string,
) {
  return transition(tx, freelancerMachine, freelancer, to, {
    ...{ actor, reason, visibility: 'team' },
    with: to === 'offboarded' ? { publicPage: false } : {},
    // People pause and come back more than once.
    cause: await nthTime(tx, 'freelancer', freelancer.id, `freelancer.${to}`),
  })
}

/**
 * A mail in their language to somebody whose place in the network the studio has changed; no reason
 * is in it.
 */
async function tellFreelancer(tx: Transaction, id: string, to: FreelancerStatus) {
  const { user } = await tx.freelancer.findUniqueOrThrow({
    where: { id },
    select: { user: { select: { id: true, email: true, language: true } } },
  })
  const payload = {
    template: 'freelancer-status',
    language: user.language ?? FALLBACK_LANGUAGE,
    to: user.email,
    userId: user.id,
    data: { freelancerId: id, to },
  }
  await enqueue(tx, { key: `freelancer-status:${id}:${to}:${randomUUID()}`, kind: 'mail', payload })
}

/**
 * An admin pauses a freelancer, has them back, or lets them go: no new offers from then on, while
 * what they earned is still paid. They are told by mail. Tells whether this call did it. Throws
 * `notFound`.
 */
export function changeFreelancerStatus(
  id: string,
  to: FreelancerStatus,
  { adminId, reason }: { adminId: number; reason?: string },
): Promise<boolean> {
  return transaction((tx) => changeStatusIn(tx, id, to, { type: 'admin', id: adminId }, reason))
}

/** The same in a transaction. Throws `notFound`. */
export async function changeStatusIn(
  tx: Transaction,
  id: string,
  to: FreelancerStatus,
  actor: Actor,
  reason?: string,
): Promise<boolean> {
  const freelancer = isId(id)
    ? await tx.freelancer.findUnique({ where: { id }, select: { id: true, status: true } })
    : null
  if (!freelancer) throw new DomainError('notFound', 'freelancer')
  if (!(await moveFreelancer(tx, freelancer, to, actor, reason))) return false
  await tellFreelancer(tx, id, to)
  return true
}

/** Who paused them last: the freelancer, or the studio, which then has to have them back. */
export async function pausedBySelf(
  tx: Pick<Transaction, 'event'>,
  freelancerId: string,
): Promise<boolean> {
  const last = await tx.event.findFirst({
    where: { subject: 'freelancer', subjectId: freelancerId, kind: 'freelancer.paused' },
    orderBy: { id: 'desc' },
    select: { actorType: true },
  })
  return last?.actorType === 'freelancer'
}

/**
 * A freelancer wants no offers for a while, or wants them again; a pause of the studio's is not
 * theirs to end. Tells whether this call did it.
 */
export async function changeOwnStatus(userId: number, to: 'active' | 'paused'): Promise<boolean> {
  return transaction(async (tx) => {
    const freelancer = await tx.freelancer.findUnique({
      where: { userId },
      select: { id: true, status: true },
    })
    if (!freelancer || (to === 'active' && !(await pausedBySelf(tx, freelancer.id)))) return false
    return moveFreelancer(tx, freelancer, to, { type: 'freelancer', id: userId })
  })
}
