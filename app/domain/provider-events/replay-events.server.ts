import { db } from '~/platform/db/db.server'
import { gateway } from '~/platform/payments/payments.server'
import { settleSession } from '~/domain/payments/checkout.server'
import { receiveAccount } from '~/domain/payouts/payout-account.server'
import { receiveTransfer } from '~/domain/payouts/send-payout.server'
import { settleDispute } from '~/domain/payments/disputes.server'
import { aboutEvent, applyEvent, ASYNC_FAILED } from './receive-webhook.server'
import { settleRefund } from '~/domain/payments/settle-refund.server'

const PAGE = 100

/** Applies what an event is about, as the provider has it now. Throws GatewayError. */
export async function replay({ type, payload }: { type: string; payload: string }) {
  const about = aboutEvent(payload)
  if (!about) return
  if (about.kind === 'session') await settleSession(about.id, { failed: type === ASYNC_FAILED })
  else if (about.kind === 'transfer') await receiveTransfer(about.id)
  else if (about.kind === 'account') await receiveAccount(about.id)
  else if (about.kind === 'refund') await settleRefund(await gateway.retrieveRefund(about.id))
  else await settleDispute(await gateway.retrieveDispute(about.id))
}

/** Everything that an event can make, counted. */
async function countBooked() {
  const counts = await Promise.all([
    db.ledgerEntry.count(),
    db.invoice.count(),
    db.creditNote.count(),
    // eslint-disable-next-line no-restricted-syntax -- all that there is is counted
    db.payment.count(),
    db.refund.count(),
    db.project.count(),
    db.user.count(),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Applies the events that have had no effect yet; returns how many still have none. */
export async function applyUnfinished(): Promise<number> {
  let left = 0
  for (let after: string | undefined; ;) {
    const where = {
      gateway: gateway.name,
      outcome: { in: ['received', 'waiting', 'failed'] },
      id: after ? { gt: after } : undefined,
    }
    const page = await db.webhookEvent.findMany({
      where,
      orderBy: { id: 'asc' },
      take: PAGE,
      select: { id: true },
    })
    for (const { id } of page) await applyEvent(id).catch(() => (left += 1))
    after = page.at(-1)?.id
    if (page.length < PAGE) return left
  }
}

/**
 * Applies every stored event of the gateway once more. What was booked stays as it is, so a row
 * that comes about shows an effect that was lost. Returns how many events there were and how many
 * rows were made. Throws GatewayError.
 */
export async function replayEvents() {
  const before = await countBooked()
  let events = 0
  for (let after: string | undefined; ;) {
    const page = await db.webhookEvent.findMany({
      where: { gateway: gateway.name, outcome: 'applied' },
      orderBy: { id: 'asc' },
      take: PAGE,
      ...(after && { cursor: { id: after }, skip: 1 }),
    })
    for (const event of page) await replay(event)
    events += page.length
    after = page.at(-1)?.id
    if (page.length < PAGE) return { events, made: (await countBooked()) - before }
  }
}
