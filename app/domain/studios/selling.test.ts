import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { brand } from '~/brand'
import { db, transaction } from '~/platform/db/db.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import {
  checkoutInput,
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { addToCart, clearCart, findCart, restoreCart } from '../cart/cart.server'
import { mergeCarts } from '../cart/merge-carts.server'
import { getProduct } from '../catalog/catalog.server'
import { applyCoupon } from '~/domain/cart/cart-coupon.server'
import { getInvoice } from '../invoices/billing-documents.server'
import { findMailSample } from '~/domain/mails/mail-samples.server'
import { sendMail } from '~/domain/mails/mails.server'
import { adminOrders } from '../orders/admin-orders.server'
import { seesOrder } from '../orders/order-access.server'
import { placeOrder } from '~/domain/checkout/place-order.server'
import { deliverAgain } from '../outbox/send-again.server'
import { settleSession } from '../payments/checkout.server'
import { readClient, sellerMember } from '../people/participant.server'
import { inviteReviews } from '../reviews/own-reviews.server'
import { openTicket } from '../tickets/write-ticket.server'
import { findShopFront } from './shop-front.server'
import { listFrontProducts } from './shop-front-content.server'

const NOBODY = { visitor: null, client: null, admin: false }
const SELLER = {
  status: 'published',
  languages: ['sv'],
  currencies: ['EUR', 'SEK'],
  legalName: 'Fold HB',
  companyNumber: '969999-9999',
  address: 'Strandgatan 12, 453 30 Lysekil',
  country: 'SE',
  email: 'fold@example.com',
} as const

let own: { id: number }
let fold: { id: number; slug: string }
let knot: { id: number; slug: string }
let foldProduct: { id: number }
let knotProduct: { id: number }

/** The own studio is written with its id, which PostgreSQL does not count on from. */
let lastId = 70

async function createSeller(name: string, more: object = {}) {
  lastId += 1
  return db.studio.create({
    data: {
      ...SELLER,
      id: lastId,
      languages: [...SELLER.languages],
      currencies: [...SELLER.currencies],
      slug: `${name}-${randomUUID()}`,
      name,
      ...more,
    },
  })
}

async function productOf(studioId: number) {
  const { id } = await createProduct({ price: 100_000, milestones: [40, 60] })
  return db.product.update({ where: { id }, data: { studioId } })
}

beforeAll(async () => {
  await createStudio()
  own = await createProduct()
  fold = await createSeller('Fold', { vatNumber: 'SE969999999901' })
  knot = await createSeller('Knot', { country: 'NO' })
  foldProduct = await productOf(fold.id)
  knotProduct = await productOf(knot.id)
})

async function buy(productId: number, changes = {}) {
  const visitor = await visitorWithCart(productId)
  const order = await placeSandboxOrder(visitor, checkoutInput({ currency: 'EUR', ...changes }))
  await paySandboxSession(order.sessionId, 'card', 'success')
  await settleSession(order.sessionId)
  return order
}

describe('a cart', () => {
  test('holds one studio’s services: those of another wait for its owner’s word', async () => {
    const visitor = await visitorWithCart(foldProduct.id)
    for (const other of [own, knotProduct]) {
      await expect(addToCart(visitor, { productId: other.id })).rejects.toMatchObject({
        code: 'cart.otherStudio',
        details: 'Fold',
      })
    }
    expect(await findCart(visitor, 'en')).toMatchObject({ seller: { name: 'Fold' }, totalItems: 1 })
    await addToCart(visitor, { productId: own.id }, { emptyOther: true })
    expect(await findCart(visitor, 'en')).toMatchObject({
      seller: null,
      items: [{ product: { id: own.id } }],
    })
  })

  test('that is empty takes any studio’s', async () => {
    const visitor = await visitorWithCart(own.id)
    await clearCart(visitor)
    await addToCart(visitor, { productId: knotProduct.id })
    expect(await findCart(visitor, 'en')).toMatchObject({ seller: { name: 'Knot' } })
  })

  test('comes back from the browser’s copy with one studio’s services', async () => {
    const visitor = randomUUID()
    const mirrored = [foldProduct, own, knotProduct].map(({ id }) => ({
      product: { id, name: '', image: '', price: 1 },
      quantity: 1,
    }))
    expect(await restoreCart(visitor, mirrored)).toBe(1)
    expect(await findCart(visitor, 'en')).toMatchObject({ seller: { name: 'Fold' }, totalItems: 1 })
  })

  test('takes in no other studio’s at sign-in, and loses nothing', async () => {
    const user = await db.user.create({
      data: {
        username: randomUUID(),
        email: `${randomUUID()}@example.com`,
        name: 'Mila',
        role: 'client',
      },
    })
    const [earlier, now] = [await visitorWithCart(foldProduct.id), await visitorWithCart(own.id)]
    await mergeCarts(earlier, user.id)
    await mergeCarts(now, user.id)
    expect(await findCart(now, 'en')).toMatchObject({ seller: null, totalItems: 1 })
    expect(await findCart(earlier, 'en')).toMatchObject({ seller: { name: 'Fold' }, totalItems: 1 })
  })

  test('knows no coupon of another studio', async () => {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
    await db.coupon.create({ data: { studioId: knot.id, code, percentOff: 50 } })
    expect(await applyCoupon(await visitorWithCart(foldProduct.id), code)).toMatchObject({
      refusal: 'unknown',
    })
    expect(await applyCoupon(await visitorWithCart(own.id), code)).toMatchObject({
      refusal: 'unknown',
    })
  })

  test('cannot be ordered in a currency that its studio does not sell in, nor once its shop is closed', async () => {
    const buyer = { userId: null, language: 'en' } as const
    await expect(
      placeOrder(
        { visitor: await visitorWithCart(foldProduct.id), ...buyer },
        checkoutInput({ currency: 'USD' }),
      ),
    ).rejects.toMatchObject({ code: 'checkout.currencyOff' })
    const visitor = await visitorWithCart(knotProduct.id)
    await db.studio.update({ where: { id: knot.id }, data: { status: 'taken_down' } })
    await expect(
      placeOrder({ visitor, ...buyer }, checkoutInput({ currency: 'EUR' })),
    ).rejects.toMatchObject({ code: 'checkout.unavailable' })
    await expect(addToCart(randomUUID(), { productId: knotProduct.id })).rejects.toMatchObject({
      code: 'cart.unavailable',
    })
    await db.studio.update({ where: { id: knot.id }, data: { status: 'published' } })
  })
})

describe('a paid order', () => {
  test('is its studio’s: number, invoice, money owed, mail', async () => {
    const { orderId } = await buy(foldProduct.id)
    const order = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      include: { invoices: true, payables: { orderBy: { position: 'asc' } }, project: true },
    })
    expect(order).toMatchObject({ studioId: fold.id, vatRate: 2500 })
    expect(order.number).toMatch(new RegExp(`^K${fold.id}-\\d{4}-00001$`))
    expect(order.invoices).toMatchObject([
      { seller: { studio: 'Fold', legalName: 'Fold HB', vatNumber: 'SE969999999901' } },
    ])
    expect(order.invoices[0]!.number).toMatch(new RegExp(`^INV${fold.id}-\\d{4}-00001$`))
    expect(order.project).not.toBeNull()
    const entries = await db.ledgerEntry.findMany({
      where: { transaction: { orderId } },
      select: { account: true, amount: true },
    })
    const amount = order.payables[0]!.amount
    expect(entries).toEqual(
      expect.arrayContaining([{ account: `studio:${fold.id}`, amount: -amount }]),
    )
    expect(entries).toHaveLength(2)
    expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
    expect(
      await db.outboxJob.findMany({ where: { key: `studio-order:${orderId}` } }),
    ).toMatchObject([
      { payload: { template: 'studio-order', to: 'fold@example.com', language: 'sv' } },
    ])
  })

  test('has no VAT from a seller who charges none, and a document that says so', async () => {
    const { orderId } = await buy(knotProduct.id, { country: 'SE' })
    const { number } = await db.invoice.findFirstOrThrow({ where: { orderId } })
    const invoice = await getInvoice(number, { ...NOBODY, seller: sellerMember(1, knot.id) })
    expect(invoice).toMatchObject({
      vat: 0,
      vatRate: 0,
      kronor: null,
      seller: { studio: 'Knot', vatNumber: '' },
    })
  })

  test('is told of in its studio’s name, with its invoice and an answer that goes to it', async () => {
    const { orderId } = await buy(foldProduct.id)
    const { number } = await db.invoice.findFirstOrThrow({ where: { orderId } })
    const key = `welcome:${orderId}`
    await sendMail(await db.outboxJob.findUniqueOrThrow({ where: { key } }))
    const mail = await db.mailMessage.findUniqueOrThrow({ where: { key } })
    expect(mail).toMatchObject({
      from: expect.stringMatching(/^Fold </),
      replyTo: 'fold@example.com',
      attachments: [`${number}.pdf`],
    })
    for (const words of [mail.text, mail.html]) {
      expect(words).toContain('Fold HB')
      expect(words).not.toContain(brand.legalName)
    }
    await deliverAgain({
      key: `again:${orderId}`,
      kind: 'mail-again',
      payload: { mailId: mail.id },
    } as never)
    expect(
      await db.mailMessage.findUniqueOrThrow({ where: { key: `again:${orderId}` } }),
    ).toMatchObject({ from: mail.from, replyTo: mail.replyTo, attachments: [`${number}.pdf`] })
  })

  test('is nothing to the own studio’s staff: its papers, a sample of a mail, a ticket, a review', async () => {
    const { orderId } = await buy(foldProduct.id)
    const order = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      include: { invoices: true },
    })
    await expect(
      getInvoice(order.invoices[0]!.number, { ...NOBODY, admin: true }),
    ).rejects.toMatchObject({ code: 'notFound' })
    expect(await findMailSample('welcome')).not.toMatchObject({ orderId })
    expect(await findMailSample('studio-order')).not.toMatchObject({ orderId })
    await expect(
      openTicket(order.userId!, { key: randomUUID(), subject: 'Late', body: 'When?', orderId }),
    ).rejects.toMatchObject({ code: 'notFound' })
    await transaction((tx) => inviteReviews(tx, orderId))
    expect(await db.review.count({ where: { orderId } })).toBe(0)
    const looker = await readClient(order.userId!, true)
    expect(await seesOrder([looker], orderId)).toBe(false)
  })

  test('is in no list of the own studio', async () => {
    const { orderId } = await buy(foldProduct.id)
    const { rows } = await adminOrders.page(
      adminOrders.filter.read(new URLSearchParams()),
      {},
      'en',
    )
    expect(rows.map(({ id }) => id)).not.toContain(orderId)
    expect(await db.notification.count({ where: { orderId, user: { role: 'admin' } } })).toBe(0)
  })
})

describe('a shop front', () => {
  test('has its own products alone', async () => {
    for (const [studio, mine, others] of [
      [fold, foldProduct, [own, knotProduct]],
      [knot, knotProduct, [own, foldProduct]],
    ] as const) {
      expect((await listFrontProducts(studio.id, 'en')).map(({ id }) => id)).toEqual([mine.id])
      for (const other of others)
        await expect(getProduct(other.id, 'en', studio.id)).rejects.toMatchObject({
          code: 'notFound',
        })
    }
    await expect(getProduct(foldProduct.id, 'en')).rejects.toMatchObject({ code: 'notFound' })
  })

  test.each(['draft', 'invited', 'taken_down'] as const)(
    'that is %s is seen by its own people alone',
    async (status) => {
      const studio = await createSeller('Closed', { status })
      const [member, stranger] = await Promise.all(
        [0, 1].map(() =>
          db.user.create({
            data: {
              username: randomUUID(),
              email: `${randomUUID()}@example.com`,
              name: 'Mila',
              role: 'client',
            },
          }),
        ),
      )
      await db.studioMember.create({ data: { studioId: studio.id, userId: member!.id } })
      expect(await findShopFront(studio.slug)).toBeNull()
      expect(await findShopFront(studio.slug, stranger!.id)).toBeNull()
      expect(await findShopFront(studio.slug, member!.id)).toMatchObject({ preview: true })
      expect(await findShopFront('kanal')).toBeNull()
    },
  )
})
