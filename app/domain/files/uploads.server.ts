import { createHash, randomUUID } from 'node:crypto'
import { after, HOUR } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import { storage } from '~/platform/storage/storage.server'
import { pictureAddress } from '../catalog/product-picture.rules'
import type { FileType } from './file-type.rules'
import { originalKey } from './picture-size.rules'

/** A file that was looked at: `type` is what its bytes show. */
export interface Upload {
  name: string
  type: FileType
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
const GRACE = HOUR

/** Has the bytes of these keys removed, of which no row tells by then. */
export async function sweepLater(tx: Transaction, storageKeys: string[], availableAt = new Date()) {
  if (storageKeys.length === 0) return
  await enqueue(tx, { key: `${SWEEP_FILES_JOB}:${randomUUID()}`, kind: SWEEP_FILES_JOB, payload: { storageKeys }, availableAt })
}

/** Whether a row tells of what is stored under a key; an order keeps the picture of what was bought. */
async function isNamed(storageKey: string) {
  const image = pictureAddress(storageKey)
  if (image === null) return (await db.fileVersion.count({ where: { storageKey: originalKey(storageKey) } })) > 0
  return (await db.product.count({ where: { image } })) + (await db.orderLine.count({ where: { image } })) > 0
}

/** Removes what was stored and is in no row: of a request that broke off, or of rows that have been deleted. */
export const sweepFiles: JobHandler = async ({ payload }) => {
  for (const storageKey of (payload as { storageKeys: string[] }).storageKeys) {
    if (!(await isNamed(storageKey))) await storage().remove(storageKey)
  }
}

/** Stores files before the rows that name them: what ends up in no row within the hour is removed again. */
export async function storeUploads(uploads: Upload[], folder: string): Promise<StoredUpload[]> {
  const stored = uploads.map(({ name, type, bytes }) => ({
    name,
    storageKey: `${folder}/${randomUUID()}`,
    contentType: type,
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  await transaction((tx) => sweepLater(tx, stored.map(({ storageKey }) => storageKey), after(GRACE)))
  for (const [index, { storageKey, contentType }] of stored.entries()) {
    await storage().put(storageKey, uploads[index]!.bytes, { contentType })
  }
  return stored
}

/** The rows of a stored file, which the team alone sees, or the client too. */
export function fileRows({ name, storageKey, contentType, size, sha256 }: StoredUpload, visibility: 'team' | 'client') {
  const version = { number: 1, status: 'available' as const, storageKey, contentType, size, received: size, sha256 }
  return { name, status: 'available' as const, visibility, versions: { create: version } }
}
