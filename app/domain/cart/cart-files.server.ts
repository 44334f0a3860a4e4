import { DomainError } from '~/domain/ground/domain-error'
import { db, type Prisma, type Transaction } from '~/platform/db/db.server'
import { BRIEF_FILES, UNORDERED } from '../briefs/brief.rules'
import { releaseFiles } from '../files/release-files.server'
import { fileRows, storeUploads, type StoredUpload, type Upload } from '../files/uploads.server'
import { changeCart } from './active-cart.server'

const FOLDER = 'briefs'

/** What the files of a cart have of their own, the oldest first. */
function readCartFiles(tx: Transaction, cartId: string) {
  return tx.cartItemFile.findMany({
    where: { cartItem: { cartId } },
    select: { cartItemId: true, file: { select: { versions: { select: { sha256: true } } } } },
  })
}

/** A line of the cart. Throws `notFound` for another cart's. */
export async function requireLine(tx: Transaction, cartId: string, lineId: string) {
  const line = await tx.cartItem.findFirst({
    where: { id: lineId, cartId },
    select: { id: true, productId: true },
  })
  if (!line) throw new DomainError('notFound', 'cart line')
  return line
}

/**
 * Writes the files that there is room for and returns the names of the others; what the line has
 * already is not added again.
 */
async function attach(tx: Transaction, cartId: string, lineId: string, files: StoredUpload[]) {
  await requireLine(tx, cartId, lineId)
  const there = await readCartFiles(tx, cartId)
  const own = there.filter(({ cartItemId }) => cartItemId === lineId)
  const known = new Set(own.flatMap(({ file }) => file.versions.map(({ sha256 }) => sha256)))
  const fresh = files.filter(
    ({ sha256 }, index) =>
      !known.has(sha256) && files.findIndex((file) => file.sha256 === sha256) === index,
  )
  const room = Math.max(
    0,
    Math.min(BRIEF_FILES.most - own.length, BRIEF_FILES.mostInCart - there.length),
  )
  for (const file of fresh.slice(0, room)) {
    await tx.cartItemFile.create({
      data: { cartItem: { connect: { id: lineId } }, file: { create: fileRows(file, 'client') } },
    })
  }
  return fresh.slice(room).map(({ name }) => name)
}

/**
 * Keeps files with a line of the visitor's cart, 5 at most and 20 in the whole cart, and returns
 * the names of those that found no room. Throws `notFound` for a line that is not in it, and as
 * changeCart.
 */
export async function attachFiles(
  visitor: string,
  lineId: string,
  uploads: Upload[],
): Promise<string[]> {
  if (uploads.length === 0) return []
  const stored = await storeUploads(uploads, FOLDER)
  const refused = await changeCart(visitor, (tx, cart) => attach(tx, cart.id, lineId, stored))
  if (!refused) throw new DomainError('notFound', 'cart')
  return refused
}

/** Whether all carts together leave room for files of so many bytes more. */
export async function hasRoomForUnordered(bytes: number): Promise<boolean> {
  const { _sum } = await db.file.aggregate({
    where: { cartItems: { some: {} } },
    _sum: { size: true },
  })
  return (_sum.size ?? 0) + bytes <= UNORDERED.allBytes
}

/** Takes a file out of the visitor's cart and returns its name; null for one that is not in it. */
export function detachFile(visitor: string, fileId: string): Promise<string | null> {
  return changeCart(visitor, async (tx, { id: cartId }) => {
    const found = await tx.cartItemFile.findFirst({
      where: { fileId, cartItem: { cartId } },
      select: { file: { select: { name: true } } },
    })
    if (found) await dropFiles(tx, { cartId }, fileId)
    return found && found.file.name
  })
}

/**
 * Takes the files away from lines of a cart, or one of the files; those that no order needs are
 * deleted.
 */
export async function dropFiles(
  tx: Transaction,
  lines: Prisma.CartItemWhereInput,
  fileId?: string,
): Promise<void> {
  const where = { cartItem: lines, fileId }
  const links = await tx.cartItemFile.findMany({ where, select: { fileId: true } })
  if (links.length === 0) return
  await tx.cartItemFile.deleteMany({ where })
  await releaseFiles(
    tx,
    links.map((link) => link.fileId),
  )
}
