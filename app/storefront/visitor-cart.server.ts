import type { AppLoadContext } from '@remix-run/node'
import type { CartView } from '~/domain/cart/cart.rules'
import { findCart } from '~/domain/cart/cart.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import type { RequestArgs } from '~/platform/session/guards.server'
import { readVisitor } from '~/platform/session/visitor.server'

/**
 * The load context is one object per request: the bar and the page share one reading of the cart.
 */
const carts = new WeakMap<AppLoadContext, Promise<CartView | null>>()

async function loadCart(request: Request) {
  const visitor = await readVisitor(request)
  return visitor ? findCart(visitor, await getLanguage(request)) : null
}

/** The visitor's open cart, or null; for loaders only, since an action changes it. */
export function findVisitorCart({ request, context }: RequestArgs): Promise<CartView | null> {
  let cart = carts.get(context)
  if (!cart) carts.set(context, (cart = loadCart(request)))
  return cart
}
