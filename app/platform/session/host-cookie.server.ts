import { env } from '../env.server'

const secure = env.PUBLIC_URL.startsWith('https:')

/** `__Host-` needs https, which a shop on loopback does not have. */
export function hostCookieName(name: string) {
  return secure ? `__Host-${name}` : name
}

export const hostCookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
