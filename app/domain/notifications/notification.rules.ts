import { MINUTE } from '~/platform/clock'

export interface NotificationKind {
  /**
   * Who hears of it: the people of the client's side, the studio's staff, or a freelancer whose
   * work it is about.
   */
  to: 'client' | 'studio' | 'freelancer'
  /**
   * It waits for somebody who may answer for the client: mailed to them, and not to those who only
   * look on.
   */
  waits: boolean
  /** How long its mail waits for the reader to see it in the app; milliseconds. */
  mailAfter: number
  /** How it is told while its reader has not chosen. */
  by: Choice
}

/**
 * How somebody wants to hear of a kind: in the app and by mail at once, in the app and in one mail
 * a day, in the app alone, or not.
 */
export const CHOICES = ['mail', 'digest', 'app', 'off'] as const
export type Choice = (typeof CHOICES)[number]

const client = (options: Partial<NotificationKind> = {}): NotificationKind => ({
  to: 'client',
  waits: false,
  mailAfter: 0,
  by: 'mail',
  ...options,
})
const studio = (options: Partial<NotificationKind> = {}): NotificationKind => ({
  to: 'studio',
  waits: false,
  mailAfter: 5 * MINUTE,
  by: 'mail',
  ...options,
})
const freelancer = (options: Partial<NotificationKind> = {}): NotificationKind => ({
  to: 'freelancer',
  waits: false,
  mailAfter: 0,
  by: 'mail',
  ...options,
})

/** All that people are told of beside their receipts; every kind can be switched off by channel. */
export const NOTIFICATION_KINDS = {
  'message.posted': client({ mailAfter: 5 * MINUTE }),
  'file.added': client({ mailAfter: 5 * MINUTE, by: 'digest' }),
  'design.shared': client({ waits: true }),
  'pin.answered': client({ mailAfter: 5 * MINUTE }),
  'preview.shared': client({ waits: true }),
  'milestone.submitted': client({ waits: true }),
  'milestone.reminder': client({ waits: true }),
  'milestone.approved': client(),
  'payment.due': client({ waits: true }),
  'payment.late': client({ waits: true }),
  'change.priced': client({ waits: true }),
  'change.declined': client(),
  'deliverable.shared': client({ waits: true }),
  'order.held': client(),
  'order.cancelled': client(),
  'ticket.answered': client(),
  'ticket.resolved': client(),
  'review.invited': client({ by: 'digest' }),
  'review.published': client(),
  'review.refused': client(),
  'review.replied': client(),
  'company.joined': client({ by: 'app' }),
  'studio.message': studio(),
  'studio.file': studio({ by: 'digest' }),
  'studio.design': studio(),
  'studio.preview': studio(),
  'studio.change': studio(),
  'studio.milestone': studio(),
  'studio.deliverable': studio(),
  'studio.cancelled': studio(),
  'studio.ticket': studio(),
  'studio.review': studio({ by: 'digest' }),
  'studio.taken': studio(),
  'studio.untaken': studio({ mailAfter: 0 }),
  'studio.work': studio(),
  'studio.freelancer': studio(),
  'studio.payoutAccount': studio(),
  'studio.books': studio(),
  'assignment.offered': freelancer(),
  'assignment.expired': freelancer(),
  'assignment.ended': freelancer(),
  'assignment.accepted': freelancer({ by: 'app' }),
  'assignment.rework': freelancer(),
  'assignment.completed': freelancer(),
  'assignment.message': freelancer({ mailAfter: 5 * MINUTE }),
  'assignment.client': freelancer({ mailAfter: 5 * MINUTE }),
} satisfies Record<string, NotificationKind>
export type NotificationKindName = keyof typeof NOTIFICATION_KINDS

export const isNotificationKind = (kind: string): kind is NotificationKindName =>
  Object.hasOwn(NOTIFICATION_KINDS, kind)

export const KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as NotificationKindName[]

interface Hearer {
  staff: boolean
  /** Of a studio on Studio Stack, which sells by itself. */
  seller: boolean
  freelancer: boolean
}

/** Freelancers, support and reviews are of the studio that runs this site alone. */
const STAFF_ALONE: readonly NotificationKindName[] = [
  'studio.ticket',
  'studio.review',
  'studio.taken',
  'studio.untaken',
  'studio.work',
  'studio.freelancer',
  'studio.payoutAccount',
  'studio.books',
]

/**
 * The kinds that somebody can hear of: those of the studio's side are for those who sell, those of
 * a freelancer's work for freelancers.
 */
export function kindsFor({ staff, seller, freelancer: works }: Hearer) {
  const sells = (kind: NotificationKindName) => staff || (seller && !STAFF_ALONE.includes(kind))
  return KIND_NAMES.filter(
    (kind) =>
      ({ client: true, studio: sells(kind), freelancer: works })[NOTIFICATION_KINDS[kind].to],
  )
}

/** In the app at once, by mail at once, or in one mail a day. */
const CHANNELS = ['app', 'mail', 'digest'] as const
type Channel = (typeof CHANNELS)[number]

/** The channels that each choice opens. */
const OPENS: Record<Choice, readonly Channel[]> = {
  mail: ['app', 'mail'],
  digest: ['app', 'digest'],
  app: ['app'],
  off: [],
}

/** One channel of one kind, switched against what it is by itself. */
export interface Preference {
  kind: string
  channel: string
  enabled: boolean
}

/** What somebody chose for a kind, or what holds by itself. */
export function choiceOf(kind: NotificationKindName, preferences: readonly Preference[]): Choice {
  const usual = OPENS[NOTIFICATION_KINDS[kind].by]
  const open = (channel: Channel) =>
    preferences.find((row) => row.kind === kind && row.channel === channel)?.enabled ??
    usual.includes(channel)
  if (open('mail')) return 'mail'
  if (open('digest')) return 'digest'
  return open('app') ? 'app' : 'off'
}

/** The rows that keep a choice: none for what holds by itself. */
export function preferencesOf(kind: NotificationKindName, choice: Choice): Preference[] {
  const usual = OPENS[NOTIFICATION_KINDS[kind].by]
  const changed = CHANNELS.filter(
    (channel) => usual.includes(channel) !== OPENS[choice].includes(channel),
  )
  return changed.map((channel) => ({ kind, channel, enabled: OPENS[choice].includes(channel) }))
}
