import { DomainError } from '~/domain/ground/domain-error'
import { db, type Prisma } from '~/platform/db/db.server'
import { readPayables } from './order-money.server'
import { ordersReadBy, type OrderReader } from '../people/participant.server'

/** What a confirmation page tells of an order. */
const CONFIRMED = {
  lines: {
    orderBy: { position: 'asc' },
    include: {
      files: { orderBy: { fileId: 'asc' }, select: { file: { select: { id: true, name: true } } } },
    },
  },
  payables: {
    where: { position: 0 },
    include: { attempts: { orderBy: { createdAt: 'desc' }, take: 1 } },
  },
  project: { include: { milestones: { orderBy: { position: 'asc' } } } },
  coupon: { select: { code: true } },
  studio: { select: { id: true, name: true } },
  invoices: {
    take: 1,
    orderBy: { issuedAt: 'asc' },
    select: { id: true, number: true, issuedAt: true },
  },
} satisfies Prisma.OrderInclude

/**
 * An order for its confirmation page, with how far its onboarding is. Throws `notFound` for an
 * order that is not there or not the reader's.
 */
export async function getConfirmation(
  orderId: string,
  reader: Pick<OrderReader, 'visitor' | 'client'>,
) {
  return withBack(
    found(
      await db.order.findFirst({
        where: { id: orderId, ...ordersReadBy(reader) },
        include: CONFIRMED,
      }),
    ),
  )
}

/** The same for whoever has the link of an order that is in no account. Throws `notFound`. */
export async function getOwnOrder(orderId: string) {
  return withBack(
    found(await db.order.findFirst({ where: { id: orderId, userId: null }, include: CONFIRMED })),
  )
}

/** The order with what has gone back of its own payments, and of how much; integer cents. */
async function withBack<Found extends { id: string }>(order: Found) {
  const payables = await readPayables([order.id])
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const paid = sum(payables.flatMap(({ status, amount }) => (status === 'paid' ? [amount] : [])))
  return { ...order, paid, back: sum(payables.map(({ back }) => back)) }
}

function found<T>(order: T | null): T {
  if (!order) throw new DomainError('notFound', 'order')
  return order
}

export type Confirmation = Awaited<ReturnType<typeof getConfirmation>>

export type ConfirmationState = 'paid' | 'processing' | 'linked' | 'failed'

/**
 * What the buyer is told: paid and onboarded, still on its way, waiting for somebody else to pay by
 * a link, or not paid.
 */
export function confirmationState(
  order: Pick<Confirmation, 'status' | 'payUntil'>,
): ConfirmationState {
  if (order.status === 'pending_payment') return order.payUntil ? 'linked' : 'processing'
  return order.status === 'expired' || order.status === 'cancelled' ? 'failed' : 'paid'
}
