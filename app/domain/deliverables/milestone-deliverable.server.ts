import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { enterFiles } from '../files/add-files.server'
import { getProject } from '../files/project-access.server'
import { KEPT_VERSIONS } from '../files/project-files.rules'
import type { StoredUpload } from '../files/uploads.server'
import type { SellerMember } from '../people/participant.rules'
import { REPLACEABLE } from '../sharing/share.rules'
import { LONGEST_TITLE, readLicences, type Licence } from './deliverable.rules'
import { handOn, shareDraft } from './share-deliverable.server'

/** What goes to the client with a milestone, and what they may do with it. */
export interface HandedOver {
  versions: string[]
  licence: Licence
}

type Milestone = { id: string; title: string; projectId: string }

/** The draft that waits for the next hand-over of a milestone, with its files. */
const findDraft = (tx: Transaction, { id, projectId }: Milestone) =>
  tx.deliverable.findFirst({
    where: { milestoneId: id, projectId, status: 'draft' },
    orderBy: { id: 'desc' },
    include: { files: { select: { fileVersionId: true } } },
  })

/** What a new deliverable takes the place of: the latest that the client has not accepted. */
async function replacedBy(tx: Transaction, { id, projectId }: Milestone) {
  const before = await tx.deliverable.findFirst({
    where: { milestoneId: id, projectId },
    orderBy: { id: 'desc' },
    select: { id: true, number: true, status: true },
  })
  return before && REPLACEABLE.includes(before.status)
    ? { replacesId: before.id, number: before.number + 1 }
    : {}
}

async function draftOf(tx: Transaction, milestone: Milestone) {
  const draft = await findDraft(tx, milestone)
  if (draft) return draft.id
  const { id: milestoneId, title, projectId } = milestone
  const { id } = await tx.deliverable.create({
    data: {
      ...{ milestoneId, projectId, title: title.slice(0, LONGEST_TITLE) },
      ...(await replacedBy(tx, milestone)),
    },
  })
  return id
}

/**
 * Keeps files that are to go with a milestone, those that still fit, in a draft that the client does
 * not see; sent again under the same key, they are kept once. Returns the versions that are new, and
 * the names of files without room. Throws `notFound` for a milestone of another order, and `moved`
 * while it is not worked on.
 */
export async function keepForMilestone(
  studio: SellerMember,
  orderId: string,
  milestoneId: string,
  { files, key }: { files: StoredUpload[]; key: string },
): Promise<{ kept: string[]; noRoom: string[] }> {
  return transaction(async (tx) => {
    const project = await getProject(studio, { orderId }, 'answer', tx)
    const milestone = isId(milestoneId)
      ? await tx.milestone.findFirst({ where: { id: milestoneId, projectId: project.id } })
      : null
    if (!milestone) throw new DomainError('notFound', 'milestone')
    if (milestone.status !== 'in_progress') throw new DomainError('moved', 'milestone')
    const target = { folderId: null, fileId: null, visibility: 'team' as const }
    const { added, noRoom } = await enterFiles(
      tx,
      { participant: studio, project, key, target },
      files,
    )
    if (added.length > 0) {
      const deliverableId = await draftOf(tx, milestone)
      await tx.deliverableFile.createMany({
        data: added.map(({ versionId }) => ({ deliverableId, fileVersionId: versionId })),
      })
    }
    return { kept: added.map(({ versionId }) => versionId), noRoom }
  })
}

/**
 * Hands the chosen files over with a milestone, as part of a transaction; the draft that kept some
 * of them is what they go in. Throws `notFound` and `deliverable.*`.
 */
export async function shareForMilestone(
  tx: Transaction,
  studio: SellerMember,
  milestone: Milestone,
  { versions, licence }: HandedOver,
): Promise<void> {
  if (versions.length === 0) return
  const draft = await findDraft(tx, milestone)
  const input = {
    title: draft?.title ?? milestone.title.slice(0, LONGEST_TITLE),
    milestoneId: milestone.id,
    licences: [...new Set([...readLicences(draft?.licences ?? ''), licence])],
    licence: draft?.licence ?? undefined,
    versions,
  }
  if (draft) await shareDraft(tx, studio, draft.id, input)
  else await handOn(tx, studio, milestone.projectId, input, await replacedBy(tx, milestone))
}

const PENDING = {
  select: {
    milestoneId: true,
    files: {
      where: { fileVersion: { status: { in: [...KEPT_VERSIONS] } } },
      select: {
        fileVersion: { select: { id: true, size: true, file: { select: { name: true } } } },
      },
    },
  },
} satisfies Prisma.DeliverableFindManyArgs

/** The files that wait in drafts to go with these milestones; the caller has seen that they may. */
export async function listPending(milestoneIds: string[]) {
  if (milestoneIds.length === 0) return []
  const drafts = await db.deliverable.findMany({
    where: { milestoneId: { in: milestoneIds }, status: 'draft' },
    orderBy: { id: 'desc' },
    ...PENDING,
  })
  const newest = drafts.filter(
    ({ milestoneId }, index) =>
      drafts.findIndex((draft) => draft.milestoneId === milestoneId) === index,
  )
  return newest.flatMap(({ milestoneId, files }) =>
    files.map(({ fileVersion: { id, size, file } }) => ({
      ...{ milestoneId: milestoneId!, versionId: id, name: file.name, size },
    })),
  )
}
