import { currentTime } from '~/platform/clock'
import type { Transaction } from '~/platform/db/db.server'
import { nextPrintedNumber, seriesOf } from '~/domain/ground/number-series.server'

/**
 * The credit note of a refund, with the next number of the year; none where nothing was invoiced
 * (business.md, Payable).
 */
export async function issueCreditNote(
  tx: Transaction,
  payableId: string,
  refund: { id: string; currency: string; net: number; vat: number },
) {
  const invoice = await tx.invoice.findUnique({
    where: { payableId },
    select: { id: true, order: { select: { studioId: true } } },
  })
  if (!invoice) return
  const { id: refundId, currency, net, vat } = refund
  await tx.creditNote.create({
    data: {
      number: await nextPrintedNumber(tx, seriesOf('CN', invoice.order.studioId)),
      invoiceId: invoice.id,
      refundId,
      currency,
      net,
      vat,
      total: net + vat,
      issuedAt: currentTime(),
    },
  })
}
