import { db, type Prisma } from '~/platform/db/db.server'
import type { JobHandler } from '~/platform/outbox/outbox.server'
import { ordersOf, ordersTalkedAbout, readClient } from '~/domain/people/participant.server'
import { sendMail } from './mails.server'
import {
  choiceOf,
  isNotificationKind,
  NOTIFICATION_KINDS,
  type NotificationKindName,
} from '~/domain/notifications/notification.rules'
import { sellersOf, STAFF } from '~/domain/notifications/notify.server'

const parts = {
  user: { include: { notificationPreferences: true } },
} satisfies Prisma.NotificationInclude
type Notification = Prisma.NotificationGetPayload<{ include: typeof parts }>

/**
 * Whether its reader still takes part in what it tells of: roles change between the cause and its
 * mail.
 */
export async function stillConcerns(
  { userId, orderId }: { userId: number; orderId: string | null },
  kind: NotificationKindName,
) {
  const rule = NOTIFICATION_KINDS[kind]
  if (rule.to === 'studio') {
    const order =
      orderId && (await db.order.findUnique({ where: { id: orderId }, select: { studioId: true } }))
    return (
      (await db.user.count({
        where: { AND: [order ? sellersOf(order.studioId) : STAFF], id: userId },
      })) > 0
    )
  }
  if (!orderId) return true
  if (kind === 'assignment.client')
    return (await db.order.count({ where: { AND: [ordersTalkedAbout(userId)], id: orderId } })) > 0
  if (rule.to === 'freelancer')
    return (
      (await db.assignment.count({
        where: {
          freelancer: { userId, status: { not: 'offboarded' } },
          milestone: { project: { orderId } },
        },
      })) > 0
    )
  const reader = await readClient(userId)
  return (
    (await db.order.count({
      where: { AND: [ordersOf(reader, rule.waits ? 'answer' : 'see')], id: orderId },
    })) > 0
  )
}

async function goesOut(
  { readAt, user, ...notification }: Notification,
  kind: NotificationKindName,
) {
  if (readAt || user.disabledAt || user.erasedAt) return false
  return (
    choiceOf(kind, user.notificationPreferences) === 'mail' &&
    (await stillConcerns(notification, kind))
  )
}

/** Mails a notice whose time has come, unless its reader has seen it or wants it otherwise. */
export const sendNotice: JobHandler = async ({ key, payload }) => {
  const { notificationId } = payload as { notificationId: string }
  const notification = await db.notification.findUnique({
    where: { id: notificationId },
    include: parts,
  })
  if (
    !notification ||
    !isNotificationKind(notification.kind) ||
    !(await goesOut(notification, notification.kind))
  )
    return
  const { id, email, language } = notification.user
  await sendMail({
    key,
    kind: 'mail',
    payload: { template: 'notice', language, to: email, userId: id, data: { notificationId } },
  })
}
