import { db } from './db.server'

// On globalThis, so that a module loaded twice knows of the same version.
const kept = globalThis as typeof globalThis & { kanalContentVersion?: string }
let running: Promise<unknown> = Promise.resolve()
let waiting: Promise<string> | null = null

async function ask() {
  const row = await db.contentVersion.findUnique({ where: { id: 1 }, select: { version: true } })
  return (kept.kanalContentVersion = row?.version ?? '')
}

/**
 * What the content of public pages is called, another name after each change by whichever process. All who ask while an answer is on its way
 * share the next one: what they get was read after they asked.
 */
export function readContentVersion(): Promise<string> {
  waiting ??= running.then(() => {
    waiting = null
    const answer = ask()
    running = answer.catch(() => undefined)
    return answer
  })
  return waiting
}

/** The version that this process has heard of last: what is remembered of an earlier one does not count any more. */
export const seenContentVersion = () => kept.kanalContentVersion ?? ''
