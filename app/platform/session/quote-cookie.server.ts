import { createCookie } from '@remix-run/node'
import { DAY, SECOND } from '../clock'
import { env } from '../env.server'
import { hostCookieName, hostCookieOptions } from './host-cookie.server'

/**
 * Holds the token of the wizard's answers, set with the first of them and strictly needed to keep
 * them.
 */
const cookie = createCookie(hostCookieName('kanal_quote'), {
  ...hostCookieOptions,
  secrets: env.secrets,
  maxAge: (30 * DAY) / SECOND,
})

/** The token of the visitor's answers, or null. */
export async function readQuoteToken(request: Request): Promise<string | null> {
  const token: unknown = await cookie.parse(request.headers.get('Cookie'))
  return typeof token === 'string' && token ? token : null
}

export function quoteCookie(token: string): Promise<string> {
  return cookie.serialize(token)
}

export function forgetQuoteCookie(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 })
}
