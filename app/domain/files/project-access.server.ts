import { DomainError } from '~/domain/ground/domain-error'
import { db, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { Act, Member, Participant } from '../people/participant.rules'
import { worksOn } from '../people/participant.server'
import { projectsOf } from '~/domain/sharing/shared-access.server'

/** What they see of a project's files: the client's people only what is for them. */
export function visibleTo({ side }: Member): Prisma.FileWhereInput {
  return side === 'client' ? { visibility: 'client' } : {}
}

/** The files with which somebody may do this. */
export function filesOf(participant: Member, act: Act = 'see'): Prisma.FileWhereInput {
  return { status: 'available', ...visibleTo(participant), project: projectsOf(participant, act) }
}

/**
 * A project with which the participant may do this, by its own id or its order's. Throws
 * `notFound` for any other.
 */
export async function getProject(
  participant: Participant,
  by: { id: string } | { orderId: string },
  act: Act = 'see',
  tx: Transaction = db,
) {
  const known = Object.values(by).every(isId)
  const project = known
    ? await tx.project.findFirst({
        where: { ...by, ...projectsOf(participant, act) },
        select: { id: true, orderId: true, fileBytes: true },
      })
    : null
  if (!project) throw new DomainError('notFound', 'project')
  return project
}
export type ProjectRef = Awaited<ReturnType<typeof getProject>>

/**
 * A project to which somebody may add files: a freelancer while their work on it is under way.
 * Throws `notFound` for any other.
 */
export async function getProjectToFill(
  member: Member,
  id: string,
  tx: Transaction = db,
): Promise<ProjectRef> {
  if (member.side !== 'freelancer') return getProject(member, { id }, 'answer', tx)
  const project = isId(id)
    ? await tx.project.findFirst({
        where: { id, milestones: { some: { assignments: { some: worksOn(member.userId) } } } },
        select: { id: true, orderId: true, fileBytes: true },
      })
    : null
  if (!project) throw new DomainError('notFound', 'project')
  return project
}

/** A folder of the project, or null for its top. Throws `notFound` for one that is not there. */
export async function requireFolder(
  tx: Transaction,
  projectId: string,
  folderId: string | null,
): Promise<string | null> {
  if (folderId === null) return null
  const found =
    isId(folderId) && (await tx.folder.count({ where: { id: folderId, projectId } })) === 1
  if (!found) throw new DomainError('notFound', 'folder')
  return folderId
}
