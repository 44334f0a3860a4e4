import type { Transaction } from '~/platform/db/db.server'
import { enqueue } from '~/platform/outbox/outbox.server'

interface Reader {
  id: string
  email: string
  language: string
  userId: number | null
}

interface LinkedOrder extends Reader {
  payerEmail: string | null
}

const toBuyer = ({ email, language, userId }: Reader) => ({
  to: email,
  language,
  userId: userId ?? undefined,
})

/**
 * The link goes to whoever is to pay, where their address is known, and to the buyer what was
 * ordered and who pays by when.
 */
export async function sendPayLink(tx: Transaction, order: LinkedOrder, payableId: string) {
  const { id, language, payerEmail } = order
  if (payerEmail)
    await enqueue(tx, {
      key: `pay-link:${payableId}`,
      kind: 'mail',
      payload: { template: 'pay-link', language, to: payerEmail, data: { payableId } },
    })
  await enqueue(tx, {
    key: `pay-link-sent:${id}`,
    kind: 'mail',
    payload: { template: 'pay-link-sent', ...toBuyer(order), data: { payableId } },
  })
}

/** A reminder before the time to pay is over, to whoever pays. */
export async function remindPayer(
  tx: Transaction,
  { language, payerEmail, email }: LinkedOrder,
  payableId: string,
) {
  await enqueue(tx, {
    key: `pay-link-reminder:${payableId}`,
    kind: 'mail',
    payload: {
      template: 'pay-link-reminder',
      language,
      to: payerEmail ?? email,
      data: { payableId },
    },
  })
}

/** Nobody paid in time: the buyer is told. */
export async function tellLinkOver(tx: Transaction, order: Reader) {
  await enqueue(tx, {
    key: `pay-link-over:${order.id}`,
    kind: 'mail',
    payload: { template: 'pay-link-over', ...toBuyer(order), data: { orderId: order.id } },
  })
}

/**
 * The receipt of whoever paid for somebody else's order; the order and its account stay the
 * buyer's.
 */
export async function thankPayer(
  tx: Transaction,
  { language, payerEmail }: LinkedOrder,
  payableId: string,
) {
  if (!payerEmail) return
  await enqueue(tx, {
    key: `payer-receipt:${payableId}`,
    kind: 'mail',
    payload: { template: 'payer-receipt', language, to: payerEmail, data: { payableId } },
  })
}
