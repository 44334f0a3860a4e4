import { paths } from '~/paths'
import { after, currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { Rows } from '~/platform/outbox/rows.server'
import type { Actor } from '../events/events.server'
import { publish } from '../events/publish.server'
import { notify } from '../notifications/notify.server'
import { moveOrder } from '../orders/move-order.server'
import { moveProject } from './move-project.server'
import { REVIEW_REMINDERS, reviewDue, WORKED_ON } from './milestone.rules'
import {
  approve,
  milestoneParts,
  moveMilestone,
  stepMilestone,
  type MilestoneWithOrder,
} from './move-milestone.server'
import type { MilestoneStatus } from '../ground/machines.rules'

const SYSTEM = { type: 'system' } as const

/**
 * Work begins: on what is prepaid alone, and in an order whose brief is in. Tells whether this call
 * did it.
 */
export async function begin(tx: Transaction, milestone: MilestoneWithOrder, actor: Actor) {
  const { order, ...project } = milestone.project
  if (order.status !== 'in_progress') return false
  if (
    !(await moveMilestone(tx, milestone, 'in_progress', actor, {
      startedAt: milestone.startedAt ?? currentTime(),
    }))
  )
    return false
  if (project.status === 'intake') await moveProject(tx, project, 'active', { actor })
  return true
}

/** Work begins. Throws `moved`. */
export function startMilestone(milestoneId: string, actor: Actor) {
  return stepMilestone(milestoneId, (tx, milestone) => begin(tx, milestone, actor))
}

async function askClient(
  tx: Transaction,
  { id, title, project }: MilestoneWithOrder,
  kind: 'milestone.submitted' | 'milestone.reminder',
  key: string,
  note?: string,
) {
  const { id: orderId, number } = project.order
  await notify(tx, {
    kind,
    orderId,
    key,
    href: paths.milestones({ order: orderId }),
    data: { title, number, subjectId: id, ...(note ? { note } : {}) },
  })
}

const UNDELIVERED: MilestoneStatus[] = [
  'planned',
  'payable',
  'funded',
  'in_progress',
  'changes_requested',
]

/**
 * The work goes to the client for an answer; with the last one the order is in review. Tells
 * whether this call did it.
 */
export async function handOver(
  tx: Transaction,
  milestone: MilestoneWithOrder,
  actor: Actor,
  { now = currentTime(), note }: { now?: Date; note?: string } = {},
) {
  const { id, revisionsUsed, projectId, project } = milestone
  if (
    !(await moveMilestone(
      tx,
      milestone,
      'submitted',
      actor,
      { submittedAt: now, remindersSent: 0 },
      note,
    ))
  )
    return false
  await publish(tx, 'milestone.submitted', { milestoneId: id, actor })
  await askClient(
    tx,
    milestone,
    'milestone.submitted',
    `milestone-submitted:${id}:${revisionsUsed}`,
    note,
  )
  const left = await tx.milestone.count({ where: { projectId, status: { in: UNDELIVERED } } })
  if (left > 0) return true
  const last = { actor, cause: `${id}:${revisionsUsed}` }
  await moveOrder(tx, project.order, 'in_review', last)
  await moveProject(tx, project, 'in_review', last)
  return true
}

/** The work goes to the client, with a note about it. Throws `moved`. */
export function submitMilestone(
  milestoneId: string,
  actor: Actor,
  { now = currentTime(), note }: { now?: Date; note?: string } = {},
) {
  return stepMilestone(milestoneId, (tx, milestone) =>
    handOver(tx, milestone, actor, { now, note }),
  )
}

/** The client takes the work. Throws `moved`. */
export function approveMilestone(milestoneId: string, actor: Actor) {
  return stepMilestone(milestoneId, (tx, milestone) => approve(tx, milestone, actor))
}

/**
 * An admin takes the work for the client and says why; the client is told who did it, and why
 * (business.md, Approve for the client). Throws `moved`.
 */
export function approveForClient(milestoneId: string, reason: string, actor: Actor) {
  return stepMilestone(milestoneId, async (tx, milestone) => {
    if (!(await approve(tx, milestone, actor, reason))) return false
    const { id: orderId, number } = milestone.project.order
    await notify(tx, {
      kind: 'milestone.approved',
      orderId,
      href: paths.milestones({ order: orderId }),
      data: { title: milestone.title, number, note: reason },
      key: `milestone-approved:${milestoneId}`,
      actorId: actor.id,
    })
    return true
  })
}

/**
 * The client wants something else, which counts as a revision and puts the order back to work;
 * tells whether this call did it.
 */
export async function recordChanges(
  tx: Transaction,
  milestone: MilestoneWithOrder,
  reason: string,
  actor: Actor,
) {
  if (
    !(await moveMilestone(
      tx,
      milestone,
      'changes_requested',
      actor,
      { revisionsUsed: { increment: 1 } },
      reason,
    ))
  )
    return false
  await publish(tx, 'milestone.changes_requested', { milestoneId: milestone.id, actor, reason })
  const { id, revisionsUsed, project } = milestone
  const again = { actor, reason, cause: `${id}:${revisionsUsed}` }
  if (await moveOrder(tx, project.order, 'in_progress', again))
    await moveProject(tx, project, 'active', again)
  return true
}

/**
 * An admin asks for changes for the client, past the included rounds too; it counts as a revision.
 * Throws `moved`.
 */
export function requestChanges(milestoneId: string, reason: string, actor: Actor) {
  return stepMilestone(milestoneId, (tx, milestone) => recordChanges(tx, milestone, reason, actor))
}

/** Work on the wishes begins. Throws `moved`. */
export function resumeMilestone(milestoneId: string, actor: Actor) {
  return stepMilestone(milestoneId, (tx, milestone) =>
    moveMilestone(tx, milestone, 'in_progress', actor),
  )
}

async function remindOrApprove(tx: Transaction, milestone: MilestoneWithOrder, now: Date) {
  const { reminders, approved } = reviewDue(milestone.submittedAt ?? now, now)
  if (approved) return void (await approve(tx, milestone, SYSTEM))
  if (reminders <= milestone.remindersSent) return
  const { count } = await tx.milestone.updateMany({
    where: { id: milestone.id, status: 'submitted', remindersSent: milestone.remindersSent },
    data: { remindersSent: reminders },
  })
  if (count === 1)
    await askClient(
      tx,
      milestone,
      'milestone.reminder',
      `milestone-reminder:${milestone.id}:${milestone.revisionsUsed}:${reminders}`,
    )
}

const waiting = new Rows<{ id: string }>('follow-up-reviews')

/**
 * The timer that reminds of submitted milestones twice and then approves them (business.md,
 * Milestone).
 */
export async function followUpReviews(now = currentTime()) {
  const find = (id: { notIn: string[] }) =>
    db.milestone.findMany({
      where: {
        id,
        status: 'submitted',
        submittedAt: { lte: after(-REVIEW_REMINDERS[0]!, now) },
        project: { order: { status: { in: [...WORKED_ON] } } },
      },
      select: { id: true },
      take: 50,
      orderBy: { submittedAt: 'asc' },
    })
  await waiting.each(find, ({ id }) =>
    transaction(async (tx) => {
      const milestone = await tx.milestone.findUniqueOrThrow({
        where: { id },
        include: milestoneParts,
      })
      if (milestone.status === 'submitted') await remindOrApprove(tx, milestone, now)
    }),
  )
}
