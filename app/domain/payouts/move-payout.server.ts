import { DomainError } from '~/domain/ground/domain-error'
import { isId } from '~/platform/row-id'
import type { Prisma, Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE } from '~/platform/i18n/languages'
import { enqueue, takeBack } from '~/platform/outbox/outbox.server'
import { recordEvent, type Actor } from '../events/events.server'
import { transition } from '../events/transition.server'
import { payoutEventKey } from './payout.rules'
import { payoutMachine, type PayoutStatus } from '../ground/machines.rules'

export const payoutParts = {
  freelancer: {
    include: { user: { select: { id: true, name: true, email: true, language: true } } },
  },
  assignment: {
    select: {
      milestone: {
        select: {
          title: true,
          project: { select: { orderId: true, order: { select: { number: true } } } },
        },
      },
    },
  },
  selfBilling: true,
} satisfies Prisma.PayoutInclude
export type PayoutWithParts = Prisma.PayoutGetPayload<{ include: typeof payoutParts }>

/** A payout with all that its steps need. Throws `notFound`. */
export async function readPayout(tx: Transaction, id: string): Promise<PayoutWithParts> {
  const payout = isId(id)
    ? await tx.payout.findUnique({ where: { id }, include: payoutParts })
    : null
  if (!payout) throw new DomainError('notFound', 'payout')
  return payout
}

export const orderOf = ({ assignment }: PayoutWithParts) => assignment.milestone.project.orderId

/** What the ledger is told of a payout. */
export function toBook(payout: PayoutWithParts) {
  const { id, freelancerId, currency, amount, vat } = payout
  return { id, freelancerId, orderId: orderOf(payout), currency, amount, vat }
}

/** Tells of a payout what happened to it, once in each round. */
export async function tellOfPayout(
  tx: Transaction,
  payout: PayoutWithParts,
  kind: string,
  actor: Actor,
) {
  const { id: subjectId, amount, vat, currency } = payout
  await recordEvent(tx, {
    ...{ subject: 'payout', subjectId, orderId: orderOf(payout), kind, actor },
    key: payoutEventKey(payout, kind),
    visibility: 'team',
    data: { amount: amount + vat, currency },
  })
}

const mailKey = (payout: PayoutWithParts, to: 'paid' | 'failed') =>
  `mail:${payoutEventKey(payout, to)}`

/**
 * A mail to the freelancer, in their language and once in each round, that the money is sent or
 * could not be.
 */
async function mailPayee(tx: Transaction, payout: PayoutWithParts, to: 'paid' | 'failed') {
  const { user } = payout.freelancer
  const payload = {
    template: `payout-${to}`,
    language: user.language ?? FALLBACK_LANGUAGE,
    to: user.email,
    userId: user.id,
    data: { payoutId: payout.id },
  }
  await enqueue(tx, { key: mailKey(payout, to), kind: 'mail', payload })
}

interface Move {
  actor: Actor
  reason?: string
  data?: Prisma.PayoutUncheckedUpdateManyInput
}

/**
 * Moves a payout, if it is where it was read and may go from there; tells whether this call did it
 * (business.md, Payout).
 */
export async function movePayout(
  tx: Transaction,
  payout: PayoutWithParts,
  to: PayoutStatus,
  { actor, reason, data = {} }: Move,
) {
  const { amount, vat, currency, status, round } = payout
  const moved = await transition(tx, payoutMachine, payout, to, {
    ...{ actor, reason, with: data, where: { status }, cause: String(round) },
    ...{ orderId: orderOf(payout), visibility: 'team', data: { amount: amount + vat, currency } },
  })
  if (!moved) return false
  if (to === 'paid' || to === 'failed') await mailPayee(tx, payout, to)
  // What has come back already is not told of as paid.
  if (to === 'reversed') await takeBack(tx, mailKey(payout, 'paid'))
  return true
}
