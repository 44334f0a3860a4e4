import { createHash } from 'node:crypto'
import { DomainError } from '~/domain/ground/domain-error'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { recordEvent } from '../events/events.server'
import { transition } from '../events/transition.server'
import { fileVersionMachine } from '../ground/machines.rules'
import { notify } from '../notifications/notify.server'
import type { Member } from '../people/participant.rules'
import { actorOf } from '../people/participant.server'
import { filesOf, getProjectToFill, requireFolder, type ProjectRef } from './project-access.server'
import { reserveBytes } from './project-bytes.server'
import { fileSearchName } from './project-files.rules'
import type { StoredUpload } from './uploads.server'
import { sweepLater } from './uploads.server'

/** Where files go: into a folder, or on a file as its next version. */
export interface Target {
  folderId: string | null
  fileId: string | null
  /** The studio may keep files to itself. */
  visibility: 'client' | 'team'
}

export interface Batch {
  participant: Member
  project: ProjectRef
  target: Target
  /** Of the form: sent again, it adds nothing twice. */
  key: string
}

/** The row of a version that is all there. */
function versionOf({ participant }: Batch, file: StoredUpload) {
  const { name, storageKey, contentType, size, sha256 } = file
  return {
    name,
    storageKey,
    contentType,
    size,
    received: size,
    sha256,
    status: 'available' as const,
    side: participant.side,
    teamOnly: participant.side === 'freelancer',
    uploadedById: participant.userId,
  }
}

/** The stem of the file's name with the ending of what came: the same thing in a newer state. */
function nameOfVersion(name: string, given: string) {
  const ending = /\.\w{1,8}$/.exec(given)?.[0] ?? ''
  return name.replace(/\.\w{1,8}$/, '') + ending
}

/**
 * The files on which somebody may put a new version: a freelancer on their own alone, until the
 * client has them.
 */
const toReplace = (participant: Member) =>
  participant.side === 'freelancer'
    ? { status: 'available' as const, visibility: 'team', ownerId: participant.userId }
    : filesOf(participant, 'answer')

/** A file that somebody may put a new version on. Throws `notFound` for any other. */
export async function findNextVersion(
  tx: Transaction,
  { participant, project }: Pick<Batch, 'participant' | 'project'>,
  fileId: string,
) {
  const file = isId(fileId)
    ? await tx.file.findFirst({
        where: { id: fileId, projectId: project.id, ...toReplace(participant) },
        include: { versions: { orderBy: { number: 'desc' }, take: 1 } },
      })
    : null
  if (!file) throw new DomainError('notFound', 'file')
  return { file, number: (file.versions[0]?.number ?? 0) + 1 }
}

/** The version that came last takes the place of the one before. */
export async function putInPlace(
  tx: Transaction,
  participant: Member,
  file: { id: string; name: string },
  version: { id: string; name: string | null; size: number },
) {
  const before = await tx.fileVersion.findMany({
    where: { fileId: file.id, status: 'available', id: { not: version.id } },
    select: { id: true, status: true },
  })
  const move = { actor: actorOf(participant), visibility: 'team', cause: version.id } as const
  for (const old of before) await transition(tx, fileVersionMachine, old, 'superseded', move)
  const name = version.name ? nameOfVersion(file.name, version.name) : file.name
  await tx.file.update({
    where: { id: file.id },
    data: { size: version.size, name, sortName: fileSearchName(name) },
  })
}

async function addRow(tx: Transaction, batch: Batch, stored: StoredUpload) {
  const { participant, project, target } = batch
  if (target.fileId) {
    const { file, number } = await findNextVersion(tx, batch, target.fileId)
    const version = await tx.fileVersion.create({
      data: { ...versionOf(batch, stored), number, fileId: file.id },
    })
    await putInPlace(tx, participant, file, version)
    return { fileId: file.id, versionId: version.id, number, visibility: file.visibility }
  }
  const { name, size } = stored
  const { id, versions } = await tx.file.create({
    data: {
      ...{
        name,
        size,
        sortName: fileSearchName(name),
        status: 'available',
        visibility: target.visibility,
        projectId: project.id,
        folderId: target.folderId,
        ownerId: participant.userId,
      },
      versions: { create: { ...versionOf(batch, stored), number: 1 } },
    },
    include: { versions: { select: { id: true } } },
  })
  return { fileId: id, versionId: versions[0]!.id, number: 1, visibility: target.visibility }
}
export type AddedFile = Awaited<ReturnType<typeof addRow>>

/** Tells of a file that is there now, in the history and to the other side. */
export async function tellOfFile(
  tx: Transaction,
  { participant, project, key }: Omit<Batch, 'target'>,
  { fileId, number, visibility }: Omit<AddedFile, 'versionId'>,
  title: string,
  cause: string,
) {
  const { side, userId } = participant
  const { orderId } = project
  const kind = number === 1 ? 'file.added' : 'file.version_added'
  await recordEvent(tx, {
    subject: 'file',
    subjectId: fileId,
    kind,
    actor: actorOf(participant),
    data: { title, number },
    orderId,
    projectId: project.id,
    visibility: visibility === 'team' ? 'team' : 'client',
    key: cause,
  })
  if (visibility === 'team') return
  const studio = side === 'studio'
  const href = studio ? paths.file(fileId) : adminPaths.orderFile(orderId, fileId)
  const { number: orderNumber } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { number: true },
  })
  await notify(tx, {
    kind: studio ? 'file.added' : 'studio.file',
    orderId,
    data: { title, number: orderNumber },
    href,
    key: `files:${key}`,
    actorId: userId,
  })
}

function causeOf(key: string, { name, sha256 }: StoredUpload) {
  return `file.added:${createHash('sha256').update(`${key}\n${sha256}\n${name}`).digest('hex')}`
}

/**
 * Enters files that are stored: those that still fit, in one transaction, and none that the same
 * form brought before. Returns the names of those that found no room. Throws `notFound` when the
 * target, or the right to it, is gone.
 */
export function addFiles(
  batch: Batch,
  files: StoredUpload[],
): Promise<{ added: AddedFile[]; noRoom: string[] }> {
  return transaction((tx) => enterFiles(tx, batch, files))
}

/**
 * The same as part of a transaction; `replacing` may name the file that each of them is a new
 * version of.
 */
export async function enterFiles(
  tx: Transaction,
  batch: Batch,
  files: StoredUpload[],
  replacing: (name: string) => Promise<string | null> = async () => batch.target.fileId,
) {
  const { participant, project, target } = batch
  await getProjectToFill(participant, project.id, tx)
  await requireFolder(tx, project.id, target.folderId)
  const added: AddedFile[] = []
  const noRoom: StoredUpload[] = []
  for (const file of files) {
    const cause = causeOf(batch.key, file)
    if ((await tx.event.count({ where: { key: cause } })) > 0) continue
    if (!(await reserveBytes(tx, project.id, file.size))) {
      noRoom.push(file)
      continue
    }
    const row = await addRow(
      tx,
      { ...batch, target: { ...target, fileId: await replacing(file.name) } },
      file,
    )
    await tellOfFile(tx, batch, row, file.name, cause)
    added.push(row)
  }
  await sweepLater(
    tx,
    noRoom.map(({ storageKey }) => storageKey),
  )
  return { added, noRoom: noRoom.map(({ name }) => name) }
}
