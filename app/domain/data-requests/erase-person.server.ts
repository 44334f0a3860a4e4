import { currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import type { JobHandler } from '~/platform/outbox/outbox.server'
import { writePersonTerms } from '~/domain/search/person-terms.server'
import { erasedNames } from './data-request.rules'
import { eraseAccount } from './erase-account.server'
import { eraseCorrespondence } from './erase-correspondence.server'
import { eraseOrders } from './erase-orders.server'
import { dropExportsOf } from './exports.server'
import { moveDataRequest } from './move-data-request.server'

async function mailIsOut(requestId: string) {
  const mail = await db.outboxJob.findUnique({
    where: { key: `account:accountClosed:${requestId}` },
    select: { status: true },
  })
  return !mail || mail.status === 'sent' || mail.status === 'failed'
}

async function finish(tx: Transaction, requestId: string, userId: number) {
  const invoices = await tx.invoice.count({ where: { order: { userId } } })
  const outcome = invoices > 0 ? 'partly_refused' : 'erased'
  await moveDataRequest(tx, requestId, outcome, invoices > 0 ? { reason: 'invoices' } : {})
}

/**
 * Erases what is kept about a person but the papers that the law makes us keep: orders and invoices
 * stay, the name on the invoices alone. Run again, it finds nothing left to do. Throws while the
 * last mail is on its way, so that it comes back.
 */
export const erasePerson: JobHandler = async ({ payload }) => {
  const { requestId } = payload as { requestId: string }
  const request = await db.dataRequest.findFirst({
    where: { id: requestId, kind: 'erasure', status: 'received' },
    select: { userId: true, user: { select: { email: true, emailVerifiedAt: true } } },
  })
  if (!request) return
  if (!(await mailIsOut(requestId)))
    throw new Error('the mail that tells of the erasure is still on its way')
  const { userId, user } = request
  await dropExportsOf(userId)
  await eraseCorrespondence(userId, user.email, user.emailVerifiedAt !== null)
  await transaction(async (tx) => {
    await eraseOrders(tx, userId)
    await eraseAccount(tx, userId)
    await tx.user.update({
      where: { id: userId },
      data: { ...erasedNames(userId), erasedAt: currentTime() },
      select: { id: true },
    })
    await writePersonTerms(tx, [userId])
    await finish(tx, requestId, userId)
  })
}
