import { after, DAY } from '~/platform/clock'
import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { AUDIT_PER_PAGE, type AuditFilter } from './audit.rules'

const LISTED = {
  ...{
    id: true,
    at: true,
    actorId: true,
    subject: true,
    subjectId: true,
    kind: true,
    from: true,
    to: true,
    reason: true,
    data: true,
    orderId: true,
  },
  order: { select: { number: true } },
} as const

/** The day after an ISO day, at its start. */
const endOf = (day: string) => after(DAY, new Date(day))

function conditions({ order, who, subject, since, until }: AuditFilter): Prisma.EventWhereInput {
  return {
    actorType: 'admin',
    actorId: who ?? undefined,
    subject: subject ?? undefined,
    order: order ? { number: order } : undefined,
    at: { gte: since ? new Date(since) : undefined, lt: until ? endOf(until) : undefined },
  }
}

function readEvents(
  filter: AuditFilter,
  query: { cursor?: { id: string }; skip?: number; take: number },
) {
  return db.event.findMany({
    where: conditions(filter),
    orderBy: { id: filter.sort === 'newest' ? 'desc' : 'asc' },
    ...query,
    select: LISTED,
  })
}

/** Everybody who works for the studio, and may stand in its log. */
export function listStaff() {
  return db.user.findMany({
    where: { OR: [{ role: 'admin' }, { isAdmin: true }, { id: 1 }] },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  })
}

async function withNames<Listed extends { actorId: number | null }>(rows: Listed[]) {
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]
  const people =
    ids.length > 0
      ? await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
      : []
  return rows.map((row) => ({
    ...row,
    who: people.find(({ id }) => id === row.actorId)?.name ?? null,
  }))
}

/**
 * A page of what staff did that a filter lets through, 50 at most (business.md: audit reads the
 * events of the state machines).
 */
export async function listAudit(filter: AuditFilter, place: Place<string>) {
  const { rows, ...neighbours } = await readPage(place, AUDIT_PER_PAGE, (at) =>
    readEvents(filter, placeQuery(at, AUDIT_PER_PAGE)),
  )
  return { entries: await withNames(rows), ...neighbours }
}
export type AuditEntry = Awaited<ReturnType<typeof listAudit>>['entries'][number]

/** All of it, a few hundred entries in memory at a time. */
export const eachAuditEntry = (filter: AuditFilter) =>
  eachRow((query) => readEvents(filter, query), withNames)
