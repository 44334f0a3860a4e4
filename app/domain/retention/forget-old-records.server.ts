import { subMonths } from 'date-fns'
import { after, HOUR } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { log } from '~/platform/log.server'
import { forgetRemovedNotes } from '../clients/staff-notes.server'
import { forgetApplications } from '../freelancers/forget-applications.server'
import { forgetBuyers } from '../orders/forget-buyers.server'
import { forgetUnconfirmed } from '../studios/waitlist.server'
import { RETENTION } from './retention.rules'

const INTERVAL = HOUR

/** What looks like spam goes sooner, but never a withdrawal: somebody may have to show that it came. */
function forgetMessages(now: Date) {
  const suspected = { suspicions: { not: '' }, topic: { not: 'withdrawal' }, createdAt: { lt: subMonths(now, RETENTION.suspectedSpam) } }
  // eslint-disable-next-line no-restricted-syntax -- every studio’s are kept as long
  return db.contactMessage.deleteMany({ where: { OR: [suspected, { createdAt: { lt: subMonths(now, RETENTION.contactMessages) } }] } })
}

/** Deletes what has been kept for as long as the privacy policy says. */
export async function forgetOldRecords(now = new Date()): Promise<void> {
  const before = (kind: keyof typeof RETENTION) => ({ lt: subMonths(now, RETENTION[kind]) })
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.accountLink.deleteMany({ where: { expiresAt: before('passwordLinks') } })
  // eslint-disable-next-line no-restricted-syntax -- every studio’s carts are kept as long
  await db.cart.deleteMany({ where: { status: { in: ['abandoned', 'merged'] }, updatedAt: before('carts') } })
  // eslint-disable-next-line no-restricted-syntax -- every studio’s quotes are kept as long
  await db.quote.deleteMany({ where: { OR: [{ status: 'draft', updatedAt: before('quoteDrafts') }, { expiresAt: before('quotes') }] } })
  await db.mailMessage.deleteMany({ where: { createdAt: before('mails') } })
  await db.notification.deleteMany({ where: { createdAt: before('notifications') } })
  await db.outboxJob.deleteMany({ where: { status: 'sent', finishedAt: before('jobs') } })
  // What a mail would have said is kept as long as one that went out.
  await db.outboxJob.deleteMany({ where: { status: 'failed', createdAt: before('mails') } })
  await db.webhookEvent.deleteMany({ where: { receivedAt: before('paymentNotices') } })
  await db.consentRecord.deleteMany({ where: { at: before('consentRecords') } })
  await forgetUnconfirmed(now)
  await forgetRemovedNotes(now)
  const { count: messages } = await forgetMessages(now)
  const buyers = await forgetBuyers(now)
  const applications = await forgetApplications(now)
  if (messages + buyers + applications > 0) log.info({ messages, buyers, applications }, 'old records forgotten')
}

let nextRun = new Date(0)

/** The same as a timer: once an hour, since some of it reads whole tables. */
export async function forgetOldRecordsHourly(now = new Date()): Promise<void> {
  if (now < nextRun) return
  nextRun = after(INTERVAL, now)
  await forgetOldRecords(now)
}
