import { db, transaction } from '~/platform/db/db.server'
import type { Actor } from '../events/events.server'
import { recordAccountEvent } from './account-steps.server'

const MOST = 50

/** What the staff has noted about somebody, the newest first; 50 at most. */
export function listStaffNotes(userId: number) {
  return db.staffNote.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: MOST, select: { id: true, authorId: true, body: true, createdAt: true } })
}

/** Appends a note; its words stand nowhere else. */
export async function addStaffNote(userId: number, body: string, authorId: number): Promise<void> {
  await transaction(async (tx) => {
    const { id } = await tx.staffNote.create({ data: { userId, authorId, body }, select: { id: true } })
    await recordAccountEvent(tx, userId, 'note_added', { actor: { type: 'admin', id: authorId }, data: { noteId: id } })
  })
}

/** Removes a note of one's own; tells whether there was one. */
export async function removeStaffNote(userId: number, noteId: string, actor: Actor & { id: number }): Promise<boolean> {
  return transaction(async (tx) => {
    const { count } = await tx.staffNote.deleteMany({ where: { id: noteId, userId, authorId: actor.id } })
    if (count > 0) await recordAccountEvent(tx, userId, 'note_removed', { actor, data: { noteId } })
    return count > 0
  })
}
