import { decimalAmount } from '~/platform/decimal-amount'
import { db, type Prisma } from '~/platform/db/db.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { eachRow } from '~/platform/paging'
import { DomainError } from '~/domain/ground/domain-error'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { betweenStudioDays } from '~/platform/i18n/studio-time'
import { buyerSchema } from './billing-documents.server'
import { basAccount } from './book-accounts.rules'
import { BOOK_CURRENCY, inKronor, MILLION } from './exchange-rates.rules'
import type { Period } from './period.rules'
import type { SieVoucher } from './sie.rules'
import { vatSummary, type TaxedPaper, type VatLine } from './vat-summary.rules'

const bounds = ({ since, until }: Period) => betweenStudioDays(since, until)

/** The rate of a day: the last one up to it, or the first one after it. Throws `period.noRate`. */
async function rateOn(currency: string, day: string): Promise<number> {
  if (currency === BOOK_CURRENCY) return MILLION
  const rate =
    (await db.exchangeRate.findFirst({
      where: { currency, day: { lte: day } },
      orderBy: { day: 'desc' },
    })) ?? (await db.exchangeRate.findFirst({ where: { currency }, orderBy: { day: 'asc' } }))
  if (!rate) throw new DomainError('period.noRate', currency)
  return rate.sek
}

/** Rates in millionths of a krona, each asked for once. */
function keptRates() {
  const kept = new Map<string, Promise<number>>()
  return (currency: string, at: Date) => {
    const day = formatIsoDay(at)
    const key = `${currency} ${day}`
    const rate = kept.get(key) ?? rateOn(currency, day)
    kept.set(key, rate)
    return rate
  }
}
type Rates = ReturnType<typeof keptRates>

const TAXED = {
  ...{ id: true, number: true, currency: true, net: true, vat: true, issuedAt: true },
} as const
const OF_INVOICE = { buyer: true, vatRate: true, reverseCharge: true, sekRate: true } as const
const OWN = { order: { studioId: OWN_STUDIO_ID } } satisfies Prisma.InvoiceWhereInput

interface Paper {
  currency: string
  net: number
  vat: number
  issuedAt: Date
}
interface OfInvoice {
  buyer: Prisma.JsonValue
  vatRate: number
  reverseCharge: boolean
  sekRate: number | null
}

/** An invoice, or with the sign -1 a credit note, which counts at its invoice's rate. */
async function taxed(paper: Paper, invoice: OfInvoice, sign: 1 | -1, rates: Rates) {
  const sek = invoice.sekRate ?? (await rates(paper.currency, paper.issuedAt))
  const [net, vat] = [sign * paper.net, sign * paper.vat]
  return {
    country: buyerSchema.parse(invoice.buyer).country,
    vatRate: invoice.vatRate,
    reverseCharge: invoice.reverseCharge,
    currency: paper.currency,
    ...{ net, vat, netInKronor: inKronor(net, sek), vatInKronor: inKronor(vat, sek) },
  } satisfies TaxedPaper
}

/** The VAT of a period by kind of supply, country, rate and currency: invoices less credit notes. */
export async function readVatSummary(period: Period): Promise<VatLine[]> {
  const [rates, issuedAt] = [keptRates(), bounds(period)]
  const [invoices, creditNotes, fees, creditedFees] = await Promise.all([
    db.invoice.findMany({ where: { ...OWN, issuedAt }, select: { ...TAXED, ...OF_INVOICE } }),
    db.creditNote.findMany({
      where: { issuedAt, invoice: OWN },
      select: { ...TAXED, invoice: { select: OF_INVOICE } },
    }),
    db.studioFeeInvoice.findMany({ where: { issuedAt }, select: { ...TAXED, ...OF_INVOICE } }),
    db.studioFeeInvoice.findMany({
      where: { creditedAt: issuedAt },
      select: { ...TAXED, ...OF_INVOICE },
    }),
  ])
  return vatSummary([
    ...(await Promise.all(invoices.map((invoice) => taxed(invoice, invoice, 1, rates)))),
    ...(await Promise.all(creditNotes.map((note) => taxed(note, note.invoice, -1, rates)))),
    ...(await Promise.all(fees.map((fee) => taxed(fee, fee, 1, rates)))),
    ...(await Promise.all(creditedFees.map((fee) => taxed(fee, fee, -1, rates)))),
  ])
}

const BOOKED = {
  ...{ id: true, key: true, kind: true, at: true },
  order: { select: { number: true, country: true, reverseCharge: true, vatRate: true } },
  entries: { select: { account: true, currency: true, amount: true }, orderBy: { id: 'asc' } },
} satisfies Prisma.LedgerTransactionSelect
type Booked = Prisma.LedgerTransactionGetPayload<{ select: typeof BOOKED }>

/** An entry of the journal: as it is booked, and with its account of the chart in kronor. */
interface JournalEntry {
  account: string
  basAccount: number
  currency: string
  /** Integer cents of the currency, and integer öre; debits positive. */
  amount: number
  kronor: number
}
interface JournalBooking {
  key: string
  kind: string
  at: Date
  orderNumber: string | null
  entries: JournalEntry[]
}

async function toJournal({ key, kind, at, order, entries }: Booked, rates: Rates) {
  return {
    ...{ key, kind, at, orderNumber: order?.number ?? null },
    entries: await Promise.all(
      entries.map(async ({ account, currency, amount }) => ({
        ...{ account, currency, amount, basAccount: basAccount(account, order) },
        kronor: inKronor(amount, await rates(currency, at)),
      })),
    ),
  } satisfies JournalBooking
}

/** Throws `period.noRate` where a currency that was booked in a period has no exchange rate at all. */
export async function checkRates(period: Period): Promise<void> {
  const booked = await db.ledgerEntry.findMany({
    where: { transaction: { at: bounds(period) } },
    distinct: ['currency'],
    select: { currency: true },
  })
  await Promise.all(booked.map(({ currency }) => rateOn(currency, period.since)))
}

/** The bookings of a period, the oldest first, a few hundred in memory at a time. */
export function readJournal(period: Period): AsyncGenerator<JournalBooking> {
  const [rates, at] = [keptRates(), bounds(period)]
  return eachRow<Booked, JournalBooking, string>(
    (part) =>
      db.ledgerTransaction.findMany({
        where: { at },
        orderBy: { id: 'asc' },
        ...part,
        select: BOOKED,
      }),
    (rows) => Promise.all(rows.map((row) => toJournal(row, rates))),
  )
}

/** A booking as a voucher of the books, with the sums in other currencies beside those in kronor. */
export const toVoucher = (
  { at, orderNumber, entries }: JournalBooking,
  text: string,
): SieVoucher => ({
  day: formatIsoDay(at),
  text: orderNumber ? `${text} ${orderNumber}` : text,
  entries: entries.map(({ basAccount: account, kronor, currency, amount }) => ({
    account,
    amount: kronor,
    text: currency === BOOK_CURRENCY ? undefined : `${currency} ${decimalAmount(amount)}`,
  })),
})
