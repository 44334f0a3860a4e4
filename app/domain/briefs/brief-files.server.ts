import { DomainError } from '~/domain/ground/domain-error'
import { db, type Prisma } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { ordersOf, ordersReadBy, type OrderReader } from '../people/participant.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'

/** Of the cart and the order that a file came with. */
function readableBy({ visitor, client, seller, admin }: OrderReader): Prisma.FileWhereInput[] {
  const ordered = (order: Prisma.OrderWhereInput) => ({
    orderLines: { some: { orderLine: { order } } },
  })
  const inCart = (cart: Prisma.CartWhereInput) => ({ cartItems: { some: { cartItem: { cart } } } })
  return [
    ordered(ordersReadBy({ visitor, client })),
    ...(visitor ? [inCart({ tokenHash: visitor })] : []),
    ...(client ? [inCart({ userId: client.userId })] : []),
    ...(admin ? [ordered({ studioId: OWN_STUDIO_ID, confirmedAt: { not: null } })] : []),
    ...(seller ? [ordered({ AND: [ordersOf(seller)], confirmedAt: { not: null } })] : []),
  ]
}

/**
 * A file that came with the brief of a cart or an order: for the browser or person that the cart or
 * the order belongs to, and of a paid order for those who sell it. Throws `notFound` for anyone
 * else's.
 */
export async function getBriefFile(id: string, reader: OrderReader) {
  const known = isId(id)
  const file = known
    ? await db.file.findFirst({
        where: { id, status: 'available', OR: readableBy(reader) },
        select: {
          name: true,
          versions: {
            where: { status: 'available' },
            orderBy: { number: 'desc' },
            take: 1,
            select: { storageKey: true, contentType: true, size: true },
          },
        },
      })
    : null
  const version = file?.versions[0]
  if (!version) throw new DomainError('notFound', 'file')
  return { name: file.name, ...version }
}
