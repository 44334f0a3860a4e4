import { endAccess } from './end-access.server'
import { DomainError } from '~/domain/ground/domain-error'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { randomUUID } from 'node:crypto'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isLanguage, type Language } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { isId } from '~/platform/row-id'
import {
  PERMISSIONS,
  writePermissions,
  type Permission,
} from '~/platform/session/permissions.rules'
import { isAdmin } from '~/platform/session/roles'
import { recordEvent } from '../events/events.server'
import { invitationState } from './company.rules'
import { invitesStaff } from './inviters.server'
import { normalizeLogin } from './people.rules'
import { isOwner, MOST_STAFF, OWNER_ID, STAFF_INVITATION_DAYS } from './staff.rules'

const WORKS_HERE = {
  OR: [{ role: 'admin' as const }, { isAdmin: true }, { id: OWNER_ID }],
} satisfies Prisma.UserWhereInput
/** What is known of whoever works here or joins. */
export const STAFF_VIEWER = {
  id: true,
  username: true,
  email: true,
  name: true,
  role: true,
  isAdmin: true,
} as const

export function recordStaffEvent(
  tx: Transaction,
  kind: 'invited' | 'uninvited' | 'joined' | 'allowed' | 'removed',
  {
    actorId,
    subjectId,
    data,
  }: { actorId: number; subjectId: string; data?: Prisma.InputJsonObject },
) {
  return recordEvent(tx, {
    subject: 'staff',
    subjectId,
    kind: `staff.${kind}`,
    actor: { type: 'admin', id: actorId },
    data,
    visibility: 'team',
    key: `staff:${subjectId}:${kind}:${randomUUID()}`,
  })
}

/**
 * Everybody who works for the studio, the owner first, and the invitations that are not answered.
 */
export async function readStaff() {
  const [people, invitations] = await Promise.all([
    db.user.findMany({
      where: { ...WORKS_HERE, erasedAt: null },
      orderBy: { id: 'asc' },
      take: 2 * MOST_STAFF,
      select: {
        ...STAFF_VIEWER,
        passwordHash: true,
        permissions: true,
        totpConfirmedAt: true,
        disabledAt: true,
        createdAt: true,
      },
    }),
    db.staffInvitation.findMany({
      where: { liveKey: { not: null } },
      orderBy: { id: 'asc' },
      take: MOST_STAFF,
    }),
  ])
  const owner = people.find((person) => isOwner(person) && !person.disabledAt)
  return {
    people: people.map(({ passwordHash, ...person }) => ({
      ...person,
      hasPassword: passwordHash !== null,
    })),
    invitations: invitations.map((invitation) => ({
      ...invitation,
      inviterGone: invitation.invitedById !== owner?.id,
    })),
  }
}

/** Somebody whom the owner can remove. Throws `notFound` for everybody else. */
export async function getColleague(id: number) {
  const person =
    Number.isSafeInteger(id) && id < 2 ** 31
      ? await db.user.findFirst({
          where: { id, ...WORKS_HERE, NOT: { id: OWNER_ID }, erasedAt: null },
          select: STAFF_VIEWER,
        })
      : null
  if (!person) throw new DomainError('notFound', 'colleague')
  return person
}

function requireOwner(userId: number) {
  if (!isOwner({ id: userId })) throw new DomainError('staff.notOwner')
}

/**
 * Throws `staff.*` for an account that cannot become one of the staff: they have no orders,
 * company, studio or profile of their own.
 */
export async function requireFree(tx: Transaction, email: string) {
  const user = await tx.user.findUnique({
    where: { email },
    select: {
      id: true,
      role: true,
      isAdmin: true,
      disabledAt: true,
      erasedAt: true,
      freelancer: { select: { id: true } },
      _count: { select: { orders: true, memberships: true, studioMemberships: true } },
    },
  })
  if (!user) return
  if (isAdmin(user)) throw new DomainError('staff.staff')
  if (user.disabledAt || user.erasedAt) throw new DomainError('staff.closed')
  const { orders, memberships, studioMemberships } = user._count
  if (user.role !== 'client' || user.freelancer || orders + memberships + studioMemberships > 0)
    throw new DomainError('staff.work')
}

/**
 * The owner asks an address to work for the studio, with what it may do there, by a mail whose link
 * holds for STAFF_INVITATION_DAYS; one that has run out starts anew. Throws `staff.*`.
 */
export async function inviteColleague(
  owner: { userId: number; language: Language },
  address: string,
  allowed: readonly Permission[] = PERMISSIONS,
): Promise<void> {
  requireOwner(owner.userId)
  const email = normalizeLogin(address)
  await transaction(async (tx) => {
    await requireFree(tx, email)
    const known = await tx.staffInvitation.findUnique({ where: { liveKey: email } })
    if (known && invitationState(known) === 'open' && (await invitesStaff(tx, known.invitedById)))
      throw new DomainError('staff.invited')
    const count =
      (await tx.user.count({ where: WORKS_HERE })) +
      (await tx.staffInvitation.count({ where: { liveKey: { not: null } } }))
    if (count >= MOST_STAFF) throw new DomainError('staff.full')
    const fields = {
      ...{ invitedById: owner.userId, expiresAt: endOfTerm(STAFF_INVITATION_DAYS) },
      permissions: writePermissions(allowed),
    }
    const { id, sends } = await tx.staffInvitation.upsert({
      where: { liveKey: email },
      create: { ...fields, email, liveKey: email },
      update: { ...fields, sends: { increment: 1 } },
    })
    const invited = await tx.user.findUnique({ where: { email }, select: { language: true } })
    const language = invited && isLanguage(invited.language) ? invited.language : owner.language
    await enqueue(tx, {
      key: `staff-invitation:${id}:${sends}`,
      kind: 'mail',
      payload: { template: 'staff-invitation', language, to: email, data: { invitationId: id } },
    })
    await recordStaffEvent(tx, 'invited', { actorId: owner.userId, subjectId: id })
  })
}

/** The owner takes an invitation back: its link opens nothing any more. Throws `staff.*`. */
export async function revokeStaffInvitation(userId: number, id: string): Promise<void> {
  requireOwner(userId)
  await transaction(async (tx) => {
    const { count } = isId(id)
      ? await tx.staffInvitation.updateMany({
          where: { id, liveKey: { not: null } },
          data: { revokedAt: currentTime(), liveKey: null },
        })
      : { count: 0 }
    if (count === 0) throw new DomainError('staff.gone')
    await recordStaffEvent(tx, 'uninvited', { actorId: userId, subjectId: id })
  })
}

/** The owner says what one of the staff may do. Throws `staff.*`. */
export async function allowColleague(
  ownerId: number,
  userId: number,
  allowed: readonly Permission[],
): Promise<void> {
  requireOwner(ownerId)
  if (userId === OWNER_ID) throw new DomainError('staff.owner')
  const permissions = writePermissions(allowed)
  await transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, ...WORKS_HERE },
      data: { permissions },
    })
    if (count === 0) throw new DomainError('staff.gone')
    const data = { permissions: permissions ?? PERMISSIONS.join(' ') }
    await recordStaffEvent(tx, 'allowed', { actorId: ownerId, subjectId: String(userId), data })
  })
}

/**
 * The owner ends somebody's work for the studio: their sessions and links end, and their account
 * opens nothing of it. Throws `staff.*`.
 */
export async function removeColleague(ownerId: number, userId: number): Promise<void> {
  requireOwner(ownerId)
  if (userId === OWNER_ID) throw new DomainError('staff.owner')
  await transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, ...WORKS_HERE },
      data: { role: 'client', isAdmin: false, permissions: null },
    })
    if (count === 0) throw new DomainError('staff.gone')
    await endAccess(tx, userId)
    await tx.accountLink.deleteMany({ where: { userId, usedAt: null } })
    await tx.threadMember.updateMany({ where: { userId }, data: { unread: 0 } })
    await recordStaffEvent(tx, 'removed', { actorId: ownerId, subjectId: String(userId) })
  })
}

/** An invitation for its page, with what is known of its address; null for none. */
export async function findStaffInvitation(id: string) {
  const invitation = isId(id) ? await db.staffInvitation.findUnique({ where: { id } }) : null
  if (!invitation) return null
  const users = await db.user.findMany({
    where: { OR: [{ email: invitation.email }, { id: invitation.invitedById }] },
    select: { id: true, email: true, name: true, passwordHash: true },
  })
  const account = users.find(({ email }) => email === invitation.email) ?? null
  return {
    ...invitation,
    state: invitationState({
      ...invitation,
      inviterGone: !(await invitesStaff(db, invitation.invitedById)),
    }),
    inviter: users.find(({ id: userId }) => userId === invitation.invitedById)?.name ?? '',
    account: account && { name: account.name, hasPassword: account.passwordHash !== null },
  }
}
export type StaffInvitation = NonNullable<Awaited<ReturnType<typeof findStaffInvitation>>>
