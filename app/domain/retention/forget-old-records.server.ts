import { subMonths } from 'date-fns'
import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { forgetRemovedNotes } from '../clients/staff-notes.server'
import { forgetApplications } from '../freelancers/forget-applications.server'
import { forgetBuyers } from '../orders/forget-buyers.server'
import { forgetUnconfirmed } from '../studios/waitlist.server'
import { RETENTION } from '~/domain/ground/retention.rules'

/**
 * What looks like spam goes sooner, but never a withdrawal: somebody may have to show that it came.
 */
function forgetMessages(now: Date) {
  const suspected = {
    suspicions: { not: '' },
    topic: { not: 'withdrawal' },
    createdAt: { lt: subMonths(now, RETENTION.suspectedSpam) },
  }
  // eslint-disable-next-line no-restricted-syntax -- every studio’s are kept as long
  return db.contactMessage.deleteMany({
    where: { OR: [suspected, { createdAt: { lt: subMonths(now, RETENTION.contactMessages) } }] },
  })
}

/** What is deleted, each kind on its own. */
function stepsOf(now: Date): (() => Promise<unknown>)[] {
  const before = (kind: keyof typeof RETENTION) => ({ lt: subMonths(now, RETENTION[kind]) })
  return [
    () => db.session.deleteMany({ where: { expiresAt: { lt: now } } }),
    () => db.apiToken.deleteMany({ where: { expiresAt: { lt: now } } }),
    () => db.accountLink.deleteMany({ where: { expiresAt: before('passwordLinks') } }),
    () =>
      // eslint-disable-next-line no-restricted-syntax -- every studio’s carts are kept as long
      db.cart.deleteMany({
        where: { status: { in: ['abandoned', 'merged'] }, updatedAt: before('carts') },
      }),
    () =>
      // eslint-disable-next-line no-restricted-syntax -- every studio’s quotes are kept as long
      db.quote.deleteMany({
        where: {
          OR: [
            { status: 'draft', updatedAt: before('quoteDrafts') },
            { expiresAt: before('quotes') },
          ],
        },
      }),
    () =>
      // eslint-disable-next-line no-restricted-syntax -- every studio’s quotes are kept as long
      db.cart.deleteMany({
        where: { proposal: { status: 'draft', updatedAt: before('quoteDrafts') } },
      }),
    // What was written for a quote alone, and was never ordered.
    () =>
      // eslint-disable-next-line no-restricted-syntax -- of every studio
      db.product.deleteMany({
        where: { bespoke: true, cartItems: { none: {} }, orderLines: { none: {} } },
      }),
    () => db.mailMessage.deleteMany({ where: { createdAt: before('mails') } }),
    () => db.notification.deleteMany({ where: { createdAt: before('notifications') } }),
    () => db.outboxJob.deleteMany({ where: { status: 'sent', finishedAt: before('jobs') } }),
    // What a mail would have said is kept as long as one that went out.
    () => db.outboxJob.deleteMany({ where: { status: 'failed', createdAt: before('mails') } }),
    () => db.webhookEvent.deleteMany({ where: { receivedAt: before('paymentNotices') } }),
    () => db.consentRecord.deleteMany({ where: { at: before('consentRecords') } }),
    () => forgetUnconfirmed(now),
    () => forgetRemovedNotes(now),
    () => forgetMessages(now),
    () => forgetBuyers(now),
    () => forgetApplications(now),
  ]
}

/**
 * Deletes what has been kept for as long as the privacy policy says; what cannot be deleted keeps
 * back nothing else, and is thrown at the end.
 */
export async function forgetOldRecords(now = currentTime()): Promise<void> {
  const errors: unknown[] = []
  for (const step of stepsOf(now)) await step().catch((error) => errors.push(error))
  if (errors.length > 0)
    throw new AggregateError(errors, errors.map((error) => (error as Error).message).join('\n'))
}
