import { createHash, randomUUID } from 'node:crypto'
import { after, currentTime, HOUR } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import { storage } from '~/platform/storage/storage.server'
import type { ProjectFileType } from './project-file-type.rules'
import { fileSearchName } from './project-files.rules'
import { originalKey } from './picture-size.rules'

/** A file that was looked at: `type` is what its bytes show. */
export interface Upload {
  name: string
  type: ProjectFileType
  bytes: Uint8Array
}

export interface StoredUpload {
  name: string
  storageKey: string
  contentType: string
  /** Bytes. */
  size: number
  sha256: string
}

export const SWEEP_FILES_JOB = 'sweep-files'

/** Long past the end of the request that stores a file and names it in a row. */
export const GRACE = HOUR

/** Has the bytes of these keys removed, of which no row tells by then. */
export async function sweepLater(
  tx: Transaction,
  storageKeys: string[],
  availableAt = currentTime(),
) {
  if (storageKeys.length === 0) return
  await enqueue(tx, {
    key: `${SWEEP_FILES_JOB}:${randomUUID()}`,
    kind: SWEEP_FILES_JOB,
    payload: { storageKeys },
    availableAt,
  })
}

/** Whether rows of one kind tell of what is stored under a key. */
export type Names = (storageKey: string) => Promise<boolean>

/**
 * The versions of files, with the sizes that are kept beside a picture, and the pieces of those
 * that are on their way.
 */
export const fileNames: Names = async (storageKey) =>
  (await db.fileVersion.count({
    where: { storageKey: originalKey(storageKey), status: { not: 'deleted' } },
  })) +
    (await db.fileChunk.count({ where: { storageKey } })) >
  0

async function isNamed(storageKey: string, owners: Names[]) {
  for (const names of owners) if (await names(storageKey)) return true
  return false
}

/**
 * Removes what was stored and is in no row of these owners: of a request that broke off, or of rows
 * that have been deleted.
 */
export const sweepFiles =
  (owners: Names[]): JobHandler =>
  async ({ payload }) => {
    for (const storageKey of (payload as { storageKeys: string[] }).storageKeys) {
      if (!(await isNamed(storageKey, owners))) await storage().remove(storageKey)
    }
  }

/**
 * Stores files before the rows that name them: what ends up in no row within the hour is removed
 * again.
 */
export async function storeUploads(uploads: Upload[], folder: string): Promise<StoredUpload[]> {
  const stored = uploads.map(({ name, type, bytes }) => ({
    name,
    storageKey: `${folder}/${randomUUID()}`,
    contentType: type,
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  await transaction((tx) =>
    sweepLater(
      tx,
      stored.map(({ storageKey }) => storageKey),
      after(GRACE),
    ),
  )
  for (const [index, { storageKey, contentType }] of stored.entries()) {
    await storage().put(storageKey, uploads[index]!.bytes, { contentType })
  }
  return stored
}

/** The rows of a stored file, which the team alone sees, or the client too. */
export function fileRows(
  { name, storageKey, contentType, size, sha256 }: StoredUpload,
  visibility: 'team' | 'client',
) {
  const version = {
    number: 1,
    status: 'available' as const,
    storageKey,
    contentType,
    size,
    received: size,
    sha256,
  }
  return {
    name,
    sortName: fileSearchName(name),
    size,
    status: 'available' as const,
    visibility,
    versions: { create: version },
  }
}
