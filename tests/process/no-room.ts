import { expect, vi } from 'vitest'
import type { Db } from '~/platform/db/db.server'
import { submission } from '../setup/form'
import type { Page } from '../setup/page'
import type { Visitor } from '../setup/visitor'
import { anyProductId, expectSoundBooks, expectWelcomedOnce } from './books'
import type { Installation } from './installation'
import { addToCart, buy, checkOut, pay, placeOrder, sessionOf } from './purchase'
import swedish from '../../locales/sv/common.json'

const PATIENCE = { timeout: 30_000, interval: 200 }
/** What a busy machine may take for a press. */
const AT_ONCE = { timeout: 5_000, interval: 50 }
/** How many carts may fit into what the database has room for before it has to grow. */
const MOST_CARTS = 500

interface Buyers {
  productId: number
  /** Of an order that was paid while there was room. */
  paid: string
  client: Visitor
  buyer: Visitor
  page: Page
}

/** Somebody who has paid, a client who is signed in, and a buyer with something in the cart. */
export async function prepareBuyers(kanal: Installation, db: Db): Promise<Buyers> {
  const productId = await anyProductId(db)
  const paid = await buy(kanal.visitor(), productId)
  const [client, buyer] = [kanal.visitor(), kanal.visitor()]
  await client.signInAs('client')
  await addToCart(buyer, productId)
  return { productId, paid, client, buyer, page: await buyer.get(`/shop/product/${productId}`) }
}

/** Presses the button of a product as somebody who has not been here before. */
export function putInNewCart(kanal: Installation, { page, productId }: Buyers) {
  const { action, method, body } = submission(page, `#order-${productId}`)
  return kanal.visitor().fetch(new URL(action, page.url).href, {
    method,
    body,
    referrer: page.url.href,
    headers: { 'Accept-Language': 'sv' },
  })
}

/** Pages are read, and what cannot be kept is refused in words; nothing of it is half done. */
export async function expectRefusedWithoutRoom(kanal: Installation, db: Db, buyers: Buyers) {
  const { client, buyer, productId } = buyers
  let answer = await putInNewCart(kanal, buyers)
  for (let count = 1; answer.status === 303 && count < MOST_CARTS; count++)
    answer = await putInNewCart(kanal, buyers)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
  ])
  expect(await answer.text()).toContain(swedish.errors.unavailable.title)
  expect(await placeOrder(buyer).then(({ status }) => status)).toBe(503)
  for (const path of ['/', '/shop', `/shop/product/${productId}`])
    expect((await buyer.get(path)).status, path).toBe(200)
  expect((await client.get('/dashboard')).status).toBe(200)
  const { orderId } = await db.project.findFirstOrThrow({ where: { user: { username: 'client' } } })
  const form = new FormData()
  form.append('files', new File(['words'], 'no-room.txt'))
  const sent = await client.fetch(`/dashboard/files?order=${orderId}`, {
    method: 'POST',
    body: form,
  })
  expect(sent.status).toBe(503)
  expect(await db.file.count({ where: { name: 'no-room.txt', status: 'available' } })).toBe(0)
  expect((await fetch(`${kanal.origin}/health/live`)).status).toBe(200)
}

/** All that was refused can be done at once, and what had been paid before is not lost. */
export async function expectGoodAgain(kanal: Installation, db: Db, buyers: Buyers) {
  const { buyer, paid } = buyers
  await vi.waitFor(
    async () => expect((await putInNewCart(kanal, buyers)).status).toBe(303),
    AT_ONCE,
  )
  const payment = await checkOut(buyer)
  await pay(buyer, payment)
  for (const session of [paid, sessionOf(payment)])
    await vi.waitFor(() => expectWelcomedOnce(db, session), PATIENCE)
  await expectSoundBooks(db)
}
