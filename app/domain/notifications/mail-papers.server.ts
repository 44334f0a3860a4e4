import type { MailAttachment } from '~/platform/mail/transport.server'
import type { BillingDocument } from '../invoices/billing-document.rules'
import { getCreditNote, getInvoice } from '../invoices/billing-documents.server'

/** An invoice or a credit note that goes with a mail. */
export interface Paper {
  kind: BillingDocument['kind']
  number: string
}

/** The mail goes to the buyer alone, whose paper it is. */
const STUDIO = { visitor: null, client: null, admin: true }

async function printPaper({ kind, number }: Paper): Promise<MailAttachment> {
  const document = kind === 'invoice' ? await getInvoice(number, STUDIO) : await getCreditNote(number, STUDIO)
  // With its faces and its library it is large, and most mails have none.
  const { printDocument } = await import('../invoices/document-pdf.server')
  return { name: `${number}.pdf`, contentType: 'application/pdf', content: await printDocument(document) }
}

/** The papers of a mail as PDF. Throws NotFoundError for a number that is none. */
export function printPapers(papers: Paper[]): Promise<MailAttachment[]> {
  return Promise.all(papers.map(printPaper))
}
