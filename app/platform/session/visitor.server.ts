import { createCookie } from '@remix-run/node'
import { DAY, SECOND } from '../clock'
import { env } from '../env.server'
import { hostCookieName, hostCookieOptions } from './host-cookie.server'
import { fingerprint, randomToken } from './session.server'

/**
 * Holds the visitor's random token, set with the first item in the cart and strictly needed for it.
 */
const cookie = createCookie(hostCookieName('kanal_cart'), {
  ...hostCookieOptions,
  secrets: env.secrets,
  maxAge: (30 * DAY) / SECOND,
})

/** The fingerprint of the visitor's token, by which carts and guest orders are found, or null. */
export async function readVisitor(request: Request): Promise<string | null> {
  const token: unknown = await cookie.parse(request.headers.get('Cookie'))
  return typeof token === 'string' && token ? fingerprint(token) : null
}

/** The Set-Cookie value with which a browser forgets its visitor. */
export const forgetVisitor = () => cookie.serialize('', { maxAge: 0 })

/** The visitor, given a token if there is none; `setCookie` is null when the request had one. */
export async function ensureVisitor(
  request: Request,
): Promise<{ visitor: string; setCookie: string | null }> {
  const visitor = await readVisitor(request)
  if (visitor) return { visitor, setCookie: null }
  const token = randomToken()
  return { visitor: fingerprint(token), setCookie: await cookie.serialize(token) }
}
