import type { OrderStatus } from '~/domain/ground/machines.rules'
import { startMilestone, submitMilestone } from '~/domain/projects/milestones.server'
import { db } from '~/platform/db/db.server'
import { checkoutInput, createProduct, placeSandboxOrder, visitorWithCart } from './purchase'
import { ADMIN, paidOrder, runningOrder } from './running-order'

/** Half of the work waits for the client's answer. */
async function orderInReview(email: string) {
  const { orderId } = await runningOrder({ email, milestones: [50, 50] })
  const { id } = await db.milestone.findFirstOrThrow({
    where: { project: { orderId } },
    orderBy: { position: 'asc' },
  })
  await startMilestone(id, ADMIN)
  await submitMilestone(id, ADMIN)
  return orderId
}

async function unpaidOrder(email: string) {
  const product = await createProduct()
  const { orderId } = await placeSandboxOrder(
    await visitorWithCart(product.id),
    checkoutInput({ email }),
  )
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } })
  await db.order.update({ where: { id: orderId }, data: { userId } })
  return orderId
}

/** A paid order that stands there now, whatever led to it. */
const orderIn = (status: OrderStatus) => async (email: string) => {
  const { orderId } = await paidOrder({
    email,
    milestones: status === 'in_progress' ? [30, 70] : [100],
  })
  const heldFrom = status === 'on_hold' ? 'in_progress' : null
  await db.order.update({
    where: { id: orderId },
    data: { status, heldFrom, holdReason: heldFrom && 'We wait for pictures.' },
  })
  return orderId
}

const PAID: OrderStatus[] = [
  'awaiting_brief',
  'in_progress',
  'completed',
  'closed',
  'on_hold',
  'withdrawal_requested',
  'withdrawn',
  'disputed',
  'cancelled',
]
const STAGES = [orderInReview, unpaidOrder, ...PAID.map(orderIn)]

/**
 * Orders of one client at all the stages that there are, in turn; the earliest is in review.
 * Returns their ids, the earliest first.
 */
export async function ordersAtManyStages(email: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push(await STAGES[index % STAGES.length]!(email))
  return ids
}
