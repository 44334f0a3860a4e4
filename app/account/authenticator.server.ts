import { giveCartToAccount } from '~/domain/cart/account-cart.server'
import { normalizeLogin } from '~/domain/people/people.rules'
import { authenticate, findPerson, findUserByLogin } from '~/domain/people/people.server'
import { readKeptChoices } from '~/domain/people/kept-choices.server'
import { MINUTE } from '~/platform/clock'
import { languageCookie } from '~/platform/i18n/language-cookie.server'
import { noteSecurity } from '~/platform/observe/security-log.server'
import { createAuthenticator, SignInRefused } from '~/platform/session/authenticator.server'
import { rememberBrowser } from '~/platform/session/known-browser.server'
import type { Viewer } from '~/platform/session/roles'
import { startSession } from '~/platform/session/session.server'
import { readVisitor } from '~/platform/session/visitor.server'
import { DEFAULT_THEME } from '~/platform/theme'
import { themeCookie } from '~/platform/theme.server'
import { countTry, type TryLimits } from './account-tries.server'

const WINDOW = 15 * MINUTE
/** Failed tries with a password. */
export const PASSWORD_TRIES: TryLimits = {
  address: { limit: 50, window: WINDOW },
  one: { limit: 10, window: WINDOW },
  all: { limit: 30, window: WINDOW },
}

/**
 * Signs in by the fields `username` (or mail address) and `password` of a form; throws
 * SignInRefused.
 */
export const authenticator = createAuthenticator<Viewer>(
  async ({ username, password }, request) => {
    const id = (await findUserByLogin(username))?.id
    const counted = await countTry(
      request,
      'sign-in',
      id === undefined ? `name:${normalizeLogin(username)}` : `id:${id}`,
      PASSWORD_TRIES,
    )
    if (counted.retryAfter > 0) {
      noteSecurity('sign-in throttled', { request })
      throw new SignInRefused(counted.retryAfter)
    }
    const viewer = await authenticate(username, password)
    if (!viewer) {
      noteSecurity('sign-in refused', { request })
      throw new SignInRefused()
    }
    await counted.forget()
    return viewer
  },
)

/** The language and theme that the person picked once, for a browser in which nothing is picked. */
async function keptChoices(request: Request, userId: number): Promise<string[]> {
  const cookies = request.headers.get('Cookie')
  const { language, theme } = await readKeptChoices(userId)
  const kept: string[] = []
  if (language && !(await languageCookie.parse(cookies)))
    kept.push(await languageCookie.serialize(language))
  if (theme !== DEFAULT_THEME && !(await themeCookie.parse(cookies)))
    kept.push(await themeCookie.serialize(theme))
  return kept
}

/**
 * Remembers the browser by the account's number, and by the names that it is asked for with before
 * anybody is looked up.
 */
async function rememberPerson(request: Request, userId: number) {
  const person = await findPerson(userId)
  return rememberBrowser(request, [
    `id:${userId}`,
    ...(person ? [`name:${person.username}`, `name:${person.email}`] : []),
  ])
}

/**
 * Gives the visitor's cart to `viewer`, opens a session under a new id, and returns the Set-Cookie
 * values.
 */
export async function openSession(request: Request, viewer: Pick<Viewer, 'id'>): Promise<string[]> {
  noteSecurity('signed in', { request, user: viewer.id })
  const visitor = await readVisitor(request)
  await giveCartToAccount(visitor, viewer.id)
  return [
    await startSession(request, viewer.id),
    await rememberPerson(request, viewer.id),
    ...(await keptChoices(request, viewer.id)),
  ]
}
