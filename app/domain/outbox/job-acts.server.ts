import { randomUUID } from 'node:crypto'
import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { recordEvent, type Actor } from '../events/events.server'
import type { BulkAct } from '../lists/bulk.server'

/**
 * Lets the worker try a failed job anew, with all its attempts; tells whether it was failed. Of two
 * who ask, one does it.
 */
export async function retryJob(tx: Transaction, id: string, actor: Actor): Promise<boolean> {
  const { count } = await tx.outboxJob.updateMany({
    where: { id, status: 'failed' },
    data: { status: 'pending', attempts: 0, availableAt: currentTime(), finishedAt: null },
  })
  if (count === 0) return false
  const { key, kind } = await tx.outboxJob.findUniqueOrThrow({
    where: { id },
    select: { key: true, kind: true },
  })
  const about = {
    subject: 'job',
    subjectId: id,
    kind: 'job.retried',
    from: 'failed',
    to: 'pending',
  } as const
  await recordEvent(tx, {
    ...about,
    actor,
    data: { key, kind },
    visibility: 'team',
    key: `job:${id}:retried:${randomUUID()}`,
  })
  return true
}

/** What an admin does with many jobs at once. */
export const JOB_ACTS = {
  again: { asksReason: false, apply: (tx, id, { actor }) => retryJob(tx, id, actor) },
} satisfies Record<string, BulkAct>
