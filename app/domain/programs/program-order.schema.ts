import { z } from 'zod'
import { MILESTONE_STATUSES } from '~/domain/ground/machines.rules'
import {
  cents,
  currency,
  id,
  moment,
  orderStatus,
  toMoment,
  toMomentOrNull,
} from './program-fields'
import type { ProgramOrder } from './program-orders.server'

/** How programs are told of orders and milestones, when they ask and when they are told. */

export const milestoneShape = z.object({
  id,
  title: z.string(),
  outcome: z.string().describe('What is handed over with it.'),
  status: z.enum(MILESTONE_STATUSES),
  amount: cents,
  submittedAt: moment.nullable(),
  approvedAt: moment.nullable(),
})

export const orderShape = z.object({
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
  milestones: z.array(milestoneShape),
})

export const presentMilestone = (one: ProgramOrder['milestones'][number]) => ({
  ...one,
  submittedAt: toMomentOrNull(one.submittedAt),
  approvedAt: toMomentOrNull(one.approvedAt),
})

export const presentOrder = (row: ProgramOrder) => ({
  ...row,
  refunded: row.back,
  client: { name: row.name, company: row.companyName, email: row.email },
  createdAt: toMoment(row.createdAt),
  milestones: row.milestones.map(presentMilestone),
})
