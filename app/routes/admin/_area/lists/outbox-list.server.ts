import { JOB_ACTS } from '~/domain/outbox/job-acts.server'
import { jobsQuery, readJobsFilter } from '~/domain/outbox/outbox-list.rules'
import { eachJob, firstJobIds, nameJobs } from '~/domain/outbox/outbox-list.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { isId } from '~/platform/row-id'
import type { AdminList } from './list'

const COLUMNS = ['when', 'key', 'kind', 'status', 'attempts', 'error'] as const

async function* cells(query: URLSearchParams) {
  for await (const { createdAt, key, kind, status, attempts, lastError } of eachJob(
    readJobsFilter(query),
  ))
    yield [createdAt.toISOString(), key, kind, status, String(attempts), lastError ?? '']
}

export const outboxList: AdminList = {
  keep: (query) => jobsQuery(readJobsFilter(query)),
  href: adminPaths.outbox,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: JOB_ACTS,
  readId: (value) => (isId(value) ? value : null),
  firstIds: (query, limit) => firstJobIds(readJobsFilter(query), limit),
  called: async (ids) =>
    (await nameJobs(ids)).map(({ id, key }) => ({
      id,
      name: key,
      href: adminPaths.outbox({ q: key }),
    })),
}
