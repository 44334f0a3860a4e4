import { randomUUID } from 'node:crypto'
import { transaction } from '~/platform/db/db.server'
import { recordEvent } from '../events/events.server'
import { tellAccount } from '../people/account-notices.server'
import { sealDetails } from './payout-details.server'
import type { PayeeAccount } from './payout-details.schema'

/**
 * Keeps the account that a studio is paid to, as one of its people says; all of them are mailed that
 * it has changed.
 */
export async function changeStudioAccount(
  { studioId, userId }: { studioId: number; userId: number },
  { holder, iban, accountNumber, routing, bic }: PayeeAccount,
): Promise<void> {
  const payoutDetails = sealDetails({ holder, iban, accountNumber, routing, bic })
  await transaction(async (tx) => {
    await tx.studio.update({ where: { id: studioId }, data: { payoutDetails } })
    await recordEvent(tx, {
      ...{ subject: 'studio', subjectId: String(studioId), kind: 'studio.account_changed' },
      ...{ actor: { type: 'seller', id: userId }, visibility: 'team', key: randomUUID() },
    })
    const members = await tx.studioMember.findMany({
      where: { studioId },
      select: { userId: true },
    })
    for (const member of members) await tellAccount(tx, member.userId, 'studioAccountChanged')
  })
}
