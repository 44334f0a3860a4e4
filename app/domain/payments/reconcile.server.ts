import { db } from '~/platform/db/db.server'
import type { GatewayPayment } from '~/platform/payments/gateway'
import { gateway } from '~/platform/payments/payments.server'

/**
 * A payment of which the provider's books and ours say different things; integer cents, null for
 * what one of them does not have.
 */
export interface Difference {
  kind: 'not-booked' | 'not-at-provider' | 'amount' | 'refunded'
  paymentId: string
  currency: string
  provider: number | null
  booked: number | null
}

const RECEIVED = ['succeeded', 'partially_refunded', 'refunded', 'disputed', 'won', 'lost'] as const

/**
 * What the ledger says of each payment: what came in, and what of it a refund took back; a lost
 * dispute is no refund at the provider.
 */
async function readBooked(since: Date) {
  // eslint-disable-next-line no-restricted-syntax -- every studio is paid through the one account at the provider
  const payments = await db.payment.findMany({
    where: { gateway: gateway.name, status: { in: [...RECEIVED] }, createdAt: { gte: since } },
    include: {
      refunds: {
        where: { status: 'succeeded', reason: { not: 'dispute' } },
        select: { amount: true },
      },
    },
  })
  const bookings = await db.ledgerEntry.findMany({
    where: {
      account: `gateway:${gateway.name}`,
      transaction: { key: { in: payments.map(({ id }) => `payment:${id}`) } },
    },
    select: { amount: true, transaction: { select: { key: true } } },
  })
  const received = new Map(bookings.map(({ amount, transaction }) => [transaction.key, amount]))
  return payments.map(({ id, gatewayPaymentId, currency, refunds }) => ({
    id: gatewayPaymentId,
    currency,
    amount: received.get(`payment:${id}`) ?? 0,
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
  }))
}
type Booked = Awaited<ReturnType<typeof readBooked>>[number]

/** Every difference between what the provider has and what is booked, payment by payment. */
export function compareBooks(provider: GatewayPayment[], booked: Booked[]): Difference[] {
  const ours = new Map(booked.map((payment) => [payment.id, payment]))
  const theirs = new Set(provider.map(({ id }) => id))
  const missing = booked.filter(({ id }) => !theirs.has(id))
  return [
    ...provider.flatMap(({ id: paymentId, currency, amount, refunded }): Difference[] => {
      const own = ours.get(paymentId)
      if (!own) return [{ kind: 'not-booked', paymentId, currency, provider: amount, booked: null }]
      return [
        ...(own.amount === amount && own.currency === currency
          ? []
          : [
              {
                kind: 'amount' as const,
                paymentId,
                currency,
                provider: amount,
                booked: own.amount,
              },
            ]),
        ...(own.refunded === refunded
          ? []
          : [
              {
                kind: 'refunded' as const,
                paymentId,
                currency,
                provider: refunded,
                booked: own.refunded,
              },
            ]),
      ]
    }),
    ...missing.map(({ id, currency, amount }): Difference => ({
      kind: 'not-at-provider',
      paymentId: id,
      currency,
      provider: null,
      booked: amount,
    })),
  ]
}

/** Compares the provider's payments since a moment with the ledger. Throws GatewayError. */
export async function reconcile(since: Date) {
  const provider = await gateway.listPayments(since)
  return { payments: provider.length, differences: compareBooks(provider, await readBooked(since)) }
}
