import { countryName } from '~/platform/i18n/places.server'
import {
  formatDate,
  formatFullDate,
  formatMoney,
  formatNumber,
  formatRate,
} from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { cityLine } from '~/domain/ground/address.rules'
import { isEuCountry, readVatNumber, SELLER_COUNTRY } from '~/domain/ground/vat.rules'
import {
  splitAddress,
  vatTreatment,
  vatWords,
  type BilledLine,
  type BillingDocument,
  type Seller,
} from './billing-document.rules'
import { BOOK_CURRENCY, MILLION } from './exchange-rates.rules'

const METHODS = ['card', 'ideal', 'klarna', 'offset'] as const

/** Words and amounts in the document's language and currency. */
function writer({ language, currency }: BillingDocument) {
  return {
    t: translator(language, 'documents'),
    money: (cents: number) => formatMoney(cents, currency, language),
    date: (date: Date) => formatDate(date, language),
    fullDate: (date: Date) => formatFullDate(date, language),
    rate: (basisPoints: number) => formatRate(basisPoints, language),
    country: (code: string) => countryName(code, language),
  }
}
type Writer = ReturnType<typeof writer>

function presentFacts(
  { kind, number, issuedAt, paidAt, orderNumber, credits, about = 'order' }: BillingDocument,
  { t, date }: Writer,
) {
  return [
    { term: t('facts.number'), detail: number },
    { term: t('facts.issued'), detail: date(issuedAt) },
    kind === 'invoice'
      ? { term: t('facts.paid'), detail: date(paidAt) }
      : { term: t('facts.credits'), detail: credits?.number ?? '' },
    { term: t(`facts.${about}`), detail: orderNumber },
  ]
}

/** A VAT number of the EU in its one form, a tax number of elsewhere as it was typed. */
export function sayTaxNumber(number: string, country: string, t: Writer['t']) {
  return isEuCountry(country)
    ? t('parties.vatNumber', { number: readVatNumber(number, country) ?? number })
    : t('parties.taxNumber', { number })
}

/** What a seller has of numbers. */
function sellerNumbers({ companyNumber, vatNumber, country }: Seller, t: Writer['t']) {
  return [
    ...(companyNumber ? [t('parties.companyNumber', { number: companyNumber })] : []),
    ...(vatNumber ? [sayTaxNumber(vatNumber, country ?? SELLER_COUNTRY, t)] : []),
  ]
}

function presentSeller({ seller }: BillingDocument, { t, country }: Writer) {
  const { street, postalCode, city } = splitAddress(seller.address)
  return {
    title: t('parties.from'),
    name: seller.legalName,
    lines: [
      street,
      [postalCode, city].filter(Boolean).join(' '),
      country(seller.country ?? SELLER_COUNTRY),
      ...sellerNumbers(seller, t),
      seller.email,
    ].filter(Boolean),
  }
}

function presentBuyer({ buyer }: BillingDocument, { t, country }: Writer) {
  return {
    title: t('parties.to'),
    name: buyer.companyName ?? buyer.name,
    lines: [
      ...(buyer.companyName ? [buyer.name] : []),
      buyer.addressLine,
      cityLine(buyer),
      country(buyer.country),
      ...(buyer.vatNumber ? [sayTaxNumber(buyer.vatNumber, buyer.country, t)] : []),
      buyer.email,
    ].filter(Boolean),
  }
}

function presentTotals(document: BillingDocument, write: Writer) {
  const { t, money, rate } = write
  const { kind, net, vatRate, vat, total } = document
  const treatment = vatTreatment(document)
  const taxed = treatment === 'standard'
  const untaxed = t(treatment === 'reverseCharge' ? 'totals.reverseCharge' : 'totals.noVat')
  const isInvoice = kind === 'invoice'
  const totalWords = isInvoice ? t(taxed ? 'totals.total' : 'totals.untaxed') : t('totals.credited')
  return {
    rows: [
      { term: t('totals.net'), detail: money(net) },
      {
        term: taxed ? t('totals.vat', { rate: rate(vatRate), amount: money(net) }) : untaxed,
        detail: money(vat),
      },
      ...presentKronor(document, write),
    ],
    total: { term: totalWords, detail: money(total) },
    settled: isInvoice
      ? [
          { term: t('totals.paid'), detail: money(total) },
          { term: t('totals.left'), detail: money(0) },
        ]
      : [],
  }
}

/** The VAT in the currency of the books, where the document is in another one. */
function presentKronor({ kronor, currency, language }: BillingDocument, { t, date }: Writer) {
  if (!kronor) return []
  const rate = formatNumber(kronor.rate / MILLION, language, 4)
  return [
    {
      term: t('totals.vatInKronor', { currency, rate, date: date(new Date(kronor.day)) }),
      detail: formatMoney(kronor.vat, BOOK_CURRENCY, language),
    },
  ]
}

/** How it was paid, or how it comes back. */
function presentPayment({ kind, paidAt, method, total }: BillingDocument, { t, fullDate }: Writer) {
  if (kind === 'creditNote')
    return t(method === 'offset' ? 'creditNote.offset' : 'creditNote.refund')
  if (total === 0) return t('paid.nothing')
  return t(`paid.${METHODS.find((known) => known === method) ?? 'other'}`, {
    date: fullDate(paidAt),
  })
}

function presentNotes(document: BillingDocument, { t, money, fullDate }: Writer) {
  const { credits, total, currency, orderNumber, seller, about } = document
  const treatment = vatWords(document)
  const subject = credits
    ? t(total === credits.total ? 'creditNote.full' : 'creditNote.partial', {
        number: credits.number,
        date: fullDate(credits.issuedAt),
        total: money(credits.total),
      })
    : t(about === 'statement' ? 'notes.fee' : 'notes.advance', { number: orderNumber })
  return [
    ...(treatment === 'standard' ? [] : [t(`vat.${treatment}`)]),
    subject,
    t('notes.currency', { currency }),
    ...(seller.studio ? [] : [t('notes.fTax')]),
    t('notes.attachment'),
  ]
}

/** The cells of a line, and under it what the coupon took off. */
function presentLine(
  { description, quantity, unitNet, discount, net }: BilledLine,
  { t, money }: Writer,
): string[][] {
  const cells = [description, String(quantity), money(unitNet), money(net + discount)]
  return discount === 0
    ? [cells]
    : [cells, [t('discount'), '1', money(-discount), money(-discount)]]
}

/** An invoice or credit note in the words of its language, ready for the paper. */
export function presentDocument(document: BillingDocument) {
  const write = writer(document)
  const { t } = write
  const { seller } = document
  return {
    title: t(`${document.kind}.title`),
    /** Another studio's name in place of the own mark and name. */
    sender: seller.studio,
    name: t(`${document.kind}.name`, { number: document.number }),
    facts: presentFacts(document, write),
    parties: [presentSeller(document, write), presentBuyer(document, write)],
    linesTitle: t(`${document.kind}.lines`),
    columns: [
      t('columns.description'),
      t('columns.quantity'),
      t('columns.unitNet'),
      t('columns.net'),
    ],
    lines: document.lines.flatMap((line) => presentLine(line, write)),
    totals: presentTotals(document, write),
    payment: presentPayment(document, write),
    notes: presentNotes(document, write),
    footer: [seller.legalName, ...sellerNumbers(seller, t), seller.email]
      .filter(Boolean)
      .join(' · '),
    page: (page: number, pages: number) => t('page', { page, pages }),
  }
}
export type PresentedDocument = Omit<ReturnType<typeof presentDocument>, 'sender'> & {
  sender?: string
}
