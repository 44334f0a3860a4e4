import { paths } from '~/paths'
import { after, currentTime } from '~/platform/clock'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { Rows } from '~/platform/outbox/rows.server'
import { recordEvent } from '../events/events.server'
import { notify } from '../notifications/notify.server'
import { PAY_WITHIN, PAYMENT_REMINDERS, remindersDue } from './payable.rules'

const SYSTEM = { type: 'system' } as const
const parts = {
  order: true,
  milestones: { orderBy: { position: 'asc' }, select: { title: true } },
  changeRequest: { select: { title: true } },
} satisfies Prisma.PayableInclude
type Payable = Prisma.PayableGetPayload<{ include: typeof parts }>

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
  const dueAt = after(PAY_WITHIN)
  const { count } = await tx.payable.updateMany({
    where: { id: next.id, status: 'draft' },
    data: { status: 'open', dueAt },
  })
  if (count === 0) return
  await tx.milestone.updateMany({
    where: { payableId: next.id, status: 'planned' },
    data: { status: 'payable' },
  })
  const { amount, currency } = next
  await recordEvent(tx, {
    subject: 'payable',
    subjectId: next.id,
    orderId,
    kind: 'payable.open',
    from: 'draft',
    to: 'open',
    actor: SYSTEM,
    data: { amount, currency },
  })
  await askClient(tx, next, 'payment.due', `milestone-due:${next.id}`, dueAt)
}

/** What was paid for may be worked on. */
export async function fundMilestones(tx: Transaction, payableId: string) {
  await tx.milestone.updateMany({
    where: { payableId, status: { in: ['planned', 'payable'] } },
    data: { status: 'funded' },
  })
}

async function remind(tx: Transaction, payable: Payable, now: Date) {
  const reminders = remindersDue(payable.dueAt ?? now, now)
  if (reminders <= payable.remindersSent) return
  const { count } = await tx.payable.updateMany({
    where: {
      id: payable.id,
      status: { in: ['open', 'past_due'] },
      remindersSent: payable.remindersSent,
    },
    data: { status: 'past_due', remindersSent: reminders },
  })
  if (count === 0) return
  if (payable.status === 'open') {
    const change = { kind: 'payable.past_due', from: 'open', to: 'past_due', actor: SYSTEM }
    await recordEvent(tx, {
      ...change,
      subject: 'payable',
      subjectId: payable.id,
      orderId: payable.orderId,
      data: { amount: payable.amount, currency: payable.currency },
    })
  }
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
