import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { WITH_WORK } from './assignment.rules'
import type { OpenAssignment } from './own-assignments.server'

const MOST_OWN = 50
const MOST_CHANGES = 12

/**
 * The latest of what happened to a freelancer's own assignments, the newest first; their own steps
 * are left out.
 */
async function readOwnChanges(userId: number) {
  const own = await db.assignment.findMany({
    where: { freelancer: { userId } },
    select: { id: true },
    orderBy: { updatedAt: 'desc' },
    take: MOST_OWN,
  })
  return db.event.findMany({
    where: {
      subject: 'assignment',
      subjectId: { in: own.map(({ id }) => id) },
      NOT: { actorType: 'freelancer' },
    },
    orderBy: { id: 'desc' },
    take: MOST_CHANGES,
  })
}

/** What concerns everybody who works on an order: it stops, its brief or its files grow. */
const NEWS = ['order.on_hold', 'brief.noted', 'file.added', 'file.version_added']
/** It goes on after a hold. */
const RESUMED = { subject: 'order', from: 'on_hold', to: { in: WITH_WORK } }

/**
 * The latest of what happened around the work that is under way, since it was offered; what
 * somebody did themselves is left out.
 */
async function readNews(userId: number, work: OpenAssignment[]) {
  const [since, projects] = [new Map<string, Date>(), new Map<string, string>()]
  for (const {
    createdAt,
    milestone: { project },
  } of work) {
    projects.set(project.orderId, project.name)
    if (createdAt < (since.get(project.orderId) ?? currentTime()))
      since.set(project.orderId, createdAt)
  }
  if (work.length === 0) return []
  const around = [
    { kind: { in: NEWS } },
    RESUMED,
    { kind: 'milestone.funded', subjectId: { in: work.map(({ milestoneId }) => milestoneId) } },
  ]
  const events = await db.event.findMany({
    where: {
      orderId: { in: [...since.keys()] },
      OR: around,
      NOT: { actorType: 'freelancer', actorId: userId },
    },
    orderBy: { id: 'desc' },
    take: MOST_CHANGES,
  })
  return events.flatMap((event) =>
    event.at >= since.get(event.orderId!)!
      ? [{ ...event, project: projects.get(event.orderId!)! }]
      : [],
  )
}

/** The latest of what happened to a freelancer's work and around it, the newest first. */
export async function listChanges(userId: number, work: OpenAssignment[]) {
  const [own, news] = await Promise.all([readOwnChanges(userId), readNews(userId, work)])
  return [...own.map((event) => ({ ...event, project: null })), ...news]
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, MOST_CHANGES)
}
