import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { hashPassword } from '~/platform/crypto/passwords.server'
import { transaction, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { invitesStaff } from './inviters.server'
import { normalizePassword } from './people.rules'
import { openInvitedAccount } from './people.server'
import { recordStaffEvent, requireFree, STAFF_VIEWER } from './staff.server'

/** Uses an invitation up, once, and lets its account in. Throws `staff.*`. */
async function join(
  tx: Transaction,
  invitationId: string,
  user: { id: number; email: string },
): Promise<Viewer> {
  const invitation = await tx.staffInvitation.findUnique({ where: { id: invitationId } })
  if (!invitation) throw new DomainError('staff.gone')
  if (invitation.email !== user.email) throw new DomainError('staff.otherAddress')
  if (!(await invitesStaff(tx, invitation.invitedById))) throw new DomainError('staff.gone')
  await requireFree(tx, user.email)
  const now = currentTime()
  const { count } = await tx.staffInvitation.updateMany({
    where: { id: invitationId, liveKey: { not: null }, expiresAt: { gt: now } },
    data: { acceptedAt: now, liveKey: null },
  })
  if (count === 0) throw new DomainError('staff.gone')
  await recordStaffEvent(tx, 'joined', {
    actorId: user.id,
    subjectId: String(user.id),
    data: { invitationId },
  })
  return tx.user.update({
    where: { id: user.id },
    data: { role: 'admin', isAdmin: true, permissions: invitation.permissions },
    select: STAFF_VIEWER,
  })
}

/**
 * Somebody who is signed in says yes to an invitation to their own address. Throws `staff.*`.
 */
export function acceptStaffInvitation(
  invitationId: string,
  user: Pick<Viewer, 'id' | 'email'>,
): Promise<Viewer> {
  return transaction((tx) => join(tx, invitationId, user))
}

/**
 * Says yes with a new account, or one that has no password yet: the link proves the address. The
 * password must already be allowed (`passwordProblem`). Throws `staff.*`, also for an address
 * whose account signs in.
 */
export async function joinStaffWithNewAccount(
  invitationId: string,
  {
    email,
    name,
    password,
    language,
  }: { email: string; name: string; password: string; language: Language },
): Promise<Viewer> {
  const passwordHash = await hashPassword(normalizePassword(password))
  return transaction(async (tx) => {
    const userId = await openInvitedAccount(tx, { email, name, language, passwordHash })
    if (userId === null) throw new DomainError('staff.account')
    return join(tx, invitationId, { id: userId, email })
  })
}
