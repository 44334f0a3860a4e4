import { fileSearchName } from '../files/project-files.rules'
import { DomainError } from '~/domain/ground/domain-error'
import { literal } from '~/platform/db/containing.server'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { getProject } from '../files/project-access.server'
import { KEPT_VERSIONS } from '../files/project-files.rules'
import type { Participant } from '../people/participant.rules'
import { projectsOf } from '~/domain/sharing/shared-access.server'
import { SHARED_STATUSES } from '~/domain/sharing/share.rules'
import { MOST_PACKS } from './deliverable.rules'
import type { DeliverableInput } from './deliverable.schema'

export const CONTENT = {
  milestone: { select: { title: true } },
  files: {
    select: {
      fileVersion: {
        select: {
          id: true,
          number: true,
          name: true,
          contentType: true,
          size: true,
          sha256: true,
          storageKey: true,
          status: true,
          createdAt: true,
          file: { select: { name: true } },
        },
      },
    },
  },
} satisfies Prisma.DeliverableInclude

/** The deliverables that the participant sees: the client's people only what has been shared. */
export function deliverablesOf(
  participant: Participant,
  act: 'see' | 'answer' = 'see',
): Prisma.DeliverableWhereInput {
  const shared = participant.side === 'studio' ? {} : { status: { in: SHARED_STATUSES } }
  return { ...shared, project: projectsOf(participant, act) }
}

const NEWEST_FIRST = [{ id: 'desc' }] satisfies Prisma.DeliverableOrderByWithRelationInput[]

/** What has been handed over for an order, the newest first. */
export function listDeliverables(participant: Participant, orderId: string) {
  return db.deliverable.findMany({
    where: { ...deliverablesOf(participant), project: { orderId, ...projectsOf(participant) } },
    include: CONTENT,
    orderBy: NEWEST_FIRST,
    take: MOST_PACKS,
  })
}

/**
 * One deliverable, with the order that it is of. Throws `notFound` for one that is not there or not
 * for them.
 */
export async function getDeliverable(participant: Participant, id: string) {
  const deliverable = isId(id)
    ? await db.deliverable.findFirst({
        where: { id, ...deliverablesOf(participant) },
        include: {
          ...CONTENT,
          project: {
            select: {
              id: true,
              orderId: true,
              order: { select: { number: true, title: true, studioId: true } },
            },
          },
        },
      })
    : null
  if (!deliverable) throw new DomainError('notFound', 'deliverable')
  return deliverable
}
export type Deliverable = Awaited<ReturnType<typeof getDeliverable>>
export type ListedDeliverable = Awaited<ReturnType<typeof listDeliverables>>[number]

/** The files of a project that may go into a deliverable, the newest first. */
export function listAddableFiles(projectId: string, search: string, most: number) {
  return db.fileVersion.findMany({
    where: {
      status: 'available',
      file: {
        projectId,
        status: 'available',
        ...(search ? { sortName: { contains: literal(fileSearchName(search)) } } : {}),
      },
    },
    select: { id: true, number: true, size: true, file: { select: { name: true } } },
    orderBy: { id: 'desc' },
    take: most,
  })
}

/** Throws `notFound` for parts of another project. */
async function requireParts(
  tx: Transaction,
  projectId: string,
  { milestoneId, versions }: DeliverableInput,
) {
  const known = await tx.fileVersion.count({
    where: {
      id: { in: versions },
      status: { in: [...KEPT_VERSIONS] },
      file: { projectId, status: 'available' },
    },
  })
  if (known !== new Set(versions).size) throw new DomainError('notFound', 'file')
  if (milestoneId && (await tx.milestone.count({ where: { id: milestoneId, projectId } })) === 0)
    throw new DomainError('notFound', 'milestone')
}

const wordsOf = ({ title, milestoneId, licences, licence }: DeliverableInput) => ({
  title,
  milestoneId: milestoneId ?? null,
  licences: licences.join(' '),
  licence: licence || null,
})
const filesOf = ({ versions }: DeliverableInput) =>
  [...new Set(versions)].map((fileVersionId) => ({ fileVersionId }))

/** Begins a draft in a transaction; returns its id. Throws `deliverable.*` and `notFound`. */
export async function createDraft(
  tx: Transaction,
  projectId: string,
  input: DeliverableInput,
  more: { key?: string; replacesId?: string; number?: number } = {},
): Promise<string> {
  await requireParts(tx, projectId, input)
  if ((await tx.deliverable.count({ where: { projectId } })) >= MOST_PACKS)
    throw new DomainError('deliverable.tooMany')
  const { id } = await tx.deliverable.create({
    data: { ...wordsOf(input), ...more, projectId, files: { create: filesOf(input) } },
  })
  return id
}

/**
 * Makes a draft, which the client does not see; the same form makes one. Returns its id. Throws
 * `notFound` and `deliverable.*`.
 */
export async function createDeliverable(
  studio: Participant,
  orderId: string,
  input: DeliverableInput,
  key: string,
): Promise<string> {
  return transaction(async (tx) => {
    const project = await getProject(studio, { orderId }, 'answer', tx)
    const made = await tx.deliverable.findUnique({ where: { key } })
    if (made) return made.id
    return createDraft(tx, project.id, input, { key })
  })
}

/** One that somebody may answer for. Throws `notFound`. */
export async function requireDeliverable(tx: Transaction, participant: Participant, id: string) {
  const deliverable = isId(id)
    ? await tx.deliverable.findFirst({
        where: { id, ...deliverablesOf(participant, 'answer') },
        include: { ...CONTENT, project: { select: { id: true, orderId: true } } },
      })
    : null
  if (!deliverable) throw new DomainError('notFound', 'deliverable')
  return deliverable
}

/** Changes a draft. Throws `notFound`, and `deliverable.*` once it is shared. */
export async function editDeliverable(
  studio: Participant,
  id: string,
  input: DeliverableInput,
): Promise<void> {
  await transaction((tx) => editDraft(tx, studio, id, input))
}

/** The same as part of a transaction. */
export async function editDraft(
  tx: Transaction,
  studio: Participant,
  id: string,
  input: DeliverableInput,
) {
  const { project } = await requireDeliverable(tx, studio, id)
  await requireParts(tx, project.id, input)
  const { count } = await tx.deliverable.updateMany({
    where: { id, status: 'draft' },
    data: wordsOf(input),
  })
  if (count === 0) throw new DomainError('moved', 'deliverable')
  await tx.deliverableFile.deleteMany({ where: { deliverableId: id } })
  await tx.deliverableFile.createMany({
    data: filesOf(input).map((file) => ({ deliverableId: id, ...file })),
  })
}

/** Takes a draft away. Throws `notFound`, and `deliverable.*` once it is shared. */
export async function discardDraft(studio: Participant, id: string): Promise<void> {
  await transaction(async (tx) => {
    await requireDeliverable(tx, studio, id)
    const { count } = await tx.deliverable.deleteMany({ where: { id, status: 'draft' } })
    if (count === 0) throw new DomainError('moved', 'deliverable')
  })
}
