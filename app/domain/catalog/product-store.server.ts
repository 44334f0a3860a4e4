import { LRUCache } from 'lru-cache'
import { currentTime, MINUTE } from '~/platform/clock'
import { readContentVersion } from '~/platform/db/content-version.server'
import { db, type Prisma, type Transaction } from '~/platform/db/db.server'
import { nthTime, transition, type Move } from '../events/transition.server'
import { productMachine, type ProductStatus } from '../ground/machines.rules'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { onceFor } from '~/domain/ground/once-for.rules'

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

/**
 * Products as they were at a moment of change: whoever changes one, or anything of it, touches its
 * row.
 */
const store = new LRUCache<string, StoredProduct>({ max: 1000 })

const stampOf = ({ id, updatedAt }: Pick<StoredProduct, 'id' | 'updatedAt'>) =>
  `${id}@${updatedAt.getTime()}`

/**
 * The products that match, complete, at the price of one query: only what changed since it was last
 * read is read again, so a change is seen by the next request in every process.
 */
export async function findProducts(
  query: Pick<Prisma.ProductFindManyArgs, 'where' | 'orderBy' | 'take'>,
  client: Transaction = db,
): Promise<StoredProduct[]> {
  // eslint-disable-next-line no-restricted-syntax -- its callers name the studio
  const rows = await client.product.findMany({ ...query, select: { id: true, updatedAt: true } })
  const unknown = rows.filter((row) => !store.has(stampOf(row)))
  const read =
    unknown.length === 0
      ? []
      : await client.product.findMany({
          where: { id: { in: unknown.map(({ id }) => id) } },
          include: everything,
        })
  for (const product of read) store.set(stampOf(product), product)
  return rows.flatMap(
    (row) => store.get(stampOf(row)) ?? read.find(({ id }) => id === row.id) ?? [],
  )
}

/** How many products are read in one go. */
const CHUNK = 500

/** A process that was killed between a change and the telling of it told nobody. */
const KEPT = MINUTE

interface Shelf {
  version: string
  until: number
  products: Promise<readonly StoredProduct[]>
}

let shelf: Shelf | null = null

/** Everything of the own studio; of what was there before only what has changed is read again. */
async function readShelf(before: readonly StoredProduct[]): Promise<readonly StoredProduct[]> {
  const known = new Map(before.map((product) => [stampOf(product), product]))
  const rows = await db.product.findMany({
    where: { studioId: OWN_STUDIO_ID, bespoke: false },
    orderBy: { id: 'asc' },
    select: { id: true, updatedAt: true },
  })
  const ids = rows.filter((row) => !known.has(stampOf(row))).map(({ id }) => id)
  const read = new Map<number, StoredProduct>()
  for (let from = 0; from < ids.length; from += CHUNK) {
    const products = await db.product.findMany({
      where: { studioId: OWN_STUDIO_ID, id: { in: ids.slice(from, from + CHUNK) } },
      include: everything,
    })
    for (const product of products) read.set(product.id, product)
  }
  return rows.flatMap((row) => read.get(row.id) ?? known.get(stampOf(row)) ?? [])
}

/**
 * All products of the own studio in the order of their ids, the same list as long as no content has
 * changed in any process: it costs one short query, however many there are.
 */
export async function readOwnProducts(): Promise<readonly StoredProduct[]> {
  const version = await readContentVersion()
  if (shelf && shelf.version === version && shelf.until > Date.now()) return shelf.products
  const before = shelf?.products
  const next: Shelf = {
    version,
    until: Date.now() + KEPT,
    products: Promise.resolve(before ?? [])
      .catch(() => [])
      .then(readShelf),
  }
  shelf = next
  next.products.catch(() => {
    if (shelf === next) shelf = null
  })
  return next.products
}

const published = onceFor((products: readonly StoredProduct[], _all: null) =>
  products.filter(({ status }) => status === 'published'),
)

/** Those that are for sale. */
export async function readPublishedProducts(): Promise<readonly StoredProduct[]> {
  return published(await readOwnProducts(), null)
}

/**
 * A product as it is inside a transaction, whatever was kept of it before; null when there is none.
 */
export function readProduct(
  tx: Transaction,
  where: Prisma.ProductWhereUniqueInput,
): Promise<StoredProduct | null> {
  return tx.product.findUnique({ where, include: everything })
}

const touched = ({ updatedAt }: Pick<StoredProduct, 'updatedAt'>) => ({
  updatedAt: new Date(Math.max(currentTime().getTime(), updatedAt.getTime() + 1)),
})

/**
 * Touches a product's row after a change of it or of anything of it. The moment is later than the
 * one before, even within a millisecond, so that no reader takes the new product for the old one.
 */
export async function touchProduct(
  tx: Transaction,
  product: Pick<StoredProduct, 'id' | 'updatedAt'>,
  data: Prisma.ProductUpdateInput = {},
) {
  await tx.product.update({ where: { id: product.id }, data: { ...data, ...touched(product) } })
}

/**
 * Moves a product from the status in which it was read, touches its row, and keeps in its history
 * who did it. Tells whether this call did it.
 */
export async function moveStoredProduct(
  tx: Transaction,
  product: Pick<StoredProduct, 'id' | 'studioId' | 'status' | 'updatedAt'>,
  to: ProductStatus,
  {
    kind,
    actor,
    with: more,
  }: Required<Pick<Move<'product'>, 'kind' | 'actor'>> & Pick<Move<'product'>, 'with'>,
): Promise<boolean> {
  const { id, studioId, status } = product
  const cause = await nthTime(tx, 'product', String(id), kind)
  return transition(tx, productMachine, { id, status }, to, {
    ...{ kind, actor, cause, visibility: 'team' },
    where: { studioId, status },
    with: { ...more, ...touched(product) },
  })
}

/** The same by id, for what refers to products. */
export async function findProductsById(
  ids: number[],
  client: Transaction = db,
): Promise<Map<number, StoredProduct>> {
  const products =
    ids.length === 0 ? [] : await findProducts({ where: { id: { in: ids } } }, client)
  return new Map(products.map((product) => [product.id, product]))
}
