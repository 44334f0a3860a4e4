import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { Rows } from '~/platform/outbox/rows.server'
import type { Actor } from '../events/events.server'
import { transition, type Move } from '../events/transition.server'
import { notify } from '../notifications/notify.server'
import { milestoneMachine, payableMachine, type PayableStatus } from '../ground/machines.rules'
import { payUntil, PAYMENT_REMINDERS, remindersDue } from './payable.rules'

const SYSTEM = { type: 'system' } as const
const parts = {
  order: true,
  milestones: { orderBy: { position: 'asc' }, select: { title: true } },
  changeRequest: { select: { title: true } },
} satisfies Prisma.PayableInclude
type Payable = Prisma.PayableGetPayload<{ include: typeof parts }>

interface OwedPart {
  id: string
  status: PayableStatus
  orderId: string
  amount: number
  currency: string
}

/**
 * Moves a payable, if it is where it may go from; tells whether this call did it (business.md,
 * Payable).
 */
export function movePayable(
  tx: Transaction,
  { amount, currency, orderId, ...payable }: OwedPart,
  to: PayableStatus,
  move: Pick<Move<'payable'>, 'actor' | 'with' | 'visibility'>,
) {
  return transition(tx, payableMachine, payable, to, {
    ...move,
    orderId,
    data: { amount, currency },
  })
}

async function askClient(
  tx: Transaction,
  payable: Payable,
  kind: 'payment.due' | 'payment.late',
  key: string,
  dueAt = payable.dueAt,
) {
  const { id, order, milestones, changeRequest, amount, currency } = payable
  const title = changeRequest?.title ?? milestones.map((milestone) => milestone.title).join(', ')
  const data = {
    title,
    number: order.number,
    amount,
    currency,
    date: dueAt?.toISOString(),
    subjectId: id,
  }
  await notify(tx, { kind, orderId: order.id, key, href: paths.orders({ order: order.id }), data })
}

/**
 * The next share of an order becomes payable, with a mail that leads to it; nothing while one is
 * open already (business.md, Milestone).
 */
export async function openNextPayable(tx: Transaction, orderId: string) {
  const [next] = await tx.payable.findMany({
    where: { orderId, status: { in: ['draft', 'open', 'past_due'] } },
    orderBy: { position: 'asc' },
    take: 1,
    include: parts,
  })
  if (next?.status !== 'draft') return
  const dueAt = payUntil()
  if (!(await movePayable(tx, next, 'open', { actor: SYSTEM, with: { dueAt } }))) return
  await moveMilestonesOf(tx, next.id, 'payable')
  await askClient(tx, next, 'payment.due', `milestone-due:${next.id}`, dueAt)
}

/** The milestones of a payable follow it: their turn to be paid has come, or they are paid. */
async function moveMilestonesOf(tx: Transaction, payableId: string, to: 'payable' | 'funded') {
  const milestones = await tx.milestone.findMany({
    where: { payableId, status: { in: milestoneMachine.sourcesOf(to) } },
    orderBy: { position: 'asc' },
    select: {
      ...{ id: true, status: true, title: true, projectId: true },
      project: { select: { orderId: true } },
    },
  })
  for (const { title, projectId, project, ...milestone } of milestones)
    await transition(tx, milestoneMachine, milestone, to, {
      actor: SYSTEM,
      projectId,
      orderId: project.orderId,
      data: { title },
    })
}

/** What was paid for may be worked on. */
export const fundMilestones = (tx: Transaction, payableId: string) =>
  moveMilestonesOf(tx, payableId, 'funded')

/** What is not paid yet is owed no longer. */
export async function voidPayables(
  tx: Transaction,
  where: Prisma.PayableWhereInput & { orderId: string },
  actor: Actor,
) {
  const owed = await tx.payable.findMany({
    where: { AND: [where, { status: { in: payableMachine.sourcesOf('void') } }] },
    orderBy: { position: 'asc' },
  })
  for (const payable of owed) await movePayable(tx, payable, 'void', { actor, visibility: 'team' })
}

async function remind(tx: Transaction, payable: Payable, now: Date) {
  const reminders = remindersDue(payable.dueAt ?? now, now)
  if (reminders <= payable.remindersSent) return
  const unsaid = { status: payable.status, remindersSent: payable.remindersSent }
  const { count } = await tx.payable.updateMany({
    where: { AND: [{ id: payable.id, status: { in: ['open', 'past_due'] } }, unsaid] },
    data: { remindersSent: reminders },
  })
  if (count === 0) return
  if (payable.status === 'open') await movePayable(tx, payable, 'past_due', { actor: SYSTEM })
  await askClient(tx, payable, 'payment.late', `milestone-late:${payable.id}:${reminders}`)
}

const late = new Rows<{ id: string }>('remind-of-payables')

/** The timer that reminds of shares whose time to pay is over. */
export async function remindOfPayables(now = currentTime()) {
  const find = (id: { notIn: string[] }) =>
    db.payable.findMany({
      where: {
        id,
        position: { gt: 0 },
        status: { in: ['open', 'past_due'] },
        dueAt: { lte: now },
        remindersSent: { lt: PAYMENT_REMINDERS.length },
        order: { status: { in: ['in_progress', 'in_review'] } },
      },
      take: 50,
      orderBy: { dueAt: 'asc' },
      select: { id: true },
    })
  await late.each(find, ({ id }) =>
    transaction(async (tx) =>
      remind(tx, await tx.payable.findUniqueOrThrow({ where: { id }, include: parts }), now),
    ),
  )
}
