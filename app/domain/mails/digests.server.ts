import { after, currentTime, DAY, MINUTE } from '~/platform/clock'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import { Rows } from '~/platform/outbox/rows.server'
import { DIGEST_LENGTH, digestMoment } from '~/domain/notifications/digest.rules'
import { sendMail } from './mails.server'
import { stillConcerns } from './notice-mails.server'
import { choiceOf, isNotificationKind } from '~/domain/notifications/notification.rules'
import { NO_DIGEST } from '~/domain/notifications/preferences.server'

export const DIGEST_JOB = 'digest'

/** What nobody looked at for a week is old news. */
const OLDEST = 7 * DAY

const reader = { notificationPreferences: true } satisfies Prisma.UserInclude
type Reader = Prisma.UserGetPayload<{ include: typeof reader }>

const waitsFor = (due: Date, timeZone: string | null) =>
  ({
    timeZone,
    disabledAt: null,
    erasedAt: null,
    OR: [{ digestedAt: null }, { digestedAt: { lt: due } }],
  }) satisfies Prisma.UserWhereInput

async function unreadSince(
  tx: Transaction,
  { id, digestedAt, notificationPreferences }: Reader,
  due: Date,
) {
  if (notificationPreferences.some(({ kind }) => kind === NO_DIGEST.kind)) return []
  const from = Math.max(digestedAt?.getTime() ?? 0, due.getTime() - OLDEST)
  const unread = await tx.notification.findMany({
    where: { userId: id, readAt: null, createdAt: { gt: new Date(from), lte: due } },
    select: { id: true, kind: true },
    orderBy: { id: 'desc' },
    take: 10 * DIGEST_LENGTH,
  })
  return unread
    .filter(
      ({ kind }) =>
        isNotificationKind(kind) && choiceOf(kind, notificationPreferences) === 'digest',
    )
    .slice(0, DIGEST_LENGTH)
}

async function collect(tx: Transaction, user: Reader, due: Date) {
  // Of two workers one moves the mark.
  const { count } = await tx.user.updateMany({
    where: { id: user.id, ...waitsFor(due, user.timeZone) },
    data: { digestedAt: due },
  })
  if (count === 0) return
  const unread = await unreadSince(tx, user, due)
  if (unread.length === 0) return
  const key = `${DIGEST_JOB}:${user.id}:${due.toISOString()}`
  await enqueue(tx, {
    key,
    kind: DIGEST_JOB,
    payload: { userId: user.id, ids: unread.map(({ id }) => id) },
  })
}

const readers = new Rows<{ id: number }>('collect-digests')

/** When the mail of a day was last due in each zone that people chose, and for those without. */
async function digestMoments(now: Date) {
  const zones = await db.user.groupBy({ by: ['timeZone'] })
  return zones.map(({ timeZone }) => ({ timeZone, due: digestMoment(now, timeZone) }))
}

/**
 * Calls for the mail of a day: in each person's morning, with what is unread of the kinds that come
 * so. Returns for how many.
 */
export async function collectDigests(now = currentTime()): Promise<number> {
  let count = 0
  for (const { timeZone, due } of await digestMoments(now)) count += await collectIn(timeZone, due)
  return count
}

async function collectIn(timeZone: string | null, due: Date): Promise<number> {
  const news = {
    notifications: { some: { readAt: null, createdAt: { gt: after(-OLDEST, due), lte: due } } },
  }
  return readers.each(
    (id) =>
      db.user.findMany({
        where: { id, ...waitsFor(due, timeZone), ...news },
        select: { id: true },
        orderBy: { id: 'asc' },
        take: 50,
      }),
    ({ id }) =>
      transaction(async (tx) =>
        collect(tx, await tx.user.findUniqueOrThrow({ where: { id }, include: reader }), due),
      ),
  )
}

/** A morning begins in each zone at a whole quarter of an hour. */
const QUARTER = 15 * MINUTE

let collectedFor = ''
let collectedIn = 0

/**
 * The same as a timer: once nobody waits for it, nobody does until the next day's, and nobody is
 * looked for among all people.
 */
export async function collectDigestsDaily(now = currentTime()): Promise<void> {
  const quarter = Math.floor(now.getTime() / QUARTER)
  if (quarter === collectedIn) return
  const due = JSON.stringify(await digestMoments(now))
  if (due !== collectedFor && ((await collectDigests(now)) > 0 || readers.resting > 0)) return
  collectedFor = due
  collectedIn = quarter
}

/**
 * Sends the mail of a day with what is still unread and still concerns its reader; none when
 * nothing is left.
 */
export const sendDigest: JobHandler = async ({ key, payload }) => {
  const { userId, ids } = payload as { userId: number; ids: string[] }
  const user = await db.user.findFirst({ where: { id: userId, disabledAt: null, erasedAt: null } })
  if (!user) return
  const unread = await db.notification.findMany({
    where: { id: { in: ids }, userId, readAt: null },
    orderBy: { id: 'desc' },
  })
  const left: string[] = []
  for (const notification of unread) {
    if (
      isNotificationKind(notification.kind) &&
      (await stillConcerns(notification, notification.kind))
    )
      left.push(notification.id)
  }
  if (left.length === 0) return
  await sendMail({
    key,
    kind: 'mail',
    payload: {
      template: 'digest',
      language: user.language,
      to: user.email,
      userId,
      data: { userId, ids: left },
    },
  })
}
