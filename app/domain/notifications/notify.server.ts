import { after } from '~/platform/clock'
import { announce, type Prisma, type Transaction } from '~/platform/db/db.server'
import { orderTopic, userTopic } from '~/platform/live/topics'
import { enqueue } from '~/platform/outbox/outbox.server'
import { NOTIFICATION_KINDS, type NotificationKind, type NotificationKindName } from './notification.rules'

export const NOTICE_JOB = 'notice'

export interface Notice {
  kind: NotificationKindName
  orderId: string
  /** What it is about, by name, for the words that tell of it. */
  data: { title?: string; who?: string; number?: string; amount?: number; currency?: string; date?: string }
  /** Where it leads. */
  href: string
  /** One per cause: what is told again under it is told once. */
  key: string
  /** Who did it and need not be told. */
  actorId?: number | null
}

/** The staff, as the rest of the app knows it (app/platform/session/roles.ts). */
export const STAFF = { disabledAt: null, OR: [{ role: 'admin' as const }, { isAdmin: true }, { id: 1 }] } satisfies Prisma.UserWhereInput

/** The buyer and the people of the order's company; for what waits on an answer, those who may give it. */
function peopleOf(orderId: string, { waits }: NotificationKind): Prisma.UserWhereInput {
  const order = { orders: { some: { id: orderId } } }
  const role = waits ? { role: { in: ['owner' as const, 'approver' as const] } } : {}
  return { disabledAt: null, erasedAt: null, OR: [order, { memberships: { some: { ...role, company: { orders: { some: { id: orderId } } } } } }] }
}

/**
 * Tells all whom it concerns, in the transaction that calls for it and once per cause: a row for the centre, and a job that
 * decides when it is due whether it goes out by mail (app/domain/notifications/notice-mails.server.ts). Returns who was told.
 */
export async function notify(tx: Transaction, { kind, orderId, data, href, key, actorId = null }: Notice): Promise<number[]> {
  const rule = NOTIFICATION_KINDS[kind]
  const switchedOff = { notificationPreferences: { some: { kind, channel: 'app', enabled: false } } }
  const people = rule.to === 'studio' ? STAFF : peopleOf(orderId, rule)
  const readers = await tx.user.findMany({ where: { AND: [people], NOT: switchedOff }, select: { id: true } })
  const told = readers.map(({ id }) => id).filter((id) => id !== actorId)
  announce(tx, orderTopic(orderId), ...told.map(userTopic))
  for (const userId of told) {
    const ownKey = `${key}:${userId}`
    const { id } = await tx.notification.upsert({ where: { key: ownKey }, create: { key: ownKey, userId, kind, orderId, data, href }, update: {} })
    await enqueue(tx, { key: `${NOTICE_JOB}:${ownKey}`, kind: NOTICE_JOB, payload: { notificationId: id }, availableAt: after(rule.mailAfter) })
  }
  return told
}
