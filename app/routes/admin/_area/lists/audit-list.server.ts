import { auditQuery, readAuditFilter } from '~/domain/events/audit.rules'
import { eachAuditEntry } from '~/domain/events/audit.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { NO_BULK, type AdminList } from './list'

const COLUMNS = [
  'when',
  'who',
  'kind',
  'subject',
  'subjectId',
  'number',
  'from',
  'to',
  'reason',
  'data',
] as const

/** As it is stored, so that another program can read it: codes, times in UTC, details as JSON. */
async function* cells(query: URLSearchParams) {
  for await (const {
    at,
    who,
    actorId,
    kind,
    subject,
    subjectId,
    order,
    from,
    to,
    reason,
    data,
  } of eachAuditEntry(readAuditFilter(query))) {
    const person = [who, actorId !== null && `#${actorId}`].filter(Boolean).join(' ')
    yield [
      at.toISOString(),
      person,
      kind,
      subject,
      subjectId,
      order?.number ?? '',
      from ?? '',
      to ?? '',
      reason ?? '',
      data === null ? '' : JSON.stringify(data),
    ]
  }
}

export const auditList: AdminList = {
  keep: (query) => auditQuery(readAuditFilter(query)),
  href: adminPaths.audit,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  ...NO_BULK,
}
