import { randomUUID } from 'node:crypto'
import { transaction } from '~/platform/db/db.server'
import { recordEvent } from '../events/events.server'
import type { AdminListName } from './list.rules'

/** Notes who took a list, or the books of a period, out of the app, and what it was filtered by. */
export async function logExport(
  adminId: number,
  list: AdminListName | 'period',
  query: string,
): Promise<void> {
  await transaction((tx) =>
    recordEvent(tx, {
      ...{
        subject: 'list',
        subjectId: list,
        kind: 'list.exported',
        data: { query },
        visibility: 'team',
      },
      ...{ actor: { type: 'admin', id: adminId }, key: `list:${list}:${randomUUID()}` },
    }),
  )
}
