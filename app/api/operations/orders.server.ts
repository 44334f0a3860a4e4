import { z } from 'zod'
import { isRefusal } from '~/domain/ground/domain-error'
import { MILESTONE_STATUSES } from '~/domain/ground/machines.rules'
import { listOrders, readOrder, type ProgramOrder } from '~/domain/programs/program-orders.server'
import { answerApproved } from '~/domain/projects/milestone-answers.server'
import {
  cents,
  currency,
  id,
  moment,
  orderStatus,
  pageFields,
  pageOf,
  toMoment,
  toMomentOrNull,
  wanted,
} from '../fields'
import { operation } from '../operation'

const milestone = z.object({
  id,
  title: z.string(),
  outcome: z.string().describe('What is handed over with it.'),
  status: z.enum(MILESTONE_STATUSES),
  amount: cents,
  submittedAt: moment.nullable(),
  approvedAt: moment.nullable(),
})

const order = z.object({
  id,
  number: z.string(),
  title: z.string(),
  status: orderStatus,
  payment: z.string().describe('How far it is paid: "partial" or "refunded", for example.'),
  currency,
  total: cents,
  changes: cents.describe('What was agreed beyond the order; hundredths of the currency.'),
  paid: cents,
  left: cents.describe('What is still to be paid; hundredths of the currency.'),
  refunded: cents,
  client: z.object({ name: z.string(), company: z.string().nullable(), email: z.string() }),
  createdAt: moment,
  milestones: z.array(milestone),
})

const orderInFull = order.extend({
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

const presentMilestone = (one: ProgramOrder['milestones'][number]) => ({
  ...one,
  submittedAt: toMomentOrNull(one.submittedAt),
  approvedAt: toMomentOrNull(one.approvedAt),
})

const present = (row: ProgramOrder) => ({
  ...row,
  refunded: row.back,
  client: { name: row.name, company: row.companyName, email: row.email },
  createdAt: toMoment(row.createdAt),
  milestones: row.milestones.map(presentMilestone),
})

export const listOrdersOperation = operation({
  id: 'listOrders',
  method: 'GET',
  path: '/orders',
  scope: 'read',
  query: z.strictObject({ ...pageFields, status: orderStatus.optional() }),
  answer: pageOf(order),
  handle: async ({ participant, query }) => {
    const { rows, next } = await listOrders(participant, {
      ...wanted(query),
      status: query.status,
    })
    return { data: rows.map(present), next }
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
    return { ...present(row), lines }
  },
})

/** Approved is approved, however often it is said. */
export const approveMilestoneOperation = operation({
  id: 'approveMilestone',
  method: 'PUT',
  path: '/orders/{order}/milestones/{milestone}/approval',
  scope: 'write',
  side: 'client',
  answer: milestone,
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
