import { db, type Prisma } from '~/platform/db/db.server'
import { eachRow, placeQuery, readPage, type Place } from '~/platform/paging'
import { MAILS_PER_PAGE, type MailsFilter } from './mail-list.rules'
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

async function readMails(
  filter: MailsFilter,
  query: { cursor?: { id: string }; skip?: number; take: number },
) {
  return db.mailMessage.findMany({
    where: await conditions(filter),
    orderBy: { id: filter.sort === 'newest' ? 'desc' : 'asc' },
    ...query,
    select: LISTED,
  })
}

/** A page of the mails that were sent and that a filter lets through, 25 at most. */
export async function listSentMails(filter: MailsFilter, place: Place<string>) {
  const { rows: mails, ...neighbours } = await readPage(place, MAILS_PER_PAGE, (at) =>
    readMails(filter, placeQuery(at, MAILS_PER_PAGE)),
  )
  return { mails, ...neighbours }
}
export type SentMailRow = Awaited<ReturnType<typeof listSentMails>>['mails'][number]

/** All of them, a few hundred in memory at a time. */
export const eachSentMail = (filter: MailsFilter) =>
  eachRow(
    (query) => readMails(filter, query),
    async (rows) => rows,
  )

/** The ids of the first `limit` mails that a filter lets through. */
export async function firstMailIds(filter: MailsFilter, limit: number): Promise<string[]> {
  return (await readMails(filter, { take: limit })).map(({ id }) => id)
}

/** The mails among some ids; ids of nothing are left out. */
export function nameMails(ids: string[]) {
  return db.mailMessage.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'desc' },
    select: { id: true, subject: true, to: true },
  })
}
