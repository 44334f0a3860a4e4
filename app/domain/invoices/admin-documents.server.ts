import { containing, startingWith } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { betweenStudioDays } from '~/platform/i18n/studio-time'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { findByTerms } from '~/domain/search/order-terms.server'
import { documentsFilter, isNumberSearch, type DocumentsFilter } from './admin-documents.rules'
import { readBuyer } from './billing-documents.server'

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  largest: [{ total: 'desc' }, { id: 'desc' }],
} satisfies Record<DocumentsFilter['sort'], Prisma.InvoiceOrderByWithRelationInput[]>

/** The orders whose documents a search finds. */
async function ofOrders(search: string): Promise<Prisma.OrderWhereInput> {
  const { ids, common } = isNumberSearch(search)
    ? { ids: null, common: [] }
    : await findByTerms(search)
  return {
    studioId: OWN_STUDIO_ID,
    AND: [...(ids ? [{ id: { in: ids } }] : []), ...common],
  }
}

const chosen = ({ q, currency, since, until }: DocumentsFilter) => ({
  currency: currency ?? undefined,
  issuedAt: betweenStudioDays(since, until),
  number: isNumberSearch(q) ? startingWith(q.toUpperCase()) : undefined,
})

const LISTED = {
  ...{ id: true, number: true, issuedAt: true, currency: true, net: true, vat: true, total: true },
} as const
const INVOICE = {
  ...{ buyer: true, vatRate: true, reverseCharge: true },
  order: { select: { id: true, number: true } },
} as const

/** The studio's invoices; amounts are integer cents. */
export const adminInvoices = listSource({
  filter: documentsFilter,
  readId: readRowId,
  open: async (filter) => {
    const order = await ofOrders(filter.q)
    return async (part) => {
      const rows = await db.invoice.findMany({
        where: { ...chosen(filter), order },
        orderBy: ORDERS[filter.sort],
        ...part,
        select: { ...LISTED, ...INVOICE },
      })
      return rows.map(({ buyer, ...row }) => ({ ...row, buyer: readBuyer(buyer) }))
    }
  },
})

/** The studio's credit notes, each with the invoice that it takes back. */
export const adminCreditNotes = listSource({
  filter: documentsFilter,
  readId: readRowId,
  open: async (filter) => {
    const order = await ofOrders(filter.q)
    return async (part) => {
      const rows = await db.creditNote.findMany({
        where: { ...chosen(filter), invoice: { order } },
        orderBy: ORDERS[filter.sort],
        ...part,
        select: { ...LISTED, invoice: { select: { number: true, ...INVOICE } } },
      })
      return rows.map(({ invoice: { buyer, number, ...invoice }, ...row }) => ({
        ...invoice,
        ...row,
        credits: number,
        buyer: readBuyer(buyer),
      }))
    }
  },
})

/** The operator's invoices to studios for its fee; each stands with the payout of its statement. */
export const adminFees = listSource({
  filter: documentsFilter,
  readId: readRowId,
  open: async (filter) => async (part) => {
    const { number, ...rest } = chosen(filter)
    const rows = await db.studioFeeInvoice.findMany({
      where: {
        ...rest,
        ...(number
          ? { OR: [{ number }, { creditNumber: number }] }
          : filter.q && {
              statement: { studio: { OR: containing(filter.q).map((name) => ({ name })) } },
            }),
      },
      orderBy: ORDERS[filter.sort],
      ...part,
      select: {
        ...{ ...LISTED, buyer: true, vatRate: true, reverseCharge: true, creditNumber: true },
        statement: { select: { number: true, payout: { select: { id: true } } } },
      },
    })
    return rows.map(({ buyer, statement, creditNumber, ...row }) => ({
      ...row,
      creditedBy: creditNumber,
      buyer: readBuyer(buyer),
      order: { id: statement.payout?.id ?? null, number: statement.number },
    }))
  },
})
