import { db } from '~/platform/db/db.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import type { Assignee } from '../people/participant.rules'
import { filesOf } from '../files/project-access.server'

const FILES_PER_PAGE = 30

/**
 * A page of a project's files for a freelancer who takes part in it, of all folders, the newest
 * first and 30 a page.
 */
export function listAssigneeFiles(reader: Assignee, projectId: string, place: Place<string>) {
  return readPage(place, FILES_PER_PAGE, (at) =>
    db.file.findMany({
      where: { projectId, ...filesOf(reader) },
      orderBy: { id: 'desc' },
      select: {
        ...{ id: true, name: true, size: true, createdAt: true },
        folder: { select: { name: true } },
        versions: {
          where: { status: 'available' },
          select: { id: true, side: true, createdAt: true },
          take: 1,
        },
      },
      ...placeQuery(at, FILES_PER_PAGE),
    }),
  )
}
