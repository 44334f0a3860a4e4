import { DEMO_STUDIO } from '../../app/domain/people/demo-accounts'
import type { Db } from '../../app/platform/db/db.server'
import { copyRows } from './copies'

/** One shop front of another studio, with as many services as each of the many has. */
export const FEW = { studios: 1, products: 50 }
export const MANY = { studios: 5_000, products: 50 }
export type Amounts = typeof FEW
export type Grown = { slug: string; productId: number }

/** Numbers that the demo's own rows do not reach. */
const FIRST = 100_000
const VIEWS = 30

/** What the last service of each shop is called. */
export const LAST_SERVICE = 'A sign above the door'

/**
 * Published studios like the demo's other one, each with its services, works and visits; the last
 * of them is looked at.
 */
export async function growShops(db: Db, { studios, products }: Amounts): Promise<Grown> {
  const { id, products: own } = await db.studio.findUniqueOrThrow({
    where: { slug: DEMO_STUDIO },
    select: {
      id: true,
      products: { where: { status: 'published' }, take: 1, select: { id: true } },
    },
  })
  const ofProduct = `"productId" = ${own[0]!.id}`
  const count = studios * products
  const productId = `${FIRST} + i`
  await copyRows(db, {
    table: 'Studio',
    where: `"id" = ${id}`,
    from: FIRST,
    count: studios,
    differ: { id: 'i', slug: `'shop-' || i`, name: `'Studio ' || i` },
  })
  await copyRows(db, {
    table: 'Product',
    where: `"id" = ${own[0]!.id}`,
    count,
    differ: { id: productId, studioId: `${FIRST} + i / ${products}`, slug: `'service-' || i` },
  })
  const name = `CASE WHEN i % ${products} = ${products - 1} THEN '${LAST_SERVICE}' ELSE r."name" END`
  await copyRows(db, {
    table: 'ProductTranslation',
    where: ofProduct,
    count,
    differ: { productId, name },
  })
  for (const table of ['ProductPrice', 'DeliverySpeed'])
    await copyRows(db, { table, where: ofProduct, count, differ: { productId } })
  const milestoneId = (position: string) => `(${FIRST} + i) * 10 + ${position}`
  await copyRows(db, {
    table: 'ProductMilestone',
    where: ofProduct,
    count,
    differ: { id: milestoneId('r."position"'), productId },
  })
  const position = `(SELECT m."position" FROM "ProductMilestone" m WHERE m."id" = r."milestoneId")`
  const ofMilestones = `"milestoneId" IN (SELECT "id" FROM "ProductMilestone" WHERE ${ofProduct})`
  await copyRows(db, {
    table: 'ProductMilestoneTranslation',
    where: ofMilestones,
    count,
    differ: { milestoneId: milestoneId(position) },
  })
  const day = new Date(Date.UTC(2026, 0, 1)).toISOString()
  await db.studioVisit.createMany({
    data: Array.from({ length: VIEWS }, (_, index) => ({
      studioId: id,
      day,
      path: `/product/${FIRST + index}`,
      views: 1,
    })),
  })
  await copyRows(db, {
    table: 'StudioVisit',
    where: `"studioId" = ${id} AND "path" LIKE '/product/%'`,
    from: FIRST,
    count: studios,
    differ: { studioId: 'i' },
  })
  return { slug: `shop-${FIRST + studios - 1}`, productId: FIRST + count - 1 }
}
