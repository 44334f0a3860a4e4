import type { RefundStatus } from '~/domain/ground/machines.rules'

/**
 * Integer cents of each currency above which a second admin approves (business.md, Refund: "a set
 * limit").
 */
export type RefundLimits = Record<string, number>

/** Up to this sum one admin approves; integer cents of the currency. */
export function oneApprovalUpTo(currency: string, limits: RefundLimits) {
  return limits[currency] ?? 0
}

/**
 * Whether a sum, together with all that counts with it, takes a second admin; integer cents of the
 * currency.
 */
export function needsSecondApproval(sum: number, currency: string, limits: RefundLimits) {
  return sum > oneApprovalUpTo(currency, limits)
}

/** Why money goes back; texts and mails follow from it. */
export const REFUND_REASONS = [
  'duplicate',
  'withdrawal',
  'cancellation',
  'goodwill',
  'dispute',
  'provider',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

const NOT_GIVEN: RefundStatus[] = ['failed', 'cancelled']

/** What was given back, is on its way or is asked for; integer cents. */
export function givenBack(refunds: { amount: number; status: RefundStatus }[]) {
  return refunds
    .filter(({ status }) => !NOT_GIVEN.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** What of a payment is neither given back nor on its way back; integer cents. */
export function refundable(
  payment: { amount: number },
  refunds: { amount: number; status: RefundStatus }[],
) {
  return payment.amount - givenBack(refunds)
}

/**
 * Whether two admins approve what goes back of an order: all of its refunds count, whichever
 * payment they are of, so that a sum in slices takes as many people as the whole (business.md, Two
 * people).
 */
export function refundsTakeTwo(
  ofOrder: { amount: number; status: RefundStatus }[],
  currency: string,
  limits: RefundLimits,
) {
  return needsSecondApproval(givenBack(ofOrder), currency, limits)
}

/**
 * What an admin can give as the reason: a second payment of one share is that and nothing else, as
 * it was never invoiced.
 */
export function askableReasons({ surplus }: { surplus: boolean }): RefundReason[] {
  return surplus ? ['duplicate'] : ['goodwill', 'cancellation']
}

const GIVES_BACK = ['succeeded', 'partially_refunded', 'won']

/**
 * Whether there is something of a payment that can be asked to be given back; one that a bank looks
 * into waits for it.
 */
export function canAskForRefund(
  payment: { status: string; amount: number },
  refunds: { amount: number; status: RefundStatus }[],
) {
  return GIVES_BACK.includes(payment.status) && refundable(payment, refunds) > 0
}
