import { DomainError } from '~/domain/ground/domain-error'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { isLanguage } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { INVITATION_DAYS, invitationState, MOST_PEOPLE } from './company.rules'
import type { InvitationInput } from './company.schema'
import { recordCompanyEvent, requireOwner } from './company.server'
import { invitesPeople } from './inviters.server'
import type { CompanyRole } from './participant.rules'

interface Inviter {
  userId: number
  /** In which somebody without an account is written to. */
  language: Language
}

interface Sent {
  id: string
  email: string
  sends: number
}

/** The mail goes out in the language of the account with that address, if there is one. */
async function mailInvitation(tx: Transaction, { id, email, sends }: Sent, { language }: Inviter) {
  const invited = await tx.user.findUnique({ where: { email }, select: { language: true } })
  const known = invited && isLanguage(invited.language) ? invited.language : language
  await enqueue(tx, {
    key: `invitation:${id}:${sends}`,
    kind: 'mail',
    payload: { template: 'invitation', language: known, to: email, data: { invitationId: id } },
  })
}

/** Throws `company.*` where somebody is in already, or there is no room. */
async function requirePlace(tx: Transaction, companyId: string, email: string) {
  if ((await tx.companyMember.count({ where: { companyId, user: { email } } })) > 0)
    throw new DomainError('company.member')
  const [people, invited] = [
    await tx.companyMember.count({ where: { companyId } }),
    await tx.companyInvitation.count({
      where: { companyId, liveKey: { not: null, notIn: [`${companyId}:${email}`] } },
    }),
  ]
  if (people + invited >= MOST_PEOPLE) throw new DomainError('company.full')
}

/**
 * Invites an address into the company by mail; an invitation that has run out starts anew with its
 * new role. Throws `notFound` and `company.*`, as for an address whose invitation still
 * holds.
 */
export async function invitePerson(
  inviter: Inviter,
  companyId: string,
  { email, role }: InvitationInput,
): Promise<void> {
  await transaction(async (tx) => {
    await requireOwner(tx, companyId, inviter.userId)
    await requirePlace(tx, companyId, email)
    const liveKey = `${companyId}:${email}`
    const known = await tx.companyInvitation.findUnique({ where: { liveKey } })
    if (known && invitationState(known) === 'open' && (await invitesPeople(tx, known)))
      throw new DomainError('company.invited')
    const fields = { role, invitedById: inviter.userId, expiresAt: endOfTerm(INVITATION_DAYS) }
    const invitation = await tx.companyInvitation.upsert({
      where: { liveKey },
      create: { ...fields, companyId, email, liveKey },
      update: { ...fields, sends: { increment: 1 } },
    })
    await mailInvitation(tx, invitation, inviter)
    await recordCompanyEvent(tx, companyId, 'invited', {
      actorId: inviter.userId,
      data: { invitationId: invitation.id, role },
    })
  })
}

interface Invited {
  companyId: string
  invitationId: string
}

/** The invitation's address, while it is not answered or taken back; null for none. */
export async function findInvitedAddress({
  companyId,
  invitationId,
}: Invited): Promise<string | null> {
  const invitation = await db.companyInvitation.findFirst({
    where: { id: invitationId, companyId, liveKey: { not: null } },
    select: { email: true },
  })
  return invitation?.email ?? null
}

/**
 * Mails an invitation once more, which holds anew from now on. Throws `notFound` and
 * `company.*`.
 */
export async function sendInvitationAgain(
  inviter: Inviter,
  { companyId, invitationId }: Invited,
): Promise<void> {
  await transaction(async (tx) => {
    await requireOwner(tx, companyId, inviter.userId)
    const { count } = await tx.companyInvitation.updateMany({
      where: { id: invitationId, companyId, liveKey: { not: null } },
      data: {
        ...{ invitedById: inviter.userId, expiresAt: endOfTerm(INVITATION_DAYS) },
        sends: { increment: 1 },
      },
    })
    if (count === 0) throw new DomainError('company.gone')
    await mailInvitation(
      tx,
      await tx.companyInvitation.findUniqueOrThrow({ where: { id: invitationId } }),
      inviter,
    )
    await recordCompanyEvent(tx, companyId, 'invited_again', {
      actorId: inviter.userId,
      data: { invitationId },
    })
  })
}

/**
 * Takes an invitation back: its link opens nothing any more. Throws `notFound` and
 * `company.*`.
 */
export async function revokeInvitation(
  userId: number,
  { companyId, invitationId }: Invited,
): Promise<void> {
  await transaction(async (tx) => {
    await requireOwner(tx, companyId, userId)
    const { count } = await tx.companyInvitation.updateMany({
      where: { id: invitationId, companyId, liveKey: { not: null } },
      data: { revokedAt: currentTime(), liveKey: null },
    })
    if (count === 0) throw new DomainError('company.gone')
    await recordCompanyEvent(tx, companyId, 'uninvited', {
      actorId: userId,
      data: { invitationId },
    })
  })
}

/** An invitation for its page, with what is known of its address; null for none. */
export async function findInvitation(id: string) {
  const invitation = await db.companyInvitation.findUnique({
    where: { id },
    include: { company: { select: { name: true } } },
  })
  if (!invitation) return null
  const users = await db.user.findMany({
    where: { OR: [{ email: invitation.email }, { id: invitation.invitedById }] },
    select: {
      id: true,
      email: true,
      name: true,
      passwordHash: true,
      disabledAt: true,
      erasedAt: true,
    },
  })
  const account = users.find(({ email }) => email === invitation.email) ?? null
  return {
    ...invitation,
    role: invitation.role as CompanyRole,
    state:
      account && (account.disabledAt || account.erasedAt)
        ? ('revoked' as const)
        : invitationState({ ...invitation, inviterGone: !(await invitesPeople(db, invitation)) }),
    inviter: users.find(({ id: userId }) => userId === invitation.invitedById)?.name ?? '',
    account: account && {
      id: account.id,
      name: account.name,
      hasPassword: account.passwordHash !== null,
    },
  }
}
export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>
