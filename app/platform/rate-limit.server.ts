import { createHash } from 'node:crypto'
import { after, currentTime, HOUR, MINUTE, SECOND } from './clock'
import { db } from './db/db.server'

export interface Limit {
  /** How many hits a window allows. */
  limit: number
  /** In milliseconds, from the first hit. */
  window: number
  /** How many hits one counts as, as where bytes are counted; 1 without it. */
  weight?: number
}

const MOST_REMEMBERED = 10_000

/**
 * Keys found full less than a second ago: a flood of refused hits hardly writes to the database.
 */
const full = new Map<string, { resetsAt: Date; until: Date }>()

function remember(id: string, resetsAt: Date) {
  if (full.size >= MOST_REMEMBERED) full.clear()
  full.set(id, { resetsAt, until: after(SECOND) })
}

/** Fixed size in the table, and no address or name in it to be read. */
function rowKey(key: string) {
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Counts one hit in the row's window and gives back the row as this hit left it: one statement, so
 * no two hits get the same count.
 */
function count(key: string, window: number, weight: number) {
  return db.rateLimit.upsert({
    where: { key },
    create: { key, hits: weight, resetsAt: after(window) },
    update: { hits: { increment: weight } },
  })
}

/** Opens the next window when the last is over; of several who try at once, one does. */
async function reopen(key: string, window: number, weight: number) {
  const now = currentTime()
  const resetsAt = after(window, now)
  const { count: reopened } = await db.rateLimit.updateMany({
    where: { key, resetsAt: { lte: now } },
    data: { hits: weight, resetsAt },
  })
  return reopened === 1 ? { hits: weight, resetsAt } : null
}

/** Seconds until a window is over. */
const secondsUntil = (resetsAt: Date) =>
  Math.max(1, Math.ceil((resetsAt.getTime() - currentTime().getTime()) / SECOND))

function refused(resetsAt: Date) {
  const resetsIn = secondsUntil(resetsAt)
  return { allowed: false, retryAfter: resetsIn, left: 0, resetsIn }
}

/**
 * Counts a hit of `key` for all processes on this database; one key has one limit. A refused hit is
 * not counted. `retryAfter` is in seconds, 0 when the hit is allowed; `left` says how many more
 * there may be until the window ends in `resetsIn` seconds.
 */
export async function hit(
  key: string,
  { limit, window, weight = 1 }: Limit,
): Promise<{ allowed: boolean; retryAfter: number; left: number; resetsIn: number }> {
  const id = rowKey(key)
  const now = currentTime()
  const known = full.get(id)
  if (known && known.until > now && known.resetsAt > now) return refused(known.resetsAt)
  let row: { hits: number; resetsAt: Date } = await count(id, window, weight)
  if (row.resetsAt <= currentTime())
    row = (await reopen(id, window, weight)) ?? (await count(id, window, weight))
  if (row.hits <= limit)
    return {
      ...{ allowed: true, retryAfter: 0 },
      ...{ left: limit - row.hits, resetsIn: secondsUntil(row.resetsAt) },
    }
  await db.rateLimit.updateMany({
    where: { key: id, resetsAt: row.resetsAt },
    data: { hits: { decrement: weight } },
  })
  // What is too heavy leaves room for what is not.
  if (weight === 1) remember(id, row.resetsAt)
  return refused(row.resetsAt)
}

/**
 * Counts a hit of each key, in the order given, up to the first that refuses: put whoever asks
 * before what is asked for, so that who may not ask fills no counter of others. Seconds until that
 * key allows one, 0 when all do.
 */
export async function hitEach(limits: Record<string, Limit>): Promise<number> {
  for (const [key, limit] of Object.entries(limits)) {
    const { retryAfter } = await hit(key, limit)
    if (retryAfter > 0) return retryAfter
  }
  return 0
}

/** A wait in seconds as the whole minutes that a text tells. */
export const waitInMinutes = (seconds: number) => Math.ceil((seconds * SECOND) / MINUTE)

/** A wait in seconds as the whole hours that a text tells. */
export const waitInHours = (seconds: number) => Math.ceil((seconds * SECOND) / HOUR)

/** Takes one allowed hit back, as when a try turns out to be no guess. */
export async function takeBack(key: string) {
  const id = rowKey(key)
  await db.rateLimit.updateMany({
    where: { key: id, hits: { gt: 0 } },
    data: { hits: { decrement: 1 } },
  })
  full.delete(id)
}

/**
 * Does something of which only what was done counts, such as a mail that goes out: a hit of each
 * key as by `hitEach`, all of which are taken back when a later key refuses, or when the work
 * throws or its result is not `done`. What is tried in vain has a counter of its own where it tells
 * anything. Gives the seconds to wait, or the result.
 */
export async function hitWhenDone<Result>(
  limits: Record<string, Limit>,
  work: () => Promise<Result>,
  done: (result: Result) => boolean,
): Promise<{ retryAfter: number } | { result: Result }> {
  const counted: string[] = []
  const undo = () => Promise.all(counted.map(takeBack))
  for (const [key, limit] of Object.entries(limits)) {
    const { retryAfter } = await hit(key, limit)
    if (retryAfter > 0) {
      await undo()
      return { retryAfter }
    }
    counted.push(key)
  }
  try {
    const result = await work()
    if (!done(result)) await undo()
    return { result }
  } catch (error) {
    await undo()
    throw error
  }
}

/** Begins a counter again, as when what it counts in a row is broken off. */
export async function startAgain(key: string) {
  const id = rowKey(key)
  await db.rateLimit.deleteMany({ where: { key: id } })
  full.delete(id)
}

/** Drops windows that are over. */
export async function forgetPastLimits() {
  await db.rateLimit.deleteMany({ where: { resetsAt: { lte: currentTime() } } })
}
