import { adminPaths } from '~/paths/admin'
import { after, currentTime, DAY } from '~/platform/clock'
import { transaction } from '~/platform/db/db.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import { findUnbalanced } from '~/domain/ledger/bookings.server'
import { notifyStaff } from '~/domain/notifications/notify.server'
import { reconcilePayouts } from '~/domain/payouts/reconcile-payouts.server'
import { reconcile } from '~/domain/payments/reconcile.server'
import { applyUnfinished } from './replay-events.server'

export const RECONCILE_JOB = 'reconcile'

/** How far back each night looks, days. */
const NIGHTLY_DAYS = 90

let calledFor = ''

/**
 * The timer that calls for the reconciliation of each day of the studio, once (business.md, Decided
 * in November 2026).
 */
export async function reconcileNightly(now = currentTime()): Promise<void> {
  const day = formatIsoDay(now)
  if (day === calledFor) return
  await transaction((tx) =>
    enqueue(tx, { key: `${RECONCILE_JOB}:${day}`, kind: RECONCILE_JOB, payload: { day } }),
  )
  calledFor = day
}

/**
 * Applies events that have had no effect yet, then compares the provider's books with ours; staff
 * are told of every difference. Throws GatewayError.
 */
export const reconcileJob: JobHandler = async ({ key }) => {
  const unapplied = await applyUnfinished()
  const [{ differences }, payouts, unbalanced] = [
    await reconcile(after(-NIGHTLY_DAYS * DAY)),
    await reconcilePayouts(),
    await findUnbalanced(),
  ]
  if (unapplied + differences.length + payouts.differences.length + unbalanced.length === 0) return
  await transaction((tx) =>
    notifyStaff(tx, { kind: 'studio.books', data: {}, href: adminPaths.reconciliation(), key }),
  )
}
