import { z } from 'zod'
import { isRefusal } from '~/domain/ground/domain-error'
import { cents, id, orderStatus } from '~/domain/programs/program-fields'
import {
  milestoneShape,
  orderShape,
  presentMilestone,
  presentOrder,
} from '~/domain/programs/program-order.schema'
import { listOrders, readOrder } from '~/domain/programs/program-orders.server'
import { answerApproved } from '~/domain/projects/milestone-answers.server'
import { pageFields, pageOf, wanted } from '../fields'
import { operation } from '../operation'

const orderInFull = orderShape.extend({
  lines: z.array(
    z.object({
      id,
      name: z.string(),
      quantity: z.int(),
      amount: cents,
      deliverySpeed: z.string(),
      revisions: z.int().describe('Rounds of changes that come with it.'),
    }),
  ),
})

export const listOrdersOperation = operation({
  id: 'listOrders',
  method: 'GET',
  path: '/orders',
  scope: 'read',
  query: z.strictObject({ ...pageFields, status: orderStatus.optional() }),
  answer: pageOf(orderShape),
  handle: async ({ participant, query }) => {
    const { rows, next } = await listOrders(participant, {
      ...wanted(query),
      status: query.status,
    })
    return { data: rows.map(presentOrder), next }
  },
})

export const getOrderOperation = operation({
  id: 'getOrder',
  method: 'GET',
  path: '/orders/{order}',
  scope: 'read',
  answer: orderInFull,
  handle: async ({ participant, params }) => {
    const { lines, ...row } = await readOrder(participant, params.order!)
    return { ...presentOrder(row), lines }
  },
})

/** Approved is approved, however often it is said. */
export const approveMilestoneOperation = operation({
  id: 'approveMilestone',
  method: 'PUT',
  path: '/orders/{order}/milestones/{milestone}/approval',
  scope: 'write',
  side: 'client',
  answer: milestoneShape,
  handle: async ({ participant, params }) => {
    const read = async () =>
      (await readOrder(participant, params.order!)).milestones.find(
        (one) => one.id === params.milestone,
      )
    if (!(await read())) return null
    try {
      await answerApproved(participant, params.milestone!)
    } catch (error) {
      const known = isRefusal(error, 'moved') ? await read() : null
      if (!known?.approvedAt) throw error
    }
    return presentMilestone((await read())!)
  },
})
