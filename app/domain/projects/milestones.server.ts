import { paths } from '~/paths'
import { after } from '~/platform/clock'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { recordEvent, type Actor } from '../events/events.server'
import { notify, settleNotices } from '../notifications/notify.server'
import { moveOrder } from '../orders/move-order.server'
import { openNextPayable } from '../orders/payables.server'
import { milestoneSourcesOf, REVIEW_REMINDERS, reviewDue, WORKED_ON } from './milestone.rules'
import type { MilestoneStatus } from './progress.rules'

const SYSTEM = { type: 'system' } as const
const parts = { project: { include: { order: true } } } satisfies Prisma.MilestoneInclude
type Milestone = Prisma.MilestoneGetPayload<{ include: typeof parts }>

/** A milestone is not where this step begins, or its order does not run. */
export class MilestoneStepError extends Error {
  name = 'MilestoneStepError'
}

/** Moves a milestone, if it is where it may go from and its order runs; tells whether this call did it. */
async function move(tx: Transaction, milestone: Milestone, to: MilestoneStatus, actor: Actor, data: Prisma.MilestoneUpdateManyMutationInput = {}, reason?: string) {
  const { count } = await tx.milestone.updateMany({
    where: { id: milestone.id, status: { in: milestoneSourcesOf(to) }, project: { order: { status: { in: [...WORKED_ON] } } } },
    data: { ...data, status: to },
  })
  if (count === 0) return false
  const { projectId, revisionsUsed } = milestone
  await recordEvent(tx, {
    ...{ subject: 'milestone', subjectId: milestone.id, kind: `milestone.${to}`, from: milestone.status, to, actor, reason },
    ...{ projectId, orderId: milestone.project.orderId, data: { title: milestone.title } },
    // A revision takes a milestone through the same steps again.
    key: `milestone:${milestone.id}:${to}:${revisionsUsed}`,
  })
  return true
}

async function step(milestoneId: string, act: (tx: Transaction, milestone: Milestone) => Promise<boolean>) {
  await transaction(async (tx) => {
    const milestone = await tx.milestone.findUnique({ where: { id: milestoneId }, include: parts })
    if (!milestone || !(await act(tx, milestone))) throw new MilestoneStepError(milestoneId)
  })
}

/** Work begins: on what is prepaid alone, and in an order whose brief is in. Throws MilestoneStepError. */
export function startMilestone(milestoneId: string, actor: Actor) {
  return step(milestoneId, async (tx, milestone) => {
    const { order, ...project } = milestone.project
    if (order.status !== 'in_progress') return false
    if (!(await move(tx, milestone, 'in_progress', actor, { startedAt: milestone.startedAt ?? new Date() }))) return false
    await tx.project.updateMany({ where: { id: project.id, status: 'intake' }, data: { status: 'active' } })
    return true
  })
}

async function askClient(tx: Transaction, { id, title, project }: Milestone, kind: 'milestone.submitted' | 'milestone.reminder', key: string) {
  const { id: orderId, number } = project.order
  await notify(tx, { kind, orderId, key, href: paths.milestones({ order: orderId }), data: { title, number, subjectId: id } })
}

function answered(tx: Transaction, { id, project }: Milestone) {
  return settleNotices(tx, project.orderId, [`milestone-submitted:${id}`, `milestone-reminder:${id}`])
}

const UNDELIVERED: MilestoneStatus[] = ['planned', 'payable', 'funded', 'in_progress', 'changes_requested']

/** The work is handed over for the client's answer; with the last one the order is in review. Throws MilestoneStepError. */
export function submitMilestone(milestoneId: string, actor: Actor) {
  return step(milestoneId, async (tx, milestone) => {
    if (!(await move(tx, milestone, 'submitted', actor, { submittedAt: new Date(), remindersSent: 0 }))) return false
    await askClient(tx, milestone, 'milestone.submitted', `milestone-submitted:${milestoneId}:${milestone.revisionsUsed}`)
    const left = await tx.milestone.count({ where: { projectId: milestone.projectId, status: { in: UNDELIVERED } } })
    if (left === 0) await moveOrder(tx, milestone.project.order, 'in_review', { actor, cause: `${milestoneId}:${milestone.revisionsUsed}` })
    return true
  })
}

/** Approves, releases, and makes the next share payable; the last approval completes the order. */
async function approve(tx: Transaction, milestone: Milestone, actor: Actor) {
  if (!(await move(tx, milestone, 'approved', actor, { approvedAt: new Date() }))) return false
  await answered(tx, milestone)
  await move(tx, { ...milestone, status: 'approved' }, 'released', SYSTEM, { releasedAt: new Date() })
  const { order } = milestone.project
  const left = await tx.milestone.count({ where: { projectId: milestone.projectId, status: { not: 'released' } } })
  if (left > 0) await openNextPayable(tx, order.id)
  else await complete(tx, order)
  return true
}

async function complete(tx: Transaction, order: Milestone['project']['order']) {
  if (!(await moveOrder(tx, order, 'completed', { data: { completedAt: new Date() } }))) return
  await tx.project.updateMany({ where: { orderId: order.id, status: { in: ['active', 'in_review', 'intake'] } }, data: { status: 'delivered' } })
}

/** The client (or an admin for the client) takes the work. Throws MilestoneStepError. */
export function approveMilestone(milestoneId: string, actor: Actor) {
  return step(milestoneId, (tx, milestone) => approve(tx, milestone, actor))
}

/** The client wants something else; it counts as a revision. Throws MilestoneStepError. */
export function requestChanges(milestoneId: string, reason: string, actor: Actor) {
  return step(milestoneId, async (tx, milestone) => {
    if (!(await move(tx, milestone, 'changes_requested', actor, { revisionsUsed: { increment: 1 } }, reason))) return false
    await answered(tx, milestone)
    await moveOrder(tx, milestone.project.order, 'in_progress', { actor, reason, cause: `${milestoneId}:${milestone.revisionsUsed}` })
    return true
  })
}

/** Work on the wishes begins. Throws MilestoneStepError. */
export function resumeMilestone(milestoneId: string, actor: Actor) {
  return step(milestoneId, (tx, milestone) => move(tx, milestone, 'in_progress', actor))
}

async function remindOrApprove(tx: Transaction, milestone: Milestone, now: Date) {
  const { reminders, approved } = reviewDue(milestone.submittedAt ?? now, now)
  if (approved) return void (await approve(tx, milestone, SYSTEM))
  if (reminders <= milestone.remindersSent) return
  const { count } = await tx.milestone.updateMany({
    where: { id: milestone.id, status: 'submitted', remindersSent: milestone.remindersSent },
    data: { remindersSent: reminders },
  })
  if (count === 1) await askClient(tx, milestone, 'milestone.reminder', `milestone-reminder:${milestone.id}:${milestone.revisionsUsed}:${reminders}`)
}

/** The timer that reminds of submitted milestones twice and then approves them (business.md, Milestone). */
export async function followUpReviews(now = new Date()) {
  const waiting = await db.milestone.findMany({
    where: { status: 'submitted', submittedAt: { lte: after(-REVIEW_REMINDERS[0]!, now) }, project: { order: { status: { in: [...WORKED_ON] } } } },
    select: { id: true },
    take: 50,
    orderBy: { submittedAt: 'asc' },
  })
  for (const { id } of waiting) {
    await transaction(async (tx) => {
      const milestone = await tx.milestone.findUniqueOrThrow({ where: { id }, include: parts })
      if (milestone.status === 'submitted') await remindOrApprove(tx, milestone, now)
    })
  }
}
