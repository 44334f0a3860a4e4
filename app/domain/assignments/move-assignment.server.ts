import { DomainError } from '~/domain/ground/domain-error'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { recordEvent, type Actor } from '../events/events.server'
import { transition } from '../events/transition.server'
import { leaveConversations } from '../messages/leave-conversations.server'
import type { NotificationKindName } from '../notifications/notification.rules'
import { notify, notifyPerson } from '../notifications/notify.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { isLead, isUnderWay } from './assignment.rules'
import { assignmentMachine, type AssignmentStatus } from '../ground/machines.rules'

export const assignmentParts = {
  freelancer: { select: { id: true, userId: true, user: { select: { name: true } } } },
  milestone: { include: { project: { include: { order: true } } } },
} satisfies Prisma.AssignmentInclude
export type AssignmentWithOrder = Prisma.AssignmentGetPayload<{ include: typeof assignmentParts }>

interface Move {
  actor: Actor
  reason?: string
  data?: Prisma.AssignmentUpdateManyMutationInput
  /** What must hold beside the status. */
  where?: Prisma.AssignmentWhereInput
}

/** What the history keeps of each step of an assignment; its client does not read of it. */
const toldOf = ({ milestone }: AssignmentWithOrder) => ({
  orderId: milestone.project.orderId,
  projectId: milestone.projectId,
  data: { title: milestone.title },
  visibility: 'team' as const,
})

/** Appends to the history that an assignment was offered. */
export function recordOffered(tx: Transaction, assignment: AssignmentWithOrder, actor: Actor) {
  const offered = { subject: 'assignment', kind: 'assignment.offered', to: 'offered' } as const
  return recordEvent(tx, { ...offered, ...toldOf(assignment), subjectId: assignment.id, actor })
}

/** Moves an assignment, if it is where it may go from; tells whether this call did it. */
export async function moveAssignment(
  tx: Transaction,
  assignment: AssignmentWithOrder,
  to: AssignmentStatus,
  { actor, reason, data = {}, where = {} }: Move,
) {
  const lead = isLead(to) ? {} : { leadKey: null }
  const moved = await transition(tx, assignmentMachine, assignment, to, {
    ...{ actor, reason, where, with: { ...data, ...lead } },
    ...toldOf(assignment),
    // A round takes it through the same steps again.
    cause: String(assignment.revisionsUsed),
  })
  if (!moved) return false
  if (isUnderWay(assignment.status) && !isUnderWay(to))
    await leaveConversations(tx, assignment.freelancer.userId, assignment.milestone.project.orderId)
  return true
}

/** An assignment of one freelancer's own. Throws `notFound` for anybody else's. */
export async function readOwn(
  tx: Transaction,
  userId: number,
  id: string,
): Promise<AssignmentWithOrder> {
  const own = isId(id)
    ? await tx.assignment.findFirst({
        where: { id, freelancer: { userId, status: { not: 'offboarded' } } },
        include: assignmentParts,
      })
    : null
  if (!own) throw new DomainError('notFound', 'assignment')
  return own
}

/** An assignment of one of the studio's orders. Throws `notFound` for any other. */
export async function readOfOrder(
  tx: Transaction,
  orderId: string,
  id: string,
): Promise<AssignmentWithOrder> {
  const found =
    isId(id) && isId(orderId)
      ? await tx.assignment.findFirst({
          where: {
            id,
            milestone: { project: { order: { id: orderId, studioId: OWN_STUDIO_ID } } },
          },
          include: assignmentParts,
        })
      : null
  if (!found) throw new DomainError('notFound', 'assignment')
  return found
}

/**
 * Takes a step in a transaction of its own. Throws `assignment.*` where `act` says that it was
 * not taken.
 */
export async function step(
  read: (tx: Transaction) => Promise<AssignmentWithOrder>,
  act: (tx: Transaction, assignment: AssignmentWithOrder) => Promise<boolean>,
) {
  await transaction(async (tx) => {
    if (!(await act(tx, await read(tx)))) throw new DomainError('moved', 'assignment')
  })
}

type Told = Extract<
  NotificationKindName,
  `assignment.${string}` | 'studio.taken' | 'studio.untaken' | 'studio.work'
>

/** Tells the freelancer, or the staff, of a step. */
export async function tellOf(
  tx: Transaction,
  { id, fee, currency, freelancer, milestone, revisionsUsed }: AssignmentWithOrder,
  kind: Told,
  { href, date, actorId }: { href?: string; date?: Date; actorId?: number } = {},
) {
  const { title, projectId, project } = milestone
  const { id: orderId, number } = project.order
  const notice = { kind, orderId, key: `assignment:${id}:${kind}:${revisionsUsed}`, actorId }
  const data = { title, number, amount: fee, currency, date: date?.toISOString() }
  if (kind.startsWith('studio.'))
    await notify(tx, {
      ...notice,
      data: { ...data, who: freelancer.user.name },
      href: adminPaths.orderPart(orderId, 'team', { anchor: `milestone-${milestone.id}` }),
    })
  else
    await notifyPerson(tx, {
      ...notice,
      data,
      userId: freelancer.userId,
      href: href ?? paths.freelancerProject(projectId),
    })
}
