import { startingWith } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { findWords } from '~/domain/search/order-words.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import {
  ADMIN_PAYMENTS_PER_PAGE,
  type AdminPaymentsFilter,
  type AdminPaymentSort,
} from './admin-payments.rules'

type Where = Prisma.PaymentWhereInput

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<AdminPaymentSort, Prisma.PaymentOrderByWithRelationInput[]> = {
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
  const { ids, common } = await findWords(search)
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

async function readPayments(
  filter: AdminPaymentsFilter,
  query: { cursor?: { id: string }; skip?: number; take: number },
) {
  return db.payment.findMany({
    where: { ...(await conditions(filter)), studioId: OWN_STUDIO_ID },
    orderBy: ORDERS[filter.sort],
    ...query,
    select: LISTED,
  })
}

/**
 * A page of the payments that a filter lets through, 25 at most; amounts are integer cents of the
 * payment's currency.
 */
export async function listAdminPayments(filter: AdminPaymentsFilter, place: Place<string>) {
  const { rows: payments, ...neighbours } = await readPage(place, ADMIN_PAYMENTS_PER_PAGE, (at) =>
    readPayments(filter, placeQuery(at, ADMIN_PAYMENTS_PER_PAGE)),
  )
  return { payments, ...neighbours }
}
export type AdminPaymentRow = Awaited<ReturnType<typeof listAdminPayments>>['payments'][number]

/** All payments that a filter lets through, a few hundred in memory at a time. */
export const eachAdminPayment = (filter: AdminPaymentsFilter) =>
  eachRow(
    (query) => readPayments(filter, query),
    async (rows) => rows,
  )

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
