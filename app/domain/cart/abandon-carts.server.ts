import { after, currentTime, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { Rows } from '~/platform/outbox/rows.server'
import { transition } from '../events/transition.server'
import { dropFiles } from './cart-files.server'
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
      const move = { actor: { type: 'system' }, visibility: 'team', where: idle } as const
      if (await transition(tx, cartMachine, { id, status: 'active' }, 'abandoned', move))
        await dropFiles(tx, { cartId: id })
    }),
  )
}
