import { after, currentTime, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { Rows } from '~/platform/outbox/rows.server'
import { transition } from '../events/transition.server'
import { dropFiles } from './cart-files.server'
import { UNORDERED } from '../briefs/brief.rules'
import { cartMachine } from '../ground/machines.rules'

const ABANDONED_AFTER = 30 * DAY
const BATCH = 100

const untouched = new Rows<{ id: string }>('abandon-carts')

/** Carts that nobody touched for 30 days end, and their files go (business.md, Cart). */
export async function abandonCarts(now = currentTime()) {
  const idle = {
    status: 'active' as const,
    updatedAt: { lt: after(-ABANDONED_AFTER, now) },
    // A studio's quote ends by itself.
    proposal: null,
  }
  const find = (id: { notIn: string[] }) =>
    db.cart.findMany({ where: { ...idle, id }, select: { id: true }, take: BATCH })
  await untouched.each(find, ({ id }) =>
    transaction(async (tx) => {
      const over = { where: idle, with: { typedBuyer: null } }
      const move = { actor: { type: 'system' }, visibility: 'team', ...over } as const
      if (await transition(tx, cartMachine, { id, status: 'active' }, 'abandoned', move))
        await dropFiles(tx, { cartId: id })
    }),
  )
}

const withFiles = new Rows<{ id: string }>('drop-guest-files')

/** Files that strangers left in a cart which nobody touched for some days go. */
export async function dropGuestFiles(now = currentTime()) {
  const idle = {
    userId: null,
    status: { in: ['active' as const, 'checkout_pending' as const] },
    updatedAt: { lt: after(-UNORDERED.guestDays * DAY, now) },
    proposal: null,
    items: { some: { files: { some: {} } } },
  }
  const find = (id: { notIn: string[] }) =>
    db.cart.findMany({ where: { ...idle, id }, select: { id: true }, take: BATCH })
  await withFiles.each(find, ({ id }) =>
    transaction(async (tx) => {
      if ((await tx.cart.count({ where: { ...idle, id } })) > 0) await dropFiles(tx, { cartId: id })
    }),
  )
}
