import { createCookie } from '@remix-run/node'
import { DAY, SECOND } from './clock'
import { hostCookieName, hostCookieOptions } from './session/host-cookie.server'
import { DEFAULT_THEME, isTheme, type Theme } from './theme'

/** The chosen theme; a preference and no identifier, so it needs no consent. */
export const themeCookie = createCookie(hostCookieName('kanal_theme'), {
  ...hostCookieOptions,
  maxAge: (365 * DAY) / SECOND,
})

/** Whether the visitor has chosen a theme. */
export async function hasTheme(request: Request): Promise<boolean> {
  return isTheme(await themeCookie.parse(request.headers.get('Cookie')))
}

/** The visitor's theme; dark until another is chosen (spec §9). */
export async function getTheme(request: Request): Promise<Theme> {
  const chosen: unknown = await themeCookie.parse(request.headers.get('Cookie'))
  return isTheme(chosen) ? chosen : DEFAULT_THEME
}
