import type { Prisma, Transaction } from '~/platform/db/db.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { recordEvent } from '../events/events.server'
import { notify, settleNotices } from '../notifications/notify.server'
import type { Participant } from '../people/participant.rules'
import { actorOf } from '../people/participant.server'
import type { ChangeStatus } from './change.rules'

export const parts = {
  project: { include: { order: true } },
} satisfies Prisma.ChangeRequestInclude
export type Change = Prisma.ChangeRequestGetPayload<{ include: typeof parts }>

interface Told {
  from?: ChangeStatus
  to: ChangeStatus
  reason?: string
  /** Integer cents, VAT contained. */
  amount?: number
}

/** Writes what became of a change into the history, and tells the other side. */
export async function tell(
  tx: Transaction,
  { id, title, projectId, project: { order } }: Change,
  participant: Participant,
  { from, to, reason, amount }: Told,
) {
  const { id: orderId, number, currency } = order
  const sum = amount === undefined ? {} : { amount, currency }
  const event = {
    subject: 'change',
    subjectId: id,
    kind: `change.${to}`,
    from,
    to,
    reason,
    actor: actorOf(participant),
    orderId,
    projectId,
  } as const
  await recordEvent(tx, { ...event, data: { title, ...sum } })
  if (from) await settleNotices(tx, orderId, [`change:${id}:${from}`])
  if (participant.side === 'client') return tellStudio(tx, { id, title, order }, participant, to)
  if (to !== 'priced' && to !== 'declined') return
  const href = paths.projectDetails({ order: orderId, part: 'changes' })
  await notify(tx, {
    kind: `change.${to}`,
    orderId,
    data: { title, number, subjectId: id, ...sum },
    href,
    key: `change:${id}:${to}`,
    actorId: participant.userId,
  })
}

async function tellStudio(
  tx: Transaction,
  { id, title, order }: { id: string; title: string; order: Change['project']['order'] },
  { userId }: Participant,
  step: ChangeStatus,
) {
  const { id: orderId, name: who, number } = order
  const href = adminPaths.orderPart(orderId, 'details', { part: 'changes' })
  await notify(tx, {
    kind: 'studio.change',
    orderId,
    data: { title, who, number },
    href,
    key: `change:${id}:${step}`,
    actorId: userId,
  })
}
