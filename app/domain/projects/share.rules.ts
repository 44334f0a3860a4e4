/**
 * What the studio shows to a client for an answer: a design, a preview, a deliverable
 * (business.md).
 */
export const SHARE_STATUSES = [
  'draft',
  'shared',
  'viewed',
  'approved',
  'changes_requested',
  'superseded',
] as const
export type ShareStatus = (typeof SHARE_STATUSES)[number]

/** Where it may go from each status; an answer need not wait for the note that it was seen. */
export const SHARE_TRANSITIONS: Record<ShareStatus, readonly ShareStatus[]> = {
  draft: ['shared'],
  shared: ['viewed', 'approved', 'changes_requested', 'superseded'],
  viewed: ['approved', 'changes_requested', 'superseded'],
  approved: ['superseded'],
  changes_requested: ['superseded'],
  superseded: [],
}

/** The statuses from which `to` can be reached, for the guard of an update. */
export function shareSourcesOf(to: ShareStatus): ShareStatus[] {
  return SHARE_STATUSES.filter((from) => SHARE_TRANSITIONS[from].includes(to))
}

/** What has been shared, which is all that a client ever sees. */
export const SHARED_STATUSES = SHARE_STATUSES.filter((status) => status !== 'draft')

/** Whether it waits for the client's answer. */
export function awaitsAnswer(status: ShareStatus) {
  return SHARE_TRANSITIONS[status].includes('approved')
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
