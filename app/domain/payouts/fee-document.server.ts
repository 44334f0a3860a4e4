import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/platform/i18n/languages'
import { isDocumentNumber, type BillingDocument } from '../invoices/billing-document.rules'
import { buyerSchema, sellerSchema, vatInKronor } from '../invoices/billing-documents.server'
import type { OrderReader } from '../people/participant.server'

/**
 * The operator's invoice for a fee, or the credit note that takes it back, for the studio's people
 * and staff. Throws `notFound`.
 */
export async function getFeeDocument(
  number: string,
  { seller = null, admin }: Pick<OrderReader, 'seller' | 'admin'>,
): Promise<BillingDocument> {
  const own = admin ? {} : { statement: { studioId: seller?.studioId } }
  const row =
    (admin || seller) && isDocumentNumber(number)
      ? await db.studioFeeInvoice.findFirst({
          where: { OR: [{ number }, { creditNumber: number }], ...own },
          include: { statement: { select: { number: true, feeRate: true } } },
        })
      : null
  if (!row) throw new DomainError('notFound', 'fee invoice')
  const { statement, currency, net, vatRate, vat, total, issuedAt } = row
  const credit = row.creditNumber === number
  const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE
  const description = translator(language, 'documents')('fee.line', {
    ...{ number: statement.number, rate: formatRate(statement.feeRate, language) },
  })
  return {
    ...{ kind: credit ? 'creditNote' : 'invoice', number, currency, net, vatRate, vat, total },
    issuedAt: credit ? (row.creditedAt ?? issuedAt) : issuedAt,
    language,
    ...{ orderNumber: statement.number, about: 'statement', paidAt: issuedAt, method: 'offset' },
    credits: credit ? { number: row.number, issuedAt, total } : null,
    ...{ seller: sellerSchema.parse(row.seller), buyer: buyerSchema.parse(row.buyer) },
    lines: [{ description, quantity: 1, unitNet: net, discount: 0, net }],
    ...{ reverseCharge: row.reverseCharge, kronor: vatInKronor(row, vat) },
  }
}
