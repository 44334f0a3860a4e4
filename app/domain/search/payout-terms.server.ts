import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { wordStarts } from '~/platform/words'
import { untilAllHaveTerms, whereTerms } from '~/domain/ground/word-search.server'

const BATCH = 500

/**
 * The payouts in which each word of a search begins a word of the payee's name or mail
 * address, the milestone's title, or the number of the order or statement.
 */
export async function findPayouts(search: string): Promise<Prisma.PayoutWhereInput[]> {
  const read = async (word: Prisma.StringFilter, take: number) =>
    (
      await db.payoutWord.findMany({
        where: { word },
        orderBy: { word: 'asc' },
        take,
        select: { payoutId: true },
      })
    ).map(({ payoutId }) => payoutId)
  return whereTerms(search, read)
}

const NAMED = {
  id: true,
  freelancer: { select: { user: { select: { name: true, email: true } } } },
  assignment: {
    select: {
      milestone: {
        select: { title: true, project: { select: { order: { select: { number: true } } } } },
      },
    },
  },
  statement: {
    select: { number: true, studio: { select: { name: true, legalName: true, email: true } } },
  },
} as const
type Named = Prisma.PayoutGetPayload<{ select: typeof NAMED }>

function wordsOf({ freelancer, assignment, statement }: Named) {
  const { user } = freelancer ?? {}
  const { milestone } = assignment ?? {}
  const { name, legalName, email } = statement?.studio ?? {}
  return wordStarts(
    [
      ...[user?.name, user?.email, milestone?.title, milestone?.project.order.number],
      ...[name, legalName, email, statement?.number],
    ].filter((text) => text !== undefined && text !== null),
  )
}

/** Writes what payouts are found by, from what they are about. */
export async function writePayoutTerms(tx: Transaction, ids: string[]): Promise<void> {
  const payouts = await tx.payout.findMany({ where: { id: { in: ids } }, select: NAMED })
  await tx.payoutWord.deleteMany({ where: { payoutId: { in: ids } } })
  await tx.payoutWord.createMany({
    data: payouts.flatMap((payout) =>
      wordsOf(payout).map((word) => ({ payoutId: payout.id, word })),
    ),
  })
}

/**
 * The payouts of people whose names or mail addresses have changed are sorted and found by the new
 * ones.
 */
export async function renamePayees(tx: Transaction, userIds: number[]): Promise<void> {
  const freelancers = await tx.freelancer.findMany({
    where: { userId: { in: userIds } },
    select: { id: true, user: { select: { name: true } } },
  })
  for (const { id: freelancerId, user } of freelancers) {
    const payouts = await tx.payout.findMany({ where: { freelancerId }, select: { id: true } })
    await tx.payout.updateMany({ where: { freelancerId }, data: { payeeName: user.name } })
    await writePayoutTerms(
      tx,
      payouts.map(({ id }) => id),
    )
  }
}

/** Writes the words of payouts that have none. Returns how many it were. */
export async function writeMissingPayoutTerms(client = db, batch = BATCH): Promise<number> {
  const without = await client.payout.findMany({
    where: { words: { none: {} } },
    take: batch,
    select: { id: true },
  })
  await transaction(
    (tx) =>
      writePayoutTerms(
        tx,
        without.map(({ id }) => id),
      ),
    client,
  )
  return without.length
}

/** The timer that does so, until there is none. */
export const completePayoutTerms = untilAllHaveTerms('payouts', () => writeMissingPayoutTerms())
