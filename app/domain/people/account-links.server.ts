import { endAccess } from './end-access.server'
import { randomUUID } from 'node:crypto'
import { after, currentTime, MINUTE } from '~/platform/clock'
import { readLinkToken } from '~/platform/crypto/link-token.server'
import { hashPassword } from '~/platform/crypto/passwords.server'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import type { Viewer } from '~/platform/session/roles'
import {
  accountLinkState,
  LOGIN_MAX,
  normalizeLogin,
  normalizePassword,
  replacedAt,
  RESET_LINK_LIFETIME,
  RESET_LINK_PAUSE,
  SIGN_IN_LINK_LIFETIME,
  SIGN_IN_LINK_PAUSE,
  type AccountLinkState,
} from './people.rules'
import { findUserByLogin, VIEWER_FIELDS } from './people.server'

type LinkPurpose = 'set_password' | 'reset_password' | 'sign_in' | 'confirm_email'

const PASSWORD_LINKS: LinkPurpose[] = ['set_password', 'reset_password']
const SIGN_IN_LINKS: LinkPurpose[] = ['sign_in']

const OPEN_ACCOUNT = { disabledAt: null, erasedAt: null }

/** Writes a single-use link for a user and returns its id; `lifetime` is in milliseconds. */
export async function issueAccountLink(
  tx: Transaction,
  {
    userId,
    purpose,
    lifetime,
    email,
  }: { userId: number; purpose: LinkPurpose; lifetime: number; email?: string },
): Promise<string> {
  const { id } = await tx.accountLink.create({
    data: { userId, purpose, email, expiresAt: after(lifetime) },
    select: { id: true },
  })
  return id
}

export interface AccountLinkView {
  id: string
  state: AccountLinkState
  user: Pick<Viewer, 'id' | 'username' | 'email' | 'name'>
}

async function findLink(token: string, purposes: LinkPurpose[]): Promise<AccountLinkView | null> {
  const id = readLinkToken('account-link', token)
  if (id === null) return null
  const link = await db.accountLink.findFirst({
    where: { id, purpose: { in: purposes }, user: OPEN_ACCOUNT },
    select: {
      usedAt: true,
      expiresAt: true,
      user: { select: { id: true, username: true, email: true, name: true } },
    },
  })
  return link && { id, state: accountLinkState(link), user: link.user }
}

/**
 * Marks the link behind a token as used if it still holds, and the mail address that it went to as
 * proven: of callers at the same time, one gets its user's id, the others null.
 */
async function spendLink(
  tx: Transaction,
  token: string,
  purposes: LinkPurpose[],
): Promise<number | null> {
  const id = readLinkToken('account-link', token)
  if (id === null) return null
  const now = currentTime()
  const { count } = await tx.accountLink.updateMany({
    where: {
      id,
      usedAt: null,
      expiresAt: { gt: now },
      purpose: { in: purposes },
      user: OPEN_ACCOUNT,
    },
    data: { usedAt: now },
  })
  if (count === 0) return null
  const { userId } = await tx.accountLink.findUniqueOrThrow({
    where: { id },
    select: { userId: true },
  })
  await tx.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { emailVerifiedAt: now },
  })
  return userId
}

/**
 * Ends the links of an account that still let somebody in, as once there is another password: that
 * to another mail address too, to which the next password's link would go.
 */
export async function endEntryLinks(
  tx: Transaction,
  userId: number,
  purposes: LinkPurpose[] = [...PASSWORD_LINKS, ...SIGN_IN_LINKS, 'confirm_email'],
): Promise<void> {
  await tx.accountLink.updateMany({
    where: { userId, usedAt: null, purpose: { in: purposes } },
    data: replacedAt(currentTime()),
  })
}

/**
 * The password link behind a token and whose it is, also when it no longer holds; null for a token
 * we never signed, or signed for something else.
 */
export const findPasswordLink = (token: string) => findLink(token, PASSWORD_LINKS)

/** The same of a link that signs in. */
export const findSignInLink = (token: string) => findLink(token, SIGN_IN_LINKS)

/**
 * Sets the password of a link's owner, who is then signed out everywhere; the owner's other links
 * that let in end too. The password must already be allowed (`passwordProblem`). Null when the link
 * does not hold.
 */
export async function usePasswordLink(token: string, newPassword: string): Promise<Viewer | null> {
  const passwordHash = await hashPassword(normalizePassword(newPassword))
  return transaction(async (tx) => {
    const userId = await spendLink(tx, token, PASSWORD_LINKS)
    if (userId === null) return null
    await endEntryLinks(tx, userId)
    await endAccess(tx, userId)
    return tx.user.update({ where: { id: userId }, data: { passwordHash }, select: VIEWER_FIELDS })
  })
}

/** Who signs in by a link, whose other such links end; null when it does not hold. */
export async function useSignInLink(token: string): Promise<Viewer | null> {
  return transaction(async (tx) => {
    const userId = await spendLink(tx, token, SIGN_IN_LINKS)
    if (userId === null) return null
    await endEntryLinks(tx, userId, SIGN_IN_LINKS)
    return tx.user.findUniqueOrThrow({ where: { id: userId }, select: VIEWER_FIELDS })
  })
}

/** The links that whoever types a name may ask for, by the kind of job that mails them. */
const ASKED = {
  'password-reset': {
    purpose: 'reset_password',
    template: 'reset-password',
    lifetime: RESET_LINK_LIFETIME,
    pause: RESET_LINK_PAUSE,
  },
  'sign-in-request': {
    purpose: 'sign_in',
    template: 'sign-in-link',
    lifetime: SIGN_IN_LINK_LIFETIME,
    pause: SIGN_IN_LINK_PAUSE,
  },
} as const

export type AskedLink = keyof typeof ASKED

/** For texts: how many minutes a link holds, and how many pass before another is mailed. */
export const minutesOf = (kind: AskedLink) => ({
  lifetime: ASKED[kind].lifetime / MINUTE,
  minutes: ASKED[kind].pause / MINUTE,
})

interface Payload {
  login: string
  language: Language
}

/**
 * Asks for a link by a username or mail address. The worker looks whose it is: whoever asks cannot
 * tell, by the answer or by its time, whether there is such an account.
 */
export async function requestAccountLink(
  kind: AskedLink,
  { login, ...rest }: Payload,
): Promise<void> {
  const payload = { ...rest, login: normalizeLogin(login).slice(0, LOGIN_MAX) }
  await transaction((tx) => enqueue(tx, { key: `${kind}:${randomUUID()}`, kind, payload }))
}

/**
 * Mails the link to the owner of the account, if there is one and none went out within the pause
 * that still holds: so that strangers who ask neither flood the mailbox nor use anything up, the
 * owner has a link that works either way.
 */
const mailLink =
  (kind: AskedLink): JobHandler =>
  async ({ key, payload }) => {
    const { login, language } = payload as unknown as Payload
    const { purpose, template, lifetime, pause } = ASKED[kind]
    const user = await findUserByLogin(login)
    if (!user) return
    await transaction(async (tx) => {
      const recent = await tx.accountLink.findFirst({
        where: {
          userId: user.id,
          purpose,
          usedAt: null,
          expiresAt: { gt: after(lifetime - pause) },
        },
        select: { id: true },
      })
      if (recent) return
      const linkId = await issueAccountLink(tx, { userId: user.id, purpose, lifetime })
      await enqueue(tx, {
        key: key.replace(kind, template),
        kind: 'mail',
        payload: {
          ...{ template, language, to: user.email, userId: user.id },
          data: { linkId },
        },
      })
    })
  }

export const LINK_JOBS: Record<AskedLink, JobHandler> = {
  'password-reset': mailLink('password-reset'),
  'sign-in-request': mailLink('sign-in-request'),
}
