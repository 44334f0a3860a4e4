import { writeMissingMessageWords } from '../../app/domain/contact/message-terms.server'
import { writeMissingTerms } from '../../app/domain/search/order-terms.server'
import { writeMissingMailWords } from '../../app/domain/outbox/mail-search.server'
import { writeMissingPayoutTerms } from '../../app/domain/search/payout-terms.server'
import { writeMissingPersonTerms } from '../../app/domain/search/person-terms.server'
import { writeMissingReviewTerms } from '../../app/domain/search/review-terms.server'
import { writeMissingTicketTerms } from '../../app/domain/search/ticket-terms.server'
import type { Db } from '../../app/platform/db/db.server'
import { wordStarts } from '../../app/platform/words'
import { PARAMETER, withoutIndex, type Provider } from './copies'

const BATCH = 5_000

interface Found {
  /** The rows that are found, and the table of their words with the column that refers to them. */
  of: string
  table: string
  column: string
  /** The texts that they are found by, and where those stand, as SQL; `r` is the row. */
  texts: string
  from?: string
  /** How the product writes the words of rows that have none. */
  write(db: Db, batch: number): Promise<number>
}

const FOUND: Found[] = [
  {
    of: 'Order',
    table: 'OrderWord',
    column: 'orderId',
    texts: 'r."number", r."name", r."email", r."companyName"',
    write: writeMissingTerms,
  },
  {
    ...{
      of: 'User',
      table: 'UserWord',
      column: 'userId',
      texts: 'r."name", r."username", r."email", c."name"',
      write: writeMissingPersonTerms,
    },
    from: 'LEFT JOIN "CompanyMember" m ON m."userId" = r."id" LEFT JOIN "Company" c ON c."id" = m."companyId"',
  },
  {
    of: 'MailMessage',
    table: 'MailWord',
    column: 'mailId',
    texts: 'r."to", r."subject"',
    write: writeMissingMailWords,
  },
  {
    ...{
      of: 'Payout',
      table: 'PayoutWord',
      column: 'payoutId',
      texts: 'u."name", u."email", m."title", o."number"',
      write: writeMissingPayoutTerms,
    },
    from: `JOIN "Freelancer" f ON f."id" = r."freelancerId" JOIN "User" u ON u."id" = f."userId" JOIN "Assignment" a ON a."id" = r."assignmentId"
      JOIN "Milestone" m ON m."id" = a."milestoneId" JOIN "Project" p ON p."id" = m."projectId" JOIN "Order" o ON o."id" = p."orderId"`,
  },
  {
    ...{
      of: 'Review',
      table: 'ReviewWord',
      column: 'reviewId',
      texts: 'r."body", u."name", u."email", o."number"',
      write: writeMissingReviewTerms,
    },
    from: 'JOIN "User" u ON u."id" = r."userId" JOIN "Order" o ON o."id" = r."orderId"',
  },
  {
    of: 'ContactMessage',
    table: 'ContactMessageWord',
    column: 'messageId',
    texts: 'r."name", r."email", r."company", r."subject", r."body"',
    write: writeMissingMessageWords,
  },
  {
    ...{
      of: 'Ticket',
      table: 'TicketWord',
      column: 'ticketId',
      texts: 'r."number", t."subject", u."name", u."email"',
      write: writeMissingTicketTerms,
    },
    from: 'JOIN "Thread" t ON t."id" = r."threadId" LEFT JOIN "User" u ON u."id" = r."userId"',
  },
]

/** Pairs of an id and a word from a list in JSON. */
const PAIRS = {
  postgresql: (idType: string) =>
    `SELECT (w ->> 0)::${idType}, w ->> 1 FROM jsonb_array_elements($1::jsonb) w`,
  sqlite: () => `SELECT value ->> 0, value ->> 1 FROM json_each(?)`,
}

/**
 * Writes the words of all rows that were filled in, many times faster than the product does so; in
 * the order of their ids.
 */
async function fill(db: Db, { of, table, column, texts, from = '' }: Found, provider: Provider) {
  const idType = of === 'User' ? 'int' : 'text'
  let after: string | number = of === 'User' ? 0 : ''
  for (;;) {
    const rows: Record<string, string | number | null>[] = await db.$queryRawUnsafe(
      `SELECT r."id" AS "id", ${texts
        .split(', ')
        .map((text, index) => `${text} AS "text${index}"`)
        .join(', ')} FROM "${of}" r ${from}
      WHERE r."id" > ${PARAMETER[provider]} AND NOT EXISTS (SELECT 1 FROM "${table}" w WHERE w."${column}" = r."id") ORDER BY r."id" LIMIT ${BATCH}`,
      after,
    )
    if (rows.length === 0) return
    const words = rows.flatMap(({ id, ...read }) =>
      wordStarts(Object.values(read) as (string | null)[]).map((word) => [id, word]),
    )
    await db.$executeRawUnsafe(
      `INSERT INTO "${table}" ("${column}", "word") ${PAIRS[provider](idType)}`,
      JSON.stringify(words),
    )
    after = rows.at(-1)!.id!
  }
}

/** Throws unless the product writes the same words for the last of the rows. */
async function assertSame(db: Db, { of, table, column, write }: Found) {
  const where = `"${column}" = (SELECT MAX("id") FROM "${of}")`
  const read = async () =>
    JSON.stringify(
      await db.$queryRawUnsafe(`SELECT "word" FROM "${table}" WHERE ${where} ORDER BY "word"`),
    )
  const filled = await read()
  await db.$executeRawUnsafe(`DELETE FROM "${table}" WHERE ${where}`)
  const missing = await write(db, 2)
  if (missing !== 1 || (await read()) !== filled)
    throw new Error(
      `The words of ${of} are not those of the product: ${missing} had none, ${filled} and ${await read()}`,
    )
}

/** Writes what everything that was filled in is found by. */
export async function fillWords(db: Db, provider: Provider): Promise<void> {
  for (const found of FOUND) {
    await withoutIndex(db, `${found.table}_word_${found.column}_idx`, provider, () =>
      fill(db, found, provider),
    )
    await assertSame(db, found)
  }
}
