import { jobHandlers } from '~/domain/background.server'
import { JOB_ACTS } from '~/domain/outbox/job-acts.server'
import { JOB_STATUSES } from '~/domain/outbox/outbox-list.rules'
import { nameJobs, outboxJobs } from '~/domain/outbox/outbox-list.server'
import { adminPaths } from '~/paths/admin'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { jobKindName } from '~/routes/admin/_area/mail/mail-names.server'
import { defineList, select } from './define-list.server'

export const outboxList = defineList({
  name: 'outbox',
  href: adminPaths.outbox,
  source: outboxJobs,
  words: (language) => {
    const t = translator(language, 'admin-notifications')
    const kinds = Object.keys(jobHandlers).sort()
    return {
      title: t('title'),
      caption: t('title'),
      empty: { title: t('jobs.empty'), text: t('jobs.emptyText') },
      searchHint: t('jobs.searchHint'),
      selects: [
        select('status', t('jobs.status'), JOB_STATUSES, (one) => t(`jobs.statuses.${one}`)),
        select('kind', t('jobs.kind'), kinds, (kind) => jobKindName(kind, language)),
      ],
      sort: { label: t('sort'), name: (sort) => t(`sorts.${sort}`) },
      columns: [
        { key: 'when', value: ({ createdAt }) => ({ at: createdAt }) },
        { key: 'key', heading: t('jobs.key'), value: ({ key }) => key, rowHeader: true },
        { key: 'kind', heading: t('jobs.kind'), value: ({ kind }) => kind },
        { key: 'status', heading: t('jobs.status'), value: ({ status }) => status },
        { key: 'attempts', heading: t('jobs.attempts'), value: ({ attempts }) => attempts },
        { key: 'error', value: ({ lastError }) => lastError },
        {
          key: 'written',
          heading: t('jobs.written'),
          only: 'page',
          value: ({ createdAt }) => ({ at: createdAt }),
        },
      ],
      show: ({ key, kind, status, lastError, createdAt }) => ({
        ...{ key, status, error: lastError, kind: jobKindName(kind, language) },
        statusName: t(`jobs.statuses.${status}`),
        when: formatDateTime(createdAt, language),
        dateTime: createdAt.toISOString(),
      }),
      choose: ({ key }) => t('jobs.choose', { key }),
    }
  },
  acts: JOB_ACTS,
  called: async (ids) =>
    (await nameJobs(ids)).map(({ id, key }) => ({
      id,
      name: key,
      href: adminPaths.outbox({ q: key }),
    })),
})
