import type { Transaction } from '~/platform/db/db.server'

/**
 * Signs somebody out everywhere, but in the session to keep, and ends the tokens and the
 * webhook endpoints of their programs, since whoever got in can have made one. How many sessions it was.
 */
export async function endAccess(tx: Transaction, userId: number, keep?: string): Promise<number> {
  await tx.apiToken.deleteMany({ where: { userId } })
  await tx.webhookEndpoint.deleteMany({ where: { userId } })
  const { count } = await tx.session.deleteMany({
    where: { userId, ...(keep !== undefined && { id: { not: keep } }) },
  })
  return count
}
