import { splitAddress } from '../invoices/billing-document.rules'
import { printSheets } from '../invoices/document-pdf.server'
import { cityLine } from '~/domain/ground/address.rules'
import { BOOK_CURRENCY, inKronor, MILLION } from '../invoices/exchange-rates.rules'
import { sayTaxNumber, type PresentedDocument } from '../invoices/invoice-document.server'
import {
  formatDate,
  formatFullDate,
  formatMoney,
  formatNumber,
  formatRate,
} from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '~/platform/i18n/languages'
import { countryName } from '~/platform/i18n/places.server'
import type { CustomerFacts, SelfBillingRow, SupplierFacts } from './self-billing.server'

/** What the printed document is made of: an invoice, or the credit note that takes it back. */
export type SelfBillingDocument = Pick<
  SelfBillingRow,
  | 'number'
  | 'currency'
  | 'description'
  | 'net'
  | 'vatRate'
  | 'vat'
  | 'total'
  | 'sekRate'
  | 'sekRateDay'
  | 'seller'
  | 'buyer'
  | 'issuedAt'
  | 'creditNumber'
  | 'creditedAt'
  | 'credit'
  | 'language'
> & { payout: { dueAt: Date } }

function writer(language: Language, currency: string) {
  return {
    t: translator(language, 'payouts'),
    words: translator(language, 'documents'),
    language,
    money: (cents: number) => formatMoney(cents, currency, language),
    date: (date: Date) => formatDate(date, language),
    fullDate: (date: Date) => formatFullDate(date, language),
    country: (code: string) => countryName(code, language),
  }
}
type Writer = ReturnType<typeof writer>

function presentSupplier(seller: SupplierFacts, { t, words, country }: Writer) {
  const { name, addressLine, postalCode, city, vatNumber, email } = seller
  return {
    title: t('paper.supplier'),
    name,
    lines: [
      addressLine,
      cityLine({ postalCode, city, country: seller.country }),
      country(seller.country),
      ...(vatNumber ? [sayTaxNumber(vatNumber, seller.country, words)] : []),
      email,
    ],
  }
}

function presentCustomer(
  { legalName, companyNumber, vatNumber, email, address, ...buyer }: CustomerFacts,
  { t, words, country }: Writer,
) {
  const { street, postalCode, city } = splitAddress(address)
  return {
    title: t('paper.customer'),
    name: legalName,
    lines: [
      street,
      `${postalCode} ${city}`.trim(),
      country(buyer.country),
      words('parties.companyNumber', { number: companyNumber }),
      words('parties.vatNumber', { number: vatNumber }),
      email,
    ],
  }
}

function presentKronor(
  { sekRate, sekRateDay, vat, currency }: SelfBillingDocument,
  { words, date, language }: Writer,
) {
  if (sekRate === null || sekRateDay === null) return []
  const rate = formatNumber(sekRate / MILLION, language, 4)
  return [
    {
      term: words('totals.vatInKronor', { currency, rate, date: date(new Date(sekRateDay)) }),
      detail: formatMoney(inKronor(vat, sekRate), BOOK_CURRENCY, language),
    },
  ]
}

function presentSums(document: SelfBillingDocument, write: Writer) {
  const { words, money, language } = write
  const { net, vat, vatRate, total, credit } = document
  const taxed = vatRate > 0
  return {
    rows: [
      { term: words('totals.net'), detail: money(net) },
      {
        term: taxed
          ? words('totals.vat', { rate: formatRate(vatRate, language), amount: money(net) })
          : words('totals.noVat'),
        detail: money(vat),
      },
      ...presentKronor(document, write),
    ],
    total: {
      term: words(credit ? 'totals.credited' : taxed ? 'totals.total' : 'totals.untaxed'),
      detail: money(total),
    },
    settled: [],
  }
}

function presentNotes(
  { currency, credit, number, issuedAt }: SelfBillingDocument,
  { treatment, agreedAt }: SupplierFacts,
  { t, words, fullDate }: Writer,
) {
  return [
    t('paper.selfBilling'),
    ...(treatment === 'standard' ? [] : [t(`paper.vat.${treatment}`)]),
    credit
      ? t('paper.takesBack', { number, date: fullDate(issuedAt) })
      : t('paper.agreed', { date: fullDate(new Date(agreedAt)) }),
    words('notes.currency', { currency }),
  ]
}

/** A self-billing invoice or its credit note in the freelancer's language, ready for the paper. */
function presentSelfBilling(document: SelfBillingDocument): PresentedDocument {
  const language = isLanguage(document.language) ? document.language : FALLBACK_LANGUAGE
  const write = writer(language, document.currency)
  const { t, words, money, date, fullDate } = write
  const { credit, number, creditNumber, issuedAt, creditedAt, description, net, payout } = document
  const [seller, buyer] = [
    document.seller as unknown as SupplierFacts,
    document.buyer as unknown as CustomerFacts,
  ]
  const kind = credit ? 'creditNote' : 'invoice'
  const own = credit ? (creditNumber ?? '') : number
  return {
    title: t(`paper.${kind}.title`),
    name: t(`paper.${kind}.name`, { number: own }),
    facts: [
      { term: words('facts.number'), detail: own },
      { term: words('facts.issued'), detail: date(credit ? (creditedAt ?? issuedAt) : issuedAt) },
      credit
        ? { term: words('facts.credits'), detail: number }
        : { term: t('paper.due'), detail: date(payout.dueAt) },
    ],
    parties: [presentSupplier(seller, write), presentCustomer(buyer, write)],
    linesTitle: words(`${kind}.lines`),
    columns: [
      words('columns.description'),
      words('columns.quantity'),
      words('columns.unitNet'),
      words('columns.net'),
    ],
    lines: [[description, '1', money(net), money(net)]],
    totals: presentSums(document, write),
    payment: credit ? t('paper.nothingOwed') : t('paper.payment', { date: fullDate(payout.dueAt) }),
    notes: presentNotes(document, seller, write),
    footer: [
      seller.name,
      buyer.legalName,
      words('parties.vatNumber', { number: buyer.vatNumber }),
    ].join(' · '),
    page: (page, pages) => words('page', { page, pages }),
  }
}

export function printSelfBilling(document: SelfBillingDocument) {
  const { language, credit, issuedAt, creditedAt } = document
  return printSheets(presentSelfBilling(document), {
    language,
    date: credit ? (creditedAt ?? issuedAt) : issuedAt,
  })
}
