import {
  shareForMilestone,
  type HandedOver,
} from '~/domain/deliverables/milestone-deliverable.server'
import { DomainError } from '~/domain/ground/domain-error'
import type { SellerMember } from '~/domain/people/participant.rules'
import { actorOf } from '~/domain/people/participant.server'
import { stepMilestone } from '~/domain/projects/move-milestone.server'
import { handOver } from '~/domain/projects/milestones.server'

/** What a milestone's form brings: words, and what of the kept files goes with them. */
interface Delivery extends HandedOver {
  note: string
}

/**
 * A milestone goes to the client in one step: the note and the chosen files, which become theirs
 * with it. Throws `moved` and `notFound`.
 */
export async function deliverMilestone(
  studio: SellerMember,
  orderId: string,
  milestoneId: string,
  { note, ...files }: Delivery,
): Promise<void> {
  await stepMilestone(milestoneId, async (tx, milestone) => {
    if (milestone.project.order.id !== orderId) throw new DomainError('notFound', 'milestone')
    if (!(await handOver(tx, milestone, actorOf(studio), { note }))) return false
    await shareForMilestone(tx, studio, milestone, files)
    return true
  })
}
