import type { AppLoadContext } from '@remix-run/node'
import { accountCartKey, type CartView } from '~/domain/cart/cart.rules'
import { findCart } from '~/domain/cart/cart.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import { findSession } from '~/platform/session/session.server'
import { ensureVisitor, readVisitor } from '~/platform/session/visitor.server'

/**
 * The load context is one object per request: the bar and the page share one reading of the cart.
 */
const carts = new WeakMap<AppLoadContext, Promise<CartView | null>>()

/** The cart's key: the account's, the same on every device, or this browser's; null for neither. */
export async function findCartKey(args: RequestArgs): Promise<string | null> {
  const viewer = await findViewer(args)
  return viewer ? accountCartKey(viewer.id) : readVisitor(args.request)
}

/** As `findCartKey`, for actions. */
export async function readCartKey(request: Request): Promise<string | null> {
  const session = await findSession(request)
  return session ? accountCartKey(session.viewedUserId ?? session.userId) : readVisitor(request)
}

/** The cart's key, made if there is none; `setCookie` is null when none was. */
export async function ensureCartKey(
  request: Request,
): Promise<{ visitor: string; setCookie: string | null }> {
  const session = await findSession(request)
  return session
    ? { visitor: accountCartKey(session.viewedUserId ?? session.userId), setCookie: null }
    : ensureVisitor(request)
}

async function loadCart(args: RequestArgs) {
  const visitor = await findCartKey(args)
  return visitor ? findCart(visitor, await getLanguage(args.request)) : null
}

/** The visitor's open cart, or null; for loaders only, since an action changes it. */
export function findVisitorCart(args: RequestArgs): Promise<CartView | null> {
  let cart = carts.get(args.context)
  if (!cart) carts.set(args.context, (cart = loadCart(args)))
  return cart
}
