import { db, type Prisma } from '~/platform/db/db.server'
import { actorOf } from '../people/participant.server'
import { milestoneSteps } from '../projects/milestone.rules'
import { approveMilestone, MilestoneStepError, requestChanges } from '../projects/milestones.server'
import { DecisionClosedError, type DecisionSubject } from './decision-subject'
import type { DecisionState } from './decision.rules'

const parts = { orderLine: { select: { revisions: true, milestones: { select: { revisionsUsed: true } } } }, project: { include: { order: true } } } satisfies Prisma.MilestoneInclude
type Milestone = Prisma.MilestoneGetPayload<{ include: typeof parts }>

function stateOf({ status, revisionsUsed, project }: Milestone): DecisionState {
  if (milestoneSteps(project.order.status, status).includes('approve')) return 'open'
  if (status === 'approved' || status === 'released') return 'approved'
  return revisionsUsed > 0 && status !== 'submitted' ? 'changes' : 'over'
}

/** A milestone that is handed over (business.md, Milestone). */
export const milestoneDecision: DecisionSubject = {
  async find(id, orders) {
    const milestone = await db.milestone.findFirst({ where: { id, project: { order: orders } }, include: parts })
    if (!milestone) return null
    const { order } = milestone.project
    const { revisions: promised, milestones } = milestone.orderLine
    const used = milestones.reduce((sum, { revisionsUsed }) => sum + revisionsUsed, 0)
    return {
      orderId: order.id,
      number: order.number,
      service: order.title,
      title: milestone.title,
      detail: milestone.outcome,
      sharedAt: milestone.submittedAt,
      revisions: { promised, used },
      price: null,
      state: stateOf(milestone),
      decidedAt: milestone.approvedAt,
      answers: ['approve', 'changes'],
    }
  },

  async answer(id, answer, participant) {
    try {
      if (answer.to === 'approve') await approveMilestone(id, actorOf(participant))
      else await requestChanges(id, answer.reason, actorOf(participant))
    } catch (error) {
      throw error instanceof MilestoneStepError ? new DecisionClosedError(id) : error
    }
  },
}
