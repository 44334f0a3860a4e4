import { DomainError } from '~/domain/ground/domain-error'
import { hashPassword } from '~/platform/crypto/passwords.server'
import { transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { isLanguage, type Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { recordEvent } from '../events/events.server'
import { normalizePassword } from '../people/people.rules'
import { openInvitedAccount } from '../people/people.server'
import { invitationState } from './studio-invitation.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'

export interface Founding {
  studioName: string
  slug: string
}

const VIEWER = {
  id: true,
  username: true,
  email: true,
  name: true,
  role: true,
  isAdmin: true,
} as const

/** Uses an invitation up, once: of callers at the same time one goes on. */
async function found(
  tx: Transaction,
  entryId: string,
  userId: number,
  { studioName, slug }: Founding,
) {
  const entry = await tx.waitlistEntry.findUnique({ where: { id: entryId, status: 'invited' } })
  if (!entry || (await invitationState(entry, tx)) !== 'open')
    throw new DomainError('founding.gone')
  if ((await tx.studioMember.count({ where: { userId, studioId: { not: OWN_STUDIO_ID } } })) > 0)
    throw new DomainError('founding.member')
  if ((await tx.studio.count({ where: { slug } })) > 0) throw new DomainError('founding.taken')
  const language = isLanguage(entry.language) ? entry.language : 'en'
  const { id } = await tx.studio.create({
    data: {
      slug,
      name: studioName,
      status: 'draft',
      languages: [language],
      currencies: ['EUR'],
      email: entry.email,
      members: { create: { userId } },
    },
    select: { id: true },
  })
  const { count } = await tx.waitlistEntry.updateMany({
    where: { id: entryId, studioId: null },
    data: { studioId: id },
  })
  if (count === 0) throw new DomainError('founding.gone')
  await recordEvent(tx, {
    subject: 'studio',
    subjectId: String(id),
    kind: 'studio.founded',
    to: 'draft',
    actor: { type: 'seller', id: userId },
    visibility: 'team',
  })
}

async function orTaken<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    throw isUniqueViolation(error, 'slug') ? new DomainError('founding.taken') : error
  }
}

/** Somebody who is signed in founds the studio of an invitation. Throws `founding.*`. */
export async function foundStudio(
  entryId: string,
  userId: number,
  founding: Founding,
): Promise<void> {
  await orTaken(() => transaction((tx) => found(tx, entryId, userId, founding)))
}

/**
 * The same with a new account for the invited address, or with one that has no password yet: the
 * link proves the address. The password must already be allowed (`passwordProblem`). Throws
 * `founding.*`.
 */
export async function foundWithNewAccount(
  entryId: string,
  {
    email,
    name,
    password,
    language,
    ...founding
  }: Founding & { email: string; name: string; password: string; language: Language },
): Promise<Viewer> {
  const passwordHash = await hashPassword(normalizePassword(password))
  return orTaken(() =>
    transaction(async (tx) => {
      const userId = await openInvitedAccount(tx, { email, name, language, passwordHash })
      if (userId === null) throw new DomainError('founding.account')
      await found(tx, entryId, userId, founding)
      return tx.user.findUniqueOrThrow({ where: { id: userId }, select: VIEWER })
    }),
  )
}
