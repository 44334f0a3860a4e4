import type { Prisma, Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { isAdmin } from '~/platform/session/roles'
import { recordEvent } from '../events/events.server'
import { WELCOME_LINK_LIFETIME } from '../people/people.rules'
import { issueAccountLink } from '../people/account-links.server'
import { createClientAccount } from '../people/people.server'
import { usualHoursOf } from './screening.rules'
import { readNames, writeTraits } from './traits.rules'

type Application = Prisma.FreelancerApplicationGetPayload<object>

const SYSTEM = { type: 'system' } as const

/**
 * What an application says that a profile starts with; its introduction was written to the studio
 * and stays there.
 */
function profileOf({ skills, languages, portfolioLinks, availability }: Application) {
  const names = { skills: readNames(skills), languages: readNames(languages) }
  return {
    ...names,
    traits: writeTraits(names),
    portfolioLinks: readNames(portfolioLinks),
    usualHours: usualHoursOf(availability),
  }
}

/**
 * The profile of an account; one that was offboarded is active again, with what its new application
 * says.
 */
async function openProfile(tx: Transaction, userId: number, application: Application) {
  const profile = profileOf(application)
  const known = await tx.freelancer.findUnique({
    where: { userId },
    select: { id: true, status: true },
  })
  const { id } = await tx.freelancer.upsert({
    where: { userId },
    create: { ...profile, userId },
    // eslint-disable-next-line no-restricted-syntax -- An approval opens the place anew, from any state.
    update: { ...profile, status: 'active' },
    select: { id: true },
  })
  await recordEvent(tx, {
    ...{
      subject: 'freelancer',
      subjectId: id,
      kind: 'freelancer.active',
      from: known?.status,
      to: 'active',
      actor: SYSTEM,
      visibility: 'team',
    },
    ...{
      data: { applicationId: application.id },
      key: `freelancer:${id}:active:${application.id}`,
    },
  })
  return id
}

/**
 * Makes the account with an application's mail address a freelancer's, and the account if there is
 * none. `linkId` sets a password, null for an account that has one. Staff stay staff and a closed
 * account stays closed: nothing happens then.
 */
export async function openFreelancerAccount(
  tx: Transaction,
  application: Application,
  language: Language,
) {
  const { userId } = await createClientAccount(tx, {
    email: application.email,
    name: application.name,
    language,
  })
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, role: true, isAdmin: true, passwordHash: true, disabledAt: true },
  })
  if (isAdmin(user)) return 'staff' as const
  if (user.disabledAt) return 'closed' as const
  await tx.user.update({
    where: { id: userId },
    data: { role: 'freelancer' },
    select: { id: true },
  })
  const freelancerId = await openProfile(tx, userId, application)
  const linkId = user.passwordHash
    ? null
    : await issueAccountLink(tx, {
        userId,
        purpose: 'set_password',
        lifetime: WELCOME_LINK_LIFETIME,
      })
  return { userId, freelancerId, linkId }
}
