import { Prisma, type Transaction } from '~/platform/db/db.server'
import { releaseFiles } from '../files/release-files.server'
import { sweepLater } from '../files/uploads.server'
import { FORGOTTEN_BUYER } from '../orders/forget-buyers.server'
import { changeBuyer } from '~/domain/search/order-terms.server'

/** What the person wished, answered and attached before and after paying. */
async function eraseBriefs(tx: Transaction, userId: number) {
  const inOrders = { orderLine: { order: { userId } } }
  const links = await tx.orderLineFile.findMany({ where: inOrders, select: { fileId: true } })
  await tx.orderLineFile.deleteMany({ where: inOrders })
  await tx.orderLine.updateMany({
    where: { order: { userId } },
    data: { customisation: '', brief: Prisma.DbNull },
  })
  await tx.briefAnswer.deleteMany({ where: { project: { userId } } })
  await releaseFiles(
    tx,
    links.map(({ fileId }) => fileId),
  )
}

/** The files that the person brought; what the studio made and handed over stays with the order. */
async function eraseFiles(tx: Transaction, userId: number) {
  const unused = {
    versions: {
      none: {
        OR: [
          { deliverables: { some: {} } },
          { designVersions: { some: {} } },
          { screenshots: { some: {} } },
        ],
      },
    },
    applications: { none: {} },
  }
  const files = await tx.file.findMany({
    where: { ownerId: userId, ...unused },
    select: { id: true, versions: { select: { storageKey: true } } },
  })
  const ids = files.map(({ id }) => id)
  await tx.messageAttachment.deleteMany({ where: { fileId: { in: ids } } })
  await tx.file.deleteMany({ where: { id: { in: ids } } })
  await tx.file.updateMany({ where: { ownerId: userId }, data: { ownerId: null } })
  await sweepLater(
    tx,
    files.flatMap(({ versions }) => versions.map(({ storageKey }) => storageKey)),
  )
}

/** The carts with what was written and attached in them. */
async function eraseCarts(tx: Transaction, userId: number) {
  const links = await tx.cartItemFile.findMany({
    where: { cartItem: { cart: { userId } } },
    select: { fileId: true },
  })
  await tx.cart.deleteMany({ where: { userId } })
  await releaseFiles(
    tx,
    links.map(({ fileId }) => fileId),
  )
}

/**
 * Takes the person out of their orders, whose numbers, sums, invoices and history stay (Bookkeeping
 * Act, chapter 7).
 */
export async function eraseOrders(tx: Transaction, userId: number) {
  await eraseBriefs(tx, userId)
  await eraseFiles(tx, userId)
  await eraseCarts(tx, userId)
  await tx.order.updateMany({ where: { askedUserId: userId }, data: { askedUserId: null } })
  await tx.changeRequest.updateMany({ where: { project: { userId } }, data: { description: '' } })
  await tx.event.updateMany({
    where: {
      order: { userId },
      actorId: userId,
      actorType: { notIn: ['admin', 'seller'] },
      reason: { not: null },
    },
    data: { reason: null },
  })
  await tx.withdrawal.updateMany({ where: { order: { userId } }, data: { name: '', email: '' } })
  await changeBuyer(tx, { userId }, FORGOTTEN_BUYER)
}
