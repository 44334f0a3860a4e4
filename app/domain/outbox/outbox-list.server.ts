import { db, type Prisma } from '~/platform/db/db.server'
import { FAILED_FIRST } from '~/platform/db/failed-first.server'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { findJobs } from './job-search.server'
import { jobsFilter, type JobsFilter, type JobSort } from './outbox-list.rules'

/** The ids are version 7 UUIDs: their order is the order in time. */
const ORDERS: Record<JobSort, Prisma.OutboxJobOrderByWithRelationInput[]> = {
  newest: [{ id: 'desc' }],
  oldest: [{ id: 'asc' }],
  failed: [{ status: FAILED_FIRST }, { id: 'desc' }],
}

const LISTED = {
  id: true,
  key: true,
  kind: true,
  status: true,
  attempts: true,
  lastError: true,
  availableAt: true,
  createdAt: true,
} as const

async function conditions({ q, status, kind }: JobsFilter): Promise<Prisma.OutboxJobWhereInput> {
  return { status: status ?? undefined, kind: kind || undefined, AND: await findJobs(q) }
}

/** The jobs of the outbox. */
export const outboxJobs = listSource({
  filter: jobsFilter,
  readId: readRowId,
  open: async (filter) => {
    const [where, orderBy] = [await conditions(filter), ORDERS[filter.sort]]
    return (part) => db.outboxJob.findMany({ where, orderBy, ...part, select: LISTED })
  },
})

/** The jobs among some ids; ids of nothing are left out. */
export function nameJobs(ids: string[]) {
  return db.outboxJob.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'desc' },
    select: { id: true, key: true },
  })
}
