import type { AdminOrder } from '~/domain/fulfillment/admin-order.server'
import { SECOND_DEMO_ADMIN } from '~/domain/people/demo-accounts'
import type { SellerMember } from '~/domain/people/participant.rules'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { writeAmount } from '~/domain/catalog/amount.rules'
import {
  askableReasons,
  canAskForRefund,
  oneApprovalUpTo,
  refundable,
  refundsTakeTwo,
  type RefundLimits,
} from '~/domain/payments/refund.rules'
import { env } from '~/platform/env.server'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { gateway } from '~/platform/payments/payments.server'

type Payment = AdminOrder['payments'][number]
type Refund = AdminOrder['refunds'][number]
type Dispute = AdminOrder['disputes'][number]
interface Reader {
  seller: SellerMember
  /** Null for a studio on Studio Stack, which gives its own money back alone. */
  limits: RefundLimits | null
  language: Language
}

/** A sum of money in the payment's currency, in the reader's words. */
const moneyOf =
  ({ currency }: Payment, language: Language) =>
  (cents: number) =>
    formatMoney(cents, currency, language)

const REASONS = [
  'duplicate',
  'withdrawal',
  'cancellation',
  'goodwill',
  'dispute',
  'provider',
] as const
const OBJECTIONS = [
  'duplicate',
  'fraudulent',
  'general',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
] as const

/**
 * How far a refund's approval is, and what the reader can do about it: above the limit nobody
 * approves alone.
 */
function presentApproval(
  { status, approvedById, secondApprovedById }: Refund,
  payment: Payment,
  { names, payments, refunds }: AdminOrder,
  { seller, limits }: Reader,
) {
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  const waits = status === 'requested'
  const together = payment.surplus
    ? [payment.id]
    : payments.filter(({ surplus }) => !surplus).map(({ id }) => id)
  const counted = refunds.filter(({ paymentId }) => together.includes(paymentId))
  const takesTwo = limits !== null && refundsTakeTwo(counted, payment.currency, limits)
  const own = takesTwo && approvedById === seller.userId
  return {
    first: nameOf(approvedById),
    second: nameOf(secondApprovedById),
    approve:
      !waits || own
        ? null
        : !takesTwo
          ? ('approve' as const)
          : approvedById === null
            ? ('approveFirst' as const)
            : ('approveSecond' as const),
    note:
      !waits || !takesTwo
        ? null
        : approvedById === null
          ? ('secondNeeded' as const)
          : own
            ? ('ownFirst' as const)
            : ('otherFirst' as const),
    canCancel: waits,
    demoAdmin: waits && own && env.demo ? SECOND_DEMO_ADMIN : null,
  }
}

function presentRefund(refund: Refund, payment: Payment, order: AdminOrder, reader: Reader) {
  const { names } = order
  const { language, limits } = reader
  const money = moneyOf(payment, language)
  const t = translator(language, 'admin-orders')
  const reason = REASONS.find((known) => known === refund.reason)
  const date = formatDate(refund.createdAt, language)
  const asker = refund.requestedById === null ? undefined : names.get(refund.requestedById)
  return {
    ...{
      id: refund.id,
      status: refund.status,
      amount: money(refund.amount),
      limit: limits && money(oneApprovalUpTo(payment.currency, limits)),
    },
    reason: reason ? t(`refunds.reasons.${reason}`) : refund.reason,
    asked: asker ? t('refunds.askedBy', { name: asker, date }) : t('refunds.askedOn', { date }),
    ...presentApproval(refund, payment, order, reader),
  }
}

function presentDispute(
  { id, status, amount, reason, evidenceDueAt }: Dispute,
  payment: Payment,
  language: Language,
) {
  const t = translator(language, 'admin-orders')
  const known = OBJECTIONS.find((one) => one === reason) ?? 'other'
  return {
    id,
    status: (['won', 'lost'] as const).find((end) => end === status) ?? ('open' as const),
    amount: moneyOf(payment, language)(amount),
    reason: t(`disputes.reasons.${known}`),
    evidence: status === 'open' && evidenceDueAt ? formatDate(evidenceDueAt, language) : null,
  }
}

/** What the form that asks for a refund starts from; null while nothing can be given back. */
function presentRefundForm(payment: Payment, refunds: Refund[], { language, limits }: Reader) {
  if (!canAskForRefund(payment, refunds)) return null
  const [left, money] = [refundable(payment, refunds), moneyOf(payment, language)]
  return {
    ...{
      left,
      currency: payment.currency,
      amount: writeAmount(left, language),
      most: money(left),
      limit: limits && money(oneApprovalUpTo(payment.currency, limits)),
    },
    reasons: askableReasons(payment),
  }
}

/** What a tester can have the sandbox's bank do; nothing at the real provider. */
function presentAids(
  { status, gateway: name }: Payment,
  disputes: Dispute[],
  { studioId }: SellerMember,
) {
  const sandbox = studioId === OWN_STUDIO_ID && gateway.name === 'sandbox' && name === 'sandbox'
  return {
    object:
      sandbox &&
      disputes.length === 0 &&
      (status === 'succeeded' || status === 'partially_refunded'),
    decide: sandbox && disputes.some((dispute) => dispute.status === 'open'),
  }
}

function presentPayment(payment: Payment, order: AdminOrder, reader: Reader) {
  const { language } = reader
  const own = <Part extends { paymentId: string }>(parts: Part[]) =>
    parts.filter(({ paymentId }) => paymentId === payment.id)
  const [refunds, disputes, money] = [
    own(order.refunds),
    own(order.disputes),
    moneyOf(payment, language),
  ]
  return {
    ...{
      id: payment.id,
      status: payment.status,
      surplus: payment.surplus,
      reference: payment.gatewayPaymentId,
      amount: money(payment.amount),
    },
    method:
      (['card', 'ideal', 'klarna'] as const).find((method) => method === payment.method) ??
      ('other' as const),
    date: formatDate(payment.createdAt, language),
    givenBack: payment.refundedAmount > 0 ? money(payment.refundedAmount) : null,
    refunds: refunds.map((refund) => presentRefund(refund, payment, order, reader)),
    disputes: disputes.map((dispute) => presentDispute(dispute, payment, language)),
    refundForm: presentRefundForm(payment, refunds, reader),
    aids: presentAids(payment, disputes, reader.seller),
  }
}

/** Every share of an order with the payments for it, their refunds and disputes. */
export function presentMoney(order: AdminOrder, reader: Reader) {
  const { language } = reader
  const { payables, payments, currency } = order
  const date = (at: Date | null) => at && formatDate(at, language)
  const own = payments.filter(({ surplus }) => !surplus)
  const back = own.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0)
  return {
    givenBack: back > 0 ? formatMoney(back, currency, language) : null,
    payables: payables.map(({ id, kind, position, status, amount, dueAt }) => ({
      ...{
        id,
        status,
        share: kind === 'full' ? null : position + 1,
        change: kind === 'change_request',
        amount: formatMoney(amount, currency, language),
      },
      until: status === 'open' || status === 'past_due' ? date(dueAt) : null,
      payments: payments
        .filter(({ payableId }) => payableId === id)
        .map((payment) => presentPayment(payment, order, reader)),
    })),
  }
}
