import { db, transaction } from '~/platform/db/db.server'
import { log } from '~/platform/log.server'
import type { JobHandler } from '~/platform/outbox/outbox.server'
import { GatewayRefusal, type GatewayTransfer } from '~/platform/payments/gateway'
import { gateway } from '~/platform/payments/payments.server'
import { bookPaidOut } from '../ledger/payout-bookings.server'
import { finishEvent, type StoredEvent } from '../payments/webhook-events.server'
import {
  movePayout,
  payoutParts,
  readPayout,
  tellOfPayout,
  toBook,
  type PayoutWithParts,
} from './move-payout.server'
import { accountToSendTo } from './payout-account.server'
import { failIn, reverseIn } from './payouts.server'
import type { Transaction } from '~/platform/db/db.server'

const GATEWAY = { type: 'gateway' } as const
const LONGEST_REASON = 300

function transfers() {
  if (!gateway.transfers) throw new Error(`${gateway.name} sends no money to freelancers`)
  return gateway.transfers
}

/** The account takes no money any more: an admin sends it. */
async function leaveToHand(payoutId: string, round: number) {
  await transaction(async (tx) => {
    const { count } = await tx.payout.updateMany({
      where: { id: payoutId, status: 'scheduled', round, gateway: { not: null } },
      data: { gateway: null },
    })
    if (count === 1)
      await tellOfPayout(tx, await readPayout(tx, payoutId), 'payout.by_hand', GATEWAY)
  })
}

/**
 * Sends a scheduled payout on its day, unless it was sent already: a provider answers a repeat of
 * an idempotency key with the error that it answered first, and forgets the key after a day.
 */
export const sendPayout: JobHandler = async ({ payload }) => {
  const { payoutId, round } = payload as { payoutId: string; round: number }
  const payout = await db.payout.findUniqueOrThrow({ where: { id: payoutId } })
  const { status, amount, vat, currency, freelancerId } = payout
  if (status !== 'scheduled' || payout.round !== round || !payout.gateway || !freelancerId) return
  const account = await accountToSendTo(freelancerId)
  const sent = await transfers().find(payoutId)
  if (sent) return settleTransfer(sent)
  if (!account) return leaveToHand(payoutId, round)
  try {
    await settleTransfer(
      await transfers().create({ payoutId, round, account, amount: amount + vat, currency }),
    )
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    await transaction(async (tx) =>
      failIn(tx, await readPayout(tx, payoutId), error.message.slice(0, LONGEST_REASON), GATEWAY),
    )
  }
}

function findPayout(tx: Transaction, { id, payoutId }: GatewayTransfer) {
  const where = payoutId ? { id: payoutId } : { gatewayTransferId: id }
  return tx.payout.findFirst({ where, include: payoutParts })
}

async function bookSent(tx: Transaction, payout: PayoutWithParts, told: GatewayTransfer) {
  const data = { gatewayTransferId: told.id, paidAt: told.at, gateway: gateway.name }
  if (await movePayout(tx, payout, 'paid', { actor: GATEWAY, data }))
    await bookPaidOut(tx, toBook(payout), gateway.name)
  else if (payout.gatewayTransferId !== told.id)
    log.error(
      { payout: payout.id, transfer: told.id },
      'transfer made for a payout that was not waiting for one',
    )
}

/**
 * What the freelancer's account gave back in full was never paid; a part of it is for an admin to
 * see.
 */
async function bookReturned(tx: Transaction, payout: PayoutWithParts, told: GatewayTransfer) {
  await bookSent(tx, payout, told)
  await reverseIn(tx, await readPayout(tx, payout.id), told.id, GATEWAY)
}

/**
 * Books the state of a transfer, in one transaction and once however often it is told; one of
 * nobody here changes nothing.
 */
export async function settleTransfer(told: GatewayTransfer, event?: StoredEvent) {
  await transaction(async (tx) => {
    const payout = await findPayout(tx, told)
    if (event && !(await finishEvent(tx, event, payout ? 'applied' : 'ignored'))) return
    if (!payout) return
    if (told.status === 'reversed') await bookReturned(tx, payout, told)
    else await bookSent(tx, payout, told)
  })
}

/** Books what the provider says of a transfer now, with the event that told of it. */
export async function receiveTransfer(id: string, event?: StoredEvent) {
  await settleTransfer(await transfers().retrieve(id), event)
}
