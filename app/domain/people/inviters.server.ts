import type { Transaction } from '~/platform/db/db.server'
import { holds } from '~/platform/session/permissions.rules'
import { isAdmin } from '~/platform/session/roles'
import { isOwner } from './staff.rules'

type Reader = Pick<Transaction, 'user' | 'companyMember'>

/** Of accounts that open something. */
export const OPEN_ACCOUNT = { disabledAt: null, erasedAt: null } as const

const findInviter = (client: Reader, id: number) =>
  client.user.findFirst({
    where: { id, ...OPEN_ACCOUNT },
    select: { id: true, role: true, isAdmin: true, permissions: true },
  })

/** Whether whoever asked somebody to work for the studio may still do so. */
export async function invitesStaff(client: Reader, userId: number): Promise<boolean> {
  return isOwner({ id: userId }) && (await findInviter(client, userId)) !== null
}

/** Whether whoever asked somebody into a company may still do so. */
export async function invitesPeople(
  client: Reader,
  { companyId, invitedById }: { companyId: string; invitedById: number },
): Promise<boolean> {
  const owns = { companyId, userId: invitedById, role: 'owner', user: OPEN_ACCOUNT } as const
  return (await client.companyMember.count({ where: owns })) > 0
}

/**
 * Whether whoever asked a studio to found its shop may still do so; where nobody is known to have,
 * it stands.
 */
export async function invitesStudios(client: Reader, userId: number | null): Promise<boolean> {
  if (userId === null) return true
  const inviter = await findInviter(client, userId)
  return (
    inviter !== null &&
    isAdmin(inviter) &&
    (isOwner(inviter) || holds(inviter.permissions, 'people'))
  )
}
