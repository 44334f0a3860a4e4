import { createHash, randomBytes } from 'node:crypto'
import { DomainError } from '~/domain/ground/domain-error'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { after, currentTime, MINUTE } from '~/platform/clock'
import { db, transaction, type Prisma } from '~/platform/db/db.server'
import { requiresSecondFactor } from '~/platform/session/guards.server'
import { isToken, MOST_TOKENS, TOKEN_ENDING, TOKEN_START } from './api-token.rules'
import type { ApiScope } from './api-token.rules'
import type { Participant } from './participant.rules'
import { sidesOf } from './participant.server'

/** How exactly it is told when a token was last used. */
const USED = MINUTE

const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex')

/** The studio for which a side acts; null for a person's own orders. */
export const studioOf = (side: Participant) => (side.side === 'studio' ? side.studioId : null)

/** The tokens of somebody's programs, the newest first. */
export function listTokens(userId: number) {
  return db.apiToken.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    take: MOST_TOKENS,
    select: {
      ...{ id: true, name: true, ending: true, scope: true, studioId: true },
      ...{ createdAt: true, expiresAt: true, lastUsedAt: true },
      studio: { select: { name: true } },
    },
  })
}

interface NewToken {
  name: string
  scope: ApiScope
  /** For how long it holds. */
  days: number
  /** In whose name it acts; null for its owner's own orders. */
  studioId: number | null
}

/**
 * Makes a token and gives it back: it is kept nowhere. Throws `token.tooMany`. The caller has seen
 * that its owner acts for the studio.
 */
export async function makeToken(
  userId: number,
  { name, scope, days, studioId }: NewToken,
): Promise<string> {
  const token = TOKEN_START + randomBytes(32).toString('base64url')
  await transaction(async (tx) => {
    // Of two forms at once one waits for the other here.
    await tx.user.update({ where: { id: userId }, data: { updatedAt: currentTime() } })
    await tx.apiToken.deleteMany({ where: { userId, expiresAt: { lte: currentTime() } } })
    if ((await tx.apiToken.count({ where: { userId } })) >= MOST_TOKENS)
      throw new DomainError('token.tooMany')
    await tx.apiToken.create({
      data: {
        ...{ userId, name, scope, studioId },
        hash: fingerprint(token),
        ending: token.slice(-TOKEN_ENDING),
        expiresAt: endOfTerm(days),
      },
    })
  })
  return token
}

/** Ends a token of this person; its name, null when they have none with that id. */
export async function endToken(userId: number, id: string): Promise<string | null> {
  const own = await db.apiToken.findFirst({ where: { id, userId }, select: { name: true } })
  if (!own) return null
  const { count } = await db.apiToken.deleteMany({ where: { id, userId } })
  return count > 0 ? own.name : null
}

/** A program that calls: who made its token, and as whom it acts. */
export interface Program {
  tokenId: string
  userId: number
  scope: ApiScope
  participant: Participant
}

/** What is read of whoever owns a program, to know what it may do at this moment. */
export const PROGRAM_OWNER = {
  select: {
    ...{ id: true, role: true, isAdmin: true, permissions: true },
    ...{ totpConfirmedAt: true, disabledAt: true, erasedAt: true },
  },
} as const
type ProgramOwner = Prisma.UserGetPayload<typeof PROGRAM_OWNER>

/**
 * As whom a program of theirs acts, for a studio or for its owner's own orders; null when its owner
 * may do so no longer.
 */
export async function sideOfProgram(
  user: ProgramOwner,
  studioId: number | null,
): Promise<Participant | null> {
  if (user.disabledAt || user.erasedAt) return null
  if (!user.totpConfirmedAt && requiresSecondFactor(user)) return null
  const sides = await sidesOf({ ...user, permissions: user.id === 1 ? null : user.permissions })
  return sides.find((side) => studioOf(side) === studioId) ?? null
}

/**
 * The program whose token this is; null for none, for one that has ended, and for one whose owner
 * may not do any longer what it was made for.
 */
export async function findProgram(token: string): Promise<Program | null> {
  if (!isToken(token)) return null
  const now = currentTime()
  const found = await db.apiToken.findFirst({
    where: { hash: fingerprint(token), expiresAt: { gt: now } },
    include: { user: PROGRAM_OWNER },
  })
  const participant = found && (await sideOfProgram(found.user, found.studioId))
  if (!participant) return null
  await db.apiToken.updateMany({
    where: { id: found.id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: after(-USED, now) } }] },
    data: { lastUsedAt: now },
  })
  return { tokenId: found.id, userId: found.userId, scope: found.scope, participant }
}
