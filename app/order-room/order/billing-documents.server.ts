import { brand } from '~/brand'
import type { BillingDocument } from '~/domain/invoices/billing-document.rules'
import { getCreditNote, getInvoice } from '~/domain/invoices/billing-documents.server'
import { getFeeDocument } from '~/domain/payouts/fee-document.server'
import { printDocument } from '~/domain/invoices/document-pdf.server'
import { writeEInvoice } from '~/domain/invoices/e-invoice.server'
import { paths } from '~/paths'
import { notFound } from '~/platform/http/answers.server'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { RequestArgs } from '~/platform/session/guards.server'
import { orNoPaper, orNotFound } from '~/shell/answers.server'
import { readerOf } from '~/shell/reader.server'

/** On paper, and for machines (EN 16931). */
const FORMATS = ['pdf', 'xml'] as const
type DocumentFormat = (typeof FORMATS)[number]

const WRITERS: Record<
  DocumentFormat,
  { type: string; write: (document: BillingDocument) => Promise<Buffer> }
> = {
  pdf: { type: 'application/pdf', write: printDocument },
  xml: {
    type: 'application/xml; charset=utf-8',
    write: async (document) => Buffer.from(writeEInvoice(document)),
  },
}

function isFormat(text: string | undefined): text is DocumentFormat {
  return FORMATS.some((format) => format === text)
}

type DocumentArgs = RequestArgs & { params: { number?: string; format?: string } }

async function answerDocument(args: DocumentArgs, find: typeof getInvoice): Promise<Response> {
  const { number = '', format } = args.params
  if (!isFormat(format)) throw notFound()
  const document = await find(number, await readerOf(args))
  const { type, write } = WRITERS[format]
  const body = await write(document)
  return new Response(new Uint8Array(body), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(body.byteLength),
      'Content-Disposition': `attachment; filename="${brand.slug}-${document.number}.${format}"`,
      'Content-Language': document.language,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** The file of an invoice, for the buyer and staff; 404 for anyone else. */
export function answerInvoice(args: DocumentArgs) {
  return orNotFound(orNoPaper(args.request, () => answerDocument(args, getInvoice)))
}

/** The file of a credit note, for the buyer and staff; 404 for anyone else. */
export function answerCreditNote(args: DocumentArgs) {
  return orNotFound(orNoPaper(args.request, () => answerDocument(args, getCreditNote)))
}

/** The same of our invoice to a studio for a fee, for its people and staff. */
export function answerFeeDocument(args: DocumentArgs) {
  return orNotFound(orNoPaper(args.request, () => answerDocument(args, getFeeDocument)))
}

interface Issued {
  id: string
  number: string
  issuedAt: Date
}

/**
 * A document's name and where it is downloaded, on paper and for machines, in the reader's
 * language.
 */
function presentLinks(
  kind: 'invoice' | 'creditNote',
  { id, number, issuedAt }: Issued,
  language: Language,
) {
  const t = translator(language, 'documents')
  const folder = kind === 'invoice' ? 'invoices' : 'credit-notes'
  return {
    id,
    number,
    title: t(`links.${kind}`, { number, date: formatDate(issuedAt, language) }),
    files: FORMATS.map((format) => ({
      href: paths.document(folder, number, format),
      label: t(`links.${format}`),
    })),
  }
}

/** The invoices of an order, each followed by its credit notes. */
export function presentDocuments(
  invoices: (Issued & { creditNotes?: Issued[] })[],
  language: Language,
) {
  return invoices.flatMap((invoice) => [
    presentLinks('invoice', invoice, language),
    ...(invoice.creditNotes ?? []).map((creditNote) =>
      presentLinks('creditNote', creditNote, language),
    ),
  ])
}
