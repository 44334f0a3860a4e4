import { reconcile } from '../app/domain/payments/reconcile.server'
import { reconcilePayouts } from '../app/domain/payouts/reconcile-payouts.server'
import { applyUnfinished, replayEvents } from '../app/domain/provider-events/replay-events.server'
import { after, DAY } from '../app/platform/clock'
import { db } from '../app/platform/db/db.server'
import { gateway } from '../app/platform/payments/payments.server'

const amount = (cents: number | null, currency: string) =>
  cents === null ? 'nothing' : `${(cents / 100).toFixed(2)} ${currency}`

/**
 * Applies the stored events again and compares the books, and prints what it finds. True when all is
 * well.
 */
export async function reconcileBooks(days: number): Promise<boolean> {
  const unapplied = await applyUnfinished()
  if (unapplied > 0)
    console.log(
      `${unapplied} stored events could not be applied: see /dashboard/admin/payments/events.`,
    )
  const { events, made } = await replayEvents()
  console.log(
    `${events} stored events applied again: ${made === 0 ? 'nothing changed' : `${made} rows were missing and have been booked`}.`,
  )
  const { payments, differences } = await reconcile(after(-days * DAY))
  console.log(
    `${payments} payments at ${gateway.name} over ${days} days compared: ${differences.length === 0 ? 'no difference' : `${differences.length} differences`}.`,
  )
  for (const { kind, paymentId, currency, provider, booked } of differences) {
    console.log(
      `${paymentId}  ${kind}: ${gateway.name} has ${amount(provider, currency)}, the ledger has ${amount(booked, currency)}`,
    )
  }
  const payouts = await reconcilePayouts()
  console.log(
    `${payouts.sums} payout balances compared with the ledger: ${payouts.differences.length === 0 ? 'no difference' : `${payouts.differences.length} differences`}.`,
  )
  for (const { kind, payee, currency, payouts: own, booked } of payouts.differences) {
    console.log(
      `${payee}  ${kind}: payouts have ${amount(own, currency)}, the ledger has ${amount(booked, currency)}`,
    )
  }
  await db.$disconnect()
  return (
    unapplied === 0 && made === 0 && differences.length === 0 && payouts.differences.length === 0
  )
}
