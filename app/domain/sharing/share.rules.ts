import { SHARE_STATUSES, shareMachines, type ShareStatus } from '~/domain/ground/machines.rules'

/** What has been shared, which is all that a client ever sees. */
export const SHARED_STATUSES = SHARE_STATUSES.filter((status) => status !== 'draft')

/** Whether a newer one may take its place. */
export const isReplaceable = (status: ShareStatus) =>
  shareMachines.deliverable.can(status, 'superseded')

/** What a newer one takes the place of. */
export const REPLACEABLE = shareMachines.deliverable.sourcesOf('superseded')

/** Whether it waits for the client's answer. */
export function awaitsAnswer(status: ShareStatus) {
  return shareMachines.deliverable.can(status, 'approved')
}

export type ShareStep = 'share' | 'approve' | 'changes'

/** The steps that a side can take now: the studio shares, the client answers. */
export function shareSteps(side: 'client' | 'studio', status: ShareStatus): readonly ShareStep[] {
  if (side === 'studio') return status === 'draft' ? ['share'] : []
  return awaitsAnswer(status) ? ['approve', 'changes'] : []
}

const TONES = {
  draft: 'neutral',
  shared: 'warning',
  viewed: 'warning',
  approved: 'success',
  changes_requested: 'danger',
  superseded: 'neutral',
} as const

export function shareTone(status: ShareStatus) {
  return TONES[status]
}
