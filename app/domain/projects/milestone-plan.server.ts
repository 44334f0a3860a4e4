import { db } from '~/platform/db/db.server'
import { outline, readStanding, type OrderRow } from './client-order-parts.server'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'
import { roundsOf } from './milestone.rules'

/** What a milestone went through that its client reads of. */
const STEPS = [
  'milestone.in_progress',
  'milestone.submitted',
  'milestone.changes_requested',
  'milestone.approved',
]
/** The most that a page shows of what only grows. */
const MOST_STEPS = 200

const LINE = { id: true, orderId: true, amount: true, name: true, revisions: true } as const

/** What the studio has handed over and not taken back, by milestone. */
function readHandedOver(participant: Participant, orderId: string) {
  return db.deliverable.findMany({
    where: {
      project: { orderId, order: ordersOf(participant) },
      milestoneId: { not: null },
      status: { notIn: ['draft', 'superseded'] },
    },
    orderBy: { id: 'asc' },
    take: MOST_STEPS,
    select: { id: true, title: true, milestoneId: true },
  })
}

/**
 * The plan of an order with all that its page shows of each milestone; amounts are integer cents of
 * its currency.
 */
export async function readMilestonePlan(participant: Participant, order: OrderRow) {
  const own = { orderId: order.id, order: ordersOf(participant) }
  const [lines, standing, handedOver, events] = await Promise.all([
    db.orderLine.findMany({ where: own, orderBy: { position: 'asc' }, select: LINE }),
    readStanding(participant, [order.id]),
    readHandedOver(participant, order.id),
    db.event.findMany({
      where: { ...own, subject: 'milestone', kind: { in: STEPS } },
      orderBy: { id: 'asc' },
      take: MOST_STEPS,
    }),
  ])
  const { milestones, ...outlined } = outline(order, lines, standing)
  return {
    ...outlined,
    milestones: milestones.map((milestone) => {
      const line = lines.find(({ id }) => id === milestone.orderLineId)!
      return {
        ...milestone,
        line: lines.length > 1 ? line.name : null,
        rounds: roundsOf(
          line.revisions,
          milestones.filter(({ orderLineId }) => orderLineId === line.id),
        ),
        handedOver: handedOver.filter(({ milestoneId }) => milestoneId === milestone.id),
        history: events.filter(({ subjectId }) => subjectId === milestone.id),
      }
    }),
  }
}
export type MilestonePlan = Awaited<ReturnType<typeof readMilestonePlan>>
