import { startingWith } from '~/platform/db/containing.server'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { fold } from '../content/fold.rules'
import { startOf, wordsOf, wordStarts } from '../content/search.rules'

const BATCH = 500
/** Of how many orders at most the ids are read first: SQLite would try every order there is for a word that hardly any has. */
const RARE = 1_000

interface Named {
  number: string
  name: string
  email: string
  companyName: string | null
}

/** What an order is found by: its number, its buyer's name and mail address, and the company. */
export const orderWords = ({ number, name, email, companyName }: Named) => wordStarts([number, name, email, companyName]).map((word) => ({ word }))

/** The ids of the orders with a word, or null where they are too many for a list. */
async function findRare(word: Prisma.StringFilter): Promise<string[] | null> {
  const found = await db.orderWord.findMany({ where: { word }, take: RARE + 1, select: { orderId: true } })
  return found.length > RARE ? null : [...new Set(found.map(({ orderId }) => orderId))]
}

/**
 * The orders in which each word of a search is the beginning of a word, in any case and without accents: the ids of those
 * with its rare words, or null without any, and its common words, which are quickly found by trying one order after the other.
 */
export async function findWords(search: string) {
  const asked = wordsOf(search).map((word) => startOf(fold(word))).filter(Boolean).map(startingWith)
  const found = await Promise.all(asked.map(findRare))
  const rare = found.filter((ids) => ids !== null)
  return {
    ids: rare.length > 0 ? rare.reduce((ids, others) => ids.filter((id) => others.includes(id))) : null,
    common: asked.filter((_, index) => found[index] === null).map((word): Prisma.OrderWhereInput => ({ words: { some: { word } } })),
  }
}

async function writeWords(tx: Transaction, ids: string[]) {
  const orders = await tx.order.findMany({ where: { id: { in: ids } }, select: { id: true, number: true, name: true, email: true, companyName: true } })
  await tx.orderWord.deleteMany({ where: { orderId: { in: ids } } })
  await tx.orderWord.createMany({ data: orders.flatMap((order) => orderWords(order).map((word) => ({ orderId: order.id, ...word }))) })
}

/** Changes who has ordered; the orders are found by what stands in them from then on. */
export async function changeBuyer(tx: Transaction, where: Prisma.OrderWhereInput, data: Prisma.OrderUncheckedUpdateManyInput): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- a person is forgotten in every studio’s orders
  const ids = (await tx.order.findMany({ where, select: { id: true } })).map(({ id }) => id)
  await tx.order.updateMany({ where: { id: { in: ids } }, data })
  await writeWords(tx, ids)
}

/** Writes the words of orders that have none, such as those from before there were words. Returns how many it were. */
export async function writeMissingWords(client = db, batch = BATCH): Promise<number> {
  // eslint-disable-next-line no-restricted-syntax -- every studio’s orders are found by words
  const without = await client.order.findMany({ where: { words: { none: {} } }, take: batch, select: { id: true } })
  await transaction((tx) => writeWords(tx, without.map(({ id }) => id)), client)
  return without.length
}

let areWritten = false

/** The timer that does so, until there is none. */
export async function completeOrderWords(): Promise<void> {
  areWritten ||= (await writeMissingWords()) === 0
}
