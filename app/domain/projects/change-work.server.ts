import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { studioDay } from '~/platform/i18n/format.server'
import { addWorkingDays } from '../ground/working-days.rules'
import { countryOfSeller } from '../people/seller-country.server'
import { voidPayables } from '../orders/payables.server'
import type { MilestoneStatus } from '../ground/machines.rules'

const UNDELIVERED: MilestoneStatus[] = [
  'planned',
  'payable',
  'funded',
  'in_progress',
  'changes_requested',
]

/**
 * What is not delivered yet comes that many working days later; what waits for an answer waits for
 * it that much longer.
 */
async function postpone(tx: Transaction, projectId: string, days: number) {
  const project = await tx.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { dueAt: true, order: { select: { studioId: true } } },
  })
  const country = await countryOfSeller(tx, project.order.studioId)
  const later = (date: Date | null) => date && addWorkingDays(date, days, country)
  const milestones = await tx.milestone.findMany({
    where: { projectId, status: { in: [...UNDELIVERED, 'submitted'] } },
  })
  for (const { id, status, dueAt } of milestones) {
    const data =
      status === 'submitted'
        ? { submittedAt: later(studioDay(currentTime())), remindersSent: 0 }
        : { dueAt: later(dueAt) }
    await tx.milestone.update({ where: { id }, data })
  }
  await tx.project.update({ where: { id: projectId }, data: { dueAt: later(project.dueAt) } })
}

/**
 * Rounds of changes that were bought come with their line from now on (business.md, Extra rounds);
 * what waits for an answer there waits anew, so that they can be used.
 */
async function addRounds(tx: Transaction, orderLineId: string, rounds: number) {
  await tx.orderLine.update({
    where: { id: orderLineId },
    data: { revisions: { increment: rounds } },
  })
  await tx.milestone.updateMany({
    where: { orderLineId, status: 'submitted' },
    data: { submittedAt: currentTime(), remindersSent: 0 },
  })
}

/** The work of an accepted change begins, once: it is paid, or it costs nothing. */
export async function beginChange(tx: Transaction, changeId: string): Promise<void> {
  const { count } = await tx.changeRequest.updateMany({
    where: { id: changeId, status: 'accepted', startedAt: null },
    data: { startedAt: currentTime() },
  })
  if (count === 0) return
  const { projectId, workingDays, rounds, orderLineId } = await tx.changeRequest.findUniqueOrThrow({
    where: { id: changeId },
  })
  if (rounds && orderLineId) await addRounds(tx, orderLineId, rounds)
  if (workingDays) await postpone(tx, projectId, workingDays)
}

/**
 * An order that is complete owes nothing for a change that nobody paid, and whose work never began.
 */
export async function dropUnpaidChanges(tx: Transaction, orderId: string): Promise<void> {
  await voidPayables(tx, { orderId, kind: 'change_request' }, { type: 'system' })
}
