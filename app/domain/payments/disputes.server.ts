import { transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import type { GatewayDispute } from '~/platform/payments/gateway'
import { gateway } from '~/platform/payments/payments.server'
import { recordEvent } from '../events/events.server'
import { transition } from '../events/transition.server'
import { disputeMachine } from '../ground/machines.rules'
import { bookDispute, bookLostDispute, bookWonDispute } from '../ledger/ledger.server'
import { endOrder } from '../orders/end-order.server'
import { followRefund } from '../orders/finish-withdrawal.server'
import { moveOrder, setAside } from '../orders/move-order.server'
import { movePayment } from './move-payment.server'
import { creditRefund, readTakenFrom } from './take-back.server'
import { finishEvent, NotYetKnownError, type StoredEvent } from './webhook-events.server'

const GATEWAY = { type: 'gateway' } as const
const parts = { payable: { include: { order: true } } } satisfies Prisma.PaymentInclude
type DisputedPayment = Prisma.PaymentGetPayload<{ include: typeof parts }>

const told = ({ payable }: DisputedPayment, { reason, amount }: GatewayDispute) => ({
  ...{ orderId: payable.orderId, actor: GATEWAY, reason, data: { amount } },
  visibility: 'team' as const,
})

const moneyOf = (payment: DisputedPayment, { id, amount }: GatewayDispute) => {
  const { currency, gateway: name } = payment
  return { id, amount, currency, gateway: name }
}

/** The payment waits for the bank, and so does its order unless it is a surplus; once a dispute. */
async function open(tx: Transaction, payment: DisputedPayment, dispute: GatewayDispute) {
  const { id: gatewayDisputeId, amount, reason, evidenceDueAt } = dispute
  const { id } = await tx.dispute.create({
    data: {
      paymentId: payment.id,
      gatewayDisputeId,
      status: 'open',
      reason,
      amount,
      evidenceDueAt,
    },
  })
  await movePayment(tx, payment, 'disputed', { cause: id })
  await bookDispute(tx, payment.payable, moneyOf(payment, dispute))
  if (!payment.surplus)
    await setAside(tx, payment.payable.order, 'disputed', { actor: GATEWAY, cause: dispute.id })
  await recordEvent(tx, {
    ...{ subject: 'dispute', subjectId: id, kind: 'dispute.disputed', to: 'open' },
    ...told(payment, dispute),
  })
}

/** Whether a bank still looks into another payment for the order. */
async function isStillDisputed(tx: Transaction, { payable }: DisputedPayment) {
  const where = { payable: { orderId: payable.orderId }, surplus: false }
  return (await tx.dispute.count({ where: { status: 'open', payment: where } })) > 0
}

/** The order goes on from where it was, or is on hold again, once no bank looks into it. */
async function win(tx: Transaction, payment: DisputedPayment, dispute: GatewayDispute) {
  await bookWonDispute(tx, dispute.id)
  if (payment.surplus || (await isStillDisputed(tx, payment))) return
  const order = await tx.order.findUniqueOrThrow({ where: { id: payment.payable.orderId } })
  if (order.status !== 'disputed' || !order.heldFrom) return
  const move = { actor: GATEWAY, cause: dispute.id }
  if (order.holdReason) await moveOrder(tx, order, 'on_hold', { ...move, reason: order.holdReason })
  else await moveOrder(tx, order, order.heldFrom, { ...move, with: { heldFrom: null } })
}

/** What of the payment was not refunded before is the buyer's again, as by a refund. */
async function credit(tx: Transaction, payment: DisputedPayment, dispute: GatewayDispute) {
  const amount = Math.min(dispute.amount, payment.amount - payment.refundedAmount)
  const from = await readTakenFrom(tx, payment, amount)
  const money = { ...moneyOf(payment, dispute), amount, from }
  await bookLostDispute(tx, payment.payable, { ...money, held: dispute.amount })
  if (amount === 0) return
  const refund = await tx.refund.create({
    data: { paymentId: payment.id, amount, reason: 'dispute', status: 'succeeded' },
  })
  await tx.payment.update({
    where: { id: payment.id },
    data: { refundedAmount: { increment: amount } },
  })
  await creditRefund(tx, payment, refund.id, from)
}

/** The work ends with the money; a surplus was for no work. */
async function lose(tx: Transaction, payment: DisputedPayment, dispute: GatewayDispute) {
  const { payable } = payment
  await credit(tx, payment, dispute)
  await followRefund(tx, payable.orderId)
  if (payment.surplus) return
  await endOrder(tx, payable.orderId, 'cancelled', {
    actor: GATEWAY,
    reason: 'dispute',
    cause: dispute.id,
  })
}

/** A payment is won or lost with the last of its disputes, and lost with any of them. */
async function endOfDisputes(tx: Transaction, paymentId: string, cause: string) {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { ...parts, disputes: { select: { status: true } } },
  })
  const ends = payment.disputes.map(({ status }) => status)
  if (ends.includes('open')) return
  await movePayment(tx, payment, ends.includes('lost') ? 'lost' : 'won', { cause })
}

async function close(
  tx: Transaction,
  payment: DisputedPayment,
  dispute: GatewayDispute,
  status: 'won' | 'lost',
) {
  const where = { gatewayDisputeId: dispute.id }
  const { id } = await tx.dispute.findUniqueOrThrow({ where, select: { id: true } })
  const row = { id, status: 'open' as const }
  if (!(await transition(tx, disputeMachine, row, status, told(payment, dispute)))) return
  await endOfDisputes(tx, payment.id, id)
  await (status === 'won' ? win : lose)(tx, payment, dispute)
}

/**
 * Books the state of a dispute, in one transaction and once however often and in whatever order it
 * is told (business.md, Payment). Throws NotYetKnownError for the event of a dispute whose payment
 * was not told yet.
 */
export async function settleDispute(dispute: GatewayDispute, event?: StoredEvent) {
  await transaction(async (tx) => {
    if (event && !(await finishEvent(tx, event, 'applied'))) return
    const payment = await tx.payment.findUnique({
      where: { gatewayPaymentId: dispute.paymentId },
      include: parts,
    })
    if (event && !payment)
      throw new NotYetKnownError(`the payment ${dispute.paymentId} is not known yet`)
    if (!payment) return
    const known = await tx.dispute.findUnique({
      where: { gatewayDisputeId: dispute.id },
      select: { id: true },
    })
    if (!known) await open(tx, payment, dispute)
    if (dispute.status !== 'open') await close(tx, payment, dispute, dispute.status)
  })
}

/** Books what the provider says of a dispute now, with the event that told of it. */
export async function receiveDispute(id: string, event: StoredEvent) {
  await settleDispute(await gateway.retrieveDispute(id), event)
}
