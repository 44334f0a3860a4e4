import { adminPaths } from '~/paths/admin'
import { after, currentTime } from '~/platform/clock'
import { announce, type Prisma, type Transaction } from '~/platform/db/db.server'
import { orderTopic, userTopic } from '~/platform/live/topics'
import { enqueue } from '~/platform/outbox/outbox.server'
import { studioPaths } from '~/paths/studio'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { isWaiting } from './guest-notice.rules'
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationKindName,
} from './notification.rules'

export const NOTICE_JOB = 'notice'

export interface Notice {
  kind: NotificationKindName
  orderId: string
  /**
   * What it is about, by name, for the words that tell of it; the id of what waits for an answer
   * makes its mailed link or the address to answer to.
   */
  data: {
    title?: string
    who?: string
    number?: string
    amount?: number
    currency?: string
    date?: string
    subjectId?: string
    refusal?: string
    note?: string
  }
  /** Where it leads. */
  href: string
  /** One per cause: what is told again under it is told once. */
  key: string
  /** Who did it and need not be told. */
  actorId?: number | null
}

/** The staff, as the rest of the app knows it (app/platform/session/roles.ts). */
export const STAFF = {
  disabledAt: null,
  OR: [{ role: 'admin' as const }, { isAdmin: true }, { id: 1 }],
} satisfies Prisma.UserWhereInput

/**
 * Those who sell for a studio: the staff of the one that runs this site, and the members of
 * another.
 */
export function sellersOf(studioId: number): Prisma.UserWhereInput {
  return studioId === OWN_STUDIO_ID
    ? STAFF
    : { disabledAt: null, erasedAt: null, studioMemberships: { some: { studioId } } }
}

/** A page about an order in the control center, as a studio's desk has it. */
const atDesk = (href: string) => href.replace(adminPaths.order(''), studioPaths.order(''))

/**
 * The buyer and the people of the order's company; for what waits on an answer, those who may give
 * it.
 */
function peopleOf(orderId: string, { waits }: NotificationKind): Prisma.UserWhereInput {
  const order = { orders: { some: { id: orderId } } }
  const role = waits ? { role: { in: ['owner' as const, 'approver' as const] } } : {}
  return {
    disabledAt: null,
    erasedAt: null,
    OR: [
      order,
      { memberships: { some: { ...role, company: { orders: { some: { id: orderId } } } } } },
    ],
  }
}

async function tell(
  tx: Transaction,
  people: Prisma.UserWhereInput,
  {
    kind,
    orderId,
    data,
    href,
    key,
    actorId = null,
  }: Omit<Notice, 'orderId'> & { orderId?: string },
) {
  const rule = NOTIFICATION_KINDS[kind]
  const switchedOff = { where: { kind, channel: 'app', enabled: false }, select: { kind: true } }
  const found = await tx.user.findMany({
    where: people,
    select: { id: true, notificationPreferences: switchedOff },
  })
  const concerned = found.filter(({ id }) => id !== actorId)
  announce(
    tx,
    ...(orderId ? [orderTopic(orderId)] : []),
    ...concerned.map(({ id }) => userTopic(id)),
  )
  for (const { id: userId, notificationPreferences } of concerned) {
    if (notificationPreferences.length > 0) continue
    const ownKey = `${key}:${userId}`
    const { id } = await tx.notification.upsert({
      where: { key: ownKey },
      create: { key: ownKey, userId, kind, orderId, data, href, createdAt: currentTime() },
      update: {},
    })
    await enqueue(tx, {
      key: `${NOTICE_JOB}:${ownKey}`,
      kind: NOTICE_JOB,
      payload: { notificationId: id },
      availableAt: after(rule.mailAfter),
    })
  }
  return concerned.map(({ id }) => id)
}

/**
 * Mails it to the address of an order that waits for its account's yes; after a no nobody there
 * wants to hear of it.
 */
async function tellGuest(tx: Transaction, { kind, orderId, data, key }: Notice) {
  const order = await tx.order.findFirst({
    where: { id: orderId, userId: null, askedUserId: { not: null } },
    select: { email: true, language: true },
  })
  if (!order) return
  const { email: to, language } = order
  await enqueue(tx, {
    key: `guest-notice:${key}`,
    kind: 'mail',
    payload: { template: 'guest-notice', language, to, data: { orderId, kind, told: data } },
  })
}

/**
 * Tells all whom it concerns, in the transaction that calls for it and once per cause: a row for
 * the center, and a job that decides when it is due whether it goes out by mail
 * (app/domain/mails/notice-mails.server.ts). Returns whom it concerns, also those who have
 * switched such notices off. What concerns the studio is told to those who sell the order, at their
 * own pages.
 */
export async function notify(tx: Transaction, notice: Notice): Promise<number[]> {
  const rule = NOTIFICATION_KINDS[notice.kind]
  if (rule.to !== 'studio') {
    if (isWaiting(notice.kind)) await tellGuest(tx, notice)
    return tell(tx, peopleOf(notice.orderId, rule), notice)
  }
  const { studioId } = await tx.order.findUniqueOrThrow({
    where: { id: notice.orderId },
    select: { studioId: true },
  })
  return tell(
    tx,
    sellersOf(studioId),
    studioId === OWN_STUDIO_ID ? notice : { ...notice, href: atDesk(notice.href) },
  )
}

/** The same for what concerns a company and no order of it: all its people are told. */
export async function notifyCompany(
  tx: Transaction,
  { companyId, ...notice }: Omit<Notice, 'orderId'> & { companyId: string },
): Promise<number[]> {
  return tell(
    tx,
    { disabledAt: null, erasedAt: null, memberships: { some: { companyId } } },
    notice,
  )
}

type Free = Omit<Notice, 'orderId'>

/** The same for what concerns one person alone, such as an answer to their ticket. */
export async function notifyPerson(
  tx: Transaction,
  { userId, ...notice }: Free & { userId: number },
): Promise<number[]> {
  return tell(tx, { id: userId, disabledAt: null, erasedAt: null }, notice)
}

/** The same for what concerns the staff and no order. */
export async function notifyStaff(tx: Transaction, notice: Free): Promise<number[]> {
  return tell(tx, STAFF, notice)
}

/**
 * What was asked under these keys is answered: nobody needs to read of it any more, nor be mailed.
 */
export async function settleNotices(
  tx: Transaction,
  orderId: string,
  keys: string[],
): Promise<void> {
  const asked = keys.map((key) => ({ key: { startsWith: `${key}:` } }))
  await tx.notification.updateMany({
    where: { orderId, readAt: null, OR: asked },
    data: { readAt: currentTime() },
  })
}
