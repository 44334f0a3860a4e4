import { auditLog, listStaff, type AuditEntry } from '~/domain/events/audit.server'
import { SUBJECTS } from '~/domain/events/event.rules'
import { ORDER_NUMBER_MAX } from '~/domain/ground/list-filter.rules'
import { sayEvent, sayMove } from '~/order-room/order/audit-texts.server'
import { adminPaths } from '~/paths/admin'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { presentDetails } from '~/routes/admin/_area/audit-details.server'
import { defineList, select } from './define-list.server'

const OTHER_HREFS: Record<string, ((id: string) => string) | undefined> = {
  ticket: (id) => adminPaths.ticket(id),
  coupon: adminPaths.coupon,
  application: adminPaths.application,
  freelancer: adminPaths.freelancer,
  payout: adminPaths.payout,
  review: adminPaths.review,
  place: (name) => adminPaths.place(name),
  staff: () => adminPaths.people(),
  testimonial: adminPaths.testimonial,
  mailWords: (id) => adminPaths.mailTemplate(...(id.split(':') as [string, string])),
}

/** The page where what was done can be seen; null where there is none. */
function subjectHref({ subject, subjectId, orderId }: AuditEntry) {
  if (orderId && subject !== 'review') return adminPaths.order(orderId)
  if (subject === 'account') return adminPaths.client(Number(subjectId))
  if (subject === 'product') return adminPaths.product(Number(subjectId))
  if (subject === 'showcase') return adminPaths.showcaseProject(Number(subjectId))
  if (subject === 'template') return adminPaths.template(Number(subjectId))
  return OTHER_HREFS[subject]?.(subjectId) ?? null
}

/** The file has it as it is stored: codes, times in UTC, details as JSON. */
export const auditList = defineList({
  name: 'audit',
  href: adminPaths.audit,
  source: auditLog,
  words: async (language) => {
    const t = translator(language, 'audit')
    const staff = (await listStaff()).map(({ id, name }) => ({ value: String(id), label: name }))
    return {
      title: t('title'),
      caption: t('list.caption'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      fields: [
        { name: 'order', label: t('filter.order'), maxLength: ORDER_NUMBER_MAX },
        { name: 'since', label: t('filter.since'), type: 'date' },
        { name: 'until', label: t('filter.until'), type: 'date' },
      ],
      selects: [
        { name: 'who', label: t('filter.who'), options: staff },
        select('subject', t('filter.subject'), SUBJECTS, (subject) => t(`subjects.${subject}`)),
      ],
      sort: { label: t('filter.sort'), name: (sort) => t(`filter.${sort}`) },
      columns: [
        {
          key: 'what',
          heading: t('list.what'),
          only: 'page',
          value: (entry) => sayEvent(entry, language),
          rowHeader: true,
        },
        {
          key: 'by',
          heading: t('list.who'),
          only: 'page',
          value: ({ who }) => who ?? t('nobody'),
        },
        { key: 'when', heading: t('list.when'), value: ({ at }) => ({ at }) },
        {
          key: 'who',
          value: ({ who, actorId }) =>
            [who, actorId !== null && `#${actorId}`].filter(Boolean).join(' '),
        },
        { key: 'kind', value: ({ kind }) => kind },
        { key: 'subject', value: ({ subject }) => subject },
        { key: 'subjectId', value: ({ subjectId }) => subjectId },
        { key: 'number', value: ({ order }) => order?.number ?? null },
        { key: 'from', value: ({ from }) => from },
        { key: 'to', value: ({ to }) => to },
        { key: 'reason', value: ({ reason }) => reason },
        {
          key: 'details',
          heading: t('list.details'),
          only: 'page',
          value: (entry) => presentDetails(entry, language),
        },
        { key: 'data', value: ({ data }) => (data === null ? null : JSON.stringify(data)) },
      ],
      show: (entry) => ({
        reason: entry.reason,
        move: sayMove(entry, language),
        dateTime: entry.at.toISOString(),
        when: formatDateTime(entry.at, language),
        what: sayEvent(entry, language),
        number: entry.order?.number ?? null,
        href: subjectHref(entry),
        details: presentDetails(entry, language),
      }),
    }
  },
})
