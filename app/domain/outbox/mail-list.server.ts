import { db, type Prisma } from '~/platform/db/db.server'
import { readRowId } from '~/platform/row-id'
import { listSource } from '~/domain/ground/list-source'
import { mailsFilter, type MailsFilter } from './mail-list.rules'
import { findMails } from './mail-search.server'

const LISTED = {
  id: true,
  to: true,
  subject: true,
  template: true,
  language: true,
  transport: true,
  createdAt: true,
} as const

async function conditions({ q, template }: MailsFilter): Promise<Prisma.MailMessageWhereInput> {
  return { template: template || undefined, AND: await findMails(q) }
}

/** The mails that were sent. */
export const sentMails = listSource({
  filter: mailsFilter,
  readId: readRowId,
  open: async (filter) => {
    const where = await conditions(filter)
    const orderBy = { id: filter.sort === 'newest' ? 'desc' : 'asc' } as const
    return (part) => db.mailMessage.findMany({ where, orderBy, ...part, select: LISTED })
  },
})

/** The mails among some ids; ids of nothing are left out. */
export function nameMails(ids: string[]) {
  return db.mailMessage.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'desc' },
    select: { id: true, subject: true, to: true },
  })
}
