import { brand } from '~/brand'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import { askVies, viesUrl } from '~/platform/vies.server'
import { recordEvent } from '~/domain/events/events.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { readVatNumber } from '~/domain/ground/vat.rules'

export const VAT_CHECK_JOB = 'vat-check'

/** Has an order's VAT number checked where a register is configured; the order waits for nothing. */
export async function queueVatCheck(
  tx: Transaction,
  order: { id: string; country: string; vatNumber: string | null },
  url = viesUrl,
) {
  if (!url || !order.vatNumber || !readVatNumber(order.vatNumber, order.country)) return
  await enqueue(tx, {
    key: `vat-check:${order.id}`,
    kind: VAT_CHECK_JOB,
    payload: { orderId: order.id },
  })
}

/**
 * Asks the EU's register for an order's VAT number and keeps what it says, with its day and the
 * number of the consultation; the VAT of the order stays, and the team is told. Throws where the
 * register does not answer, to be asked again later.
 */
export async function checkVatNumber(orderId: string, url = viesUrl): Promise<void> {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      ...{ country: true, vatNumber: true, vatCheckedAt: true, studioId: true },
      studio: { select: { country: true, vatNumber: true } },
    },
  })
  const number = readVatNumber(order.vatNumber ?? '', order.country)
  if (!url || !number || order.vatCheckedAt) return
  const { country, vatNumber } = order.studio
  const requester =
    order.studioId === OWN_STUDIO_ID
      ? brand.vatNumber
      : readVatNumber(vatNumber ?? '', country ?? '')
  const { valid, at, consultation } = await askVies(url, number, requester ?? '')
  await transaction(async (tx) => {
    const { count } = await tx.order.updateMany({
      where: { id: orderId, vatCheckedAt: null },
      data: { vatCheckedAt: at, vatCheckValid: valid, vatCheckNumber: consultation },
    })
    if (count === 0) return
    await recordEvent(tx, {
      subject: 'order',
      subjectId: orderId,
      orderId,
      kind: valid ? 'order.vat_valid' : 'order.vat_invalid',
      actor: { type: 'system' },
      visibility: 'team',
      data: { number, date: at.toISOString(), consultation },
    })
  })
}

export const vatCheckJob: JobHandler = ({ payload }) =>
  checkVatNumber((payload as { orderId: string }).orderId)
