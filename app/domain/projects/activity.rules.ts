import { shownReturn } from '../orders/history.rules'

/** The transitions that a client reads of, in the client's words; others stay with the team. */
export const ACTIVITY_KINDS = [
  'order.placed',
  'order.confirmed',
  'order.awaiting_brief',
  'order.expired',
  'order.cancelled',
  'order.in_progress',
  'order.in_review',
  'order.completed',
  'order.withdrawn',
  'order.on_hold',
  'order.resumed',
  'order.reworked',
  'payable.open',
  'payable.past_due',
  'payable.paid',
  'refund.succeeded',
  'withdrawal.confirmed',
  'milestone.submitted',
  'milestone.changes_requested',
  'milestone.approved',
  'file.added',
  'file.version_added',
  'file.removed',
  'deliverable.shared',
  'deliverable.approved',
  'deliverable.changes_requested',
  'project.created',
  'design.shared',
  'design.approved',
  'design.changes_requested',
  'preview.shared',
  'preview.approved',
  'preview.changes_requested',
  'brief.noted',
  'change.requested',
  'change.priced',
  'change.accepted',
  'change.declined',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export type ActivityTone = 'neutral' | 'state' | 'success' | 'danger'

const TONES: Record<ActivityKind, ActivityTone> = {
  'order.placed': 'neutral',
  'order.confirmed': 'success',
  'payable.paid': 'success',
  'project.created': 'state',
  'order.awaiting_brief': 'state',
  'order.expired': 'danger',
  'order.cancelled': 'danger',
  'order.in_progress': 'state',
  'order.in_review': 'state',
  'order.completed': 'success',
  'order.withdrawn': 'danger',
  'order.on_hold': 'danger',
  'order.resumed': 'state',
  'order.reworked': 'state',
  'payable.open': 'neutral',
  'payable.past_due': 'danger',
  'refund.succeeded': 'neutral',
  'withdrawal.confirmed': 'danger',
  'milestone.submitted': 'state',
  'milestone.changes_requested': 'state',
  'milestone.approved': 'success',
  'file.added': 'neutral',
  'file.version_added': 'neutral',
  'file.removed': 'neutral',
  'deliverable.shared': 'state',
  'deliverable.approved': 'success',
  'deliverable.changes_requested': 'state',
  'design.shared': 'state',
  'design.approved': 'success',
  'design.changes_requested': 'state',
  'preview.shared': 'state',
  'preview.approved': 'success',
  'preview.changes_requested': 'state',
  'brief.noted': 'neutral',
  'change.requested': 'neutral',
  'change.priced': 'state',
  'change.accepted': 'success',
  'change.declined': 'danger',
}

export function isActivityKind(kind: string): kind is ActivityKind {
  return (ACTIVITY_KINDS as readonly string[]).includes(kind)
}

/**
 * The kind that an event is shown as; null for what stays with the team. A completed order whose
 * dispute is won has completed before.
 */
export function shownActivity(event: { kind: string; from: string | null }): ActivityKind | null {
  const { kind, from } = event
  if (kind === 'order.completed' && from === 'disputed') return null
  return shownReturn(event) ?? (isActivityKind(kind) ? kind : null)
}

export function activityTone(kind: ActivityKind) {
  return TONES[kind]
}

/**
 * Who did it, as the client is told: themselves, somebody else of the client, the payment service,
 * or the studio.
 */
export function activityActor(
  event: { actorType: string; actorId: number | null },
  userId: number,
): 'you' | 'colleague' | 'payment' | 'studio' {
  if (event.actorType === 'visitor' || (event.actorType === 'client' && event.actorId === userId))
    return 'you'
  if (event.actorType === 'client') return 'colleague'
  return event.actorType === 'gateway' ? 'payment' : 'studio'
}
