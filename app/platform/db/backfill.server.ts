import { db } from './db.server'

/**
 * A timer that brings rows from before an update into the form of after it: `run` does a part and
 * gives how many rows are left or were found. Once that is none it is kept, for this process and
 * all others, and `run` is called no more.
 */
export function untilDone(name: string, run: () => Promise<number>): () => Promise<void> {
  let isDone = false
  return async () => {
    isDone ||= (await db.backfill.count({ where: { name } })) > 0
    if (isDone || (await run()) > 0) return
    await db.backfill.upsert({ where: { name }, create: { name }, update: {} })
    isDone = true
  }
}
