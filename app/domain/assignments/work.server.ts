import { DomainError } from '~/domain/ground/domain-error'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { LONGEST_TITLE, type Licence } from '../deliverables/deliverable.rules'
import { handOn } from '../deliverables/share-deliverable.server'
import type { Actor } from '../events/events.server'
import { KEPT_VERSIONS } from '../files/project-files.rules'
import { staffMember } from '../people/participant.server'
import { WORKED_ON } from '../projects/milestone.rules'
import { begin, handOver } from '../projects/milestones.server'
import { moveMilestone } from '../projects/move-milestone.server'
import { isFunded, revisionsLeft } from './assignment.rules'
import {
  moveAssignment,
  readOfOrder,
  readOwn,
  step,
  tellOf,
  type AssignmentWithOrder,
} from './move-assignment.server'

const actorOf = (userId: number): Actor => ({ type: 'freelancer', id: userId })

/**
 * Work begins on what is prepaid alone, once the brief is in; what has begun under somebody else
 * goes on.
 */
async function beginMilestone(tx: Transaction, { milestone }: AssignmentWithOrder, actor: Actor) {
  if (!isFunded(milestone.status)) throw new DomainError('assignment.unfunded')
  if (milestone.status === 'funded' && !(await begin(tx, milestone, actor)))
    throw new DomainError('assignment.unfunded')
}

/** A freelancer begins the work of their own. Throws `notFound` and `assignment.*`. */
export function startWork(userId: number, id: string): Promise<void> {
  return step(
    (tx) => readOwn(tx, userId, id),
    async (tx, own) => {
      if (own.status !== 'accepted') return false
      await beginMilestone(tx, own, actorOf(userId))
      return moveAssignment(tx, own, 'active', { actor: actorOf(userId) })
    },
  )
}

/**
 * A freelancer hands the work of their own in to the studio, with a note and the files that were
 * kept for it. Throws `notFound` and `assignment.*`.
 */
export function submitWork(userId: number, id: string, note: string): Promise<void> {
  return step(
    (tx) => readOwn(tx, userId, id),
    async (tx, own) => {
      const { milestone } = own
      if (!WORKED_ON.includes(milestone.project.order.status)) return false
      if (milestone.status === 'changes_requested')
        await moveMilestone(tx, milestone, 'in_progress', actorOf(userId))
      else if (milestone.status !== 'in_progress') return false
      if (!(await moveAssignment(tx, own, 'submitted', { actor: actorOf(userId), reason: note })))
        return false
      await tx.workFile.updateMany({
        where: { assignmentId: own.id, handedInAt: null },
        data: { handedInAt: currentTime() },
      })
      await tellOf(tx, own, 'studio.work', { actorId: userId })
      return true
    },
  )
}

/** What of the handed-in files goes to the client, and what they may do with it. */
export interface HandedOn {
  versions: string[]
  licence: Licence
}

/** Throws `assignment.*` for files that this work has not brought, or no more. */
async function handFilesOn(
  tx: Transaction,
  { id, milestone }: AssignmentWithOrder,
  { versions, licence }: HandedOn,
  adminId: number,
) {
  if (versions.length === 0) return
  const known = await tx.workFile.count({
    where: {
      assignmentId: id,
      handedInAt: { not: null },
      fileVersionId: { in: versions },
      fileVersion: { status: { in: [...KEPT_VERSIONS] } },
    },
  })
  if (known !== new Set(versions).size) throw new DomainError('moved', 'assignment')
  await handOn(tx, staffMember(adminId), milestone.projectId, {
    title: milestone.title.slice(0, LONGEST_TITLE),
    milestoneId: milestone.id,
    licences: [licence],
    versions,
  })
}

/**
 * The studio takes the work, which goes to the client for an answer, with the files that it ticked.
 * Throws `notFound`, `assignment.*` and `deliverable.*`.
 */
export function acceptWork(
  orderId: string,
  id: string,
  actor: { type: 'admin'; id: number },
  handedOn: HandedOn = { versions: [], licence: 'full_rights' },
): Promise<void> {
  return step(
    (tx) => readOfOrder(tx, orderId, id),
    async (tx, assignment) => {
      if (assignment.status !== 'submitted' || !(await handOver(tx, assignment.milestone, actor)))
        return false
      await handFilesOn(tx, assignment, handedOn, actor.id)
      return true
    },
  )
}

/**
 * The studio sends the work back, which takes one of the rounds that the fee includes. Throws
 * `notFound` and `assignment.*`.
 */
export function askRework(
  orderId: string,
  id: string,
  reason: string,
  actor: Actor,
): Promise<void> {
  return step(
    (tx) => readOfOrder(tx, orderId, id),
    async (tx, assignment) => {
      if (assignment.status !== 'submitted') return false
      if (revisionsLeft(assignment) === 0) throw new DomainError('assignment.rounds')
      const { revisionsUsed } = assignment
      const back = {
        actor,
        reason,
        where: { status: 'submitted' as const, revisionsUsed },
        data: { revisionsUsed: { increment: 1 } },
      }
      if (!(await moveAssignment(tx, assignment, 'rework', back))) return false
      await tellOf(tx, assignment, 'assignment.rework')
      return true
    },
  )
}

/**
 * The studio lets a freelancer go, who has accepted and whose work is not with the client. Throws
 * `notFound` and `assignment.*`.
 */
export function releaseAssignment(
  orderId: string,
  id: string,
  reason: string,
  actor: Actor,
): Promise<void> {
  return step(
    (tx) => readOfOrder(tx, orderId, id),
    async (tx, assignment) => {
      if (
        !(await moveAssignment(tx, assignment, 'released', {
          actor,
          reason,
          where: { status: { in: ['accepted', 'active', 'submitted', 'rework'] } },
        }))
      )
        return false
      await tellOf(tx, assignment, 'assignment.ended', { href: paths.freelancerHome() })
      return true
    },
  )
}
