import { after, currentTime, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import type { Actor } from '../events/events.server'
import { recordAccountEvent } from './account-steps.server'

const MOST = 50

/** How long a removed note can be put back; milliseconds. */
const PUT_BACK_WITHIN = 30 * DAY

/**
 * What a reader among the staff sees noted about somebody, the newest first; 50 at most. Removed
 * ones, with the moment of it, are seen by who wrote them alone.
 */
export function listStaffNotes(userId: number, readerId: number) {
  return db.staffNote.findMany({
    where: { userId, OR: [{ removedAt: null }, { authorId: readerId }] },
    orderBy: { id: 'desc' },
    take: MOST,
    select: { id: true, authorId: true, body: true, createdAt: true, removedAt: true },
  })
}

/** Appends a note; its words stand nowhere else. */
export async function addStaffNote(userId: number, body: string, authorId: number): Promise<void> {
  await transaction(async (tx) => {
    const { id } = await tx.staffNote.create({
      data: { userId, authorId, body },
      select: { id: true },
    })
    await recordAccountEvent(tx, userId, 'note_added', {
      actor: { type: 'admin', id: authorId },
      data: { noteId: id },
    })
  })
}

/**
 * Removes a note of one's own, or puts it back; tells whether it was where it could be moved from.
 */
function moveNote(kind: 'note_removed' | 'note_put_back') {
  const [removedAt, next] =
    kind === 'note_removed' ? [null, () => currentTime()] : [{ not: null }, () => null]
  return (userId: number, noteId: string, actor: Actor & { id: number }): Promise<boolean> =>
    transaction(async (tx) => {
      const { count } = await tx.staffNote.updateMany({
        where: { id: noteId, userId, authorId: actor.id, removedAt },
        data: { removedAt: next() },
      })
      if (count > 0) await recordAccountEvent(tx, userId, kind, { actor, data: { noteId } })
      return count > 0
    })
}

/** Takes a note of one's own away from the others; tells whether there was one. */
export const removeStaffNote = moveNote('note_removed')

/** Gives them a removed one of one's own again; tells whether there was one. */
export const putBackStaffNote = moveNote('note_put_back')

/** Deletes the notes that were removed too long ago to be put back. */
export async function forgetRemovedNotes(now = currentTime()): Promise<void> {
  await db.staffNote.deleteMany({ where: { removedAt: { lt: after(-PUT_BACK_WITHIN, now) } } })
}
