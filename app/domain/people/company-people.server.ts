import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { handOrdersOver, leaveConversations } from './company-orders.server'
import { recordCompanyEvent, requireMember, requireNoOwner, requireOwner } from './company.server'
import type { CompanyRole } from './participant.rules'
import { writePersonTerms } from '~/domain/search/person-terms.server'

interface Member {
  companyId: string
  userId: number
}

/** Throws `company.*` for somebody who has left. */
async function getMember(
  tx: Transaction,
  member: Member,
): Promise<{ role: CompanyRole; name: string }> {
  const found = await tx.companyMember.findUnique({
    where: { companyId_userId: member },
    select: { role: true, user: { select: { name: true } } },
  })
  if (!found) throw new DomainError('company.gone')
  return { role: found.role, name: found.user.name }
}

/**
 * The owners beside one person; accounts that are closed count for nothing. Throws `company.*`
 * when there is none.
 */
async function requireOtherOwners(tx: Transaction, { companyId, userId }: Member) {
  const owners = await tx.companyMember.findMany({
    where: {
      companyId,
      role: 'owner',
      userId: { not: userId },
      user: { disabledAt: null, erasedAt: null },
    },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { user: { select: { id: true, email: true } } },
  })
  if (owners.length === 0) throw new DomainError('company.lastOwner')
  return owners.map(({ user }) => user)
}

/**
 * Gives somebody another role in the actor's company; the same one again changes nothing. The
 * transactions are serializable: of two owners who demote each other at once, one is refused.
 * Returns the person's name. Throws `notFound` and `company.*`.
 */
export async function changeRole(
  actorId: number,
  member: Member,
  role: CompanyRole,
): Promise<string> {
  return transaction(async (tx) => {
    await requireOwner(tx, member.companyId, actorId)
    const { role: from, name } = await getMember(tx, member)
    if (from === role) return name
    if (from === 'owner') await requireOtherOwners(tx, member)
    if (role === 'owner') await requireNoOwner(tx, member.userId)
    await tx.companyMember.update({ where: { companyId_userId: member }, data: { role } })
    await recordCompanyEvent(tx, member.companyId, 'role_changed', {
      actorId,
      data: { userId: member.userId, from, to: role },
    })
    return name
  })
}

/**
 * Takes somebody out of the actor's company, or the actor out of a company: what they ordered for
 * it passes to the owner who does it, or to the one who has been there longest. Throws
 * `notFound` and `company.*`.
 */
export async function removePerson(actorId: number, member: Member): Promise<void> {
  const { companyId, userId } = member
  await transaction(async (tx) => {
    await (userId === actorId ? requireMember : requireOwner)(tx, companyId, actorId)
    const { role } = await getMember(tx, member)
    const owners = await requireOtherOwners(tx, member)
    await tx.companyMember.delete({ where: { companyId_userId: member } })
    await writePersonTerms(tx, [userId])
    await handOrdersOver(
      tx,
      companyId,
      userId,
      owners.find(({ id }) => id === actorId) ?? owners[0]!,
    )
    await leaveConversations(tx, companyId, userId)
    await recordCompanyEvent(tx, companyId, userId === actorId ? 'left' : 'removed', {
      actorId,
      data: { userId, role },
    })
  })
}

/**
 * Somebody of a company, for the page on which they go. Throws `notFound` for whoever the actor
 * may not remove.
 */
export async function getLeaver(actorId: number, member: Member) {
  const actorRole = await requireMember(db, member.companyId, actorId)
  if (actorId !== member.userId && actorRole !== 'owner')
    throw new DomainError('notFound', 'member')
  const found = await db.companyMember.findUnique({
    where: { companyId_userId: member },
    select: {
      role: true,
      company: { select: { id: true, name: true } },
      user: { select: { id: true, name: true, email: true } },
    },
  })
  if (!found) throw new DomainError('notFound', 'member')
  return { ...found, self: actorId === member.userId }
}
