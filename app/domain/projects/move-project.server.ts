import { after, currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { Rows } from '~/platform/outbox/rows.server'
import { transition, type Move } from '../events/transition.server'
import { moveOrder } from '../orders/move-order.server'
import { type OrderStatus, projectMachine, type ProjectStatus } from '../ground/machines.rules'
import { WARRANTY } from './project.rules'

const SYSTEM = { type: 'system' } as const

interface Project {
  id: string
  orderId: string
  status: ProjectStatus
}
type ProjectMove = Pick<Move<'project'>, 'actor' | 'reason' | 'cause' | 'where'>

/**
 * Moves a client's project, if it is where it may go from; tells whether this call did it
 * (business.md, Project). Its client hears of it by its order.
 */
export function moveProject(
  tx: Transaction,
  { id, orderId, status }: Project,
  to: ProjectStatus,
  move: ProjectMove,
) {
  return transition(tx, projectMachine, { id, status }, to, {
    ...move,
    orderId,
    projectId: id,
    visibility: to === 'cancelled' ? 'client' : 'team',
  })
}

/** Moves the project of an order as above; an order that is not set up yet has none. */
async function moveProjectOf(
  tx: Transaction,
  orderId: string,
  to: ProjectStatus,
  move: ProjectMove,
) {
  const project = await tx.project.findUnique({ where: { orderId } })
  return project !== null && moveProject(tx, project, to, move)
}

/** Its order has ended: nothing is worked on any more. */
export const cancelProject = (
  tx: Transaction,
  { orderId, ...move }: { orderId: string } & ProjectMove,
) => moveProjectOf(tx, orderId, 'cancelled', move)

/** Its order is on hold: what is being worked on waits. */
export const holdProject = (tx: Transaction, orderId: string, move: ProjectMove) =>
  moveProjectOf(tx, orderId, 'on_hold', move)

/** Its order goes on from `to`: the project is with its client again, or at work. */
export const resumeProject = (
  tx: Transaction,
  orderId: string,
  to: OrderStatus,
  move: ProjectMove,
) =>
  moveProjectOf(tx, orderId, to === 'in_review' ? 'in_review' : 'active', {
    ...move,
    where: { status: 'on_hold' },
  })

/** All of it is approved, and the warranty begins. */
export async function deliverProject(tx: Transaction, orderId: string) {
  await moveProjectOf(tx, orderId, 'delivered', { actor: SYSTEM })
  await moveProjectOf(tx, orderId, 'warranty', { actor: SYSTEM })
}

const covered = new Rows<{ id: string }>('end-warranties')

/**
 * The timer that closes an order, and puts its project away, when its warranty has ended: thirty
 * days after it was completed (business.md, Order and Project).
 */
export async function endWarranties(now = currentTime()): Promise<void> {
  const ended = { status: 'completed' as const, completedAt: { lte: after(-WARRANTY, now) } }
  const find = (id: { notIn: string[] }) =>
    db.order.findMany({ where: { ...ended, id }, select: { id: true }, take: 50 })
  await covered.each(find, ({ id }) =>
    transaction(async (tx) => {
      const order = await tx.order.findUniqueOrThrow({ where: { id } })
      if (order.status !== 'completed' || !(await moveOrder(tx, order, 'closed'))) return
      // A project that was delivered before there were warranties has had its own all the same.
      await moveProjectOf(tx, id, 'warranty', { actor: SYSTEM })
      await moveProjectOf(tx, id, 'archived', { actor: SYSTEM })
    }),
  )
}
