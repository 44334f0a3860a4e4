import { db } from '~/platform/db/db.server'
import { listWorkFiles } from './list-work-files.server'

/** The most assignments and events of one order that its page shows. */
const MOST = 200

/**
 * An order's milestones with everybody who was asked to work on them, the latest first; the caller
 * has seen that it is the studio's.
 */
export async function readOrderTeam(orderId: string) {
  const [milestones, events, times, threads] = await Promise.all([
    db.milestone.findMany({
      where: { project: { orderId } },
      orderBy: { position: 'asc' },
      select: {
        ...{ id: true, title: true, outcome: true, status: true, dueAt: true },
        assignments: {
          orderBy: { id: 'desc' },
          take: MOST,
          include: { freelancer: { select: { user: { select: { name: true } } } } },
        },
      },
    }),
    db.event.findMany({
      where: { orderId, subject: 'assignment', to: { not: null } },
      orderBy: { id: 'desc' },
      take: MOST,
    }),
    db.timeNote.groupBy({
      by: ['milestoneId', 'freelancerId'],
      where: { milestone: { project: { orderId } } },
      _sum: { minutes: true },
    }),
    db.thread.findMany({
      where: { kind: 'freelancer', project: { orderId } },
      select: { id: true, freelancerId: true },
    }),
  ])
  const files = await listWorkFiles([
    ...new Set(events.flatMap(({ subjectId, to }) => (to === 'submitted' ? [subjectId] : []))),
  ])
  const minutesOf = (milestoneId: string, freelancerId: string) =>
    times.find((time) => time.milestoneId === milestoneId && time.freelancerId === freelancerId)
      ?._sum.minutes ?? 0
  return {
    milestones: milestones.map(({ assignments, ...milestone }) => ({
      ...milestone,
      assignments: assignments.map(({ freelancer, ...assignment }) => ({
        ...assignment,
        name: freelancer.user.name,
        minutes: minutesOf(milestone.id, assignment.freelancerId),
        threadId:
          threads.find(({ freelancerId }) => freelancerId === assignment.freelancerId)?.id ?? null,
        last: events.find(({ subjectId }) => subjectId === assignment.id) ?? null,
        files: files.filter(
          ({ assignmentId, handedInAt }) => assignmentId === assignment.id && handedInAt !== null,
        ),
        handedIn:
          events.find(({ subjectId, to }) => subjectId === assignment.id && to === 'submitted') ??
          null,
      })),
    })),
  }
}
export type OrderTeam = Awaited<ReturnType<typeof readOrderTeam>>
export type TeamAssignment = OrderTeam['milestones'][number]['assignments'][number]

interface HandInRow {
  id: string
  milestoneId: string
  revisionsUsed: number
  revisionLimit: number
  name: string
  at: Date | string | null
  reason: string | null
}

/**
 * What waits for the studio's answer on an order's milestones: who handed it in, when, with which
 * words and files, the latest first.
 */
export async function listHandIns(orderId: string) {
  const waiting = await db.$queryRaw<HandInRow[]>`
    SELECT a."id", a."milestoneId", a."revisionsUsed", a."revisionLimit", u."name", e."at", e."reason"
    FROM "Assignment" a
    JOIN "Milestone" m ON m."id" = a."milestoneId"
    JOIN "Project" p ON p."id" = m."projectId"
    JOIN "Freelancer" f ON f."id" = a."freelancerId"
    JOIN "User" u ON u."id" = f."userId"
    LEFT JOIN "Event" e ON e."id" = (SELECT MAX(h."id")
      FROM "Event" h
      WHERE h."subject" = 'assignment' AND h."subjectId" = a."id" AND h."to" = 'submitted')
    WHERE p."orderId" = ${orderId} AND a."status" = 'submitted'
    ORDER BY a."id" DESC LIMIT ${MOST}`
  const files = await listWorkFiles(waiting.map(({ id }) => id))
  return waiting.map(({ at, reason, ...assignment }) => ({
    ...assignment,
    at: at === null ? null : new Date(at),
    note: reason ?? '',
    files: files.filter(
      ({ assignmentId, handedInAt }) => assignmentId === assignment.id && handedInAt !== null,
    ),
  }))
}
export type HandIn = Awaited<ReturnType<typeof listHandIns>>[number]

/**
 * The conversation of the studio with a freelancer about an order, with the freelancer's name; null
 * for any other.
 */
export async function findTeamThread(orderId: string, threadId: string) {
  const thread = await db.thread.findFirst({
    where: { id: threadId, kind: 'freelancer', project: { orderId } },
    select: { id: true, freelancer: { select: { user: { select: { name: true } } } } },
  })
  return thread && { id: thread.id, name: thread.freelancer?.user.name ?? '' }
}
