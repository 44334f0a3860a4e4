import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { isId } from '~/platform/row-id'
import { UNDER_WAY } from '../ground/machines.rules'
import { readOwn } from './move-assignment.server'

export interface NewTimeNote {
  /** One per form: the same form sent twice notes once. */
  key: string
  minutes: number
  /** UTC midnight of the day. */
  workedOn: Date
  note: string
}

/**
 * Notes time for work of one's own that is under way. Throws `notFound`, and `assignment.*`
 * when it is over.
 */
export async function addTimeNote(
  userId: number,
  assignmentId: string,
  { key, minutes, workedOn, note }: NewTimeNote,
): Promise<void> {
  try {
    await transaction(async (tx) => {
      const own = await readOwn(tx, userId, assignmentId)
      if (!UNDER_WAY.includes(own.status)) throw new DomainError('moved', 'assignment')
      const { milestoneId, freelancerId } = own
      await tx.timeNote.create({
        data: { key: `${userId}:${key}`, milestoneId, freelancerId, minutes, workedOn, note },
      })
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
  }
}

/**
 * Takes back a time note of one's own. Throws `notFound` for anybody else's, or when it is gone.
 */
export async function removeTimeNote(userId: number, id: string): Promise<void> {
  const { count } = isId(id)
    ? await db.timeNote.deleteMany({ where: { id, freelancer: { userId } } })
    : { count: 0 }
  if (count === 0) throw new DomainError('notFound', 'time note')
}
