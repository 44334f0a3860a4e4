import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import { isId } from '~/platform/row-id'
import { assignmentsOf, readTalksSince, worksOn } from '../people/participant.server'
import { UNDER_WAY } from '../ground/machines.rules'
import { listWorkFiles } from './list-work-files.server'

/** The most that a page shows of what only grows. */
const MOST_OPEN = 50
const MOST_SAID = 12
const MOST_TIME_NOTES = 200
const PROJECTS_PER_PAGE = 20

/** A freelancer who belongs to the network, or null. */
export function findFreelancer(userId: number) {
  return db.freelancer.findFirst({
    where: { userId, status: { not: 'offboarded' } },
    select: { id: true, status: true, seenAt: true },
  })
}

const MILESTONE = {
  select: {
    id: true,
    title: true,
    outcome: true,
    status: true,
    dueAt: true,
    workingDays: true,
    projectId: true,
    orderLine: { select: { name: true } },
  },
} as const

/** The most files that an offer names. */
const MOST_FILES = 20

/**
 * What has to be known before saying yes: the order's wishes and add-ons, and its brief once it is
 * sent. What the client pays is not in it.
 */
const OF_OFFER = {
  orderLine: {
    select: {
      ...{ name: true, customisation: true, addOns: true, quantity: true },
      briefAnswers: { select: { question: true, answer: true }, orderBy: { id: 'asc' } },
    },
  },
  project: { select: { id: true, orderId: true, name: true, briefSentAt: true } },
} satisfies Prisma.MilestoneSelect

/**
 * A freelancer's offers that can still be answered, whose answer is due first at the head, and what
 * they work on, what is due first at the head.
 */
export async function listOpen(userId: number, now = currentTime()) {
  const rows = await db.assignment.findMany({
    where: {
      freelancer: { userId, status: { not: 'offboarded' } },
      OR: [{ status: 'offered', offerEndsAt: { gt: now } }, { status: { in: UNDER_WAY } }],
    },
    orderBy: [{ milestone: { dueAt: 'asc' } }, { id: 'asc' }],
    take: 2 * MOST_OPEN,
    include: { milestone: { select: { ...MILESTONE.select, ...OF_OFFER } } },
  })
  const offers = rows
    .filter(({ status }) => status === 'offered')
    .sort((one, other) => one.offerEndsAt.getTime() - other.offerEndsAt.getTime())
  return { offers, work: rows.filter(({ status }) => status !== 'offered') }
}
export type OpenAssignment = Awaited<ReturnType<typeof listOpen>>['work'][number]

/** Where the work of an assignment of theirs stands. Throws `notFound` for any other. */
export async function getProjectOf(userId: number, assignmentId: string): Promise<string> {
  const found = isId(assignmentId)
    ? await db.assignment.findFirst({
        where: { id: assignmentId, AND: [assignmentsOf(userId)] },
        select: { milestone: { select: { projectId: true } } },
      })
    : null
  if (!found) throw new DomainError('notFound', 'assignment')
  return found.milestone.projectId
}

/**
 * The orders that offers and work are about, and the files of those that are offered, as far as a
 * page names them.
 */
export async function readOffered(offers: OpenAssignment[], work: OpenAssignment[]) {
  const projects = offers.map(({ milestone }) => milestone.project)
  const orderIds = [...offers, ...work].map(({ milestone }) => milestone.project.orderId)
  if (orderIds.length === 0) return { orders: [], files: [] }
  const [orders, files] = await Promise.all([
    db.order.findMany({
      where: { id: { in: orderIds } },
      select: { id: true, number: true, status: true },
    }),
    projects.length === 0
      ? []
      : db.file.findMany({
          where: {
            ...{ status: 'available', visibility: 'client' },
            projectId: { in: projects.map(({ id }) => id) },
          },
          select: { id: true, projectId: true, name: true, size: true },
          orderBy: { id: 'asc' },
          take: MOST_FILES * projects.length,
        }),
  ])
  return { orders, files }
}
export type Offered = Awaited<ReturnType<typeof readOffered>>

/** Notes up to where a freelancer has seen what happened. */
export async function markSeen(userId: number, upTo: Date): Promise<void> {
  await db.freelancer.updateMany({
    where: { userId, OR: [{ seenAt: null }, { seenAt: { lt: upTo } }] },
    data: { seenAt: upTo },
  })
}

export type WorkFilter = 'open' | 'done' | null

function filtered(userId: number, filter: WorkFilter): Prisma.ProjectWhereInput {
  const open = {
    milestones: {
      some: {
        assignments: { some: { AND: [assignmentsOf(userId), { status: { in: UNDER_WAY } }] } },
      },
    },
  }
  return filter === 'open' ? open : filter === 'done' ? { NOT: open } : {}
}

/**
 * A page of the projects that a freelancer takes part in, the newest first and 20 a page, each with
 * the freelancer's own milestones.
 */
export function listOwnProjects(userId: number, filter: WorkFilter, place: Place<string>) {
  const own = assignmentsOf(userId)
  const mine = { milestones: { some: { assignments: { some: own } } } }
  return readPage(place, PROJECTS_PER_PAGE, (at) =>
    db.project.findMany({
      where: { AND: [mine, filtered(userId, filter)] },
      orderBy: { id: 'desc' },
      select: {
        ...{ id: true, name: true, order: { select: { number: true, status: true } } },
        milestones: {
          where: { assignments: { some: own } },
          orderBy: { position: 'asc' },
          select: {
            ...{ id: true, title: true, status: true, dueAt: true },
            assignments: { where: own, select: { status: true }, orderBy: { id: 'desc' }, take: 1 },
          },
        },
      },
      ...placeQuery(at, PROJECTS_PER_PAGE),
    }),
  )
}

/**
 * A project that a freelancer takes part in, and from when on they write with its client; null for
 * not. Throws `notFound` for any other.
 */
export async function getOwnProject(userId: number, id: string) {
  const mine = { milestones: { some: { assignments: { some: assignmentsOf(userId) } } } }
  const project = isId(id)
    ? await db.project.findFirst({
        where: { id, ...mine },
        select: {
          id: true,
          name: true,
          order: {
            select: {
              ...{ id: true, number: true, status: true },
              ...{ companyName: true, vatNumber: true, withdrawalEndsAt: true, earlyStartAt: true },
            },
          },
        },
      })
    : null
  if (!project) throw new DomainError('notFound', 'project')
  return { ...project, talksSince: await readTalksSince(userId, project.order.id) }
}
export type OwnProject = Awaited<ReturnType<typeof getOwnProject>>

/**
 * A freelancer's conversation with the studio about a project; null for none. The caller has seen
 * that they take part in it.
 */
export async function findOwnThread(userId: number, projectId: string): Promise<string | null> {
  return (
    (
      await db.thread.findFirst({
        where: { projectId, kind: 'freelancer', freelancer: { userId } },
        select: { id: true },
      })
    )?.id ?? null
  )
}

/** Whether a freelancer has work under way on a project. */
export async function worksOnNow(userId: number, projectId: string): Promise<boolean> {
  return (
    (await db.assignment.count({
      where: { AND: [worksOn(userId), { milestone: { projectId } }] },
    })) > 0
  )
}

/**
 * A freelancer's own milestones of a project, with what happened to them and the time that they
 * noted.
 */
export async function readOwnWork(userId: number, projectId: string) {
  const work = await db.assignment.findMany({
    where: { AND: [assignmentsOf(userId), { milestone: { projectId } }] },
    orderBy: { milestone: { position: 'asc' } },
    include: { milestone: MILESTONE },
  })
  const approved = work.flatMap(({ id, status }) => (status === 'completed' ? [id] : []))
  const [files, events, notes, payouts] = await Promise.all([
    listWorkFiles(work.flatMap(({ id, status }) => (status === 'accepted' ? [] : [id]))),
    db.event.findMany({
      where: {
        subject: 'assignment',
        subjectId: { in: work.map(({ id }) => id) },
        reason: { not: null },
      },
      orderBy: { id: 'desc' },
      take: MOST_SAID,
    }),
    db.timeNote.findMany({
      where: { freelancer: { userId }, milestone: { projectId } },
      orderBy: [{ workedOn: 'desc' }, { id: 'desc' }],
      take: MOST_TIME_NOTES,
    }),
    approved.length === 0
      ? []
      : db.payout.findMany({
          where: { assignmentId: { in: approved } },
          select: { assignmentId: true, status: true, paidAt: true },
        }),
  ])
  return work.map((assignment) => ({
    ...assignment,
    payout: payouts.find(({ assignmentId }) => assignmentId === assignment.id) ?? null,
    files: files.filter(({ assignmentId }) => assignmentId === assignment.id),
    said: events.filter(({ subjectId }) => subjectId === assignment.id),
    timeNotes: notes.filter(({ milestoneId }) => milestoneId === assignment.milestoneId),
  }))
}
export type OwnWork = Awaited<ReturnType<typeof readOwnWork>>[number]
