import { LRUCache } from 'lru-cache'
import { db, type Prisma, type Transaction } from '~/platform/db/db.server'

const inOrder = { orderBy: { position: 'asc' } } as const
const everything = {
  translations: true,
  prices: true,
  deliverySpeeds: { orderBy: { surchargePercent: 'asc' } },
  addOns: { ...inOrder, include: { translations: true, prices: true } },
  milestones: { ...inOrder, include: { translations: true } },
} satisfies Prisma.ProductInclude

/** A product with its words in all languages and its prices in all currencies. */
export type StoredProduct = Prisma.ProductGetPayload<{ include: typeof everything }>

/** Products as they were at a moment of change: whoever changes one, or anything of it, touches its row. */
const store = new LRUCache<string, StoredProduct>({ max: 1000 })

const stampOf = ({ id, updatedAt }: Pick<StoredProduct, 'id' | 'updatedAt'>) => `${id}@${updatedAt.getTime()}`

/**
 * The products that match, complete, at the price of one query: only what changed since it was last read is read again,
 * so a change is seen by the next request in every process.
 */
export async function findProducts(
  query: Pick<Prisma.ProductFindManyArgs, 'where' | 'orderBy' | 'take'>,
  client: Transaction = db,
): Promise<StoredProduct[]> {
  // eslint-disable-next-line no-restricted-syntax -- its callers name the studio
  const rows = await client.product.findMany({ ...query, select: { id: true, updatedAt: true } })
  const unknown = rows.filter((row) => !store.has(stampOf(row)))
  const read = unknown.length === 0 ? [] : await client.product.findMany({ where: { id: { in: unknown.map(({ id }) => id) } }, include: everything })
  for (const product of read) store.set(stampOf(product), product)
  return rows.flatMap((row) => store.get(stampOf(row)) ?? read.find(({ id }) => id === row.id) ?? [])
}

/** A product as it is inside a transaction, whatever was kept of it before; null when there is none. */
export function readProduct(tx: Transaction, where: Prisma.ProductWhereUniqueInput): Promise<StoredProduct | null> {
  return tx.product.findUnique({ where, include: everything })
}

/**
 * Touches a product's row after a change of it or of anything of it. The moment is later than the one before, even within
 * a millisecond, so that no reader takes the new product for the old one.
 */
export async function touchProduct(tx: Transaction, { id, updatedAt }: Pick<StoredProduct, 'id' | 'updatedAt'>, data: Prisma.ProductUpdateInput = {}) {
  await tx.product.update({ where: { id }, data: { ...data, updatedAt: new Date(Math.max(Date.now(), updatedAt.getTime() + 1)) } })
}

/** The same by id, for what refers to products. */
export async function findProductsById(ids: number[], client: Transaction = db): Promise<Map<number, StoredProduct>> {
  const products = ids.length === 0 ? [] : await findProducts({ where: { id: { in: ids } } }, client)
  return new Map(products.map((product) => [product.id, product]))
}
