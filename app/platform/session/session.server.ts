import { createHash, randomBytes } from 'node:crypto'
import { createCookie, createSessionStorage } from '@remix-run/node'
import { after, DAY, MINUTE, SECOND } from '../clock'
import { db } from '../db/db.server'
import { env } from '../env.server'

const SESSION_LIFETIME = 30 * DAY
/** How far the time of a session's last use may lag behind: most pages write nothing. */
const SEEN_INTERVAL = 5 * MINUTE
const secure = env.PUBLIC_URL.startsWith('https:')

/** `__Host-` needs https, which a shop on loopback does not have. */
export function hostCookieName(name: string) {
  return secure ? `__Host-${name}` : name
}

export const hostCookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

/** What the database keeps of a random id or token: a copy of the table opens nothing. */
export function fingerprint(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}

export function randomToken() {
  return randomBytes(32).toString('base64url')
}

interface SessionData {
  userId: number
  /** The client in whose place an admin looks on; null for everybody else. */
  viewedUserId: number | null
  userAgent?: string
}

async function touch(id: string, now: Date) {
  await db.session.updateMany({ where: { id, lastSeenAt: { lt: after(-SEEN_INTERVAL, now) } }, data: { lastSeenAt: now } })
}

const sessionStorage = createSessionStorage<SessionData>({
  cookie: createCookie(hostCookieName('kanal_session'), {
    ...hostCookieOptions,
    secrets: [env.SESSION_SECRET],
    maxAge: SESSION_LIFETIME / SECOND,
  }),
  async createData({ userId, userAgent }) {
    const id = randomToken()
    await db.session.create({
      data: { id: fingerprint(id), userId: userId!, userAgent: userAgent?.slice(0, 300), expiresAt: after(SESSION_LIFETIME) },
    })
    return id
  },
  async readData(id) {
    const now = new Date()
    const row = await db.session.findUnique({ where: { id: fingerprint(id), expiresAt: { gt: now } }, select: { userId: true, viewedUserId: true, viewedUntil: true, lastSeenAt: true } })
    if (row && row.lastSeenAt < after(-SEEN_INTERVAL, now)) await touch(fingerprint(id), now)
    return row && { userId: row.userId, viewedUserId: row.viewedUntil && row.viewedUntil > now ? row.viewedUserId : null }
  },
  async updateData(id) {
    await touch(fingerprint(id), new Date())
  },
  async deleteData(id) {
    await db.session.deleteMany({ where: { id: fingerprint(id) } })
  },
})

function readSession(request: Request) {
  return sessionStorage.getSession(request.headers.get('Cookie'))
}

/** Whose session the request carries, and in whose place its owner looks on; null without one. */
export async function findSession(request: Request) {
  const session = await readSession(request)
  const userId = session.get('userId')
  return userId === undefined ? null : { userId, viewedUserId: session.get('viewedUserId') ?? null }
}

/** The row id of the session that the request carries; '' without one. */
export async function findSessionId(request: Request): Promise<string> {
  const { id } = await readSession(request)
  return id && fingerprint(id)
}

/** Ends the visitor's old session, opens a new one under a new id, and returns its Set-Cookie value. */
export async function startSession(request: Request, userId: number): Promise<string> {
  await sessionStorage.destroySession(await readSession(request))
  const session = await sessionStorage.getSession()
  session.set('userId', userId)
  session.set('userAgent', request.headers.get('User-Agent') ?? '')
  return sessionStorage.commitSession(session)
}

/** Ends the session and returns the Set-Cookie value that clears it. */
export async function endSession(request: Request): Promise<string> {
  return sessionStorage.destroySession(await readSession(request))
}
