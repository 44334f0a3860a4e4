import { DomainError } from '~/domain/ground/domain-error'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { transition } from '../events/transition.server'
import { fileMachine, fileVersionMachine } from '../ground/machines.rules'
import { enterFiles } from '../files/add-files.server'
import { freeBytes } from '../files/project-bytes.server'
import { fileSearchName } from '../files/project-files.rules'
import type { StoredUpload } from '../files/uploads.server'
import { sweepLater } from '../files/uploads.server'
import { assignee } from '../people/participant.server'
import { freelancerSteps } from './assignment.rules'
import { readOwn, type AssignmentWithOrder } from './move-assignment.server'

const maySubmit = ({ status, milestone }: AssignmentWithOrder) =>
  freelancerSteps(status, milestone.status, milestone.project.order.status).includes('submit')

/**
 * A file of this work with the same name, which the client does not have yet: what comes is its
 * next version.
 */
async function findEarlier(
  tx: Transaction,
  { id: assignmentId, milestone }: AssignmentWithOrder,
  ownerId: number,
  name: string,
) {
  const file = await tx.file.findFirst({
    where: {
      projectId: milestone.projectId,
      ownerId,
      status: 'available',
      visibility: 'team',
      sortName: fileSearchName(name),
      versions: { some: { workFile: { assignmentId } } },
    },
    select: { id: true },
  })
  return file?.id ?? null
}

/**
 * Keeps files that go with work when it is handed in, those that still fit; a file with the name of
 * an earlier one is its next version, and takes its place while that is not handed in. Sent again
 * under the same key, they are kept once. Returns the names of those without room. Throws
 * `notFound` and `assignment.*`.
 */
export async function keepWorkFiles(
  userId: number,
  id: string,
  files: StoredUpload[],
  key: string,
): Promise<{ noRoom: string[] }> {
  return transaction(async (tx) => {
    const own = await readOwn(tx, userId, id)
    if (!maySubmit(own)) throw new DomainError('moved', 'assignment')
    const { project } = own.milestone
    const batch = {
      participant: assignee(userId),
      project,
      key,
      target: { folderId: null, fileId: null, visibility: 'team' as const },
    }
    const { added, noRoom } = await enterFiles(tx, batch, files, (name) =>
      findEarlier(tx, own, userId, name),
    )
    await tx.workFile.deleteMany({
      where: {
        assignmentId: id,
        handedInAt: null,
        fileVersion: { fileId: { in: added.map(({ fileId }) => fileId) } },
      },
    })
    await tx.workFile.createMany({
      data: added.map(({ versionId }) => ({ assignmentId: id, fileVersionId: versionId })),
    })
    return { noRoom }
  })
}

/**
 * Takes a file away again that was kept for work and is not handed in. Throws `notFound` and
 * `assignment.*`.
 */
export async function removeWorkFile(
  userId: number,
  id: string,
  workFileId: string,
): Promise<void> {
  await transaction(async (tx) => {
    const { milestone } = await readOwn(tx, userId, id)
    const kept = isId(workFileId)
      ? await tx.workFile.findFirst({
          where: { id: workFileId, assignmentId: id, handedInAt: null },
          include: { fileVersion: true },
        })
      : null
    if (!kept) throw new DomainError('moved', 'assignment')
    const { id: versionId, fileId, size, storageKey } = kept.fileVersion
    await tx.workFile.delete({ where: { id: workFileId } })
    const move = { actor: { type: 'freelancer', id: userId }, visibility: 'team' } as const
    await transition(tx, fileVersionMachine, kept.fileVersion, 'deleted', move)
    await freeBytes(tx, milestone.projectId, size)
    await sweepLater(tx, [storageKey])
    const before = await tx.fileVersion.findFirst({
      where: { fileId, status: 'superseded' },
      orderBy: { number: 'desc' },
    })
    if (!before)
      return void (await transition(
        tx,
        fileMachine,
        { id: fileId, status: 'available' },
        'deleted',
        move,
      ))
    const again = { ...move, kind: 'fileVersion.put_back', cause: versionId }
    await transition(tx, fileVersionMachine, before, 'available', again)
    await tx.file.update({ where: { id: fileId }, data: { size: before.size } })
  })
}
