import { createCookie } from '@remix-run/node'
import { DAY, SECOND } from './clock'
import { hostCookieName, hostCookieOptions } from './session/host-cookie.server'

/** 'on' or 'off' as chosen; a preference and no identifier, so it needs no consent. */
export const lightVersionCookie = createCookie(hostCookieName('kanal_light'), {
  ...hostCookieOptions,
  maxAge: (365 * DAY) / SECOND,
})

/**
 * True for pages without script, web font and effects: what was chosen, else what the browser asks
 * for by Save-Data.
 */
export async function isLightVersion(request: Request): Promise<boolean> {
  const chosen: unknown = await lightVersionCookie.parse(request.headers.get('Cookie'))
  if (chosen === 'on' || chosen === 'off') return chosen === 'on'
  return request.headers.get('Save-Data')?.trim().toLowerCase() === 'on'
}
