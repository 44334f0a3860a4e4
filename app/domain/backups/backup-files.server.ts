import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertStorageKey } from '~/platform/storage/key'
import { streamOf } from '~/platform/storage/body.server'
import { storage } from '~/platform/storage/storage.server'

/** A stored object as the backup has it. */
export interface BackedUpFile {
  contentType: string
  /** Bytes. */
  size: number
  sha256: string
}
export type BackedUpFiles = Record<string, BackedUpFile>

const fileOf = (folder: string, key: string) => (assertStorageKey(key), join(folder, key))

/** Hands pieces on and remembers what they were. */
function watched(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  const seen = { size: 0, sha256: '' }
  async function* pieces() {
    for await (const piece of source) {
      seen.size += piece.byteLength
      hash.update(piece)
      yield piece
    }
    seen.sha256 = hash.digest('hex')
  }
  return { pieces: pieces(), seen }
}

async function digestOf(source: AsyncIterable<Uint8Array>) {
  const { pieces, seen } = watched(source)
  while (!(await pieces.next()).done);
  return seen
}

/**
 * Copies what the store has under a key into the folder; null when it has nothing, or no longer: who
 * deletes a file while it is copied does not end the backup.
 */
export async function keepFile(folder: string, key: string): Promise<BackedUpFile | null> {
  const stored = await storage().get(key)
  if (!stored) return null
  const file = fileOf(folder, key)
  await mkdir(dirname(file), { recursive: true })
  const { pieces, seen } = watched(Readable.fromWeb(stored.body as never))
  try {
    await pipeline(pieces, createWriteStream(file, { mode: 0o600, flush: true }))
  } catch (error) {
    if (await storage().exists(key)) throw error
    await rm(file, { force: true })
    return null
  }
  return { contentType: stored.contentType, ...seen }
}

/** Whether the folder still has the bytes that it was given. */
export async function isIntact(
  folder: string,
  key: string,
  { size, sha256 }: BackedUpFile,
): Promise<boolean> {
  const file = fileOf(folder, key)
  if ((await stat(file).catch(() => null))?.size !== size) return false
  return (await digestOf(createReadStream(file))).sha256 === sha256
}

/** Puts a file back into the store and reads it there again; false when it is not the same. */
export async function putBackFile(
  folder: string,
  key: string,
  { contentType, sha256 }: BackedUpFile,
): Promise<boolean> {
  await storage().put(key, streamOf(createReadStream(fileOf(folder, key))), { contentType })
  const stored = await storage().get(key)
  return (
    stored !== null && (await digestOf(Readable.fromWeb(stored.body as never))).sha256 === sha256
  )
}
