import { db } from '~/platform/db/db.server'

/** The milestones of a project, which the caller may see, by their place in the plan. */
export function listMilestoneTitles(projectId: string) {
  return db.milestone.findMany({
    where: { projectId },
    select: { id: true, title: true },
    orderBy: { position: 'asc' },
  })
}
