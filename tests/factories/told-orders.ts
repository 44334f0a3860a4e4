import { cancelOrder } from '~/domain/cancellations/cancel-order.server'
import { resumeOrder } from '~/domain/fulfillment/hold-order.server'
import { endOrder } from '~/domain/orders/end-order.server'
import { moveOrder } from '~/domain/orders/move-order.server'
import {
  requestChanges,
  resumeMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { createCoupon, visitorWithCoupon } from './coupon'
import { placeOrder } from '~/domain/checkout/place-order.server'
import { checkoutInput, createProduct } from './purchase'
import { send } from './refund'
import { ADMIN, payShare } from './running-order'
import {
  type Told,
  CLIENT,
  ownerOf,
  placed,
  paid,
  briefed,
  working,
  delivered,
  halfway,
  prepaidRest,
  hold,
  disputed,
  refund,
  withdrawn,
  asked,
  priced,
  ordered,
  shared,
  late,
  onItsWay,
  sessionOf,
  completed,
  andThen,
  first,
} from './told-steps'

async function free() {
  const coupon = await createCoupon({ percentOff: 100 })
  const product = await createProduct({ milestones: [100] })
  const input = checkoutInput({ earlyStart: true })
  const visitor = await visitorWithCoupon(product.id, coupon.code)
  const placement = await placeOrder({ visitor, userId: null, language: 'en' }, input)
  if (placement.kind === 'pay') throw new Error('nothing was to be paid')
  return ownerOf(placement.orderId)
}

/**
 * An order in each state that business.md knows of its parts, brought there by the product's own
 * commands.
 */
export const TOLD_ORDERS = {
  unpaid: () => placed(),
  paymentOnItsWay: async () => {
    const order = await placed()
    return onItsWay(order, order.sessionId)
  },
  expired: () =>
    andThen(placed(), ({ orderId }) =>
      transaction((tx) => moveOrder(tx, { id: orderId, status: 'pending_payment' }, 'expired')),
    ),
  cancelledUnpaid: () =>
    andThen(placed(), ({ orderId }) =>
      transaction((tx) => endOrder(tx, orderId, 'cancelled', { actor: CLIENT })),
    ),
  free,
  paid: () => paid(),
  paidWithoutEarlyStart: () => paid({ earlyStart: false }),
  briefed: () => briefed(),
  briefedWithoutEarlyStart: () => briefed({ earlyStart: false }),
  toStartLate: async () => late(await briefed()),
  working: () => working(),
  workingLate: async () => late(await working()),
  delivered: () => delivered(),
  changesRequested: () =>
    andThen(delivered(), (order) => first(order, (id) => requestChanges(id, 'Bluer.', ADMIN))),
  changesUnderWay: () =>
    andThen(delivered({ milestones: [100] }), (order) =>
      first(order, async (id) => {
        await requestChanges(id, 'Bluer.', ADMIN)
        await resumeMilestone(id, ADMIN)
      }),
    ),
  halfway,
  shareOverdue: () =>
    andThen(halfway(), ({ payableId }) =>
      db.payable.update({
        where: { id: payableId },
        data: { status: 'past_due', dueAt: new Date(Date.now() - DAY) },
      }),
    ),
  shareOnItsWay: async () => {
    const order = await halfway()
    return onItsWay(order, await sessionOf(order.payableId))
  },
  prepaidRest,
  inReview: () => delivered({ milestones: [100] }),
  completed,
  closed: () =>
    andThen(completed(), ({ orderId }) =>
      transaction((tx) => moveOrder(tx, { id: orderId, status: 'completed' }, 'closed')),
    ),
  heldAtWork: () => andThen(working(), ({ orderId }) => hold(orderId)),
  heldDelivered: () => andThen(delivered(), ({ orderId }) => hold(orderId)),
  heldWithPayment: () => andThen(halfway(), ({ orderId }) => hold(orderId)),
  resumed: () =>
    andThen(working(), async ({ orderId }) => {
      await hold(orderId)
      await transaction((tx) => resumeOrder(tx, orderId, ADMIN))
    }),
  disputed: async () => disputed(await working()),
  disputeWon: async () => disputed(await working(), 'won'),
  disputeLost: async () => disputed(await working(), 'lost'),
  withdrawalAsked: () =>
    andThen(withdrawn(), ({ orderId }) =>
      db.refund.count({ where: { payment: { payable: { orderId } } } }),
    ),
  withdrawn: () =>
    andThen(withdrawn(), async ({ orderId }) => {
      const where = { payment: { payable: { orderId } } }
      const { id } = await db.refund.findFirstOrThrow({ where })
      await db.refund.update({ where: { id }, data: { status: 'approved' } })
      await send(id)
    }),
  cancelledByStudio: () =>
    andThen(briefed(), async ({ orderId }) => {
      await cancelOrder(orderId, 'We are full.', ADMIN)
      const { id } = await db.refund.findFirstOrThrow({
        where: { payment: { payable: { orderId } } },
      })
      await db.refund.update({ where: { id }, data: { status: 'approved' } })
      await send(id)
    }),
  partlyRefunded: () => andThen(working(), ({ orderId }) => refund(orderId, 30_000)),
  refundedAfterwards: () => andThen(completed(), ({ orderId }) => refund(orderId, 200_000)),
  changeAsked: () => asked(),
  changeAskedInReview: () =>
    andThen(asked({ milestones: [100] }), (order) =>
      first(order, (id) => submitMilestone(id, ADMIN)),
    ),
  changePriced: () => priced(),
  changeOrdered: () => ordered(),
  changePaid: () => andThen(ordered(), ({ payableId }) => payShare(payableId)),
  changeEnded: () =>
    andThen(priced(), ({ orderId }) => cancelOrder(orderId, 'We are full.', ADMIN)),
  designShared: async () => shared(await working(), 'design'),
  deliverableShared: async () => shared(await working(), 'deliverable'),
} satisfies Record<string, () => Promise<Told>>
export type ToldOrder = keyof typeof TOLD_ORDERS
