import { mergeCarts } from '~/domain/cart/cart.server'
import { normalizeLogin } from '~/domain/people/people.rules'
import { authenticate, findUserByLogin } from '~/domain/people/people.server'
import { readKeptChoices } from '~/domain/people/kept-choices.server'
import { MINUTE } from '~/platform/clock'
import { clientAddress } from '~/platform/http/client-address.server'
import { languageCookie } from '~/platform/i18n/language-cookie.server'
import { noteSecurity } from '~/platform/observe/security-log.server'
import { hitEach, takeBack } from '~/platform/rate-limit.server'
import { createAuthenticator, SignInRefused } from '~/platform/session/authenticator.server'
import type { Viewer } from '~/platform/session/roles'
import { startSession } from '~/platform/session/session.server'
import { readVisitor } from '~/platform/session/visitor.server'
import { DEFAULT_THEME } from '~/platform/theme'
import { themeCookie } from '~/platform/theme.server'

/** Failed tries; an account is one person's, an address may be a whole office's. */
const ACCOUNT_LIMIT = { limit: 10, window: 15 * MINUTE }
const ADDRESS_LIMIT = { limit: 50, window: 15 * MINUTE }

/** Counts the try before the password is looked at, so that tries at the same time count too; success takes it back. */
async function countTry(username: string, request: Request) {
  const account = (await findUserByLogin(username))?.id ?? normalizeLogin(username)
  const limits = { [`sign-in:account:${account}`]: ACCOUNT_LIMIT, [`sign-in:address:${clientAddress(request)}`]: ADDRESS_LIMIT }
  const retryAfter = await hitEach(limits)
  if (retryAfter > 0) {
    noteSecurity('sign-in throttled', { request })
    throw new SignInRefused(retryAfter)
  }
  return Object.keys(limits)
}

/** Signs in by the fields `username` (or mail address) and `password` of a form; throws SignInRefused. */
export const authenticator = createAuthenticator<Viewer>(async ({ username, password }, request) => {
  const keys = await countTry(username, request)
  const viewer = await authenticate(username, password)
  if (!viewer) {
    noteSecurity('sign-in refused', { request })
    throw new SignInRefused()
  }
  await Promise.all(keys.map(takeBack))
  return viewer
})

/** The language and theme that the person picked once, for a browser in which nothing is picked. */
async function keptChoices(request: Request, userId: number): Promise<string[]> {
  const cookies = request.headers.get('Cookie')
  const { language, theme } = await readKeptChoices(userId)
  const kept: string[] = []
  if (language && !(await languageCookie.parse(cookies))) kept.push(await languageCookie.serialize(language))
  if (theme !== DEFAULT_THEME && !(await themeCookie.parse(cookies))) kept.push(await themeCookie.serialize(theme))
  return kept
}

/** Gives the visitor's cart to `viewer`, opens a session under a new id, and returns the Set-Cookie values. */
export async function openSession(request: Request, viewer: Pick<Viewer, 'id'>): Promise<string[]> {
  noteSecurity('signed in', { request, user: viewer.id })
  const visitor = await readVisitor(request)
  if (visitor) await mergeCarts(visitor, viewer.id)
  return [await startSession(request, viewer.id), ...(await keptChoices(request, viewer.id))]
}
