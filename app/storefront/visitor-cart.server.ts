import type { AppLoadContext } from '@remix-run/node'
import { accountCartKey, type CartView } from '~/domain/cart/cart.rules'
import { findCart } from '~/domain/cart/cart.server'
import { DomainError } from '~/domain/ground/domain-error'
import { byAddress } from '~/platform/address-limit.server'
import { HOUR } from '~/platform/clock'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { hitEach } from '~/platform/rate-limit.server'
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

/** Browsers without a cart that one address may give one; a whole office may have the same. */
const NEW_CARTS = { limit: 240, window: HOUR }

/**
 * The cart's key, made if there is none; `setCookie` is null when none was. Throws `cart.tooMany`
 * when too many were made for this address.
 */
export async function ensureCartKey(
  request: Request,
): Promise<{ visitor: string; setCookie: string | null }> {
  const session = await findSession(request)
  if (session)
    return { visitor: accountCartKey(session.viewedUserId ?? session.userId), setCookie: null }
  const ensured = await ensureVisitor(request)
  if (ensured.setCookie && (await hitEach(byAddress('new-cart', NEW_CARTS))) > 0)
    throw new DomainError('cart.tooMany')
  return ensured
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
