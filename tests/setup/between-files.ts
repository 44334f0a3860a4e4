import { vi } from 'vitest'

type Kept = typeof globalThis & {
  kanalTests?: Map<string, unknown>
  kanalDb?: { $disconnect(): Promise<void> }
  kanalSettings?: object
}
const kept = globalThis as Kept
const remembered = (kept.kanalTests ??= new Map())

/**
 * What `make` made for the first file of tests in this process: the files of a worker share its
 * loaded modules, and so its paths.
 */
export async function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  if (!remembered.has(name)) remembered.set(name, await make())
  return remembered.get(name) as T
}

/**
 * Closes the database of the last file of tests, forgets what the app kept of it, and takes back
 * what the file pretended, so that the next one begins like the first.
 */
export async function leaveFile() {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  const open = kept.kanalDb
  kept.kanalDb = undefined
  kept.kanalSettings = undefined
  await open?.$disconnect()
}
