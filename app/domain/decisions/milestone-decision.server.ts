import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { db, type Prisma } from '~/platform/db/db.server'
import { answerApproved, answerChanges } from '../projects/milestone-answers.server'
import { milestoneSteps, roundsOf } from '../projects/milestone.rules'
import { type DecisionSubject } from './decision-subject'
import type { DecisionState } from '~/domain/notifications/decision.rules'

const parts = {
  orderLine: { select: { revisions: true, milestones: { select: { revisionsUsed: true } } } },
  project: { include: { order: true } },
} satisfies Prisma.MilestoneInclude
type Milestone = Prisma.MilestoneGetPayload<{ include: typeof parts }>

function stateOf({ status, revisionsUsed, project }: Milestone): DecisionState {
  if (milestoneSteps(project.order.status, status).includes('approve')) return 'open'
  if (status === 'approved' || status === 'released') return 'approved'
  return revisionsUsed > 0 && status !== 'submitted' ? 'changes' : 'over'
}

/** A milestone that is handed over (business.md, Milestone). */
export const milestoneDecision: DecisionSubject = {
  async find(id, orders) {
    const milestone = await db.milestone.findFirst({
      where: { id, project: { order: orders } },
      include: parts,
    })
    if (!milestone) return null
    const { order } = milestone.project
    const { revisions: promised, milestones } = milestone.orderLine
    const { used, left } = roundsOf(promised, milestones)
    return {
      orderId: order.id,
      number: order.number,
      service: order.title,
      title: milestone.title,
      detail: milestone.outcome,
      sharedAt: milestone.submittedAt,
      revisions: { promised, used },
      price: null,
      payableId: null,
      state: stateOf(milestone),
      decidedAt: milestone.approvedAt,
      // A round past those that come with the service is a change request, which the dashboard
      // takes.
      answers: left > 0 ? ['approve', 'changes'] : ['approve'],
    }
  },

  async answer(id, answer, participant) {
    try {
      if (answer.to === 'changes') await answerChanges(participant, id, answer.reason)
      else await answerApproved(participant, id)
    } catch (error) {
      const late = isRefusal(error, 'moved', 'milestone.roundsUsed', 'notFound')
      throw late ? new DomainError('decision.closed') : error
    }
  },
}
