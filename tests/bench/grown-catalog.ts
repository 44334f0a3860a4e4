import type { Db } from '../../app/platform/db/db.server'
import { copyRows, one } from './copies'

/** A catalog with some pages, and one that no studio has. */
export const FEW = { products: 100 }
export const MANY = { products: 10_000 }
export type Amounts = typeof FEW
export type Grown = { productId: number }

/** Numbers that the demo's own rows do not reach. */
const FIRST = 100_000

/** What the last service is called, and a word that is in the names of one in a hundred. */
export const LAST_SERVICE = 'Lighthouse for the last quay'
export const RARE = 'Drawbridge'

const CATEGORIES = ['UX', 'Branding', 'E-commerce']
const PLATFORMS = ['React', 'WordPress', 'Shopify']

/** Published services of the studio beside its own, in several categories and at many prices. */
export async function growCatalog(db: Db, { products: count }: Amounts): Promise<Grown> {
  const { id } = await db.product.findFirstOrThrow({
    where: { studioId: 1, status: 'published', addOns: { some: {} } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const ofProduct = `"productId" = ${id}`
  const productId = `${FIRST} + i`
  const kind = {
    category: one(CATEGORIES, 'i'),
    platform: one(PLATFORMS, 'i'),
    price: '90000 + (i * 7919) % 900000',
    featured: 'false',
    featuredPosition: 'NULL',
  }
  await copyRows(db, {
    table: 'Product',
    where: `"id" = ${id}`,
    count,
    differ: { id: productId, slug: `'service-' || i`, ...kind },
  })
  const name = `CASE WHEN i = ${count - 1} THEN '${LAST_SERVICE}' WHEN i % 100 = 7 THEN '${RARE} ' || i ELSE r."name" || ' ' || i END`
  await copyRows(db, {
    table: 'ProductTranslation',
    where: ofProduct,
    count,
    differ: { productId, name },
  })
  for (const table of ['ProductPrice', 'DeliverySpeed'])
    await copyRows(db, { table, where: ofProduct, count, differ: { productId } })
  for (const [table, words] of [
    ['AddOn', ['AddOnTranslation', 'AddOnPrice']],
    ['ProductMilestone', ['ProductMilestoneTranslation']],
  ] as const) {
    const column = table === 'AddOn' ? 'addOnId' : 'milestoneId'
    const numbered = (position: string) => `(${FIRST} + i) * 10 + ${position}`
    await copyRows(db, {
      table,
      where: ofProduct,
      count,
      differ: { id: numbered('r."position"'), productId },
    })
    const of = `(SELECT p."position" FROM "${table}" p WHERE p."id" = r."${column}")`
    for (const part of words)
      await copyRows(db, {
        table: part,
        where: `"${column}" IN (SELECT "id" FROM "${table}" WHERE ${ofProduct})`,
        count,
        differ: { [column]: numbered(of) },
      })
  }
  return { productId: FIRST + count - 1 }
}
