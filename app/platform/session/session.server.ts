import { createHash, randomBytes } from 'node:crypto'
import { createCookie, createSessionStorage } from '@remix-run/node'
import { after, currentTime, MINUTE, SECOND } from '../clock'
import { db } from '../db/db.server'
import { env } from '../env.server'
import { noteSecurity } from '../observe/security-log.server'
import { hostCookieName, hostCookieOptions } from './host-cookie.server'
import { isFreelancerOrAdmin } from './roles'
import { sessionEnd, SESSION_LIFETIME } from './session.rules'

/** How far the time of a session's last use may lag behind: most pages write nothing. */
const SEEN_INTERVAL = 5 * MINUTE

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
  /** When the password was given. */
  signedInAt: Date
  userAgent?: string
  /** The order that the client’s pages show until another is picked. */
  chosenOrderId: string | null
}

async function isStaff(userId: number) {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { id: true, role: true, isAdmin: true },
  })
  return user !== null && isFreelancerOrAdmin(user)
}

/** Puts off the end of a session that is used. */
async function touch(
  id: string,
  { userId, createdAt }: { userId: number; createdAt: Date },
  now: Date,
) {
  const expiresAt = sessionEnd({ createdAt, staff: await isStaff(userId) }, now)
  await db.session.updateMany({
    where: { id, lastSeenAt: { lt: after(-SEEN_INTERVAL, now) } },
    data: { lastSeenAt: now, expiresAt },
  })
}

const sessionStorage = createSessionStorage<SessionData>({
  cookie: createCookie(hostCookieName('kanal_session'), {
    ...hostCookieOptions,
    secrets: env.secrets,
    maxAge: SESSION_LIFETIME / SECOND,
  }),
  async createData({ userId, userAgent }) {
    const id = randomToken()
    const now = currentTime()
    const expiresAt = sessionEnd({ createdAt: now, staff: await isStaff(userId!) }, now)
    await db.session.create({
      data: {
        id: fingerprint(id),
        userId: userId!,
        userAgent: userAgent?.slice(0, 300),
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
      },
    })
    return id
  },
  async readData(id) {
    const now = currentTime()
    const row = await db.session.findUnique({
      where: { id: fingerprint(id), expiresAt: { gt: now } },
      select: {
        userId: true,
        viewedUserId: true,
        viewedUntil: true,
        chosenOrderId: true,
        createdAt: true,
        lastSeenAt: true,
      },
    })
    if (row && row.lastSeenAt < after(-SEEN_INTERVAL, now)) await touch(fingerprint(id), row, now)
    return (
      row && {
        userId: row.userId,
        signedInAt: row.createdAt,
        chosenOrderId: row.chosenOrderId,
        viewedUserId: row.viewedUntil && row.viewedUntil > now ? row.viewedUserId : null,
      }
    )
  },
  // Every session is written once, when it begins.
  async updateData() {},
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
  return userId === undefined
    ? null
    : {
        userId,
        viewedUserId: session.get('viewedUserId') ?? null,
        signedInAt: session.get('signedInAt') ?? new Date(0),
        chosenOrderId: session.get('chosenOrderId') ?? null,
      }
}

/** Keeps which order the client's pages show, for pages that name none. */
export async function chooseOrder(request: Request, orderId: string): Promise<void> {
  const id = await findSessionId(request)
  await db.session.updateMany({
    where: { id, OR: [{ chosenOrderId: null }, { chosenOrderId: { not: orderId } }] },
    data: { chosenOrderId: orderId },
  })
}

/** The row id of the session that the request carries; '' without one. */
export async function findSessionId(request: Request): Promise<string> {
  const { id } = await readSession(request)
  return id && fingerprint(id)
}

/**
 * Ends the visitor's old session, opens a new one under a new id, and returns its Set-Cookie value.
 */
export async function startSession(request: Request, userId: number): Promise<string> {
  await sessionStorage.destroySession(await readSession(request))
  const session = await sessionStorage.getSession()
  session.set('userId', userId)
  session.set('userAgent', request.headers.get('User-Agent') ?? '')
  return sessionStorage.commitSession(session)
}

/**
 * What a browser forgets along with the session: forms that were not sent, and what the pages keep
 * in it.
 */
export const FORGET = { 'Clear-Site-Data': '"storage"' }

/** Ends the session and returns the Set-Cookie value that clears it. */
export async function endSession(request: Request): Promise<string> {
  const session = await readSession(request)
  noteSecurity('signed out', { request, user: session.get('userId') })
  return sessionStorage.destroySession(session)
}
