import { createCookie } from '@remix-run/node'
import { DAY, SECOND } from '../clock'
import { env } from '../env.server'

/** The chosen language; a preference and no identifier, so it needs no consent. */
export const languageCookie = createCookie('kanal_language', {
  path: '/',
  sameSite: 'lax',
  secure: env.PUBLIC_URL.startsWith('https:'),
  maxAge: (365 * DAY) / SECOND,
})
