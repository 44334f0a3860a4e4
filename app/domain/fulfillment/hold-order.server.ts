import { paths } from '~/paths'
import { after, currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { formatIsoDay, studioDay } from '~/platform/i18n/format.server'
import { postponedEnd } from '~/domain/ground/terms.rules'
import { addWorkingDays, workingDaysUntil } from '~/domain/ground/working-days.rules'
import type { Actor } from '~/domain/events/events.server'
import { notify } from '~/domain/notifications/notify.server'
import { holdProject, resumeProject } from '~/domain/projects/move-project.server'
import { moveOrder, setAside } from '~/domain/orders/move-order.server'
import { countryOfSeller } from '~/domain/people/seller-country.server'
import { canBeHeld } from '~/domain/orders/order.rules'

const times = (tx: Transaction, orderId: string) =>
  tx.event.count({ where: { orderId, kind: 'order.on_hold' } })

/**
 * Stops the clock of a running order, for a reason that its client reads (business.md, Order).
 * Tells whether this call did it: an order that is set aside already, or has ended, stays as it is.
 */
export async function holdOrder(
  tx: Transaction,
  orderId: string,
  reason: string,
  actor: Actor,
): Promise<boolean> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  if (!canBeHeld(order.status)) return false
  const cause = String((await times(tx, orderId)) + 1)
  if (
    !(await setAside(tx, order, 'on_hold', { actor, reason, cause, with: { holdReason: reason } }))
  )
    return false
  await holdProject(tx, orderId, { actor, reason, cause })
  await notify(tx, {
    kind: 'order.held',
    orderId,
    data: { number: order.number },
    href: paths.orders({ order: orderId }),
    key: `order-held:${orderId}:${cause}`,
    actorId: actor.id,
  })
  return true
}

/**
 * The time of a hold does not count: what work is planned for comes as many working days later as
 * it had, what is to be paid as many days, and what has begun has begun that much later.
 */
async function setClockForward(
  tx: Transaction,
  { id: orderId, studioId }: { id: string; studioId: number },
  hold: { from: Date; to: Date },
) {
  const country = await countryOfSeller(tx, studioId)
  const days = workingDaysUntil(formatIsoDay(hold.to), studioDay(hold.from), country)
  const planned = (day: Date | null) => (day && days > 0 ? addWorkingDays(day, days, country) : day)
  const late = (moment: Date | null) =>
    moment && after(hold.to.getTime() - hold.from.getTime(), moment)
  const milestones = await tx.milestone.findMany({
    where: { project: { orderId }, status: { notIn: ['approved', 'released'] } },
  })
  for (const { id, dueAt, startedAt, submittedAt } of milestones) {
    await tx.milestone.update({
      where: { id },
      data: {
        dueAt: planned(dueAt),
        startedAt: late(startedAt),
        submittedAt: late(submittedAt),
      },
    })
  }
  const changes = await tx.changeRequest.findMany({
    where: { project: { orderId }, startedAt: { not: null } },
  })
  for (const { id, startedAt } of changes)
    await tx.changeRequest.update({ where: { id }, data: { startedAt: late(startedAt) } })
  const payables = await tx.payable.findMany({
    where: { orderId, status: { in: ['open', 'past_due'] } },
  })
  for (const { id, dueAt } of payables)
    await tx.payable.update({ where: { id }, data: { dueAt: dueAt && postponedEnd(dueAt, hold) } })
  const project = await tx.project.findUnique({ where: { orderId } })
  if (project)
    await tx.project.update({ where: { orderId }, data: { dueAt: planned(project.dueAt) } })
}

/**
 * An order that is on hold goes on from where it was, with later dates. Tells whether this call did
 * it.
 */
export async function resumeOrder(
  tx: Transaction,
  orderId: string,
  actor: Actor,
  now = currentTime(),
): Promise<boolean> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  // A bank's decision puts an order back on hold, which goes on from its first day.
  const held = await tx.event.findFirst({
    where: { orderId, kind: 'order.on_hold', from: { not: 'disputed' } },
    orderBy: { id: 'desc' },
  })
  if (order.status !== 'on_hold' || !order.heldFrom || !held) return false
  if (
    !(await moveOrder(tx, order, order.heldFrom, {
      actor,
      cause: held.id,
      with: { heldFrom: null, holdReason: null },
    }))
  )
    return false
  await resumeProject(tx, orderId, order.heldFrom, { actor, cause: held.id })
  await setClockForward(tx, order, { from: held.at, to: now })
  return true
}
