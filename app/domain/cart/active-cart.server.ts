import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { reopenCart } from '~/domain/payments/reopen-cart.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { accountOfCartKey } from './cart.rules'

const ATTEMPTS = 5

/** Marks a cart's token as given up, so that its visitor can have a new cart. */
export function retiredToken(visitor: string, cartId: string) {
  return `${visitor}:${cartId}`
}

export interface ActiveCart {
  id: string
  currency: string
  /** Whose services it holds. */
  studioId: number
}

/** The visitor's open cart, or null; one that is over, and still has the token, gives it up. */
export async function findOpenCart(tx: Transaction, visitor: string) {
  const cart = await tx.cart.findUnique({
    where: { tokenHash: visitor },
    select: { id: true, status: true, currency: true, studioId: true },
  })
  if (!cart || cart.status === 'active' || cart.status === 'checkout_pending') return cart
  await tx.cart.update({
    where: { id: cart.id },
    data: { tokenHash: retiredToken(visitor, cart.id) },
  })
  return null
}

export function createCart(tx: Transaction, visitor: string): Promise<ActiveCart> {
  return tx.cart.create({
    data: { tokenHash: visitor, studioId: OWN_STUDIO_ID, userId: accountOfCartKey(visitor) },
    select: { id: true, currency: true, studioId: true },
  })
}

type Change<T> = (tx: Transaction, cart: ActiveCart) => Promise<T>

/** Undefined while a checkout is under way. */
function attemptChange<T>(visitor: string, change: Change<T>, create: boolean) {
  return transaction(async (tx) => {
    const open = await findOpenCart(tx, visitor)
    if (open?.status === 'checkout_pending') return undefined
    const cart = open ?? (create ? await createCart(tx, visitor) : null)
    if (!cart) return null
    await tx.cart.update({ where: { id: cart.id }, data: { updatedAt: currentTime() } })
    return { result: await change(tx, cart) }
  })
}

/** Without the payment provider's answer nobody knows whether the checkout is paid. */
function throwBusy(error: unknown): never {
  throw isRefusal(error, 'checkout.noGateway')
    ? new DomainError('cart.busy', undefined, { cause: error })
    : error
}

/**
 * Changes the visitor's cart in one transaction; a checkout that it waits for is ended first.
 * Without a cart it does nothing and returns null, unless `create` is set. Throws `cart.busy`, also
 * when the payment provider does not answer.
 */
export async function changeCart<T>(
  visitor: string,
  change: Change<T>,
  { create = false } = {},
): Promise<T | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const waiting = await db.cart.findUnique({
      where: { tokenHash: visitor, status: 'checkout_pending' },
      select: { id: true },
    })
    if (waiting) await reopenCart(waiting.id).catch(throwBusy)
    const outcome = await attemptChange(visitor, change, create)
    if (outcome !== undefined) return outcome && outcome.result
  }
  throw new DomainError('cart.busy')
}
