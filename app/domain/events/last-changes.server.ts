import { db } from '~/platform/db/db.server'
import type { Subject } from './event.rules'

/** When something was last done to each thing of a kind, by its id; those untouched are missing. */
export async function lastChanges(subject: Subject): Promise<Map<string, Date>> {
  const groups = await db.event.groupBy({
    by: ['subjectId'],
    where: { subject },
    _max: { at: true },
  })
  return new Map(groups.flatMap(({ subjectId, _max: { at } }) => (at ? [[subjectId, at]] : [])))
}
