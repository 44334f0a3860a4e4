import { mailsQuery, readMailsFilter } from '~/domain/outbox/mail-list.rules'
import { eachSentMail, firstMailIds, nameMails } from '~/domain/outbox/mail-list.server'
import { MAIL_ACTS } from '~/domain/outbox/send-again.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { isId } from '~/platform/row-id'
import type { AdminList } from './list'

const COLUMNS = ['when', 'recipient', 'mailSubject', 'template', 'language', 'transport'] as const

async function* cells(query: URLSearchParams) {
  for await (const { createdAt, to, subject, template, language, transport } of eachSentMail(
    readMailsFilter(query),
  ))
    yield [createdAt.toISOString(), to, subject, template, language, transport]
}

export const mailsList: AdminList = {
  keep: (query) => mailsQuery(readMailsFilter(query)),
  href: adminPaths.mails,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: MAIL_ACTS,
  readId: (value) => (isId(value) ? value : null),
  firstIds: (query, limit) => firstMailIds(readMailsFilter(query), limit),
  called: async (ids) =>
    (await nameMails(ids)).map(({ id, subject, to }) => ({
      id,
      name: `${subject}, ${to}`,
      href: adminPaths.mail(id),
    })),
}
