import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { recordEvent } from '../events/events.server'
import { OPEN_ACCOUNT } from './inviters.server'
import { bringOrders } from './company-orders.server'
import type { CompanyInput } from './company.schema'
import type { CompanyRole } from './participant.rules'
import { writeMemberTerms, writePersonTerms } from '~/domain/search/person-terms.server'

const factsOf = ({ vatNumber, ...facts }: CompanyInput) => ({
  ...facts,
  vatNumber: vatNumber || null,
})

type CompanyEvent =
  | 'made'
  | 'changed'
  | 'invited'
  | 'invited_again'
  | 'uninvited'
  | 'joined'
  | 'role_changed'
  | 'removed'
  | 'left'

/** Appends to the history of a company; people are named by their ids. */
export function recordCompanyEvent(
  tx: Transaction,
  companyId: string,
  kind: CompanyEvent,
  { actorId, data }: { actorId: number; data?: Prisma.InputJsonObject },
) {
  const actor = { type: 'client', id: actorId } as const
  return recordEvent(tx, {
    subject: 'company',
    subjectId: companyId,
    kind: `company.${kind}`,
    actor,
    data,
    key: `company:${companyId}:${kind}:${randomUUID()}`,
  })
}

/** What somebody is in a company. Throws `notFound` for a company that they are not in. */
export async function requireMember(
  tx: Transaction,
  companyId: string,
  userId: number,
): Promise<CompanyRole> {
  const member = await tx.companyMember.findUnique({
    where: { companyId_userId: { companyId, userId } },
    select: { role: true },
  })
  if (!member) throw new DomainError('notFound', 'company')
  return member.role
}

/**
 * Throws `notFound` for a company that somebody is not in, `company.*` for one of which they
 * are no owner.
 */
export async function requireOwner(
  tx: Transaction,
  companyId: string,
  userId: number,
): Promise<void> {
  if ((await requireMember(tx, companyId, userId)) !== 'owner')
    throw new DomainError('company.notOwner')
}

/** Throws `company.*` when somebody owns a company already. */
export async function requireNoOwner(tx: Transaction, userId: number): Promise<void> {
  if ((await tx.companyMember.count({ where: { userId, role: 'owner' } })) > 0)
    throw new DomainError('company.ownsOther')
}

/**
 * Makes a company that `userId` owns and that takes over what they have ordered alone. Throws
 * `company.*`.
 */
export async function makeCompany(
  userId: number,
  input: CompanyInput,
): Promise<{ companyId: string; orders: number }> {
  return transaction(async (tx) => {
    await requireNoOwner(tx, userId)
    const { id: companyId } = await tx.company.create({
      data: { ...factsOf(input), members: { create: { userId, role: 'owner' } } },
      select: { id: true },
    })
    await writePersonTerms(tx, [userId])
    const orders = await bringOrders(tx, companyId, userId)
    await recordCompanyEvent(tx, companyId, 'made', { actorId: userId, data: { orders } })
    return { companyId, orders }
  })
}

/**
 * Changes a company's facts; invoices and orders that are there keep theirs. Throws `notFound`
 * and `company.*`.
 */
export async function changeCompany(
  userId: number,
  companyId: string,
  input: CompanyInput,
): Promise<void> {
  await transaction(async (tx) => {
    await requireOwner(tx, companyId, userId)
    await tx.company.update({ where: { id: companyId }, data: factsOf(input) })
    await writeMemberTerms(tx, companyId)
    await recordCompanyEvent(tx, companyId, 'changed', { actorId: userId })
  })
}

/** The companies of a person with what they are in each; their own first. */
export async function listCompanies(userId: number) {
  const companies = await db.company.findMany({
    where: { members: { some: { userId } } },
    orderBy: { id: 'asc' },
    include: { members: { where: { userId }, select: { role: true } } },
  })
  const own = companies.map(({ members, ...company }) => ({ ...company, role: members[0]!.role }))
  return own.sort((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'))
}

/**
 * The people of these companies in the order in which they joined, and the invitations that are not
 * answered; `inviterGone` says of which nobody stands behind any more.
 */
export async function readPeople(companyIds: string[]) {
  const ofCompany = { companyId: { in: companyIds } }
  const [members, invitations, owners] = await Promise.all([
    db.companyMember.findMany({
      where: ofCompany,
      orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
      include: { user: { select: { id: true, name: true, email: true } } },
    }),
    db.companyInvitation.findMany({
      where: { ...ofCompany, liveKey: { not: null } },
      orderBy: { id: 'asc' },
    }),
    db.companyMember.findMany({
      where: { ...ofCompany, role: 'owner', user: OPEN_ACCOUNT },
      select: { companyId: true, userId: true },
    }),
  ])
  const invites = new Set(owners.map(({ companyId, userId }) => `${companyId}:${userId}`))
  return {
    members,
    invitations: invitations.map((invitation) => ({
      ...invitation,
      inviterGone: !invites.has(`${invitation.companyId}:${invitation.invitedById}`),
    })),
  }
}
