import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Prisma } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { transition } from '../events/transition.server'
import { fileMachine } from '../ground/machines.rules'
import type { Member, Participant } from '../people/participant.rules'
import { actorOf } from '../people/participant.server'
import { findNextVersion, putInPlace, tellOfFile } from './add-files.server'
import { filesOf } from './project-access.server'
import { IN_USE, isOwnFile } from './project-file.server'

type Version = { side: string; sha256: string | null }
type Doubled = {
  id: string
  projectId: string | null
  folderId: string | null
  sortName: string
  visibility: string
  versions: Version[]
}

/**
 * The files that came before this one with the same readers, and have its name in its folder or the
 * same bytes. Ids count up with time.
 */
function earlierThan(file: Doubled): Prisma.FileWhereInput {
  const { id, projectId, folderId, sortName, visibility, versions } = file
  const sha256 = versions[0]?.sha256
  const bytes: Prisma.FileWhereInput[] = sha256
    ? [{ versions: { some: { sha256, status: 'available' } } }]
    : []
  return { projectId, visibility, id: { lt: id }, OR: [{ folderId, sortName }, ...bytes] }
}

/** The file that another one of theirs is the same as, and could be the next version of. */
export async function findEarlier(participant: Member, file: Doubled) {
  if (file.versions.length !== 1 || !isOwnFile(participant, file)) return null
  return db.file.findFirst({
    where: { AND: [filesOf(participant, 'answer'), earlierThan(file)] },
    orderBy: { id: 'desc' },
    select: { id: true, name: true },
  })
}

/**
 * Makes a file that came as one of its own the next version of an earlier one that is the same; its
 * number. Throws `notFound` when either is gone, in use, or not theirs to change.
 */
export function joinEarlier(participant: Participant, id: string, earlierId: string) {
  return transaction(async (tx) => {
    const file = isId(id)
      ? await tx.file.findFirst({
          where: {
            id,
            ...filesOf(participant, 'answer'),
            attachments: { none: {} },
            versions: { none: IN_USE },
          },
          include: { project: true, versions: { where: { status: { not: 'deleted' } } } },
        })
      : null
    const [version] = file?.versions ?? []
    const isOne = file?.versions.length === 1 && version?.status === 'available'
    if (!file?.project || !version || !isOne || !isOwnFile(participant, file))
      throw new DomainError('notFound', 'file')
    const { project } = file
    const isSame = await tx.file.count({ where: { AND: [{ id: earlierId }, earlierThan(file)] } })
    if (isSame === 0) throw new DomainError('notFound', 'file')
    const { file: earlier, number } = await findNextVersion(tx, { participant, project }, earlierId)
    const name = version.name ?? file.name
    await tx.fileVersion.update({
      where: { id: version.id },
      data: { fileId: earlier.id, number, name },
    })
    await putInPlace(tx, participant, earlier, { ...version, name })
    await transition(tx, fileMachine, { id, status: 'available' }, 'deleted', {
      actor: actorOf(participant),
      visibility: 'team',
      cause: version.id,
    })
    const told = { fileId: earlier.id, number, visibility: earlier.visibility }
    const key = `joined:${version.id}`
    await tellOfFile(tx, { participant, project, key }, told, name, `file.${key}`)
    return number
  })
}
