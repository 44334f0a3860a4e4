import { jobHandlers } from '~/domain/background.server'
import { retryJob } from '~/domain/outbox/job-acts.server'
import {
  isJobsNarrowed,
  JOB_SORTS,
  JOB_STATUSES,
  jobsQuery,
  readJobsFilter,
  type JobsFilter,
} from '~/domain/outbox/outbox-list.rules'
import { listJobs, type JobRow } from '~/domain/outbox/outbox-list.server'
import { adminPaths } from '~/paths/admin'
import { transaction } from '~/platform/db/db.server'
import { seeOther } from '~/platform/http/answers.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { isId } from '~/platform/row-id'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'

const hrefOf = (filter: JobsFilter, place: Place<string> = {}) =>
  adminPaths.outbox({ ...jobsQuery(filter), ...place })

/** What a kind of job is called; one of a later version is shown as it is stored. */
export function jobKindName(kind: string, language: Language): string {
  return translator(language, 'admin-notifications')(`jobs.kinds.${kind}` as 'jobs.kinds.mail', {
    defaultValue: kind,
  })
}

function toSelects(filter: JobsFilter, kinds: string[], language: Language) {
  const t = translator(language, 'admin-notifications')
  const [usual, ...sorts] = JOB_SORTS
  return [
    {
      name: 'status',
      label: t('jobs.status'),
      value: filter.status,
      options: JOB_STATUSES.map((value) => ({ value, label: t(`jobs.statuses.${value}`) })),
    },
    {
      name: 'kind',
      label: t('jobs.kind'),
      value: filter.kind || null,
      options: kinds.map((value) => ({ value, label: jobKindName(value, language) })),
    },
    {
      name: 'sort',
      label: t('sort'),
      value: filter.sort === usual ? null : filter.sort,
      placeholder: t(`sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`sorts.${value}`) })),
    },
  ]
}

function presentRow(
  { id, key, kind, status, attempts, lastError, createdAt }: JobRow,
  language: Language,
) {
  const t = translator(language, 'admin-notifications')
  return {
    ...{ id, key, kind: jobKindName(kind, language), status, attempts, error: lastError },
    statusName: t(`jobs.statuses.${status}`),
    when: formatDateTime(createdAt, language),
    dateTime: createdAt.toISOString(),
  }
}

/** What the studio sends out: the page of it that the address asks for. */
export async function loadOutbox(query: URLSearchParams, adminId: number, language: Language) {
  const filter = readJobsFilter(query)
  const [{ jobs, before, after }, tools] = await Promise.all([
    listJobs(filter, readIdPlace(query)),
    loadListTools('outbox', query, adminId),
  ])
  return {
    title: translator(language, 'admin-notifications')('title'),
    list: {
      tools,
      q: filter.q,
      narrowed: isJobsNarrowed(filter),
      selects: toSelects(filter, Object.keys(jobHandlers).sort(), language),
      rows: jobs.map((job) => presentRow(job, language)),
      previousHref: before && hrefOf(filter, { before }),
      nextHref: after && hrefOf(filter, { after }),
    },
  }
}

/** Tries one failed job anew and tells what came of it, on the list as it was filtered. */
export async function takeRetry(
  form: FormData,
  query: URLSearchParams,
  adminId: number,
  language: Language,
) {
  const t = translator(language, 'admin-notifications')
  const id = form.get('id')
  const done =
    isId(id) && (await transaction((tx) => retryJob(tx, id, { type: 'admin', id: adminId })))
  return seeOther(hrefOf(readJobsFilter(query)), {
    flash: done
      ? { kind: 'success', text: t('jobs.retried') }
      : { kind: 'warning', text: t('jobs.notFailed') },
  })
}
