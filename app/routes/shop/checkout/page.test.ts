import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '~/domain/people/demo-accounts'
import { db } from '~/platform/db/db.server'
import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { createProduct } from '#tests/factories/purchase'
import { Visitor } from '#tests/setup/visitor'

const BINDING = 'Order with obligation to pay'
const FIELDS = {
  name: 'Maja Lind',
  email: 'kept-buyer@example.com',
  companyName: 'Lind & Co AB',
  vatNumber: '',
  addressLine: 'Södra Hamngatan 1',
  postalCode: '411 14',
  city: 'Göteborg',
  country: 'NL',
  currency: 'EUR',
}

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

async function shopper(visitor = new Visitor()) {
  const products = [await createProduct(), await createProduct({ price: 90_000 })]
  for (const { id } of products)
    await visitor.post(paths.product(id), {
      ...{ deliverySpeed: 'standard', customisation: '', quantity: '1', intent: 'add' },
    })
  return { visitor, products }
}

const change = (id: number, data: object) => db.product.update({ where: { id }, data })
const typedOn = async (visitor: Visitor) => {
  const page = await visitor.get(paths.checkout())
  const value = (name: string) =>
    page.$(`[name="${name}"][type="radio"]:checked, [name="${name}"]:not([type="radio"])`).val()
  return Object.fromEntries(Object.keys(FIELDS).map((name) => [name, value(name) ?? '']))
}

/** Types the checkout while something in the cart goes off sale, and is led to the cart. */
async function refusedFor(visitor: Visitor, id: number) {
  const page = await visitor.get(paths.checkout())
  await change(id, { availabilityStatus: 'soon' })
  return visitor.submit(page, BINDING, FIELDS)
}

const takeOut = (visitor: Visitor, id: number) =>
  db.cartItem
    .findFirstOrThrow({ where: { productId: id } })
    .then(({ id: lineId }) => visitor.post(paths.cart(), { intent: 'remove', lineId }))

describe('what was typed at the checkout', () => {
  test.each(LANGUAGES)('is told in %s where no page offers what was sent', async (language) => {
    const { visitor } = await shopper(new Visitor({ language }))
    const form = await visitor.get(paths.checkout())
    form.$('button[name=payBy]').attr('value', 'nobody')
    const refused = await visitor.submit(form, 'button[name=payBy]', FIELDS)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(translator(language, 'forms')('unreadable'))
    expect(refused.text).not.toContain('Invalid')
  })

  test('is there again when something in the cart went off sale meanwhile, early start and payer too', async () => {
    const { visitor, products } = await shopper()
    const page = await visitor.get(paths.checkout())
    await change(products[1]!.id, { availabilityStatus: 'soon' })
    const more = { earlyStart: 'on', payerName: 'Ada', payerEmail: FIELDS.email }
    const refused = await visitor.submit(page, BINDING, { ...FIELDS, ...more })
    expect(refused.path).toBe(paths.cart())
    expect(refused.text).toContain('isn’t available right now')
    await takeOut(visitor, products[1]!.id)
    expect(await typedOn(visitor)).toEqual(FIELDS)
    const back = await visitor.get(paths.checkout())
    expect(back.$('#checkout-earlyStart').attr('checked')).toBe('checked')
    expect(back.$('#checkout-payerName').val()).toBe('Ada')
    const { typedBuyer } = await db.cart.findFirstOrThrow({
      where: { items: { some: { productId: products[0]!.id } } },
    })
    expect(typedBuyer).toBeTruthy()
    expect(typedBuyer).not.toContain('Maja')
  })

  test('is there again after a mistake in it and a look at the cart, and gone once it is ordered with', async () => {
    const { visitor, products } = await shopper()
    const wrong = { ...FIELDS, email: 'nobody', vatNumber: 'NL1' }
    const page = await visitor.submit(await visitor.get(paths.checkout()), BINDING, wrong)
    expect(page.status).toBe(400)
    await visitor.get(paths.cart())
    expect(await typedOn(visitor)).toEqual(wrong)
    const again = await visitor.submit(await visitor.get(paths.checkout()), BINDING, FIELDS)
    const placed = again.status === 409 ? await visitor.submit(again, BINDING) : again
    expect(placed.url.pathname).toContain('/sandbox/checkout/')
    const { typedBuyer } = await db.cart.findFirstOrThrow({
      where: { items: { some: { productId: products[0]!.id } } },
    })
    expect(typedBuyer).toBeNull()
  })

  test('is a guest’s alone: another browser, and who signs in after them, find nothing of it', async () => {
    const { visitor, products } = await shopper()
    await refusedFor(visitor, products[1]!.id)
    await takeOut(visitor, products[1]!.id)
    const other = await shopper()
    expect((await typedOn(other.visitor)).name).toBe('')
    await visitor.signInAs('client')
    expect((await typedOn(visitor)).name).not.toBe(FIELDS.name)
  })

  test('is there for a guest who signs in with the address that they typed', async () => {
    const { visitor, products } = await shopper()
    const { email } = await db.user.findUniqueOrThrow({
      where: { username: DEMO_ACCOUNTS.find(({ role }) => role === 'client')!.username },
    })
    const page = await visitor.get(paths.checkout())
    await change(products[1]!.id, { availabilityStatus: 'soon' })
    await visitor.submit(page, BINDING, { ...FIELDS, email })
    await takeOut(visitor, products[1]!.id)
    await visitor.signInAs('client')
    expect(await typedOn(visitor)).toEqual({ ...FIELDS, email })
    // Signing out takes the cart away, and what was typed with it.
    const home = await visitor.get(paths.home())
    await visitor.submit(home, `form[action="${paths.signOut()}"]`)
    const cart = await visitor.get(paths.checkout())
    expect(cart.url.pathname).toBe(paths.cart())
    expect(cart.html).not.toContain(FIELDS.addressLine)
  })
})

describe('a price that changed', () => {
  test.each(LANGUAGES)(
    'is told once in the cart, with the old and the new one, in %s',
    async (language) => {
      const { visitor, products } = await shopper(new Visitor({ language }))
      const { id } = products[0]!
      await db.productPrice.updateMany({
        where: { productId: id, currency: 'USD' },
        data: { amount: 250_000 },
      })
      await change(id, { price: 250_000 })
      const digits = (page: { text: string }) => page.text.replace(/[^\d]/g, '')
      const page = await visitor.get(paths.cart())
      const told = page.$('main li p.font-semibold')
      expect(told.length).toBe(1)
      expect(digits({ text: told.text() })).toBe('200000250000')
      // Once the line is changed the new price is the one that is known.
      const line = await db.cartItem.findFirstOrThrow({ where: { productId: id } })
      const after = await visitor.post(paths.cart(), { intent: 'update', lineId: line.id, by: '1' })
      expect(after.$('main li p.font-semibold').length).toBe(0)
    },
  )
})
