import { fileSearchName } from '../files/project-files.rules'
import { DomainError } from '~/domain/ground/domain-error'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { literal } from '~/platform/db/containing.server'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { transition } from '../events/transition.server'
import { getProject } from '../files/project-access.server'
import { KEPT_VERSIONS } from '../files/project-files.rules'
import { notify, settleNotices } from '../notifications/notify.server'
import { onlyLooks, type Participant } from '../people/participant.rules'
import { actorOf } from '../people/participant.server'
import { projectsOf } from '~/domain/sharing/shared-access.server'
import { isReplaceable, SHARED_STATUSES } from '~/domain/sharing/share.rules'
import { shareMachines, type ShareStatus } from '../ground/machines.rules'
import { MOST_PACKS, sharingGap } from './deliverable.rules'
import type { DeliverableInput } from './deliverable.schema'

const CONTENT = {
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
function deliverablesOf(
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
 * One deliverable, with the order that it is of. Throws `notFound` for one that is not there or not for
 * them.
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
    await requireParts(tx, project.id, input)
    if ((await tx.deliverable.count({ where: { projectId: project.id } })) >= MOST_PACKS)
      throw new DomainError('deliverable.tooMany')
    return (
      await tx.deliverable.create({
        data: { ...wordsOf(input), key, projectId: project.id, files: { create: filesOf(input) } },
      })
    ).id
  })
}

async function requireDeliverable(tx: Transaction, participant: Participant, id: string) {
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
  await transaction((tx) => edit(tx, studio, id, input))
}

async function edit(tx: Transaction, studio: Participant, id: string, input: DeliverableInput) {
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

type StudioDeliverable = Awaited<ReturnType<typeof requireDeliverable>>

/**
 * One guarded move of a deliverable with its entry in the history; of two callers one is told that it came
 * too late.
 */
async function move(
  tx: Transaction,
  participant: Participant,
  { id, title, status, project }: StudioDeliverable,
  change: {
    to: ShareStatus
    data?: Prisma.DeliverableUpdateManyMutationInput
    reason?: string
    team?: boolean
  },
) {
  const moved = await transition(tx, shareMachines.deliverable, { id, status }, change.to, {
    ...{ actor: actorOf(participant), reason: change.reason, with: change.data },
    ...{ orderId: project.orderId, projectId: project.id, data: { title } },
    visibility: change.team ? 'team' : 'client',
  })
  if (!moved) throw new DomainError('moved', 'deliverable')
  if (change.to === 'approved' || change.to === 'changes_requested')
    await settleNotices(tx, project.orderId, [`deliverable.shared:${id}`])
}

async function tell(
  tx: Transaction,
  participant: Participant,
  { id, title, project }: StudioDeliverable,
  kind: 'deliverable.shared' | 'studio.deliverable',
) {
  const { number } = await tx.order.findUniqueOrThrow({
    where: { id: project.orderId },
    select: { number: true },
  })
  const href =
    kind === 'studio.deliverable'
      ? adminPaths.orderDeliverable(project.orderId, id)
      : paths.deliverables({ order: project.orderId })
  await notify(tx, {
    kind,
    orderId: project.orderId,
    data: { title, number, subjectId: id },
    href,
    key: `${kind}:${id}`,
    actorId: participant.userId,
  })
}

/**
 * Hands a draft over; the one that it replaces is done with. Its files are for the client from now
 * on. Throws `notFound` and `deliverable.*`.
 */
export async function shareDeliverable(studio: Participant, id: string): Promise<void> {
  await transaction((tx) => share(tx, studio, id))
}

/** What a newer one takes the place of, which may have been answered meanwhile. */
async function supersede(tx: Transaction, studio: Participant, id: string) {
  const old = await requireDeliverable(tx, studio, id)
  if (isReplaceable(old.status)) await move(tx, studio, old, { to: 'superseded', team: true })
}

async function share(tx: Transaction, studio: Participant, id: string) {
  const deliverable = await requireDeliverable(tx, studio, id)
  const gap = sharingGap(deliverable)
  if (gap) throw new DomainError(`deliverable.${gap}`)
  await move(tx, studio, deliverable, { to: 'shared', data: { sharedAt: currentTime() } })
  await tx.file.updateMany({
    where: { versions: { some: { deliverables: { some: { deliverableId: id } } } } },
    data: { visibility: 'client' },
  })
  await tx.fileVersion.updateMany({
    where: { deliverables: { some: { deliverableId: id } } },
    data: { teamOnly: false },
  })
  if (deliverable.replacesId) await supersede(tx, studio, deliverable.replacesId)
  await tell(tx, studio, deliverable, 'deliverable.shared')
}

/**
 * Changes a draft and hands it over, as part of a transaction. Throws `notFound` and
 * `deliverable.*`.
 */
export async function shareDraft(
  tx: Transaction,
  studio: Participant,
  id: string,
  input: DeliverableInput,
): Promise<void> {
  await edit(tx, studio, id, input)
  await share(tx, studio, id)
}

/**
 * Hands files on to the client at once, as part of a transaction, in the place of another deliverable where
 * one is named. Throws `notFound` and `deliverable.*`.
 */
export async function handOn(
  tx: Transaction,
  studio: Participant,
  projectId: string,
  input: DeliverableInput,
  before: { replacesId?: string; number?: number } = {},
): Promise<void> {
  await requireParts(tx, projectId, input)
  if ((await tx.deliverable.count({ where: { projectId } })) >= MOST_PACKS)
    throw new DomainError('deliverable.tooMany')
  const { id } = await tx.deliverable.create({
    data: { ...wordsOf(input), ...before, projectId, files: { create: filesOf(input) } },
  })
  await share(tx, studio, id)
}

/**
 * Begins a better one of what was shared: a draft with the same words and files, once. Returns its
 * id. Throws `notFound` and `deliverable.*`.
 */
export async function replaceDeliverable(studio: Participant, id: string): Promise<string> {
  return transaction(async (tx) => {
    const deliverable = await requireDeliverable(tx, studio, id)
    const begun = await tx.deliverable.findUnique({ where: { replacesId: id } })
    if (begun) return begun.id
    if (!isReplaceable(deliverable.status)) throw new DomainError('moved', 'deliverable')
    const { title, milestoneId, licences, licence, number, projectId, files } = deliverable
    const copy = files.map(({ fileVersion }) => ({ fileVersionId: fileVersion.id }))
    return (
      await tx.deliverable.create({
        data: {
          title,
          milestoneId,
          licences,
          licence,
          projectId,
          number: number + 1,
          replacesId: id,
          files: { create: copy },
        },
      })
    ).id
  })
}

/** Notes that the client has seen what waits for an answer. */
export async function markViewed(client: Participant, ids: string[]): Promise<void> {
  if (onlyLooks(client)) return
  for (const id of ids) {
    await transaction(async (tx) => {
      const deliverable = await tx.deliverable.findFirst({
        where: { id, status: 'shared', ...deliverablesOf(client) },
        include: { ...CONTENT, project: { select: { id: true, orderId: true } } },
      })
      if (deliverable) await move(tx, client, deliverable, { to: 'viewed', team: true })
    })
  }
}

/**
 * The client accepts a deliverable. Throws `notFound`, and `deliverable.*` when it was answered
 * before.
 */
export async function acceptDeliverable(client: Participant, id: string): Promise<void> {
  await transaction(async (tx) => {
    const deliverable = await requireDeliverable(tx, client, id)
    await move(tx, client, deliverable, {
      to: 'approved',
      data: { answeredAt: currentTime(), answer: null },
    })
    await tell(tx, client, deliverable, 'studio.deliverable')
  })
}

/** The client asks for changes, with what they are. Throws as acceptDeliverable does. */
export async function askForChanges(
  client: Participant,
  id: string,
  reason: string,
): Promise<void> {
  await transaction(async (tx) => {
    const deliverable = await requireDeliverable(tx, client, id)
    await move(tx, client, deliverable, {
      to: 'changes_requested',
      data: { answeredAt: currentTime(), answer: reason },
      reason,
    })
    await tell(tx, client, deliverable, 'studio.deliverable')
  })
}
