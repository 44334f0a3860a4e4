import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { transition } from '../events/transition.server'
import { fileMachine, fileVersionMachine } from '../ground/machines.rules'
import type { Member, Participant } from '../people/participant.rules'
import { actorOf } from '../people/participant.server'
import { cleanFileName } from './file-type.rules'
import { projectsOf } from '~/domain/sharing/shared-access.server'
import { filesOf, getProject, requireFolder, visibleTo } from './project-access.server'
import { freeBytes } from './project-bytes.server'
import { fileSearchName, KEPT_VERSIONS } from './project-files.rules'
import { sweepLater } from './uploads.server'

const KEPT = { status: { in: [...KEPT_VERSIONS] } } satisfies Prisma.FileVersionWhereInput

/** The versions that they may have: the client none that the studio has not handed on. */
const keptFor = ({ side }: Member) => ({ ...KEPT, ...(side === 'client' && { teamOnly: false }) })

/** What makes a file part of something that was handed over or said. */
export const IN_USE = {
  OR: [
    { deliverables: { some: {} } },
    { designVersions: { some: {} } },
    { screenshots: { some: {} } },
  ],
} satisfies Prisma.FileVersionWhereInput

/**
 * A file of a project that the participant sees, with its versions, the newest first. Throws
 * `notFound` for any other.
 */
export async function getProjectFile(participant: Participant, id: string) {
  const file = isId(id)
    ? await db.file.findFirst({
        where: { id, ...filesOf(participant), projectId: { not: null } },
        include: {
          project: { select: { id: true, orderId: true } },
          versions: { where: keptFor(participant), orderBy: { number: 'desc' } },
        },
      })
    : null
  if (!file?.project) throw new DomainError('notFound', 'file')
  return { ...file, project: file.project }
}
export type ProjectFile = Awaited<ReturnType<typeof getProjectFile>>

/** What each of these people is called. */
export async function namesOf(userIds: (number | null)[]): Promise<Map<number, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const users = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  })
  return new Map(users.map(({ id, name }) => [id, name]))
}

/**
 * A version that one of the readers may have the bytes of, be it an old one. Throws `notFound`
 * for any other.
 */
export async function getDownload(readers: Member[], versionId: string) {
  const version = isId(versionId)
    ? await db.fileVersion.findFirst({
        where: {
          id: versionId,
          OR: readers.map((reader) => ({
            ...keptFor(reader),
            file: {
              status: 'available' as const,
              ...visibleTo(reader),
              project: projectsOf(reader),
            },
          })),
        },
        include: { file: { select: { name: true } } },
      })
    : null
  if (!version) throw new DomainError('notFound', 'file')
  const { storageKey, contentType, size, sha256, file } = version
  const name = version.status === 'available' ? file.name : (version.name ?? file.name)
  return { id: version.id, name, storageKey, contentType, size, sha256 }
}

async function openFile(tx: Transaction, participant: Participant, id: string) {
  const file = isId(id)
    ? await tx.file.findFirst({
        where: { id, ...filesOf(participant, 'answer') },
        include: {
          project: true,
          versions: { where: { status: { not: 'deleted' } }, include: { chunks: true } },
        },
      })
    : null
  if (!file?.project) throw new DomainError('notFound', 'file')
  return { ...file, project: file.project }
}

/** Whether the file is this side's to delete: the other's work and words stay. */
export function isOwnFile({ side }: Member, { versions }: { versions: { side: string }[] }) {
  return versions.every((version) => version.side === side)
}

/**
 * Gives a file another name, folder or, by the studio, readers. Throws `file.*` and
 * `notFound`.
 */
export async function changeFile(
  participant: Participant,
  id: string,
  input: { name: string; folderId: string | null; visibility?: 'client' | 'team' },
): Promise<void> {
  const name = cleanFileName(input.name)
  if (!input.name.trim()) throw new DomainError('file.name')
  await transaction(async (tx) => {
    const file = await openFile(tx, participant, id)
    const folderId = await requireFolder(tx, file.project.id, input.folderId)
    const visibility =
      participant.side === 'studio' && input.visibility && isOwnFile(participant, file)
        ? { visibility: input.visibility }
        : {}
    await tx.file.update({
      where: { id },
      data: { name, sortName: fileSearchName(name), folderId, ...visibility },
    })
  })
}

/**
 * Puts files of a project into one of its folders, or on top; those that have been deleted
 * meanwhile are named, and the others are moved. Throws `notFound` for files and folders that
 * are none of the project's, or not theirs to change.
 */
export async function moveFiles(
  participant: Participant,
  projectId: string,
  { ids, folderId }: { ids: string[]; folderId: string | null },
): Promise<{ moved: number; gone: string[] }> {
  if (!ids.every(isId)) throw new DomainError('notFound', 'file')
  return transaction(async (tx) => {
    await getProject(participant, { id: projectId }, 'answer', tx)
    await requireFolder(tx, projectId, folderId)
    const chosen = { id: { in: ids }, projectId, ...visibleTo(participant) }
    const gone = await tx.file.findMany({
      where: { ...chosen, status: 'deleted' },
      select: { name: true },
      orderBy: { sortName: 'asc' },
    })
    const { count: moved } = await tx.file.updateMany({
      where: { ...chosen, status: 'available' },
      data: { folderId },
    })
    if (moved + gone.length !== new Set(ids).size) throw new DomainError('notFound', 'file')
    return { moved, gone: gone.map(({ name }) => name) }
  })
}

/**
 * Deletes a file with all its versions, whose bytes are removed. Throws `file.*` and
 * `notFound`.
 */
export async function deleteFile(
  participant: Participant,
  id: string,
): Promise<{ orderId: string; folderId: string | null; name: string }> {
  return transaction(async (tx) => {
    const { project, versions, ...file } = await openFile(tx, participant, id)
    if (!isOwnFile(participant, { versions })) throw new DomainError('file.notYours')
    const used =
      (await tx.fileVersion.count({ where: { fileId: id, ...IN_USE } })) +
      (await tx.messageAttachment.count({ where: { fileId: id } }))
    if (used > 0) throw new DomainError('file.inUse')
    const actor = actorOf(participant)
    const deleted = await transition(tx, fileMachine, { id, status: 'available' }, 'deleted', {
      ...{ actor, kind: 'file.removed', data: { title: file.name } },
      ...{ orderId: project.orderId, projectId: project.id },
      visibility: file.visibility === 'team' ? 'team' : 'client',
    })
    if (!deleted) throw new DomainError('file.gone')
    for (const version of versions)
      await transition(tx, fileVersionMachine, version, 'deleted', { actor, visibility: 'team' })
    await tx.fileChunk.deleteMany({ where: { version: { fileId: id } } })
    await freeBytes(
      tx,
      project.id,
      versions.reduce((sum, { size }) => sum + size, 0),
    )
    await sweepLater(
      tx,
      versions.flatMap(({ storageKey, chunks }) => [
        storageKey,
        ...chunks.map((chunk) => chunk.storageKey),
      ]),
    )
    return { orderId: project.orderId, folderId: file.folderId, name: file.name }
  })
}
