import { LRUCache } from 'lru-cache'
import { MINUTE } from '../clock'
import { readContentVersion } from './content-version.server'

/** As long as a page for everyone is kept: dates are part of what is read. */
const KEPT_FOR = MINUTE
const MOST = 300
const LONGEST_KEY = 400

type Kept = { version: string; value: Promise<object> }

const ids = new WeakMap<object, string>()
let count = 0

/** What a kept value is called, in place of all that is in it; undefined for any other value. */
export const keptIdOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? ids.get(value) : undefined

/**
 * Keeps what `read` makes of the content that public pages show, the same object for everyone who
 * asks with the same words, until some of that content is changed. `read` may know nothing of who
 * asks, and nobody may change what it gives.
 */
export function keepContent<Words extends unknown[], Value extends object>(
  read: (...words: Words) => Promise<Value>,
): (...words: Words) => Promise<Value> {
  const kept = new LRUCache<string, Kept>({ max: MOST, ttl: KEPT_FOR })
  const readAnew = async (key: string, words: Words) => {
    const value = await read(...words).catch((error: unknown) => {
      kept.delete(key)
      throw error
    })
    ids.set(value, `#${(count += 1)}`)
    return value
  }
  return async (...words) => {
    const key = JSON.stringify(words)
    if (key.length > LONGEST_KEY) return read(...words)
    const version = await readContentVersion()
    const known = kept.get(key)
    if (known?.version === version) return known.value as Promise<Value>
    const value = readAnew(key, words)
    kept.set(key, { version, value })
    return value
  }
}
