import { DAY } from '~/platform/clock'
import type { NotificationKindName } from './notification.rules'

/** How long a mailed link answers without sign-in; after that its page leads to the dashboard. */
export const DECISION_LIFETIME = 30 * DAY

/** What each kind of notice asks its reader to decide, without signing in. */
const SUBJECTS = {
  'milestone.submitted': 'milestone',
  'milestone.reminder': 'milestone',
  'design.shared': 'design',
  'preview.shared': 'preview',
  'deliverable.shared': 'deliverable',
  'change.priced': 'change',
} as const satisfies Partial<Record<NotificationKindName, string>>

export type DecidedKind = keyof typeof SUBJECTS
export type SubjectName = (typeof SUBJECTS)[DecidedKind]

export const isDecided = (kind: string): kind is DecidedKind => Object.hasOwn(SUBJECTS, kind)
export const subjectOf = (kind: DecidedKind): SubjectName => SUBJECTS[kind]

/** Take what is handed over or say what is to change; order at a price or leave it. */
export type Answer = { to: 'approve' | 'order' | 'decline' } | { to: 'changes'; reason: string }

/**
 * What waits for an answer, or what became of it: taken, sent back, ordered but not paid, declined,
 * or out of the client's hands.
 */
export type DecisionState = 'open' | 'approved' | 'changes' | 'ordered' | 'declined' | 'over'
