import { machine } from '../ground/machine'

/**
 * What the studio shows to a client for an answer: a design, a preview, a deliverable
 * (business.md).
 */
const SHARE = {
  draft: ['shared'],
  shared: ['viewed', 'approved', 'changes_requested', 'superseded'],
  viewed: ['approved', 'changes_requested', 'superseded'],
  approved: ['superseded'],
  changes_requested: ['superseded'],
  superseded: [],
} as const
export type ShareStatus = keyof typeof SHARE

/** Where each may go from each status; an answer need not wait for the note that it was seen. */
export const shareMachines = {
  deliverable: machine<'deliverable', ShareStatus>('deliverable', SHARE),
  design: machine<'design', ShareStatus>('design', SHARE),
  preview: machine<'preview', ShareStatus>('preview', SHARE),
}
const { statuses, can, sourcesOf } = shareMachines.deliverable
export const SHARE_STATUSES = statuses

/** What has been shared, which is all that a client ever sees. */
export const SHARED_STATUSES = SHARE_STATUSES.filter((status) => status !== 'draft')

/** Whether a newer one may take its place. */
export const isReplaceable = (status: ShareStatus) => can(status, 'superseded')

/** What a newer one takes the place of. */
export const REPLACEABLE = sourcesOf('superseded')

/** Whether it waits for the client's answer. */
export function awaitsAnswer(status: ShareStatus) {
  return can(status, 'approved')
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
