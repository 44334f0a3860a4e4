import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import type { Actor } from '../events/events.server'
import type { Topics } from '../events/publish.server'
import { accruePayout } from '../payouts/accrue-payout.server'
import { LEADS, payoutDate } from './assignment.rules'
import {
  assignmentParts,
  moveAssignment,
  tellOf,
  type AssignmentWithOrder,
} from './move-assignment.server'

const SYSTEM = { type: 'system' } as const

/** The one who leads a milestone, or null. */
function findLead(tx: Transaction, milestoneId: string) {
  return tx.assignment.findUnique({ where: { leadKey: milestoneId }, include: assignmentParts })
}

/**
 * The work of a milestone has gone to its client: the studio has accepted it, or added to it what
 * was missing.
 */
export async function followHandOver(
  tx: Transaction,
  { milestoneId, actor }: Topics['milestone.submitted'],
): Promise<void> {
  const lead = await findLead(tx, milestoneId)
  if (lead && (await moveAssignment(tx, lead, 'accepted_by_studio', { actor })))
    await tellOf(tx, lead, 'assignment.accepted')
}

/**
 * The client wants something else of what was handed over; it goes back to work past the limit of
 * rounds, too.
 */
export async function followChanges(
  tx: Transaction,
  { milestoneId, actor, reason }: Topics['milestone.changes_requested'],
): Promise<void> {
  const lead = await findLead(tx, milestoneId)
  const back = {
    actor,
    reason,
    where: { status: 'accepted_by_studio' as const },
    data: { revisionsUsed: { increment: 1 } },
  }
  if (lead && (await moveAssignment(tx, lead, 'rework', back)))
    await tellOf(tx, lead, 'assignment.rework')
}

/** Ends what will not be worked on any more. */
async function letGo(tx: Transaction, lead: AssignmentWithOrder, actor: Actor) {
  if (await moveAssignment(tx, lead, 'released', { actor }))
    await tellOf(tx, lead, 'assignment.ended', { href: paths.freelancerHome() })
}

/**
 * The client's approval has released a milestone: its lead is done and the fee is owed, due the
 * agreed days from now. Whoever had not begun is let go.
 */
export async function followApproval(
  tx: Transaction,
  { milestoneId }: Topics['milestone.approved'],
): Promise<void> {
  const lead = await findLead(tx, milestoneId)
  if (!lead) return
  const payoutDueAt = payoutDate(currentTime(), lead.payoutDays)
  if (!(await moveAssignment(tx, lead, 'completed', { actor: SYSTEM, data: { payoutDueAt } })))
    return letGo(tx, lead, SYSTEM)
  await accruePayout(tx, { ...lead, payoutDueAt }, lead.milestone.project.orderId)
  await tellOf(tx, lead, 'assignment.completed', { date: payoutDueAt })
}

/**
 * The order has ended: nobody works on it any more. What is due for work that is done stays due.
 */
export async function followEnd(
  tx: Transaction,
  { orderId, actor }: Topics['order.ended'],
): Promise<void> {
  const open = LEADS.filter((status) => status !== 'completed')
  const leads = await tx.assignment.findMany({
    where: { status: { in: open }, milestone: { project: { orderId } } },
    include: assignmentParts,
  })
  for (const lead of leads) await letGo(tx, lead, actor)
}
