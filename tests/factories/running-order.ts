import { db } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { settleSession } from '~/domain/payments/checkout.server'
import { payPayable } from '~/domain/payments/pay-payable.server'
import { checkoutInput, createProduct, placeSandboxOrder, visitorWithCart } from './purchase'

export const ADMIN = { type: 'admin', id: 1 } as const

/** A paid order; with several milestones the first share of it is paid. */
export async function paidOrder({
  price = 200_000,
  milestones = [100],
  ...changes
}: { price?: number; milestones?: number[] } & Partial<Parameters<typeof checkoutInput>[0]> = {}) {
  const product = await createProduct({ price, milestones })
  const placed = await placeSandboxOrder(await visitorWithCart(product.id), checkoutInput(changes))
  await payNow(placed.sessionId)
  return placed
}

/** The buyer pays an open session by card, and the app hears of it. */
export async function payNow(sessionId: string) {
  await paySandboxSession(sessionId, 'card', 'success')
  await settleSession(sessionId)
}

/** The client pays a later share from its link. */
export async function payShare(payableId: string) {
  const url = await payPayable(payableId)
  if (!url) throw new Error('the share cannot be paid')
  await payNow(url.split('/').at(-1)!)
}

/** An order whose brief is in: work may begin. */
export async function runningOrder(options: Parameters<typeof paidOrder>[0] = {}) {
  const placed = await paidOrder(options)
  await db.order.update({ where: { id: placed.orderId }, data: { status: 'in_progress' } })
  return placed
}

export async function readOrder(orderId: string) {
  return db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: {
      coupon: true,
      lines: { orderBy: { position: 'asc' } },
      payables: {
        orderBy: { position: 'asc' },
        include: { payments: { include: { refunds: true, disputes: true } }, invoice: true },
      },
      project: { include: { milestones: { orderBy: { position: 'asc' } } } },
      withdrawals: true,
      invoices: { include: { creditNotes: true } },
      ledger: { include: { entries: true } },
      events: { orderBy: { id: 'asc' } },
    },
  })
}

/** What is booked on each account for an order; an account that is even is left out. */
export async function balancesOf(orderId: string): Promise<Record<string, number>> {
  const entries = await db.ledgerEntry.findMany({ where: { transaction: { orderId } } })
  const sums = new Map<string, number>()
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount)
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))
}
