import { createHash } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { DAY, SECOND } from '../clock'
import { env } from '../env.server'
import { hostCookieName, hostCookieOptions } from './host-cookie.server'
import { randomToken } from './session.server'

const MARK_LENGTH = 16
/** Five accounts, each by its number and two names. */
const MOST_MARKS = 15

const valueSchema = z.object({
  key: z.string().min(20).max(64),
  marks: z.array(z.string().length(MARK_LENGTH)).max(MOST_MARKS),
})

/** Which accounts were opened in a browser: it opens nothing by itself, and names nobody. */
export const knownBrowserCookie = createCookie(hostCookieName('kanal_device'), {
  ...hostCookieOptions,
  secrets: env.secrets,
  maxAge: (365 * DAY) / SECOND,
})

async function read(request: Request) {
  const { data } = valueSchema.safeParse(
    await knownBrowserCookie.parse(request.headers.get('Cookie')),
  )
  return data ?? null
}

const markOf = (key: string, name: string) =>
  createHash('sha256').update(`${key}:${name}`).digest('base64url').slice(0, MARK_LENGTH)

/**
 * What this browser and an account are called together when the account was opened in it before;
 * null in any other browser.
 */
export async function findKnownBrowser(request: Request, name: string): Promise<string | null> {
  const known = await read(request)
  const mark = known && markOf(known.key, name)
  return mark && known.marks.includes(mark) ? mark : null
}

/** The Set-Cookie value after an account, by all its names, was opened: the last five are known. */
export async function rememberBrowser(request: Request, names: string[]): Promise<string> {
  const { key, marks } = (await read(request)) ?? { key: randomToken(), marks: [] }
  const all = [...names.map((name) => markOf(key, name)), ...marks]
  return knownBrowserCookie.serialize({ key, marks: [...new Set(all)].slice(0, MOST_MARKS) })
}
