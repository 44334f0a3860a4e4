import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { readSettings } from '~/domain/settings/settings.server'
import { db } from '~/platform/db/db.server'
import type { Page } from './page'
import type { Visitor } from './visitor'

/** What one page may ask of the database. */
export const QUERY_BUDGET = 12

const heard: string[] = []
let listensTo: unknown

/**
 * The client is the one of the built app too, another for each file of tests; its type does not
 * tell of its log.
 */
function listen() {
  const { kanalDb } = globalThis as typeof globalThis & { kanalDb?: unknown }
  if (kanalDb && kanalDb === listensTo) return
  const logged = db as unknown as {
    $on(event: 'query', heard: (event: { query: string }) => void): void
  }
  logged.$on('query', ({ query }) => heard.push(query))
  listensTo = (globalThis as typeof globalThis & { kanalDb?: unknown }).kanalDb
}

const MINUTE = 60_000

/**
 * What hangs on the clock is done before the count and holds for it: settings, read every two
 * seconds by whichever page comes then, and the time of a session's last use, written by the first
 * page after five minutes.
 */
async function withoutTheClock<T>(count: () => Promise<T>): Promise<T> {
  Reflect.deleteProperty(globalThis, 'kanalSettings')
  await readSettings()
  await db.session.updateMany({ data: { lastSeenAt: new Date() } })
  const { kanalSettings } = globalThis as typeof globalThis & { kanalSettings?: { until: number } }
  kanalSettings!.until += MINUTE
  return count().finally(() => Reflect.deleteProperty(globalThis, 'kanalSettings'))
}

/**
 * Waits until all that was asked so far is told of, which comes a moment later, and a while on a
 * busy machine. Returns how much that is.
 */
async function allHeard(): Promise<number> {
  const mark = `SELECT '${randomUUID()}'`
  await db.$queryRawUnsafe(mark)
  while (!heard.includes(mark)) await setImmediate()
  return heard.lastIndexOf(mark)
}

/** Opens a page and tells what it asks of the database for this visitor. */
export async function openHeard(
  visitor: Visitor,
  path: string,
): Promise<{ page: Page; queries: string[] }> {
  listen()
  return withoutTheClock(async () => {
    const before = await allHeard()
    const page = await visitor.get(path)
    return { page, queries: heard.slice(before + 1, await allHeard()) }
  })
}

/**
 * Opens a page and counts what it asks of the database for this visitor. Throws when nothing was
 * heard, since every page asks who comes.
 */
export async function openCounted(
  visitor: Visitor,
  path: string,
): Promise<{ page: Page; queries: number }> {
  const { page, queries } = await openHeard(visitor, path)
  if (queries.length === 0) throw new Error(`no query of ${path} was heard`)
  return { page, queries: queries.length }
}

/** How many statements a page asks of the database for this visitor. */
export async function countQueries(visitor: Visitor, path: string): Promise<number> {
  return (await openCounted(visitor, path)).queries
}
