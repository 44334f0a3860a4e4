import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { recordEvent } from '../events/events.server'
import { findCompanyOfOrders } from '../people/company-orders.server'
import { normalizeLogin } from '../people/people.rules'

/**
 * The account that a guest's mail address belongs to and that has to be asked (business.md, Guest
 * with an existing account's address); null for an address without one. An account that nobody has
 * entered yet, as guests' orders made it, has nobody to ask and nothing to see: what is ordered
 * with its address joins it.
 */
export async function findAccountToAsk(tx: Transaction, email: string): Promise<number | null> {
  const entered = {
    OR: [
      { passwordHash: { not: null } },
      { emailVerifiedAt: { not: null } },
      { memberships: { some: {} } },
    ],
  }
  const user = await tx.user.findFirst({
    where: { email: normalizeLogin(email), ...entered },
    select: { id: true },
  })
  return user?.id ?? null
}

/**
 * The orders that an account is asked about, the oldest first, and the company that they can join.
 */
export async function listAskedOrders(userId: number) {
  const orders = await db.order.findMany({
    where: { askedUserId: userId },
    orderBy: { createdAt: 'asc' },
    take: 50,
    select: {
      id: true,
      number: true,
      title: true,
      total: true,
      currency: true,
      confirmedAt: true,
      createdAt: true,
    },
  })
  if (orders.length === 0) return { orders, company: null }
  const companyId = await findCompanyOfOrders(db, userId)
  return {
    orders,
    company:
      companyId === null
        ? null
        : await db.company.findUnique({
            where: { id: companyId },
            select: { id: true, name: true },
          }),
  }
}

export const countAskedOrders = (userId: number) =>
  db.order.count({ where: { askedUserId: userId } })

export type AskedAnswer = 'own' | 'company' | 'no'

async function join(tx: Transaction, orderId: string, userId: number, companyId: string | null) {
  await tx.order.update({ where: { id: orderId }, data: { userId, companyId } })
  await tx.project.updateMany({ where: { orderId }, data: { userId } })
  await tx.file.updateMany({
    where: { project: { orderId }, ownerId: null, visibility: 'client' },
    data: { ownerId: userId },
  })
}

/**
 * What the account says: the order becomes its own, also its company's, or goes on alone with its
 * own link. Throws `notFound` for an order that it is not asked about, or not any more.
 */
export async function answerAskedOrder(
  userId: number,
  orderId: string,
  answer: AskedAnswer,
): Promise<{ number: string }> {
  return transaction(async (tx) => {
    const asked = isId(orderId)
      ? await tx.order.updateMany({
          where: { id: orderId, askedUserId: userId },
          data: { askedUserId: null },
        })
      : { count: 0 }
    if (asked.count === 0) throw new DomainError('notFound', 'order')
    if (answer !== 'no')
      await join(
        tx,
        orderId,
        userId,
        answer === 'company' ? await findCompanyOfOrders(tx, userId) : null,
      )
    const kind = answer === 'no' ? 'order.disowned' : 'order.claimed'
    await recordEvent(tx, {
      subject: 'order',
      subjectId: orderId,
      orderId,
      kind,
      actor: { type: 'client', id: userId },
      visibility: 'team',
    })
    return tx.order.findUniqueOrThrow({ where: { id: orderId }, select: { number: true } })
  })
}
