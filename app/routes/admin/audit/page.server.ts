import {
  auditQuery,
  isAuditNarrowed,
  readAuditFilter,
  type AuditFilter,
} from '~/domain/events/audit.rules'
import { listAudit, listStaff, type AuditEntry } from '~/domain/events/audit.server'
import { SUBJECTS } from '~/domain/events/event.rules'
import { adminPaths } from '~/paths/admin'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'
import { presentDetails } from './audit-details.server'
import { sayEvent, sayMove } from '~/order-room/order/audit-words.server'

const hrefOf = (filter: AuditFilter, place: Place<string> = {}) =>
  adminPaths.audit({ ...auditQuery(filter), ...place })

function toSelects(filter: AuditFilter, staff: { id: number; name: string }[], language: Language) {
  const t = translator(language, 'audit')
  return [
    {
      name: 'who',
      label: t('filter.who'),
      value: filter.who?.toString() ?? null,
      options: staff.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'subject',
      label: t('filter.subject'),
      value: filter.subject,
      options: SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) })),
    },
    {
      name: 'sort',
      label: t('filter.sort'),
      value: filter.sort === 'newest' ? null : filter.sort,
      placeholder: t('filter.newest'),
      options: [{ value: 'oldest', label: t('filter.oldest') }],
    },
  ]
}

const OTHER_HREFS: Record<string, ((id: string) => string) | undefined> = {
  ticket: (id) => adminPaths.ticket(id),
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

function presentEntry(entry: AuditEntry, language: Language) {
  const { id, at, who, order, reason } = entry
  return {
    ...{
      id,
      reason,
      move: sayMove(entry, language),
      dateTime: at.toISOString(),
      when: formatDateTime(at, language),
    },
    who: who ?? translator(language, 'audit')('nobody'),
    what: sayEvent(entry, language),
    number: order?.number ?? null,
    href: subjectHref(entry),
    details: presentDetails(entry, language),
  }
}

/** What staff did: the page of it that the address asks for. */
export async function loadAudit(query: URLSearchParams, adminId: number, language: Language) {
  const filter = readAuditFilter(query)
  const [{ entries, before, after }, staff, tools] = await Promise.all([
    listAudit(filter, readIdPlace(query)),
    listStaff(),
    loadListTools('audit', query, adminId),
  ])
  return {
    title: translator(language, 'audit')('title'),
    filter: { order: filter.order, since: filter.since ?? '', until: filter.until ?? '' },
    narrowed: isAuditNarrowed(filter),
    selects: toSelects(filter, staff, language),
    tools,
    rows: entries.map((entry) => presentEntry(entry, language)),
    previousHref: before && hrefOf(filter, { before }),
    nextHref: after && hrefOf(filter, { after }),
  }
}
