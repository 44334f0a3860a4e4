import { DomainError } from '~/domain/ground/domain-error'
import { paths } from '~/paths'
import { currentTime } from '~/platform/clock'
import { hashPassword } from '~/platform/crypto/passwords.server'
import { transaction, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { notifyCompany } from '~/domain/notifications/notify.server'
import { recordCompanyEvent, requireNoOwner } from '~/domain/people/company.server'
import { invitesPeople } from '~/domain/people/inviters.server'
import { normalizePassword } from '~/domain/people/people.rules'
import { openInvitedAccount } from '~/domain/people/people.server'
import { writePersonTerms } from '~/domain/search/person-terms.server'

const VIEWER = {
  id: true,
  username: true,
  email: true,
  name: true,
  role: true,
  isAdmin: true,
} as const

/** Uses an invitation up, once: of callers at the same time one goes on. Throws `company.*`. */
async function spend(tx: Transaction, invitationId: string, email: string) {
  const invitation = await tx.companyInvitation.findUnique({ where: { id: invitationId } })
  if (!invitation) throw new DomainError('company.gone')
  if (invitation.email !== email) throw new DomainError('company.otherAddress')
  if (!(await invitesPeople(tx, invitation))) throw new DomainError('company.gone')
  const now = currentTime()
  const { count } = await tx.companyInvitation.updateMany({
    where: { id: invitationId, liveKey: { not: null }, expiresAt: { gt: now } },
    data: { acceptedAt: now, liveKey: null },
  })
  if (count === 0) throw new DomainError('company.gone')
  return invitation
}

/** The steps of joining: the others of the company are told. */
async function join(
  tx: Transaction,
  invitationId: string,
  user: { id: number; email: string; name: string },
) {
  const { companyId, role } = await spend(tx, invitationId, user.email)
  const member = { companyId, userId: user.id }
  if ((await tx.companyMember.count({ where: member })) > 0) return
  if (role === 'owner') await requireNoOwner(tx, user.id)
  await tx.companyMember.create({ data: { ...member, role } })
  await writePersonTerms(tx, [user.id])
  await recordCompanyEvent(tx, companyId, 'joined', {
    actorId: user.id,
    data: { invitationId, role },
  })
  await notifyCompany(tx, {
    kind: 'company.joined',
    companyId,
    data: { who: user.name },
    href: paths.settingsPart('people'),
    key: `company.joined:${invitationId}`,
    actorId: user.id,
  })
}

/** Somebody who is signed in accepts an invitation to their own address. Throws `company.*`. */
export async function acceptInvitation(
  invitationId: string,
  user: Pick<Viewer, 'id' | 'email' | 'name'>,
): Promise<void> {
  await transaction((tx) => join(tx, invitationId, user))
}

interface NewAccount {
  email: string
  name: string
  password: string
  language: Language
}

/**
 * Accepts an invitation with a new account, or with one that has no password yet: the link proves
 * the address. The password must already be allowed (`passwordProblem`). Throws `company.*`,
 * also for an address whose account signs in.
 */
export async function joinWithNewAccount(
  invitationId: string,
  { email, name, password, language }: NewAccount,
): Promise<Viewer> {
  const passwordHash = await hashPassword(normalizePassword(password))
  return transaction(async (tx) => {
    const userId = await openInvitedAccount(tx, { email, name, language, passwordHash })
    if (userId === null) throw new DomainError('company.account')
    const viewer = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: VIEWER })
    await join(tx, invitationId, viewer)
    return viewer
  })
}
