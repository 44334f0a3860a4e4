import { DomainError } from '~/domain/ground/domain-error'
import { HOUR } from '~/platform/clock'
import { hit, waitInMinutes } from '~/platform/rate-limit.server'
import { MESSAGES_AN_HOUR } from './message.rules'

/** How many messages, comments, notes and wishes one person may write, since each tells others. */
export const WRITING = { limit: MESSAGES_AN_HOUR, window: HOUR }

/** What is counted for somebody who writes. */
export const writingKey = (userId: number) => `message:${userId}`

/**
 * Counts something written that others are told of, before the transaction that keeps it. Throws
 * `writing.tooMuch`. Who has no account writes nothing of these.
 */
export async function countWriting(userId: number | null): Promise<void> {
  if (userId === null) return
  const { retryAfter } = await hit(writingKey(userId), WRITING)
  if (retryAfter > 0) throw new DomainError('writing.tooMuch', waitInMinutes(retryAfter))
}
