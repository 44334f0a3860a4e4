import { createCookie } from '@remix-run/node'
import { MINUTE, SECOND } from '../clock'
import { env } from '../env.server'
import { safeRedirect } from '../http/safe-redirect'
import { hostCookieName, hostCookieOptions } from './host-cookie.server'

const cookie = createCookie(hostCookieName('kanal_sign_in_return'), {
  ...hostCookieOptions,
  secrets: env.secrets,
  maxAge: (15 * MINUTE) / SECOND,
})

/**
 * The Set-Cookie value that keeps on which page somebody was who asked for a link to sign in. It
 * stays in their browser: in the mail, whoever asks would choose words of it and where it leads.
 * '' keeps none.
 */
export const rememberReturn = (path: string): Promise<string> =>
  path ? cookie.serialize(path) : cookie.serialize('', { maxAge: 0 })

/** The page to come back to in this browser, a path of ours; '' for none. */
export async function readReturn(request: Request): Promise<string> {
  const path: unknown = await cookie.parse(request.headers.get('Cookie'))
  return typeof path === 'string' ? safeRedirect(path, '') : ''
}
