import {
  followApproval,
  followChanges,
  followEnd,
  followHandOver,
} from './assignments/follow-milestone.server'
import type { Subscribers } from './events/publish.server'
import { onboard } from './fulfillment/onboarding.server'
import { beginChange } from './projects/change-work.server'
import { cancelProject } from './projects/move-project.server'
import { followPlacement } from './proposals/accept-proposal.server'
import { followMove } from './webhooks/follow-move.server'

/** What follows, in parts of the domain further up, from what happens in the parts below them. */
export const SUBSCRIBERS: Subscribers = {
  'machine.moved': [followMove],
  'order.placed': [followPlacement],
  'order.paid': [(tx, { orderId }) => onboard(tx, orderId)],
  'order.ended': [followEnd, cancelProject],
  'change.paid': [(tx, { changeId }) => beginChange(tx, changeId)],
  'milestone.submitted': [followHandOver],
  'milestone.changes_requested': [followChanges],
  'milestone.approved': [followApproval],
}
