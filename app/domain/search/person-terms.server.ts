import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { wordStarts } from '~/platform/words'
import { untilAllHaveTerms, whereTerms } from '~/domain/ground/word-search.server'
import { renamePayees } from './payout-terms.server'
import { writeReviewTerms } from './review-terms.server'
import { writeTicketTerms } from './ticket-terms.server'

const BATCH = 500

/**
 * The people in whose names, usernames, mail addresses or companies each word of a search begins a
 * word.
 */
export async function findPeople(search: string): Promise<Prisma.UserWhereInput[]> {
  const read = async (word: Prisma.StringFilter, take: number) =>
    (
      await db.userWord.findMany({
        where: { word },
        orderBy: { word: 'asc' },
        take,
        select: { userId: true },
      })
    ).map(({ userId }) => userId)
  return whereTerms(search, read)
}

const NAMED = {
  id: true,
  name: true,
  username: true,
  email: true,
  memberships: { select: { company: { select: { name: true } } } },
} as const

/** Writes what people themselves are found by. */
async function writeOwnTerms(tx: Transaction, userIds: number[]) {
  const people = await tx.user.findMany({ where: { id: { in: userIds } }, select: NAMED })
  await tx.userWord.deleteMany({ where: { userId: { in: userIds } } })
  const wordsOf = ({ name, username, email, memberships }: (typeof people)[number]) =>
    wordStarts([name, username, email, ...memberships.map(({ company }) => company.name)])
  await tx.userWord.createMany({
    data: people.flatMap((person) => wordsOf(person).map((word) => ({ userId: person.id, word }))),
  })
}

/**
 * Writes what people, their payouts, their reviews and their tickets are found by, from what stands
 * in their accounts; to be called whenever that changes.
 */
export async function writePersonTerms(tx: Transaction, userIds: number[]): Promise<void> {
  await writeOwnTerms(tx, userIds)
  await renamePayees(tx, userIds)
  await writeReviewTerms(tx, { userId: { in: userIds } })
  await writeTicketTerms(tx, { userId: { in: userIds } })
}

/** The same for everybody in a company, whose name has changed. */
export async function writeMemberTerms(tx: Transaction, companyId: string): Promise<void> {
  const members = await tx.companyMember.findMany({
    where: { companyId },
    select: { userId: true },
  })
  await writePersonTerms(
    tx,
    members.map(({ userId }) => userId),
  )
}

/**
 * Writes the words of people who have none; what is theirs has timers of its own. Returns how many
 * it were.
 */
export async function writeMissingPersonTerms(client = db, batch = BATCH): Promise<number> {
  const without = await client.user.findMany({
    where: { words: { none: {} } },
    take: batch,
    select: { id: true },
  })
  await transaction(
    (tx) =>
      writeOwnTerms(
        tx,
        without.map(({ id }) => id),
      ),
    client,
  )
  return without.length
}

export const completePersonTerms = untilAllHaveTerms('people', () => writeMissingPersonTerms())
