import { DAY, MINUTE } from '~/platform/clock'

export interface NotificationKind {
  /** Who hears of it: the people of the client's side, or the studio's staff. */
  to: 'client' | 'studio'
  /** It waits for somebody who may answer for the client: mailed to them, and not to those who only look on. */
  waits: boolean
  /** How long its mail waits for the reader to see it in the app; milliseconds. */
  mailAfter: number
}

const client = (options: Partial<NotificationKind> = {}): NotificationKind => ({ to: 'client', waits: false, mailAfter: 0, ...options })
const studio = (options: Partial<NotificationKind> = {}): NotificationKind => ({ to: 'studio', waits: false, mailAfter: 5 * MINUTE, ...options })

/** All that people are told of beside their receipts; every kind can be switched off by channel. */
export const NOTIFICATION_KINDS = {
  'message.posted': client({ mailAfter: 5 * MINUTE }),
  'file.added': client({ mailAfter: 5 * MINUTE }),
  'design.shared': client({ waits: true }),
  'pin.answered': client({ mailAfter: 5 * MINUTE }),
  'preview.shared': client({ waits: true }),
  'milestone.submitted': client({ waits: true }),
  'milestone.reminder': client({ waits: true }),
  'payment.due': client({ waits: true }),
  'payment.late': client({ waits: true }),
  'change.priced': client({ waits: true }),
  'deliverable.shared': client({ waits: true }),
  'order.held': client(),
  'company.joined': client(),
  'studio.message': studio(),
  'studio.file': studio(),
  'studio.design': studio(),
  'studio.preview': studio(),
  'studio.change': studio(),
  'studio.milestone': studio(),
  'studio.deliverable': studio(),
} satisfies Record<string, NotificationKind>
export type NotificationKindName = keyof typeof NOTIFICATION_KINDS

export const isNotificationKind = (kind: string): kind is NotificationKindName => Object.hasOwn(NOTIFICATION_KINDS, kind)

/** In the app at once, by mail at once, or in one mail a day. */
export const CHANNELS = ['app', 'mail', 'digest'] as const
export type Channel = (typeof CHANNELS)[number]

export const DIGEST_EVERY = DAY
