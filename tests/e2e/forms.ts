import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from 'playwright/test'
import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { paths } from '../../app/paths'

/**
 * Sends a form as the page of the browser would, with its cookies, and returns the answer itself,
 * redirect or not: the quick way to where a test begins. Throws when it is refused.
 */
async function send(
  request: APIRequestContext,
  address: string,
  form: Record<string, string>,
): Promise<APIResponse> {
  const origin = `http://localhost:${process.env.E2E_PORT}`
  const answer = await request.post(address, { form, headers: { Origin: origin }, maxRedirects: 0 })
  if (answer.status() !== 303 && answer.status() !== 302)
    throw new Error(`POST ${address} answered ${answer.status()}`)
  return answer
}

export async function signInAs(request: APIRequestContext, username: string) {
  await send(request, paths.auth(), { username, password: DEMO_PASSWORD })
}

export async function chooseTheme(request: APIRequestContext, theme: 'dark' | 'light') {
  await send(request, paths.theme(), { theme })
}

type Named = { text: { en: { name: string } } }

/** The id that a service of the demo studio has in the shop. */
export async function findProductId(request: APIRequestContext, { text }: Named): Promise<number> {
  const answer = await request.get(paths.api('products'), { headers: { 'Accept-Language': 'en' } })
  const products: { id: number; name: string }[] = await answer.json()
  const product = products.find(({ name }) => name === text.en.name)
  if (!product) throw new Error(`the shop has no ${text.en.name}`)
  return product.id
}

export async function putInCart(request: APIRequestContext, service: Named, quantity = 1) {
  const address = paths.product(await findProductId(request, service))
  await send(request, address, {
    deliverySpeed: 'standard',
    customisation: '',
    quantity: String(quantity),
    intent: 'add',
  })
}

/** Places the order for what is in the cart and returns the path of the payment page. */
export async function placeOrder(request: APIRequestContext, email: string): Promise<string> {
  const answer = await send(request, paths.checkout(), {
    placementKey: randomUUID(),
    name: 'Maja Lind',
    email,
    addressLine: 'Södra Hamngatan 1',
    postalCode: '411 14',
    city: 'Göteborg',
    country: 'SE',
    currency: 'USD',
  })
  return new URL(answer.headers().location!).pathname
}

/** Pays on the payment page with a card and returns the path of the order's confirmation. */
export async function payOrder(request: APIRequestContext, paymentPage: string): Promise<string> {
  const paid = await send(request, paymentPage, { method: 'card', outcome: 'success' })
  const settled = await request.get(paid.headers().location!, { maxRedirects: 0 })
  return new URL(settled.headers().location!, settled.url()).pathname
}

export function newAddress() {
  return `buyer-${randomUUID()}@example.com`
}
