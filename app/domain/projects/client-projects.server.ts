import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { readPage, placeQuery, type Place } from '~/platform/paging'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'
import { isBrokenOff, isDone, milestoneState, plannedFor, progressOf } from './progress.rules'

const PROJECTS_PER_PAGE = 12

/**
 * A page of the client's projects, the newest first, each with its plan; the place is a project's
 * id.
 */
export async function listClientProjects(reader: Participant, place: Place<string>) {
  const page = await readPage(place, PROJECTS_PER_PAGE, (at) =>
    db.project.findMany({
      where: { order: ordersOf(reader) },
      orderBy: { id: 'desc' },
      ...placeQuery(at, PROJECTS_PER_PAGE),
      select: {
        id: true,
        orderId: true,
        name: true,
        status: true,
        order: { select: { number: true, status: true } },
        milestones: {
          orderBy: { position: 'asc' },
          select: { title: true, status: true, dueAt: true },
        },
      },
    }),
  )
  const rows = page.rows.map(({ milestones, ...project }) => {
    const { status } = project.order
    const next = isBrokenOff(status) ? null : milestones.find((one) => !isDone(one.status))
    return {
      ...project,
      progress: progressOf(milestones),
      next: next
        ? {
            title: next.title,
            state: milestoneState(status, next.status),
            planned: plannedFor(status, next, currentTime()),
          }
        : null,
    }
  })
  return { ...page, rows }
}
export type ClientProject = Awaited<ReturnType<typeof listClientProjects>>['rows'][number]
