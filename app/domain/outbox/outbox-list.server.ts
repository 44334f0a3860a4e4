import { db, type Prisma } from '~/platform/db/db.server'
import { FAILED_FIRST } from '~/platform/db/failed-first.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { findJobs } from './job-search.server'
import { JOBS_PER_PAGE, type JobsFilter, type JobSort } from './outbox-list.rules'

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

async function readJobs(
  filter: JobsFilter,
  query: { cursor?: { id: string }; skip?: number; take: number },
) {
  return db.outboxJob.findMany({
    where: await conditions(filter),
    orderBy: ORDERS[filter.sort],
    ...query,
    select: LISTED,
  })
}

/** A page of the outbox that a filter lets through, 25 jobs at most. */
export async function listJobs(filter: JobsFilter, place: Place<string>) {
  const { rows: jobs, ...neighbours } = await readPage(place, JOBS_PER_PAGE, (at) =>
    readJobs(filter, placeQuery(at, JOBS_PER_PAGE)),
  )
  return { jobs, ...neighbours }
}
export type JobRow = Awaited<ReturnType<typeof listJobs>>['jobs'][number]

/** All of them, a few hundred in memory at a time. */
export const eachJob = (filter: JobsFilter) =>
  eachRow(
    (query) => readJobs(filter, query),
    async (rows) => rows,
  )

/** The ids of the first `limit` jobs that a filter lets through. */
export async function firstJobIds(filter: JobsFilter, limit: number): Promise<string[]> {
  return (await readJobs(filter, { take: limit })).map(({ id }) => id)
}

/** The jobs among some ids; ids of nothing are left out. */
export function nameJobs(ids: string[]) {
  return db.outboxJob.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'desc' },
    select: { id: true, key: true },
  })
}
