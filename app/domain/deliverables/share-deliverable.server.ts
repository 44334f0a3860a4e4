import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { DomainError } from '~/domain/ground/domain-error'
import { isReplaceable } from '~/domain/sharing/share.rules'
import { transition } from '../events/transition.server'
import { shareMachines, type ShareStatus } from '../ground/machines.rules'
import { notify, settleNotices } from '../notifications/notify.server'
import { onlyLooks, type Participant } from '../people/participant.rules'
import { actorOf } from '../people/participant.server'
import { sharingGap } from './deliverable.rules'
import type { DeliverableInput } from './deliverable.schema'
import {
  createDraft,
  CONTENT,
  deliverablesOf,
  editDraft,
  requireDeliverable,
} from './deliverables.server'

type StudioDeliverable = Awaited<ReturnType<typeof requireDeliverable>>

/**
 * One guarded move of a deliverable with its entry in the history; of two callers one is told that
 * it came too late.
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
  await editDraft(tx, studio, id, input)
  await share(tx, studio, id)
}

/**
 * Hands files on to the client at once, as part of a transaction, in the place of another
 * deliverable where one is named. Throws `notFound` and `deliverable.*`.
 */
export async function handOn(
  tx: Transaction,
  studio: Participant,
  projectId: string,
  input: DeliverableInput,
  before: { replacesId?: string; number?: number } = {},
): Promise<void> {
  await share(tx, studio, await createDraft(tx, projectId, input, before))
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
