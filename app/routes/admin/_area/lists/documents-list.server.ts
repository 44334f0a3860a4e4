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

type Kind = 'invoices' | 'credit-notes' | 'fees'

const WORDS = { invoices: 'invoices', 'credit-notes': 'creditNotes', fees: 'fees' } as const

/** Where what a document is about stands: an order, or the payout of a statement. */
function aboutOf(kind: Kind, id: string | null) {
  if (kind !== 'fees') return adminPaths.order(id ?? '')
  return id ? adminPaths.payout(id) : adminPaths.payouts()
}

const filesOf = (kind: Kind, number: string) => {
  const file = (format: 'pdf' | 'xml') =>
    kind === 'fees' ? studioPaths.feeDocument(number, format) : paths.document(kind, number, format)
  return { pdf: file('pdf'), xml: file('xml') }
}

/** What each of the lists says; the file has a line for each paper, for the bookkeeper. */
function documentWords(kind: Kind, language: Language) {
  const t = translator(language, 'admin-books')
  const words = WORDS[kind]
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
      ...(kind === 'credit-notes'
        ? [
            {
              key: 'credits' as const,
              heading: t('documents.credits'),
              value: ({ credits }: DocumentRow) => credits ?? null,
              nowrap: true,
            },
          ]
        : []),
      ...(kind === 'fees'
        ? [
            {
              key: 'creditedBy' as const,
              heading: t('documents.creditedBy'),
              value: ({ creditedBy }: DocumentRow) => creditedBy ?? null,
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
        heading: t(kind === 'fees' ? 'documents.statement' : 'documents.order'),
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
      order: {
        number: order.number,
        href: aboutOf(kind, order.id),
      },
      ...filesOf(kind, number),
    }),
  }
}

export const invoicesList = defineList({
  name: 'invoices',
  href: adminPaths.invoices,
  source: adminInvoices,
  words: (language) => documentWords('invoices', language),
})

export const creditNotesList = defineList({
  name: 'credit-notes',
  href: adminPaths.creditNotes,
  source: adminCreditNotes,
  words: (language) => documentWords('credit-notes', language),
})

export const feesList = defineList({
  name: 'fees',
  href: adminPaths.fees,
  source: adminFees,
  words: (language) => documentWords('fees', language),
})
