import { createCookie } from '@remix-run/node'
import { DAY, SECOND } from './clock'
import { env } from './env.server'

/** 'on' or 'off' as chosen; a preference and no identifier, so it needs no consent. */
export const lightVersionCookie = createCookie('kanal_light', {
  path: '/',
  sameSite: 'lax',
  secure: env.PUBLIC_URL.startsWith('https:'),
  maxAge: (365 * DAY) / SECOND,
})

/** True for pages without script, web font and effects: what was chosen, else what the browser asks for by Save-Data. */
export async function isLightVersion(request: Request): Promise<boolean> {
  const chosen: unknown = await lightVersionCookie.parse(request.headers.get('Cookie'))
  if (chosen === 'on' || chosen === 'off') return chosen === 'on'
  return request.headers.get('Save-Data')?.trim().toLowerCase() === 'on'
}
