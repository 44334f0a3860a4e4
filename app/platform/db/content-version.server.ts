import { SECOND } from '../clock'
import { db } from './db.server'

/** How long an answer of the database is waited for. */
const PATIENCE = 3 * SECOND

// On globalThis, so that a module loaded twice knows of the same version.
const kept = globalThis as typeof globalThis & { kanalContentVersion?: string }
let running: Promise<unknown> = Promise.resolve()
let waiting: Promise<string> | null = null

async function ask() {
  const row = await db.contentVersion.findUnique({ where: { id: 1 }, select: { version: true } })
  return (kept.kanalContentVersion = row?.version ?? '')
}

/** The answer; after a while, or when there is none, the one before it, if there was any. */
async function orLast(answer: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const last = new Promise<string>((resolve) => {
    timer = setTimeout(
      () => kept.kanalContentVersion !== undefined && resolve(kept.kanalContentVersion),
      PATIENCE,
    )
  })
  try {
    return await Promise.race([answer, last])
  } catch (error) {
    if (kept.kanalContentVersion === undefined) throw error
    return kept.kanalContentVersion
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What the content of public pages is called, another name after each change by whichever process.
 * All who ask while an answer is on its way share the next one: what they get was read after they
 * asked. A database that does not answer within three seconds, or not at all, leaves the name that
 * was heard last: pages are then as they were, for no longer than they are kept, and follow with
 * its next answer.
 */
export function readContentVersion(): Promise<string> {
  waiting ??= orLast(
    running.then(() => {
      waiting = null
      const answer = ask()
      running = answer.catch(() => undefined)
      return answer
    }),
  )
  return waiting
}

/**
 * The version that this process has heard of last: what is remembered of an earlier one does not
 * count any more.
 */
export const seenContentVersion = () => kept.kanalContentVersion ?? ''
