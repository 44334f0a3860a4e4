import { db, type Prisma } from '~/platform/db/db.server'
import { betweenStudioDays } from '~/platform/i18n/studio-time'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { auditFilter, type AuditFilter } from './audit.rules'

const AUDIT_SIZE = 50

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

function conditions({ order, who, subject, since, until }: AuditFilter): Prisma.EventWhereInput {
  return {
    actorType: 'admin',
    actorId: who ?? undefined,
    subject: subject ?? undefined,
    order: order ? { number: order } : undefined,
    at: betweenStudioDays(since, until),
  }
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

/** What staff did (business.md: audit reads the events of the state machines). */
export const auditLog = listSource({
  filter: auditFilter,
  readId: readRowId,
  size: AUDIT_SIZE,
  open: (filter) => async (part) =>
    withNames(
      await db.event.findMany({
        where: conditions(filter),
        orderBy: { id: filter.sort === 'newest' ? 'desc' : 'asc' },
        ...part,
        select: LISTED,
      }),
    ),
})
export type AuditEntry = Awaited<ReturnType<typeof auditLog.first>>[number]
