import { DomainError } from '~/domain/ground/domain-error'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { adminPaths } from '~/paths/admin'
import { isId } from '~/platform/row-id'
import { notify } from '../notifications/notify.server'
import type { Participant } from '../people/participant.rules'
import { actorOf, ordersOf } from '../people/participant.server'
import { roundsOf } from './milestone.rules'
import { recordChanges } from './milestones.server'
import { approve, milestoneParts, type MilestoneWithOrder } from './move-milestone.server'

/**
 * The milestone of an order for which somebody may answer. Throws `notFound` for anyone else's.
 */
async function readOwn(
  tx: Transaction,
  participant: Participant,
  milestoneId: string,
): Promise<MilestoneWithOrder> {
  const known = isId(milestoneId)
  const milestone = known
    ? await tx.milestone.findFirst({
        where: { id: milestoneId, project: { order: ordersOf(participant, 'answer') } },
        include: milestoneParts,
      })
    : null
  if (!milestone) throw new DomainError('notFound', 'milestone')
  return milestone
}

async function tellStudio(
  tx: Transaction,
  { id, title, revisionsUsed, project: { order } }: MilestoneWithOrder,
  answer: string,
  { userId }: Participant,
) {
  await notify(tx, {
    ...{
      kind: 'studio.milestone',
      orderId: order.id,
      href: adminPaths.order(order.id),
      actorId: userId,
    },
    data: { title, who: order.name, number: order.number },
    key: `milestone:${id}:${answer}:${revisionsUsed}`,
  })
}

/**
 * Somebody of the client takes the work. Throws `notFound`, and `moved` when somebody
 * was quicker.
 */
export async function answerApproved(participant: Participant, milestoneId: string): Promise<void> {
  await transaction(async (tx) => {
    const milestone = await readOwn(tx, participant, milestoneId)
    if (!(await approve(tx, milestone, actorOf(participant))))
      throw new DomainError('moved', 'milestone')
    await tellStudio(tx, milestone, 'approved', participant)
  })
}

/**
 * Somebody of the client wants changes, which takes one of the rounds that come with the service.
 * Throws `notFound`, `moved` when somebody was quicker, and `milestone.roundsUsed` when none
 * is left.
 */
export async function answerChanges(
  participant: Participant,
  milestoneId: string,
  reason: string,
): Promise<void> {
  await transaction(async (tx) => {
    const milestone = await readOwn(tx, participant, milestoneId)
    const line = await tx.orderLine.findUniqueOrThrow({
      where: { id: milestone.orderLineId },
      include: { milestones: { select: { revisionsUsed: true } } },
    })
    if (milestone.status === 'submitted' && roundsOf(line.revisions, line.milestones).left === 0)
      throw new DomainError('milestone.roundsUsed')
    if (!(await recordChanges(tx, milestone, reason, actorOf(participant))))
      throw new DomainError('moved', 'milestone')
    await tellStudio(tx, milestone, 'changes', participant)
  })
}
