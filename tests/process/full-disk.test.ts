import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submission } from '../setup/form'
import type { Page } from '../setup/page'
import { anyProductId, expectSoundBooks, expectWelcomedOnce } from './books'
import { Installation, type AppProcess } from './installation'
import { addToCart, buy, checkOut, pay, placeOrder, sessionOf } from './purchase'
import swedish from '../../locales/sv/common.json'

const PATIENCE = { timeout: 30_000, interval: 200 }
/** What a busy machine may take for a press. */
const AT_ONCE = { timeout: 5_000, interval: 50 }
/** How many carts may fit into what the database has room for before it has to grow. */
const MOST_CARTS = 500

let kanal: Installation
let app: AppProcess

beforeEach(async () => {
  kanal = await Installation.create()
  app = await kanal.startWith('full-disk.mjs', { WORKER: 'on' })
})
afterEach(() => kanal.dispose())

/** Presses the button of a product as somebody who has not been here before. */
function putInNewCart(page: Page, productId: number) {
  const { action, method, body } = submission(page, `#order-${productId}`)
  return kanal.visitor().fetch(new URL(action, page.url).href, {
    method,
    body,
    referrer: page.url.href,
    headers: { 'Accept-Language': 'sv' },
  })
}

test(
  'a disk that is full: pages are read, what cannot be kept is refused, and all goes on once there is room',
  { timeout: 4 * PATIENCE.timeout },
  async () => {
    const { db } = kanal
    const productId = await anyProductId(db)
    const paid = await buy(kanal.visitor(), productId)
    const [client, buyer] = [kanal.visitor(), kanal.visitor()]
    await client.signInAs('client')
    await addToCart(buyer, productId)
    const page = await buyer.get(`/shop/product/${productId}`)
    const { orderId } = await db.project.findFirstOrThrow({
      where: { user: { username: 'client' } },
    })
    app.signal('SIGUSR2')

    let answer = await putInNewCart(page, productId)
    for (let count = 1; answer.status === 303 && count < MOST_CARTS; count++)
      answer = await putInNewCart(page, productId)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ])
    expect(await answer.text()).toContain(swedish.errors.unavailable.title)
    expect(await placeOrder(buyer).then(({ status }) => status)).toBe(503)
    for (const path of ['/', '/shop', `/shop/product/${productId}`])
      expect((await buyer.get(path)).status, path).toBe(200)
    expect((await client.get('/dashboard')).status).toBe(200)
    const form = new FormData()
    form.append('files', new File(['words'], 'no-room.txt'))
    expect(
      (await client.fetch(`/dashboard/files?order=${orderId}`, { method: 'POST', body: form }))
        .status,
    ).toBe(503)
    expect(await db.file.count({ where: { name: 'no-room.txt', status: 'available' } })).toBe(0)
    expect((await fetch(`${kanal.origin}/health/live`)).status).toBe(200)
    app.signal('SIGUSR2')

    await vi.waitFor(
      async () => expect((await putInNewCart(page, productId)).status).toBe(303),
      AT_ONCE,
    )
    const payment = await checkOut(buyer)
    await pay(buyer, payment)
    for (const session of [paid, sessionOf(payment)])
      await vi.waitFor(() => expectWelcomedOnce(db, session), PATIENCE)
    await expectSoundBooks(db)
    expect(app.isRunning).toBe(true)
  },
)
