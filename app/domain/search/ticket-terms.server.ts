import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { wordStarts } from '~/platform/words'
import { untilAllHaveTerms, whereTerms } from '~/domain/ground/word-search.server'

const BATCH = 500

/**
 * The tickets in which each word of a search begins a word of the number, the subject, or the
 * client's name or mail address.
 */
export async function findTickets(search: string): Promise<Prisma.TicketWhereInput[]> {
  const read = async (word: Prisma.StringFilter, take: number) =>
    (
      await db.ticketWord.findMany({
        where: { word },
        orderBy: { word: 'asc' },
        take,
        select: { ticketId: true },
      })
    ).map(({ ticketId }) => ticketId)
  return whereTerms(search, read)
}

const NAMED = {
  id: true,
  number: true,
  thread: { select: { subject: true } },
  user: { select: { name: true, email: true } },
} as const

/**
 * Writes what some tickets are found by; to be called whenever one is opened, or its client called
 * something else.
 */
export async function writeTicketTerms(
  tx: Transaction,
  where: Prisma.TicketWhereInput,
): Promise<void> {
  const tickets = await tx.ticket.findMany({ where, select: NAMED })
  const wordsOf = ({ number, thread, user }: (typeof tickets)[number]) =>
    wordStarts([number, thread.subject, user?.name ?? null, user?.email ?? null])
  await tx.ticketWord.deleteMany({ where: { ticketId: { in: tickets.map(({ id }) => id) } } })
  await tx.ticketWord.createMany({
    data: tickets.flatMap((ticket) =>
      wordsOf(ticket).map((word) => ({ ticketId: ticket.id, word })),
    ),
  })
}

/** Writes the words of tickets that have none. Returns how many it were. */
export async function writeMissingTicketTerms(client = db, batch = BATCH): Promise<number> {
  const without = await client.ticket.findMany({
    where: { words: { none: {} } },
    take: batch,
    select: { id: true },
  })
  await transaction(
    (tx) => writeTicketTerms(tx, { id: { in: without.map(({ id }) => id) } }),
    client,
  )
  return without.length
}

/** The timer that does so, until there is none. */
export const completeTicketTerms = untilAllHaveTerms('tickets', () => writeMissingTicketTerms())
