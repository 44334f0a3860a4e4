import { untilDone } from '~/platform/db/backfill.server'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { Rows } from '~/platform/outbox/rows.server'
import { milestoneAmounts } from '../catalog/payment-plan.rules'
import { OWN_STUDIO_ID } from '../ground/own-studio'
import { split } from '../ground/split.rules'
import { PREPAYMENTS } from '../ledger/ledger.rules'
import { bookEarned, readPrepaid } from '../ledger/ledger.server'
import { isEnded } from './order.rules'

const earnedKey = (milestoneId: string) => `revenue:${milestoneId}`

const LINE = {
  amount: true,
  milestones: { orderBy: { position: 'asc' }, select: { id: true, percentage: true } },
} as const

function amountOf(
  id: string,
  line: { amount: number; milestones: { id: string; percentage: number }[] },
) {
  const amounts = milestoneAmounts({ ...line, milestonePayment: true })
  return amounts[line.milestones.findIndex((milestone) => milestone.id === id)] ?? 0
}

/** The net of its payable that each milestone has; the parts add up to it, integer cents. */
async function readNets(tx: Transaction, payableId: string) {
  const { milestones, ...payable } = await tx.payable.findUniqueOrThrow({
    where: { id: payableId },
    include: {
      order: { select: { studioId: true } },
      milestones: {
        orderBy: { position: 'asc' },
        select: { id: true, orderLine: { select: LINE } },
      },
    },
  })
  const nets = split(
    payable.net,
    milestones.map(({ id, orderLine }) => amountOf(id, orderLine)),
  )
  return { payable, net: (id: string) => nets[milestones.findIndex((one) => one.id === id)] ?? 0 }
}

/**
 * Approved work is earned: its part of what was paid for it is revenue from now on, once, and never
 * more than is still prepaid (business.md, Revenue). What another studio sells is its own revenue.
 */
export async function earnMilestone(tx: Transaction, milestoneId: string): Promise<void> {
  const { payableId } = await tx.milestone.findUniqueOrThrow({
    where: { id: milestoneId },
    select: { payableId: true },
  })
  if (!payableId) return
  const { payable, net } = await readNets(tx, payableId)
  if (payable.order.studioId !== OWN_STUDIO_ID) return
  await bookEarned(tx, payable, { key: earnedKey(milestoneId), net: net(milestoneId) })
}

/**
 * What is left of an order that is over is earned: changes beyond its milestones, and work that was
 * kept and paid for when it ended early. While money is on its way back nothing is.
 */
export async function earnRest(tx: Transaction, orderId: string): Promise<void> {
  const { studioId, payables } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { studioId: true, payables: { where: { status: 'paid' } } },
  })
  if (studioId !== OWN_STUDIO_ID) return
  const onItsWay = await tx.refund.count({
    where: {
      status: { in: ['requested', 'approved', 'pending'] },
      payment: { surplus: false, payable: { orderId } },
    },
  })
  if (onItsWay > 0) return
  for (const payable of payables)
    await bookEarned(tx, payable, {
      key: earnedKey(payable.id),
      net: await readPrepaid(tx, payable.id),
    })
}

/** Payables of which something is prepaid, but for those that are named. */
async function findPrepaid({ notIn }: { notIn: string[] }) {
  const rows = await db.ledgerEntry.groupBy({
    by: ['payableId'],
    where: { account: PREPAYMENTS, payableId: { not: null, notIn } },
    having: { amount: { _sum: { lt: 0 } } },
    orderBy: { payableId: 'asc' },
  })
  return rows.flatMap(({ payableId }) => (payableId === null ? [] : [{ id: payableId }]))
}

async function earnPayable(tx: Transaction, payableId: string) {
  const { order, milestones } = await tx.payable.findUniqueOrThrow({
    where: { id: payableId },
    select: {
      order: { select: { id: true, status: true } },
      milestones: { where: { status: { in: ['approved', 'released'] } }, select: { id: true } },
    },
  })
  for (const { id } of milestones) await earnMilestone(tx, id)
  if (isEnded(order.status)) await earnRest(tx, order.id)
}

const prepaid = new Rows<{ id: string }>('earn-kept')
/** The name of the update whose work this is. */
const EARNED_KEPT = 'revenue of what was approved before'

/**
 * Books what was approved before there was an account of revenue, on the day on which it is booked:
 * the days before stay as they were closed. What is booked already is left as it is.
 */
export async function earnKept(): Promise<void> {
  await prepaid.each(findPrepaid, ({ id }) => transaction((tx) => earnPayable(tx, id)))
}

/** The timer that does so until all of it is booked. */
export const earnKeptOnce = untilDone(EARNED_KEPT, async () => {
  await earnKept()
  return prepaid.resting
})
