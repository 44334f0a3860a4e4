import { z } from 'zod'
import { db, type Prisma } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import type { OrderReader } from '../orders/confirmation.server'

/** Who asks for a file, staff or not. */
export interface FileReader extends OrderReader {
  admin: boolean
}

/** Of the cart and the order that a file came with. */
function readableBy({ visitor, userId, admin }: FileReader): Prisma.FileWhereInput[] {
  const ordered = (order: Prisma.OrderWhereInput) => ({ orderLines: { some: { orderLine: { order } } } })
  const inCart = (cart: Prisma.CartWhereInput) => ({ cartItems: { some: { cartItem: { cart } } } })
  return [
    ...(visitor ? [inCart({ tokenHash: visitor }), ordered({ visitorHash: visitor })] : []),
    ...(userId === null ? [] : [inCart({ userId }), ordered({ userId })]),
    ...(admin ? [ordered({ confirmedAt: { not: null } })] : []),
  ]
}

/**
 * A file that came with the brief of a cart or an order: for the browser or person that the cart or the order belongs to,
 * and of a paid order for staff. Throws NotFoundError for anyone else's.
 */
export async function getBriefFile(id: string, reader: FileReader) {
  const known = z.uuid().safeParse(id).success
  const file = known
    ? await db.file.findFirst({
        where: { id, status: 'available', OR: readableBy(reader) },
        select: { name: true, versions: { where: { status: 'available' }, orderBy: { number: 'desc' }, take: 1, select: { storageKey: true, contentType: true, size: true } } },
      })
    : null
  const version = file?.versions[0]
  if (!version) throw new NotFoundError('file')
  return { name: file.name, ...version }
}
