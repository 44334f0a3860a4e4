import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { rankCandidates, readNetwork, spanOfWork } from '../freelancers/capacity.server'
import { wantedSkills } from './wanted-skills.rules'

/** A milestone to offer, or an assignment to give to somebody else. */
export type OfferAbout = { milestoneId: string } | { assignmentId: string }

/** What a milestone that somebody is to be found for asks for, and when. */
function wantedFor(
  {
    workingDays,
    dueAt,
    orderLine,
  }: {
    workingDays: number
    dueAt: Date | null
    orderLine: { product: { category: string; platform: string } }
  },
  now: Date,
) {
  return { ...spanOfWork({ workingDays, dueAt }, now), skills: wantedSkills(orderLine.product) }
}

/**
 * A milestone of an order, with whom it can be offered to by the rule of capacity: it says whom to
 * ask, not who may be asked. Throws `notFound` for one of another order.
 */
export async function readOfferChoice(orderId: string, about: OfferAbout, now = currentTime()) {
  const assignmentId = 'assignmentId' in about ? about.assignmentId : undefined
  const which =
    'milestoneId' in about
      ? { id: about.milestoneId }
      : { assignments: { some: { id: assignmentId } } }
  const row = Object.values(about).every(isId)
    ? await db.milestone.findFirst({
        where: { ...which, project: { orderId } },
        select: {
          title: true,
          workingDays: true,
          dueAt: true,
          orderLine: { select: { product: { select: { category: true, platform: true } } } },
        },
      })
    : null
  if (!row) throw new DomainError('notFound', 'milestone')
  const wanted = wantedFor(row, now)
  return {
    title: row.title,
    wanted,
    candidates: rankCandidates(await readNetwork(assignmentId), wanted, now),
  }
}
