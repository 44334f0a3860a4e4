import { after, currentTime } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import type { JobHandler } from '~/platform/outbox/outbox.server'
import { attempt } from './attempt.server'
import { wake, wakeKey } from './wake.server'
import { BETWEEN_TURNS, restAfter, TURN } from './webhook.rules'

/**
 * Begins a turn of an endpoint, which nobody else sends to until it ends; its number, or the time
 * from which one may begin; null when there is none, or it is paused.
 */
async function beginTurn(id: string): Promise<{ turn: number } | { freeAt: Date } | null> {
  const active = { id, status: 'active' } as const
  const found = await db.webhookEndpoint.findFirst({ where: active, select: { turn: true } })
  if (!found) return null
  const now = currentTime()
  const { count } = await db.webhookEndpoint.updateMany({
    where: { ...active, turn: found.turn, freeAt: { lte: now } },
    data: { turn: found.turn + 1, freeAt: after(TURN.lease, now) },
  })
  if (count > 0) return { turn: found.turn + 1 }
  return db.webhookEndpoint.findFirst({ where: active, select: { freeAt: true } })
}

/**
 * Sends what is due, the oldest first, until it fails or others shall have their turn; whether it
 * is for them that it ended.
 */
async function sendDue(endpointId: string): Promise<boolean> {
  const end = performance.now() + TURN.time
  for (let sent = 0; sent < TURN.deliveries && performance.now() < end; sent++) {
    const due = await db.webhookDelivery.findFirst({
      where: { endpointId, nextAt: { lte: currentTime() }, endpoint: { status: 'active' } },
      orderBy: [{ nextAt: 'asc' }, { id: 'asc' }],
    })
    if (!due || !(await attempt(due))) return false
  }
  return true
}

/** Ends a turn, and asks for another when something waits: now, or when it is due. */
const endTurn = (id: string, turn: number, forOthers: boolean) =>
  transaction(async (tx) => {
    const endpoint = await tx.webhookEndpoint.findFirst({
      where: { id, turn, status: 'active' },
      select: { failures: true },
    })
    if (!endpoint) return
    const freeAt = after(Math.max(restAfter(endpoint.failures), forOthers ? BETWEEN_TURNS : 0))
    await tx.webhookEndpoint.updateMany({ where: { id, turn }, data: { freeAt } })
    const next = await tx.webhookDelivery.findFirst({
      where: { endpointId: id, nextAt: { not: null } },
      orderBy: { nextAt: 'asc' },
      select: { nextAt: true },
    })
    if (next?.nextAt)
      await wake(tx, id, `turn:${turn}`, next.nextAt > freeAt ? next.nextAt : freeAt)
  })

/**
 * The job that sends to one endpoint what waits for it: a few deliveries, after which those of
 * others have their turn, so that a slow or busy receiver takes no more time than any other.
 */
export const deliverWebhooks: JobHandler = async ({ key, payload }) => {
  const { endpointId } = payload as { endpointId: string }
  const begun = await beginTurn(endpointId)
  if (!begun) return
  if ('freeAt' in begun) return waitForTurn(endpointId, begun.freeAt, key)
  await endTurn(endpointId, begun.turn, await sendDue(endpointId))
}

/** Comes back when the turn under way, or the rest after it, is over: once for all who wait. */
async function waitForTurn(endpointId: string, freeAt: Date, key: string) {
  const cause = `free:${freeAt.getTime()}`
  if (wakeKey(endpointId, cause) === key) throw new Error('woken before its time')
  await transaction((tx) => wake(tx, endpointId, cause, freeAt))
}
