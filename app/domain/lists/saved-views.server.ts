import { db, transaction } from '~/platform/db/db.server'
import { VIEWS_MAX, type AdminListName } from './list.rules'

export interface ViewInput {
  list: AdminListName
  name: string
  /** The query of the list's address, without a question mark. */
  query: string
}

const SHOWN = { id: true, list: true, name: true, query: true } as const

/** The views that a person has kept, of one list or of all, by their names. */
export function listSavedViews(userId: number, list?: AdminListName) {
  return db.savedView.findMany({
    where: { userId, list },
    orderBy: [{ list: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    select: SHOWN,
  })
}

/**
 * Keeps what a list is filtered by under a name; a name that is there gets the new filter. Tells
 * 'full' at the limit of views.
 */
export function saveView(
  userId: number,
  { list, name, query }: ViewInput,
): Promise<'saved' | 'full'> {
  return transaction(async (tx) => {
    const same = await tx.savedView.findFirst({
      where: { userId, list, name },
      select: { id: true },
    })
    if (same) {
      await tx.savedView.update({ where: { id: same.id }, data: { query } })
      return 'saved'
    }
    if ((await tx.savedView.count({ where: { userId, list } })) >= VIEWS_MAX) return 'full'
    await tx.savedView.create({ data: { userId, list, name, query } })
    return 'saved'
  })
}

/** Drops a view of one's own; tells whether there was one. */
export async function deleteView(userId: number, id: string): Promise<boolean> {
  const { count } = await db.savedView.deleteMany({ where: { id, userId } })
  return count === 1
}
