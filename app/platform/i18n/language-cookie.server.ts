import { createCookie } from '@remix-run/node'
import { DAY, SECOND } from '../clock'
import { isLanguage } from './languages'
import { hostCookieName, hostCookieOptions } from '../session/host-cookie.server'

/** The chosen language; a preference and no identifier, so it needs no consent. */
export const languageCookie = createCookie(hostCookieName('kanal_language'), {
  ...hostCookieOptions,
  maxAge: (365 * DAY) / SECOND,
})

/** Whether the visitor has chosen a language. */
export async function hasLanguage(request: Request): Promise<boolean> {
  return isLanguage(await languageCookie.parse(request.headers.get('Cookie')))
}
