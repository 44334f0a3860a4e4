import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { readFields } from '~/platform/stored-json'
import { readPage, placeQuery, type Place } from '~/platform/paging'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { KIND_NAMES, type NotificationKindName } from './notification.rules'
import { TOLD_ORDER } from './notice-texts.server'
import type { Notice } from './notify.server'

const PAGE_SIZE = 25
const listed = {
  id: true,
  kind: true,
  data: true,
  readAt: true,
  createdAt: true,
  order: { select: { title: true, ...TOLD_ORDER } },
} as const

/**
 * Of somebody's notices what an admin in their place sees: nothing of what they buy from another
 * studio, or sell for one.
 */
const seenBy = (impersonated: boolean) =>
  impersonated ? { OR: [{ orderId: null }, { order: { studioId: OWN_STUDIO_ID } }] } : {}

/**
 * A page of what somebody was told, newest first, 25 a page; `unread` leaves out what was seen,
 * `impersonated` what is not for an admin in their place.
 */
export async function listNotifications(
  userId: number,
  place: Place<string>,
  { unread, impersonated }: { unread: boolean; impersonated: boolean },
) {
  const where = {
    userId,
    kind: { in: KIND_NAMES },
    ...seenBy(impersonated),
    ...(unread ? { readAt: null } : {}),
  }
  const page = await readPage(place, PAGE_SIZE, (at) =>
    db.notification.findMany({
      where,
      orderBy: { id: 'desc' },
      select: listed,
      ...placeQuery(at, PAGE_SIZE),
    }),
  )
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      kind: row.kind as NotificationKindName,
      data: readFields(row.data) as Notice['data'],
    })),
  }
}

/**
 * Says where one of somebody's notices leads, and marks it as read unless an admin looks on. Throws
 * `notFound` for one that is not theirs.
 */
export async function openNotification(
  userId: number,
  id: string,
  impersonated = false,
): Promise<string> {
  const notification = await db.notification.findFirst({
    where: { id, userId, ...seenBy(impersonated) },
    select: { href: true },
  })
  if (!notification) throw new DomainError('notFound', `notification ${id}`)
  if (!impersonated) await markRead(userId, id)
  return notification.href
}

/** The mail address of whoever a notice is for; null for none that there is. */
export async function whoseNotification(id: string): Promise<string | null> {
  const found = await db.notification.findUnique({
    where: { id },
    select: { user: { select: { email: true } } },
  })
  return found?.user.email ?? null
}

/** Marks one of somebody's notices as read; the moment of the first time stays. */
export async function markRead(userId: number, id: string) {
  await db.notification.updateMany({
    where: { id, userId, readAt: null },
    data: { readAt: currentTime() },
  })
}

/**
 * Marks as read all that somebody was told up to this notice: what came after it has not been on
 * the page.
 */
export async function markAllRead(userId: number, newest: string) {
  // The ids are version 7 UUIDs: their order is the order in time.
  const { count } = await db.notification.updateMany({
    where: { userId, readAt: null, id: { lte: newest } },
    data: { readAt: currentTime() },
  })
  return count
}
