import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Participant } from '../people/participant.rules'
import { cleanFolderName, folderProblem, LONGEST_FOLDER_NAME } from './project-files.rules'
import { getProject, requireFolder } from './project-access.server'

export type FolderProblem = 'name' | 'tooLong' | 'tooDeep' | 'tooMany' | 'taken' | 'notEmpty'

function readName(given: string) {
  const name = cleanFolderName(given)
  if (name === '') throw new DomainError('folder.name')
  if (name.length > LONGEST_FOLDER_NAME) throw new DomainError('folder.tooLong')
  return name
}

/** All folders of a project in which the participant may work. */
async function openFolders(tx: Transaction, participant: Participant, projectId: string) {
  await getProject(participant, { id: projectId }, 'answer', tx)
  return tx.folder.findMany({ where: { projectId } })
}

function refuseProblem(...[folders, wanted]: Parameters<typeof folderProblem>) {
  const problem = folderProblem(folders, wanted)
  if (problem) throw new DomainError(`folder.${problem}`)
}

/** Makes a folder. Throws `folder.*`, and `notFound` where there is no such place. */
export async function createFolder(
  participant: Participant,
  projectId: string,
  input: { name: string; parentId: string | null },
): Promise<string> {
  const name = readName(input.name)
  return transaction(async (tx) => {
    const folders = await openFolders(tx, participant, projectId)
    const parentId = await requireFolder(tx, projectId, input.parentId)
    refuseProblem(folders, { name, parentId })
    return (await tx.folder.create({ data: { projectId, parentId, name } })).id
  })
}

/** Gives a folder another name. Throws `folder.*` and `notFound`. */
export async function renameFolder(
  participant: Participant,
  projectId: string,
  id: string,
  given: string,
): Promise<void> {
  const name = readName(given)
  await transaction(async (tx) => {
    const folders = await openFolders(tx, participant, projectId)
    const folder = folders.find((candidate) => candidate.id === id)
    if (!folder) throw new DomainError('notFound', 'folder')
    refuseProblem(folders, { name, parentId: folder.parentId, ownId: id })
    await tx.folder.update({ where: { id }, data: { name } })
  })
}

/**
 * Removes a folder that holds nothing, whoever sees it; returns where it lay. Throws `folder.*`
 * and `notFound`.
 */
export async function deleteFolder(
  participant: Participant,
  projectId: string,
  id: string,
): Promise<string | null> {
  if (!isId(id)) throw new DomainError('notFound', 'folder')
  return transaction(async (tx) => {
    const folders = await openFolders(tx, participant, projectId)
    const folder = folders.find((candidate) => candidate.id === id)
    if (!folder) throw new DomainError('notFound', 'folder')
    const files = await tx.file.count({ where: { folderId: id, status: { not: 'deleted' } } })
    if (files > 0 || folders.some(({ parentId }) => parentId === id))
      throw new DomainError('folder.notEmpty')
    await tx.folder.delete({ where: { id } })
    return folder.parentId
  })
}

/** All folders of a project, which the caller may see. */
export function listFolders(projectId: string) {
  return db.folder.findMany({
    where: { projectId },
    select: { id: true, parentId: true, name: true },
  })
}
