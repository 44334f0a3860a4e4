import type { Prisma, Transaction } from '~/platform/db/db.server'
import { issueCreditNote } from '../invoices/issue-credit-note.server'
import { takenFrom, type TakenFrom } from '../ledger/ledger.rules'

type Payment = Prisma.PaymentGetPayload<{ include: { payable: true } }>

/**
 * What a sum that goes back of a payment is taken from: what its buyer is owed already, then what
 * its invoice says (business.md, Refund state).
 */
export async function readTakenFrom(
  tx: Transaction,
  payment: Payment,
  amount: number,
): Promise<TakenFrom> {
  const { _sum } = await tx.creditNote.aggregate({
    where: { invoice: { payableId: payment.payableId } },
    _sum: { total: true },
  })
  return takenFrom(payment.payable, payment, _sum.total ?? 0, amount)
}

/**
 * The credit note of a refund, for as much of it as none stands for yet: those of an invoice never
 * exceed it, however often a bank sends money back.
 */
export async function creditRefund(
  tx: Transaction,
  { payableId, currency }: Payment,
  refundId: string,
  { net, vat }: TakenFrom,
) {
  if (net + vat > 0) await issueCreditNote(tx, payableId, { id: refundId, currency, net, vat })
}
