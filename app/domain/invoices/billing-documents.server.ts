import { z } from 'zod'
import { DomainError } from '~/domain/ground/domain-error'
import { db, type Prisma } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '~/platform/i18n/languages'
import { ordersReadBy, type OrderReader } from '../people/participant.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { isDocumentNumber, type BilledLine, type BillingDocument } from './billing-document.rules'
import { inKronor } from './exchange-rates.rules'

const readableBy = (reader: OrderReader): Prisma.OrderWhereInput => ({
  OR: [ordersReadBy(reader), ...(reader.admin ? [{ studioId: OWN_STUDIO_ID }] : [])],
})

const RECEIVED = {
  status: { notIn: ['requires_action', 'processing', 'failed', 'cancelled'] },
} satisfies Prisma.PaymentWhereInput

const PARTS = {
  lines: { orderBy: { position: 'asc' } },
  order: { select: { number: true } },
  payable: {
    select: {
      paidAt: true,
      payments: {
        where: RECEIVED,
        orderBy: { createdAt: 'asc' },
        take: 1,
        select: { method: true },
      },
    },
  },
} satisfies Prisma.InvoiceInclude

/** The VAT of an invoice, or of a part of it, at the invoice's own rate. */
export function vatInKronor(
  { sekRate, sekRateDay }: { sekRate: number | null; sekRateDay: string | null },
  vat: number,
): BillingDocument['kronor'] {
  if (sekRate === null || sekRateDay === null) return null
  return { vat: inKronor(vat, sekRate), rate: sekRate, day: sekRateDay }
}

/** The seller as an invoice keeps it. */
export const sellerSchema = z.object({
  studio: z.string().optional(),
  legalName: z.string(),
  companyNumber: z.string(),
  vatNumber: z.string(),
  email: z.string(),
  address: z.string(),
  country: z.string().optional(),
})
/** The buyer as an invoice keeps it. */
export const buyerSchema = z.object({
  name: z.string(),
  companyName: z.string().nullable(),
  vatNumber: z.string().nullable(),
  email: z.string(),
  addressLine: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
})

const NOBODY: z.infer<typeof buyerSchema> = {
  ...{ name: '', companyName: null, vatNumber: null, email: '' },
  ...{ addressLine: '', postalCode: '', city: '', country: '' },
}
/** The buyer for a list, which does not fail over a row that names none. */
export const readBuyer = (kept: unknown) => buyerSchema.safeParse(kept).data ?? NOBODY

type InvoiceRow = Prisma.InvoiceGetPayload<{ include: typeof PARTS }>

/** Throws where the row does not say who sold what to whom: no paper leaves out what it has to say. */
function toDocument(invoice: InvoiceRow): BillingDocument {
  const { number, issuedAt, language, currency, net, vatRate, vat, total, reverseCharge, payable } =
    invoice
  return {
    kind: 'invoice',
    number,
    issuedAt,
    language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
    currency,
    orderNumber: invoice.order.number,
    credits: null,
    paidAt: payable.paidAt ?? issuedAt,
    method: payable.payments[0]?.method ?? null,
    seller: sellerSchema.parse(invoice.seller),
    buyer: buyerSchema.parse(invoice.buyer),
    lines: invoice.lines.map(({ description, quantity, unitNet, discount, net }) => ({
      description,
      quantity,
      unitNet,
      discount,
      net,
    })),
    net,
    vatRate,
    vat,
    total,
    reverseCharge,
    kronor: vatInKronor(invoice, vat),
  }
}

/** An invoice by its number. Throws `notFound` for one that is not there or not the reader's. */
export async function getInvoice(number: string, reader: OrderReader): Promise<BillingDocument> {
  const row = isDocumentNumber(number)
    ? await db.invoice.findFirst({ where: { number, order: readableBy(reader) }, include: PARTS })
    : null
  if (!row) throw new DomainError('notFound', 'invoice')
  return toDocument(row)
}

/** All lines of the invoice again, or one line for the part of it that is given back. */
function creditedLines(invoice: BillingDocument, net: number, language: Language): BilledLine[] {
  if (net === invoice.net) return invoice.lines
  const description = translator(language, 'documents')('creditNote.part', {
    number: invoice.number,
  })
  return [{ description, quantity: 1, unitNet: net, discount: 0, net }]
}

/**
 * A credit note by its number. Throws `notFound` for one that is not there or not the reader's.
 */
export async function getCreditNote(number: string, reader: OrderReader): Promise<BillingDocument> {
  const where = { number, invoice: { order: readableBy(reader) } }
  const row = isDocumentNumber(number)
    ? await db.creditNote.findFirst({ where, include: { invoice: { include: PARTS } } })
    : null
  if (!row) throw new DomainError('notFound', 'credit note')
  const invoice = toDocument(row.invoice)
  const { issuedAt, currency, net, vat, total } = row
  return {
    ...invoice,
    kind: 'creditNote',
    number: row.number,
    issuedAt,
    currency,
    credits: { number: invoice.number, issuedAt: invoice.issuedAt, total: invoice.total },
    lines: creditedLines(invoice, net, invoice.language),
    net,
    vat,
    total,
    kronor: vatInKronor(row.invoice, vat),
  }
}
