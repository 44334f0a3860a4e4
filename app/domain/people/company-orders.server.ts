import type { Transaction } from '~/platform/db/db.server'
import { changeBuyer } from '~/domain/search/order-terms.server'
import { companyOfOrders } from './company.rules'

/**
 * The company that an order placed now by this person belongs to, or null (company.rules.ts,
 * companyOfOrders).
 */
export async function findCompanyOfOrders(
  tx: Transaction,
  userId: number | null,
): Promise<string | null> {
  if (userId === null) return null
  const memberships = await tx.companyMember.findMany({
    where: { userId },
    select: { companyId: true, role: true },
  })
  return companyOfOrders(memberships.map(({ companyId: id, role }) => ({ id, role })))
}

/**
 * What somebody ordered alone becomes the company's that they make; returns how many orders that
 * are.
 */
export async function bringOrders(
  tx: Transaction,
  companyId: string,
  userId: number,
): Promise<number> {
  const { count } = await tx.order.updateMany({
    where: { userId, companyId: null },
    data: { companyId },
  })
  return count
}

/**
 * What somebody who goes has ordered for the company passes to `heir`, who is written to from then
 * on; neither the account nor the browser of the one who goes opens it any more. What was never
 * paid stays theirs alone.
 */
export async function handOrdersOver(
  tx: Transaction,
  companyId: string,
  userId: number,
  heir: { id: number; email: string },
): Promise<void> {
  const placed = { companyId, userId }
  await tx.order.updateMany({
    where: { companyId, userId, confirmedAt: null },
    data: { companyId: null },
  })
  await tx.project.updateMany({ where: { order: placed }, data: { userId: heir.id } })
  await changeBuyer(tx, placed, { userId: heir.id, email: heir.email, visitorHash: '' })
}

/**
 * Somebody who has gone has nothing to read any more in the conversations of the company's orders;
 * those of their own orders stay.
 */
export async function leaveConversations(
  tx: Transaction,
  companyId: string,
  userId: number,
): Promise<void> {
  await tx.threadMember.deleteMany({ where: { userId, thread: { order: { companyId } } } })
}
