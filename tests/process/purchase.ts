import { randomUUID } from 'node:crypto'
import { submission } from '../setup/form'
import type { Page } from '../setup/page'
import type { Visitor } from '../setup/visitor'

export type Outcome = 'success' | 'delayed_success' | 'delayed_failure'

/** What a guest types at checkout; the mail address is nobody else's. */
export function guest() {
  return {
    name: 'Mila de Boer',
    email: `mila-${randomUUID()}@example.com`,
    addressLine: 'Oudegracht 1',
    postalCode: '3511 AA',
    city: 'Utrecht',
    country: 'NL',
  }
}

export async function addToCart(visitor: Visitor, productId: number) {
  return visitor.submit(await visitor.get(`/shop/product/${productId}`), `#order-${productId}`)
}

/** Sends the order of the cart and follows nowhere. */
export async function placeOrder(visitor: Visitor, buyer = guest()): Promise<Response> {
  const page = await visitor.get('/shop/checkout')
  const { action, method, body } = submission(page, '#checkout', buyer)
  return visitor.fetch(new URL(action, page.url).href, { method, body, referrer: page.url.href })
}

/** Orders the cart and gives the payment page that it leads to. */
export async function checkOut(visitor: Visitor, buyer = guest()): Promise<Page> {
  const page = await visitor.submit(await visitor.get('/shop/checkout'), '#checkout', buyer)
  if (!page.url.pathname.startsWith('/sandbox/checkout/'))
    throw new Error(`checkout led to ${page.path}: ${page.errors.join(' ')}`)
  return page
}

/**
 * Presses a button of the payment page and goes nowhere from there; the money is paid when this
 * resolves.
 */
export async function pay(
  visitor: Visitor,
  page: Page,
  outcome: Outcome = 'success',
): Promise<void> {
  const { action, method, body } = submission(page, `button[value="${outcome}"]`)
  const answer = await visitor.fetch(new URL(action, page.url).href, {
    method,
    body,
    referrer: page.url.href,
  })
  if (answer.status !== 303) throw new Error(`the payment page answered ${answer.status}`)
}

export function sessionOf(page: Page) {
  return page.url.pathname.split('/').at(-1)!
}

/** From the shop to the payment, which nobody follows up. */
export async function buy(visitor: Visitor, productId: number, outcome?: Outcome): Promise<string> {
  await addToCart(visitor, productId)
  const page = await checkOut(visitor)
  await pay(visitor, page, outcome)
  return sessionOf(page)
}
