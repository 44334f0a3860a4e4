import { randomUUID } from 'node:crypto'
import { accruePayout } from '~/domain/payouts/accrue-payout.server'
import type { AccountFacts } from '~/domain/payouts/payout-account.rules'
import { changePayoutDetails } from '~/domain/payouts/payout-details.server'
import type { PayoutDetailsInput } from '~/domain/payouts/payout-details.schema'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { runningOrder } from './running-order'

export const IBAN = 'NL91ABNA0417164300'

export const payoutDetails: PayoutDetailsInput = {
  holder: 'Ines Duarte',
  iban: IBAN,
  addressLine: 'Oudegracht 12',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  vatNumber: 'NL123456789B01',
}

const READY = {
  transfers: true,
  payouts: true,
  submitted: true,
  due: [],
  dueBy: null,
  stopped: false,
} satisfies AccountFacts

interface PayeeOptions {
  language?: string
  /** Null for a freelancer who has given none. */
  details?: PayoutDetailsInput | null
  passwordHash?: string
  /** An account at the payment service that takes payouts. */
  connectAccountId?: string
}

/** A freelancer of the network who can be paid. */
export async function createPayee({
  language = 'en',
  details = payoutDetails,
  passwordHash,
  connectAccountId,
}: PayeeOptions = {}) {
  const username = `ines-${randomUUID().slice(0, 12)}`
  const user = await db.user.create({
    data: {
      username,
      email: `${username}@example.com`,
      emailVerifiedAt: new Date(),
      name: 'Ines Duarte',
      role: 'freelancer',
      language,
      passwordHash,
    },
  })
  const { id } = await db.freelancer.create({
    data: {
      userId: user.id,
      skills: [],
      languages: ['en'],
      portfolioLinks: [],
      connectAccountId,
      connectFacts: connectAccountId ? READY : undefined,
    },
  })
  if (details) await changePayoutDetails(user.id, details)
  return { id, userId: user.id, username, name: user.name }
}

/**
 * A new day begins for the limit of two admins: what was approved so far was approved yesterday.
 */
export async function endStudioDay() {
  await db.payout.updateMany({
    where: { approvedAt: { not: null } },
    data: { approvedAt: new Date(Date.now() - DAY) },
  })
}

/** An order whose milestones work can be earned on. */
export async function orderToWorkOn() {
  const { orderId } = await runningOrder()
  const milestone = await db.milestone.findFirstOrThrow({ where: { project: { orderId } } })
  return { orderId, milestoneId: milestone.id }
}

/** Finished work on a milestone, whose fee is owed. Returns the payout's id. */
export async function earn(
  freelancerId: string,
  { orderId, milestoneId }: { orderId: string; milestoneId: string },
  { fee = 50_000, currency = 'EUR' } = {},
) {
  const terms = {
    milestoneId,
    freelancerId,
    fee,
    currency,
    payoutDueAt: after(14 * DAY),
    offerEndsAt: new Date(),
  }
  const assignment = await db.assignment.create({ data: { ...terms, status: 'completed' } })
  await transaction((tx) => accruePayout(tx, assignment, orderId))
  return (await db.payout.findUniqueOrThrow({ where: { assignmentId: assignment.id } })).id
}
