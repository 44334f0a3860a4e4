import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { after, currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { storage } from '~/platform/storage/storage.server'
import { Rows } from '~/platform/outbox/rows.server'
import { transition } from '../events/transition.server'
import { fileMachine, fileVersionMachine } from '../ground/machines.rules'
import { actorOf } from '../people/participant.server'
import type { Participant } from '../people/participant.rules'
import { findNextVersion, putInPlace, tellOfFile, type Target } from './add-files.server'
import { cleanFileName } from './file-type.rules'
import { projectsOf } from '~/domain/sharing/shared-access.server'
import { getProject, requireFolder, visibleTo, type ProjectRef } from './project-access.server'
import { freeBytes, reserveBytes } from './project-bytes.server'
import {
  CHUNK_BYTES,
  fileSearchName,
  LARGEST_FILE,
  MOST_OPEN_UPLOADS,
  SMALLEST_CHUNK,
  UPLOAD_PATIENCE,
} from './project-files.rules'
import { judgeHead, storeStream, UPLOAD_REFUSALS } from './store-stream.server'
import { GRACE, sweepLater } from './uploads.server'

/** How far an upload is; bytes. */
export interface UploadState {
  id: string
  received: number
  size: number
  done: boolean
}

export interface NewUpload extends Target {
  name: string
  size: number
  /**
   * SHA-256 of the whole in hex, which is held against what came, or anything else that changes
   * with the file. One without it begins anew.
   */
  fingerprint?: string
}

const SHA256 = /^[\da-f]{64}$/

const stateOf = ({
  id,
  received,
  size,
  status,
}: {
  id: string
  received: number
  size: number
  status: string
}): UploadState => ({ id, received, size, done: status !== 'uploading' })

/** The upload of this person, of the very same file, that broke off before and is begun again. */
async function findBegun(
  tx: Transaction,
  participant: Participant,
  project: ProjectRef,
  { name, size, folderId, fileId, fingerprint }: NewUpload,
) {
  if (!fingerprint) return null
  const file = fileId
    ? { id: fileId }
    : { status: 'uploading' as const, folderId, projectId: project.id }
  return tx.fileVersion.findFirst({
    where: {
      status: 'uploading',
      uploadedById: participant.userId,
      name,
      size,
      fingerprint,
      file: { ...file, projectId: project.id },
    },
    orderBy: { id: 'desc' },
  })
}

async function createUpload(
  tx: Transaction,
  participant: Participant,
  project: ProjectRef,
  upload: NewUpload,
) {
  const { name, size, folderId, fileId, visibility, fingerprint } = upload
  const version = {
    storageKey: `projects/${randomUUID()}`,
    contentType: '',
    name,
    size,
    fingerprint,
    side: participant.side,
    uploadedById: participant.userId,
    createdAt: currentTime(),
  }
  if (fileId) {
    const { number } = await findNextVersion(tx, { participant, project }, fileId)
    return tx.fileVersion.create({ data: { ...version, fileId, number } })
  }
  const file = await tx.file.create({
    data: {
      name,
      sortName: fileSearchName(name),
      visibility,
      projectId: project.id,
      folderId,
      ownerId: participant.userId,
    },
  })
  return tx.fileVersion.create({ data: { ...version, fileId: file.id, number: 1 } })
}

/**
 * Begins an upload in pieces, or goes on with the same one that broke off; its bytes are counted
 * among the project's at once. Throws `upload.*`, and `notFound` where there is no such
 * place.
 */
export async function startUpload(
  participant: Participant,
  project: ProjectRef,
  input: NewUpload,
): Promise<UploadState> {
  const upload = { ...input, name: cleanFileName(input.name) }
  if (upload.size === 0) throw new DomainError('upload.empty', upload.name)
  if (upload.size > LARGEST_FILE) throw new DomainError('upload.tooLarge', upload.name)
  return transaction(async (tx) => {
    await getProject(participant, { id: project.id }, 'answer', tx)
    await requireFolder(tx, project.id, upload.folderId)
    const begun = await findBegun(tx, participant, project, upload)
    if (begun) return stateOf(begun)
    const open = await tx.fileVersion.count({
      where: {
        status: 'uploading',
        uploadedById: participant.userId,
        file: { projectId: project.id },
      },
    })
    if (open >= MOST_OPEN_UPLOADS) throw new DomainError('upload.tooMany', upload.name)
    if (!(await reserveBytes(tx, project.id, upload.size)))
      throw new DomainError('upload.noRoom', upload.name)
    return stateOf(await createUpload(tx, participant, project, upload))
  })
}

/** An upload of this person, begun or done. Throws `notFound` for any other. */
async function getUpload(participant: Participant, id: string) {
  const version = isId(id)
    ? await db.fileVersion.findFirst({
        where: {
          id,
          uploadedById: participant.userId,
          side: participant.side,
          status: { not: 'deleted' },
          file: { ...visibleTo(participant), project: projectsOf(participant, 'answer') },
        },
        include: {
          file: { include: { project: { select: { id: true, orderId: true, fileBytes: true } } } },
        },
      })
    : null
  const project = version?.file.project
  if (!version || !project) throw new DomainError('notFound', 'upload')
  return { ...version, project }
}
type Upload = Awaited<ReturnType<typeof getUpload>>

export async function findUpload(participant: Participant, id: string): Promise<UploadState> {
  return stateOf(await getUpload(participant, id))
}

/**
 * Ends an upload that will not become a file, with all that came of it. Tells whether this call did
 * it.
 */
export async function dropUpload(versionId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const version = await tx.fileVersion.findFirst({
      where: { id: versionId, status: 'uploading' },
      include: { file: true, chunks: true },
    })
    if (!version) return false
    await sweepLater(tx, [
      ...version.chunks.map(({ storageKey }) => storageKey),
      version.storageKey,
    ])
    if (version.file.projectId) await freeBytes(tx, version.file.projectId, version.size)
    if (version.file.status === 'uploading') await tx.file.delete({ where: { id: version.fileId } })
    else await tx.fileVersion.delete({ where: { id: versionId } })
    return true
  })
}

/**
 * Stores a piece under a key of its own, so that one that comes twice harms nothing. Tells whether
 * it was the next one.
 */
async function keepChunk(
  { id, storageKey }: Upload,
  offset: number,
  bytes: Uint8Array,
): Promise<boolean> {
  const chunkKey = `${storageKey}.${offset}.${randomUUID()}`
  await transaction((tx) => sweepLater(tx, [chunkKey], after(GRACE)))
  await storage().put(chunkKey, bytes, { contentType: 'application/octet-stream' })
  return transaction(async (tx) => {
    const { count } = await tx.fileVersion.updateMany({
      where: { id, status: 'uploading', received: offset },
      data: { received: offset + bytes.byteLength },
    })
    if (count === 1)
      await tx.fileChunk.create({
        data: { versionId: id, offset, size: bytes.byteLength, storageKey: chunkKey },
      })
    return count === 1
  })
}

async function* piecesOf(chunks: { storageKey: string }[]): AsyncGenerator<Uint8Array> {
  for (const { storageKey } of chunks) {
    const stored = await storage().get(storageKey)
    if (!stored) throw new Error('a piece of an upload is gone')
    yield* stored.body as unknown as AsyncIterable<Uint8Array>
  }
}

/**
 * Makes the pieces one file, of a type that its content shows. Tells of it once, however many calls
 * find all pieces there.
 */
async function finishUpload(
  participant: Participant,
  upload: Upload,
  batchKey: string,
): Promise<void> {
  const { id, fileId, project, storageKey, name } = upload
  const chunks = await db.fileChunk.findMany({
    where: { versionId: id },
    orderBy: { offset: 'asc' },
  })
  const { contentType, size, sha256 } = await storeStream(name!, piecesOf(chunks), storageKey)
  if (SHA256.test(upload.fingerprint ?? '') && upload.fingerprint !== sha256)
    throw new DomainError('upload.mixed', name!)
  await transaction(async (tx) => {
    const last = await tx.fileVersion.aggregate({
      where: { fileId, id: { not: id } },
      _max: { number: true },
    })
    const number = Math.max(upload.number, (last._max.number ?? 0) + 1)
    const move = { actor: actorOf(participant), visibility: 'team' } as const
    const complete = { number, contentType, sha256 }
    const begun = { id, status: 'uploading' } as const
    const first = await transition(tx, fileVersionMachine, begun, 'available', {
      ...{ ...move, with: complete, where: { status: 'uploading' } },
    })
    if (!first) return
    await tx.fileChunk.deleteMany({ where: { versionId: id } })
    await sweepLater(
      tx,
      chunks.map((chunk) => chunk.storageKey),
    )
    await transition(tx, fileMachine, { id: fileId, status: 'uploading' }, 'available', move)
    const file = await tx.file.findUniqueOrThrow({ where: { id: fileId } })
    await putInPlace(tx, participant, file, { id, name, size })
    await tellOfFile(
      tx,
      { participant, project, key: batchKey },
      { fileId, number, visibility: file.visibility },
      name!,
      `file.added:${id}`,
    )
  })
}

/** Whether a piece may come: the first one already shows what the file is. */
function judgeChunk({ name, size }: Upload, offset: number, bytes: Uint8Array) {
  const end = offset + bytes.byteLength
  if (bytes.byteLength > CHUNK_BYTES || end > size) throw new DomainError('upload.tooLarge', name!)
  if (bytes.byteLength < SMALLEST_CHUNK && end < size) throw new DomainError('upload.mixed', name!)
  if (offset === 0) judgeHead(name!, bytes)
}

/**
 * Takes the next piece of an upload; with the last one the file is there. A piece that is not the
 * next one changes nothing: the state says which one is. Throws `upload.*` when the file is
 * not kept, `notFound` for somebody else's.
 */
export async function receiveChunk(
  participant: Participant,
  id: string,
  { offset, bytes, batchKey }: { offset: number; bytes: Uint8Array; batchKey: string },
): Promise<UploadState> {
  const upload = await getUpload(participant, id)
  if (upload.status !== 'uploading') return stateOf(upload)
  try {
    if (offset === upload.received) {
      if (bytes.byteLength > 0) {
        judgeChunk(upload, offset, bytes)
        await keepChunk(upload, offset, bytes)
      }
    }
    const now = await getUpload(participant, id)
    if (now.status === 'uploading' && now.received === now.size)
      await finishUpload(participant, now, batchKey)
  } catch (error) {
    // One that could not be checked stays as it is: its last piece may be sent again.
    if (isRefusal(error, ...UPLOAD_REFUSALS) && error.code !== 'upload.unchecked')
      await dropUpload(id)
    throw error
  }
  return findUpload(participant, id)
}

const MOST_AT_ONCE = 50
const stale = new Rows<{ id: string }>('end-stale-uploads')

/** Gives up what was begun a day ago and not finished, and makes room again. */
export async function endStaleUploads(now = currentTime()): Promise<void> {
  const find = (id: { notIn: string[] }) =>
    db.fileVersion.findMany({
      where: { id, status: 'uploading', createdAt: { lt: after(-UPLOAD_PATIENCE, now) } },
      select: { id: true },
      take: MOST_AT_ONCE,
    })
  await stale.each(find, ({ id }) => dropUpload(id))
}
