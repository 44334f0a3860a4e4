import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import {
  adminCreditNotes,
  adminFees,
  adminInvoices,
} from '~/domain/invoices/admin-documents.server'
import { paths } from '~/paths'
import { adminPaths } from '~/paths/admin'
import { studioPaths } from '~/paths/studio'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { defineList, select } from './define-list.server'

interface DocumentRow {
  number: string
  issuedAt: Date
  currency: string
  net: number
  vat: number
  total: number
  vatRate: number
  reverseCharge: boolean
  buyer: { name: string; companyName: string | null; vatNumber: string | null; country: string }
  order: { id: string | null; number: string }
  credits?: string
  creditedBy?: string | null
}

/** What one kind of document has of its own. */
interface Kind {
  words: 'invoices' | 'creditNotes' | 'fees'
  /** What it is about: an order, or the statement whose payout the row has. */
  about: 'order' | 'statement'
  hrefOf: (id: string | null) => string
  fileOf: (number: string, format: 'pdf' | 'xml') => string
  /** The document that it credits, or is credited by. */
  other?: 'credits' | 'creditedBy'
}

const orderHref = (id: string | null) => adminPaths.order(id ?? '')
const INVOICES: Kind = {
  ...{ words: 'invoices', about: 'order', hrefOf: orderHref },
  fileOf: (number, format) => paths.document('invoices', number, format),
}
const CREDIT_NOTES: Kind = {
  ...{ words: 'creditNotes', about: 'order', hrefOf: orderHref, other: 'credits' },
  fileOf: (number, format) => paths.document('credit-notes', number, format),
}
const FEES: Kind = {
  ...{ words: 'fees', about: 'statement', other: 'creditedBy' },
  hrefOf: (id) => (id ? adminPaths.payout(id) : adminPaths.payouts()),
  fileOf: studioPaths.feeDocument,
}

/** What each of the lists says; the file has a line for each paper, for the bookkeeper. */
function documentWords({ words, about, hrefOf, fileOf, other }: Kind, language: Language) {
  const t = translator(language, 'admin-books')
  return {
    title: t(`${words}.title`),
    caption: t(`${words}.title`),
    empty: { title: t(`${words}.empty`), text: t(`${words}.emptyText`) },
    searchHint: t('documents.searchHint'),
    fields: [
      { name: 'since', label: t('documents.since'), type: 'date' as const },
      { name: 'until', label: t('documents.until'), type: 'date' as const },
    ],
    selects: [select('currency', t('documents.currency'), CURRENCIES, (currency) => currency)],
    sort: {
      label: t('documents.sort'),
      name: (sort: 'newest' | 'oldest' | 'largest') => t(`documents.sorts.${sort}`),
    },
    columns: [
      {
        key: 'document' as const,
        heading: t('documents.number'),
        value: ({ number }: DocumentRow) => number,
        rowHeader: true,
      },
      ...(other
        ? [
            {
              key: other,
              heading: t(`documents.${other}`),
              value: (row: DocumentRow) => row[other] ?? null,
              nowrap: true,
            },
          ]
        : []),
      {
        key: 'issued' as const,
        heading: t('documents.issued'),
        value: ({ issuedAt }: DocumentRow) => issuedAt,
        nowrap: true,
      },
      {
        key: 'number' as const,
        heading: t(`documents.${about}`),
        value: ({ order }: DocumentRow) => order.number,
      },
      {
        key: 'name' as const,
        heading: t('documents.buyer'),
        value: ({ buyer }: DocumentRow) => buyer.name,
      },
      { key: 'company' as const, value: ({ buyer }: DocumentRow) => buyer.companyName },
      { key: 'vatNumber' as const, value: ({ buyer }: DocumentRow) => buyer.vatNumber },
      { key: 'country' as const, value: ({ buyer }: DocumentRow) => buyer.country },
      {
        key: 'net' as const,
        value: ({ net, currency }: DocumentRow) => ({ cents: net, currency }),
      },
      { key: 'vatRate' as const, value: ({ vatRate }: DocumentRow) => vatRate / 100 },
      {
        key: 'vat' as const,
        heading: t('documents.vat'),
        value: ({ vat, currency }: DocumentRow) => ({ cents: vat, currency }),
        align: 'end' as const,
        nowrap: true,
      },
      {
        key: 'total' as const,
        heading: t('documents.total'),
        value: ({ total, currency }: DocumentRow) => ({ cents: total, currency }),
        align: 'end' as const,
        nowrap: true,
      },
      { key: 'currency' as const, value: ({ currency }: DocumentRow) => currency },
    ],
    show: ({ number, buyer, order }: DocumentRow) => ({
      ...{ number, name: buyer.name, companyName: buyer.companyName },
      order: { number: order.number, href: hrefOf(order.id) },
      pdf: fileOf(number, 'pdf'),
      xml: fileOf(number, 'xml'),
    }),
  }
}

export const invoicesList = defineList({
  name: 'invoices',
  href: adminPaths.invoices,
  source: adminInvoices,
  words: (language) => documentWords(INVOICES, language),
})

export const creditNotesList = defineList({
  name: 'credit-notes',
  href: adminPaths.creditNotes,
  source: adminCreditNotes,
  words: (language) => documentWords(CREDIT_NOTES, language),
})

export const feesList = defineList({
  name: 'fees',
  href: adminPaths.fees,
  source: adminFees,
  words: (language) => documentWords(FEES, language),
})
