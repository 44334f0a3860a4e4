import { currentTime } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { endAccess } from './end-access.server'

/** More than anybody has open. */
const MOST = 50

/** The open sessions of a person, the one last used first. */
export function listSessions(userId: number) {
  return db.session.findMany({
    where: { userId, expiresAt: { gt: currentTime() } },
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    take: MOST,
  })
}

/** Ends one session of this person; false when they have none with that id. */
export async function endOwnSession(userId: number, id: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { id, userId } })
  return count > 0
}

/** The tokens of a person's programs that still open something. */
const countTokens = (userId: number) =>
  db.apiToken.count({ where: { userId, expiresAt: { gt: currentTime() } } })

/** What a person's programs have that ends with all other sessions. */
export async function countPrograms(userId: number) {
  const [tokens, webhooks] = await Promise.all([
    countTokens(userId),
    db.webhookEndpoint.count({ where: { userId } }),
  ])
  return { tokens, webhooks }
}

/**
 * Ends all sessions but the one that asks, and all tokens and webhook endpoints, since whoever was
 * in may have made one; how many it was of each.
 */
export async function endOtherSessions(userId: number, keep: string) {
  const programs = await countPrograms(userId)
  return { sessions: await transaction((tx) => endAccess(tx, userId, keep)), ...programs }
}
