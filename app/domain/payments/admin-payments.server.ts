import { startingWith } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { readRowId } from '~/platform/row-id'
import { findByTerms } from '~/domain/search/order-terms.server'
import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { adminPaymentsFilter, type AdminPaymentsFilter } from './admin-payments.rules'

type Where = Prisma.PaymentWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<AdminPaymentsFilter['sort'], Prisma.PaymentOrderByWithRelationInput[]> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  largest: [{ amount: 'desc' }, { id: 'desc' }],
}

const LISTED = {
  ...{
    id: true,
    gateway: true,
    gatewayPaymentId: true,
    method: true,
    status: true,
    currency: true,
    amount: true,
    refundedAmount: true,
    surplus: true,
    createdAt: true,
  },
  payable: {
    select: {
      order: { select: { id: true, number: true, name: true, companyName: true, email: true } },
    },
  },
} as const

/** What the payment provider calls a payment or a session. */
const isProvidersId = (search: string) => /^(pi|cs|ch|py)_\S+$/.test(search)

/** The payables of some orders; nothing is asked for none. */
async function payablesOf(orderIds: string[]) {
  return orderIds.length === 0
    ? []
    : db.payable.findMany({ where: { orderId: { in: orderIds } }, select: { id: true } })
}

/** The payments for the orders that a search finds. */
async function ofOrders(search: string): Promise<Where[]> {
  const { ids, common } = await findByTerms(search)
  const payables = ids && (await payablesOf(ids))
  return [
    ...(payables ? [{ payableId: { in: payables.map(({ id }) => id) } }] : []),
    ...common.map((order) => ({ payable: { order } })),
  ]
}

/** What a filter lets through; the beginning of the provider's id finds a payment too. */
async function conditions({ q, status, method, currency }: AdminPaymentsFilter): Promise<Where> {
  return {
    ...{
      status: status ?? undefined,
      method: method ?? undefined,
      currency: currency ?? undefined,
    },
    ...(isProvidersId(q) ? { gatewayPaymentId: startingWith(q) } : { AND: await ofOrders(q) }),
  }
}

/** The studio's payments; amounts are integer cents of the payment's currency. */
export const adminPayments = listSource({
  filter: adminPaymentsFilter,
  readId: readRowId,
  open: async (filter) => {
    const chosen = await conditions(filter)
    return (part) =>
      db.payment.findMany({
        where: { ...chosen, studioId: OWN_STUDIO_ID },
        orderBy: ORDERS[filter.sort],
        ...part,
        select: LISTED,
      })
  },
})

/**
 * The orders that payments belong to, by the provider's ids of the payments; those of other studios
 * are left out.
 */
export async function findPaidOrders(gatewayPaymentIds: string[]) {
  const payments = await db.payment.findMany({
    where: { gatewayPaymentId: { in: gatewayPaymentIds }, studioId: OWN_STUDIO_ID },
    select: {
      gatewayPaymentId: true,
      payable: { select: { order: { select: { id: true, number: true } } } },
    },
  })
  return new Map(payments.map(({ gatewayPaymentId, payable }) => [gatewayPaymentId, payable.order]))
}
