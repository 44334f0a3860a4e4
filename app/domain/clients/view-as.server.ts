import { after, MINUTE } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { NOT_STAFF, recordAccountEvent } from './account-steps.server'

/** How long an admin may look on in a client's place before it has to be asked for again. */
const VIEW_LIFETIME = 30 * MINUTE
/** How many of the studio's looks a client is shown. */
const MOST_SHOWN = 20

/** Whose dashboard may be looked at: a client's who can sign in. */
const CAN_BE_VIEWED = { role: 'client' as const, disabledAt: null, erasedAt: null, ...NOT_STAFF }

/**
 * Lets the session of an admin look on in a client's place, for a reason that the client is shown.
 * Tells whether it does: nobody looks on in the place of staff, freelancers, or an account that is
 * closed.
 */
export async function startViewing({
  sessionId,
  adminId,
  clientId,
  reason,
}: {
  sessionId: string
  adminId: number
  clientId: number
  reason: string
}): Promise<boolean> {
  return transaction(async (tx) => {
    const client = await tx.user.findFirst({
      where: { id: clientId, ...CAN_BE_VIEWED },
      select: { id: true },
    })
    if (!client) return false
    const until = after(VIEW_LIFETIME)
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, userId: adminId },
      data: { viewedUserId: clientId, viewedUntil: until },
    })
    if (count === 0) return false
    await recordAccountEvent(tx, clientId, 'viewed', {
      actor: { type: 'admin', id: adminId },
      reason,
      data: { until: until.toISOString() },
    })
    return true
  })
}

/** Ends the look of a session; the client that it was at, or null when there was none. */
export async function endViewing(sessionId: string): Promise<number | null> {
  return transaction(async (tx) => {
    const session = await tx.session.findFirst({
      where: { id: sessionId, viewedUserId: { not: null } },
      select: { userId: true, viewedUserId: true },
    })
    if (!session?.viewedUserId) return null
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, viewedUserId: session.viewedUserId },
      data: { viewedUserId: null, viewedUntil: null },
    })
    if (count === 0) return null
    await recordAccountEvent(tx, session.viewedUserId, 'view_ended', {
      actor: { type: 'admin', id: session.userId },
    })
    return session.viewedUserId
  })
}

/** When the studio looked on in a client's place, and why; newest first. */
export function listViews(userId: number) {
  return db.event.findMany({
    where: { subject: 'account', subjectId: String(userId), kind: 'account.viewed' },
    select: { id: true, at: true, reason: true },
    orderBy: { id: 'desc' },
    take: MOST_SHOWN,
  })
}
