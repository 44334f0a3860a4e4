import type { MailAttachment } from '~/platform/mail/transport.server'
import type { BillingDocument } from '~/domain/invoices/billing-document.rules'
import { getCreditNote, getInvoice } from '~/domain/invoices/billing-documents.server'
import { sellerMember, type OrderReader } from '~/domain/people/participant.server'
import { studioOf } from './papers.rules'

/** An invoice or a credit note that goes with a mail. */
export interface Paper {
  kind: BillingDocument['kind']
  number: string
}

const NOBODY = 0

/** The mail goes to the buyer alone, whose paper it is; it is read for the studio that sold. */
const readerOf = (studioId: number): OrderReader => ({
  visitor: null,
  client: null,
  seller: sellerMember(NOBODY, studioId),
  admin: false,
})

async function printPaper({ kind, number }: Paper): Promise<MailAttachment> {
  const reader = readerOf(studioOf(number))
  const document =
    kind === 'invoice' ? await getInvoice(number, reader) : await getCreditNote(number, reader)
  // With its faces and its library it is large, and most mails have none.
  const { printDocument } = await import('~/domain/invoices/document-pdf.server')
  return {
    name: `${number}.pdf`,
    contentType: 'application/pdf',
    content: await printDocument(document),
  }
}

/** The papers of a mail as PDF. Throws `notFound` for a number that is none. */
export function printPapers(papers: Paper[]): Promise<MailAttachment[]> {
  return Promise.all(papers.map(printPaper))
}
