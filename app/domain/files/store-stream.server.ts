import { DomainError } from '~/domain/ground/domain-error'
import { createHash, randomUUID } from 'node:crypto'
import { after, HOUR } from '~/platform/clock'
import { transaction } from '~/platform/db/db.server'
import { streamOf } from '~/platform/storage/body.server'
import { storage } from '~/platform/storage/storage.server'
import { scanned, ScanFindingError } from '~/platform/virus-scanner.server'
import { cleanFileName } from './file-type.rules'
import {
  HEAD_LENGTH,
  isText,
  OPAQUE,
  readProjectFileType,
  watchText,
} from './project-file-type.rules'
import { LARGEST_FILE } from './project-files.rules'
import { sweepLater, type StoredUpload } from './uploads.server'

/** A form of many large files on a slow line takes its time before its rows are written. */
const STREAM_GRACE = 12 * HOUR

/** Why a file is not kept, whatever else comes with it. */
export const UPLOAD_REFUSALS = [
  'upload.empty',
  'upload.tooLarge',
  'upload.type',
  'upload.infected',
  'upload.unchecked',
  'upload.mixed',
] as const

async function readHead(pieces: AsyncIterator<Uint8Array>) {
  const head: Uint8Array[] = []
  for (let size = 0; size < HEAD_LENGTH;) {
    const { done, value } = await pieces.next()
    if (done) break
    head.push(value)
    size += value.byteLength
  }
  return Buffer.concat(head)
}

/**
 * Lets the bytes through while they are counted and summed; breaks off what is too large. What is
 * no text after all is not shown as one.
 */
function inspect(
  head: Buffer,
  rest: AsyncIterator<Uint8Array>,
  { type, name }: { type: string; name: string },
) {
  const sha = createHash('sha256')
  const goesOn = isText(type) ? watchText() : () => true
  const sums = { size: 0, type }
  const check = (piece: Uint8Array) => {
    sums.size += piece.byteLength
    if (sums.size > LARGEST_FILE) throw new DomainError('upload.tooLarge', name)
    if (sums.type === type && !goesOn(piece)) sums.type = OPAQUE
    sha.update(piece)
    return piece
  }
  async function* through() {
    yield check(head)
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield check(next.value)
    if (sums.type === type && !goesOn(null)) sums.type = OPAQUE
  }
  return {
    body: scanned(through()),
    read: () => ({
      contentType: sums.type,
      size: sums.size,
      sha256: sha.digest('hex'),
    }),
  }
}

/**
 * The name and the type under which a file that begins like this is kept. Throws `upload.*`.
 */
export function judgeHead(givenName: string, head: Uint8Array): { name: string; type: string } {
  const name = cleanFileName(givenName)
  if (head.byteLength === 0) throw new DomainError('upload.empty', name)
  const type = readProjectFileType(head.subarray(0, HEAD_LENGTH), name)
  if (!type) throw new DomainError('upload.type', name)
  return { name, type }
}

/**
 * Stores what passes without ever holding it, or nothing of it. A refusal is thrown as it is,
 * whatever the store makes of it.
 */
async function putStream(
  storageKey: string,
  body: AsyncGenerator<Uint8Array>,
  contentType: string,
) {
  let refusal: unknown
  async function* watched() {
    try {
      yield* body
    } catch (error) {
      refusal = error
      throw error
    }
  }
  try {
    await storage().put(storageKey, streamOf(watched()), { contentType })
  } catch (error) {
    throw refusal ?? error
  }
}

const asRefusal = (error: unknown, name: string) =>
  error instanceof ScanFindingError ? new DomainError(`upload.${error.finding}`, name) : error

/**
 * Stores a file as it comes in, told by its content, scanned, and cut off at its limit. What ends
 * up in no row is removed again. Throws `upload.*`, and what reading `pieces` throws; nothing
 * is left behind then.
 */
export async function storeStream(
  givenName: string,
  pieces: AsyncIterable<Uint8Array>,
  storageKey = `projects/${randomUUID()}`,
): Promise<StoredUpload> {
  const iterator = pieces[Symbol.asyncIterator]()
  const head = await readHead(iterator)
  const { name, type } = judgeHead(givenName, head)
  const { body, read } = inspect(head, iterator, { type, name })
  await transaction((tx) => sweepLater(tx, [storageKey], after(STREAM_GRACE)))
  await putStream(storageKey, body, type).catch((error) => {
    throw asRefusal(error, name)
  })
  return { name, storageKey, ...read() }
}
