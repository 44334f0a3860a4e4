import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { wordStarts } from '~/platform/words'
import { searchTerms, untilAllHaveTerms } from '~/domain/ground/word-search.server'

const BATCH = 500

interface Named {
  number: string
  name: string
  email: string
  companyName: string | null
}

/** What an order is found by: its number, its buyer's name and mail address, and the company. */
export const orderTerms = ({ number, name, email, companyName }: Named) =>
  wordStarts([number, name, email, companyName]).map((word) => ({ word }))

/**
 * The orders in which each word of a search begins a word: the ids of those with its rare words, or
 * null, and its common words.
 */
export async function findByTerms(search: string) {
  const read = async (word: Prisma.StringFilter, take: number) =>
    (
      await db.orderWord.findMany({
        where: { word },
        orderBy: { word: 'asc' },
        take,
        select: { orderId: true },
      })
    ).map(({ orderId }) => orderId)
  const { ids, common } = await searchTerms(search, read)
  return {
    ids,
    common: common.map((word): Prisma.OrderWhereInput => ({ words: { some: { word } } })),
  }
}

async function writeWords(tx: Transaction, ids: string[]) {
  const orders = await tx.order.findMany({
    where: { id: { in: ids } },
    select: { id: true, number: true, name: true, email: true, companyName: true },
  })
  await tx.orderWord.deleteMany({ where: { orderId: { in: ids } } })
  await tx.orderWord.createMany({
    data: orders.flatMap((order) =>
      orderTerms(order).map((word) => ({ orderId: order.id, ...word })),
    ),
  })
}

/** Changes who has ordered; the orders are found by what stands in them from then on. */
export async function changeBuyer(
  tx: Transaction,
  where: Prisma.OrderWhereInput,
  data: Prisma.OrderUncheckedUpdateManyInput,
): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- a person is forgotten in every studio’s orders
  const ids = (await tx.order.findMany({ where, select: { id: true } })).map(({ id }) => id)
  await tx.order.updateMany({ where: { id: { in: ids } }, data })
  await writeWords(tx, ids)
}

/**
 * Writes the words of orders that have none, such as those from before there were words. Returns
 * how many it were.
 */
export async function writeMissingTerms(client = db, batch = BATCH): Promise<number> {
  // eslint-disable-next-line no-restricted-syntax -- every studio’s orders are found by words
  const without = await client.order.findMany({
    where: { words: { none: {} } },
    take: batch,
    select: { id: true },
  })
  await transaction(
    (tx) =>
      writeWords(
        tx,
        without.map(({ id }) => id),
      ),
    client,
  )
  return without.length
}

/** The timer that does so, until there is none. */
export const completeOrderTerms = untilAllHaveTerms('orders', () => writeMissingTerms())
