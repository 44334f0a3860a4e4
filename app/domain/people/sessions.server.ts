import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'

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

/** Ends all but the one that asks; how many it was. */
export async function endOtherSessions(userId: number, keep: string): Promise<number> {
  const { count } = await db.session.deleteMany({ where: { userId, id: { not: keep } } })
  return count
}
