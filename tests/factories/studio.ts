import { randomUUID } from 'node:crypto'
import { db } from '~/platform/db/db.server'
import { payNow } from './running-order'
import { checkoutInput, createProduct, placeSandboxOrder, visitorWithCart } from './purchase'

const SELLER = {
  status: 'published',
  languages: ['sv'],
  currencies: ['EUR', 'SEK'],
  legalName: 'Fold HB',
  companyNumber: '969999-9999',
  vatNumber: 'SE969999999901',
  address: 'Strandgatan 12, 453 30 Lysekil',
  country: 'SE',
  email: 'fold@example.com',
} as const

/** The own studio is written with its id, which PostgreSQL does not count on from. */
let lastId = 1000

/** A studio on Studio Stack whose shop is open, with one person. */
export async function createSeller(more: object = {}) {
  lastId += 1
  const username = `seller-${randomUUID().slice(0, 12)}`
  const user = await db.user.create({
    data: {
      ...{ username, email: `${username}@example.com`, name: 'Fia Fold', role: 'client' },
      ...{ language: 'en', emailVerifiedAt: new Date() },
    },
  })
  const studio = await db.studio.create({
    data: {
      ...SELLER,
      ...{ id: lastId, languages: [...SELLER.languages], currencies: [...SELLER.currencies] },
      ...{ slug: `fold-${randomUUID()}`, name: 'Fold' },
      ...more,
      members: { create: { userId: user.id } },
    },
  })
  return { ...studio, userId: user.id, username }
}

/** An order of a studio's service that is paid; with several milestones its first share is. */
export async function soldBy(
  studioId: number,
  {
    price = 100_000,
    milestones = [100],
    ...changes
  }: { price?: number; milestones?: number[] } & Partial<Parameters<typeof checkoutInput>[0]> = {},
) {
  const { id } = await createProduct({ price, milestones })
  await db.product.update({ where: { id, studioId: 1 }, data: { studioId } })
  const input = checkoutInput({ currency: 'EUR', ...changes })
  const placed = await placeSandboxOrder(await visitorWithCart(id), input)
  await payNow(placed.sessionId)
  return placed
}

/** The client has approved all that is paid for. */
export async function approveAll(orderId: string) {
  await db.milestone.updateMany({
    where: { project: { orderId }, payable: { status: 'paid' } },
    data: { status: 'released', approvedAt: new Date() },
  })
}
