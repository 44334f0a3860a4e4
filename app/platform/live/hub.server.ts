import cluster from 'node:cluster'
import { LRUCache } from 'lru-cache'
import { MINUTE } from '../clock'
import { db, onCommit } from '../db/db.server'
import { databaseLocation } from '../db/location'
import { env } from '../env.server'
import { log } from '../log.server'
import { listenToPostgres, LIVE_CHANNEL, type PostgresEar } from './postgres-ear.server'

type Listener = () => void

/** PostgreSQL takes no longer message; a longer one goes in parts. */
const LONGEST_PAYLOAD = 7000

/** How long it is known that something has changed; milliseconds. */
export const REMEMBERED = 5 * MINUTE
const MOST_REMEMBERED = 20_000

interface Hub {
  listeners: Map<string, Set<Listener>>
  /** When each topic changed last. */
  changes: LRUCache<string, number>
  ear: PostgresEar | null
}

// On globalThis, so that a module reloaded in development finds those who listen.
const kept = globalThis as typeof globalThis & { kanalHub?: Hub }
const hub = (kept.kanalHub ??= {
  listeners: new Map(),
  changes: new LRUCache({ max: MOST_REMEMBERED, ttl: REMEMBERED }),
  ear: null,
})

/**
 * Calls `listener` when something about one of the topics has changed, in whichever process;
 * returns what ends it.
 */
export function subscribe(topics: string[], listener: Listener): () => void {
  for (const topic of topics)
    hub.listeners.set(topic, (hub.listeners.get(topic) ?? new Set()).add(listener))
  return () => {
    for (const topic of topics) {
      const others = hub.listeners.get(topic)
      others?.delete(listener)
      if (others?.size === 0) hub.listeners.delete(topic)
    }
  }
}

/**
 * Whether something about the topics has changed since a time in milliseconds, five minutes ago at
 * most.
 */
export function changedSince(topics: string[], since: number): boolean {
  return topics.some((topic) => (hub.changes.get(topic) ?? -Infinity) > since)
}

function deliver(heard: Iterable<string>) {
  const topics = [...heard]
  for (const topic of topics) hub.changes.set(topic, Date.now())
  const called = new Set(topics.flatMap((topic) => [...(hub.listeners.get(topic) ?? [])]))
  for (const listener of called) listener()
}

function inParts(topics: string[]) {
  const parts: string[] = []
  for (const topic of topics) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + topic.length < LONGEST_PAYLOAD)
      parts[parts.length - 1] = `${last} ${topic}`
    else parts.push(topic)
  }
  return parts
}

async function tellPostgres(topics: string[]) {
  for (const part of inParts(topics))
    await db.$executeRaw`SELECT pg_notify(${LIVE_CHANNEL}, ${part})`
}

/** What the processes that share this one's port tell each other (app/server/processes.js). */
interface Word {
  kanalTopics: string[]
}

function hearNeighbors(word: Word) {
  if (Array.isArray(word?.kanalTopics)) deliver(word.kanalTopics)
}

function tellNeighbors(topics: string[]) {
  if (cluster.isWorker && process.connected) process.send?.({ kanalTopics: topics } satisfies Word)
}

/**
 * Lets those who listen know that something about these topics has changed: of every process on
 * PostgreSQL, of those that share a port on SQLite. Best effort, after the change is committed; a
 * page that misses it shows the change when it is loaded.
 */
function publish(topics: string[]) {
  if (!hub.ear?.hears) deliver(topics)
  if (databaseLocation(env).provider !== 'postgresql') return tellNeighbors(topics)
  tellPostgres(topics).catch((error) => log.warn({ err: error }, 'live update was not published'))
}

/** Has committed transactions published, and hears of those of other processes. */
export function startLive() {
  onCommit(publish)
  const location = databaseLocation(env)
  if (location.provider !== 'postgresql') {
    if (cluster.isWorker) process.on('message', hearNeighbors)
    return
  }
  hub.ear = listenToPostgres(location.url, {
    onTopics: deliver,
    onGap: () => deliver(hub.listeners.keys()),
  })
}

/** Ends the connection to PostgreSQL that listens. */
export async function stopLive() {
  const ear = hub.ear
  hub.ear = null
  await ear?.close()
}
