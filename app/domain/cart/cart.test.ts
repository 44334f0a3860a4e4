import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { payNow } from '../../../tests/factories/running-order'
import { placeOrder } from '~/domain/checkout/place-order.server'
import { abandonCarts } from './abandon-carts.server'
import { giveCartToAccount } from './account-cart.server'
import { accountCartKey } from './cart.rules'
import {
  addToCart,
  changeQuantity,
  changeLine,
  clearCart,
  findCart,
  removeFromCart,
  restoreCart,
  updateQuantity,
} from './cart.server'
import { mergeCarts } from './merge-carts.server'

const ids = { logo: 0, site: 0, soon: 0, socialKit: 0, motion: 0 }

function words(name: string) {
  return {
    create: ['en', 'sv'].map((language) => ({
      language,
      name: `${name} ${language}`,
      description: '',
    })),
  }
}

async function createProduct(slug: string, price: number, availabilityStatus = 'available') {
  const text = {
    summary: '',
    description: '',
    deliveryTime: '',
    included: [],
    excluded: [],
    needs: [],
  }
  const { id } = await db.product.create({
    data: {
      studioId: 1,
      slug,
      category: 'Branding',
      platform: 'Custom',
      codeLevel: 'No-code',
      price,
      image: `/media/products/${slug}.svg`,
      availabilityStatus,
      translations: {
        create: ['en', 'sv'].map((language) => ({
          language,
          name: `${slug} ${language}`,
          ...text,
        })),
      },
      prices: {
        create: [
          { currency: 'USD', amount: price },
          { currency: 'EUR', amount: price - 1000 },
        ],
      },
      deliverySpeeds: {
        create: [
          { code: 'standard', workingDays: 4 },
          { code: 'rush', workingDays: 2, surchargePercent: 50 },
        ],
      },
    },
  })
  return id
}

function createAddOn(productId: number, code: string, amount: number) {
  return db.addOn.create({
    data: {
      productId,
      code,
      translations: words(code),
      prices: { create: { currency: 'USD', amount } },
    },
  })
}

beforeAll(async () => {
  await db.studio.upsert({
    where: { id: 1 },
    update: {},
    create: {
      id: 1,
      slug: 'kanal',
      name: 'Kanal',
      status: 'published',
      languages: [],
      currencies: [],
    },
  })
  ids.logo = await createProduct('logo', 89_000)
  ids.site = await createProduct('site', 250_000)
  ids.soon = await createProduct('soon', 100_000, 'coming_soon')
  ids.socialKit = (await createAddOn(ids.logo, 'social-kit', 19_000)).id
  ids.motion = (await createAddOn(ids.logo, 'motion', 35_000)).id
})

const newVisitor = () => randomUUID().replaceAll('-', '').repeat(2)
const lines = async (visitor: string) =>
  Object.fromEntries(
    ((await findCart(visitor, 'en'))?.items ?? []).map((item) => [item.product.id, item.quantity]),
  )

function buyer() {
  const address = {
    addressLine: 'Oudegracht 187',
    postalCode: '3511 NE',
    city: 'Utrecht',
    country: 'NL' as const,
  }
  return {
    placementKey: randomUUID(),
    name: 'Buyer',
    email: 'buyer@kanal.example',
    currency: 'USD' as const,
    earlyStart: false,
    ...address,
  }
}

function createUser() {
  const name = randomUUID()
  return db.user.create({ data: { username: name, email: `${name}@kanal.example`, name } })
}

describe('adding', () => {
  test('makes a cart with one of the product, plain, in US dollars', async () => {
    const visitor = newVisitor()
    expect(await findCart(visitor, 'en')).toBeNull()
    await addToCart(visitor, { productId: ids.logo })
    expect(await findCart(visitor, 'sv')).toMatchObject({
      status: 'active',
      currency: 'USD',
      totalItems: 1,
      totalPrice: 89_000,
      items: [
        {
          product: { id: ids.logo, name: 'logo sv', price: 89_000, available: true },
          quantity: 1,
          deliverySpeed: 'standard',
          addOns: [],
          customisation: '',
        },
      ],
    })
  })

  test('a product that is there raises its quantity; what is chosen counts for all of it', async () => {
    const visitor = newVisitor()
    await addToCart(visitor, {
      productId: ids.logo,
      quantity: 2,
      deliverySpeed: 'rush',
      addOns: [ids.socialKit, ids.socialKit],
      customisation: 'Blue',
    })
    await addToCart(visitor, { productId: ids.site })
    await addToCart(visitor, { productId: ids.logo })
    const cart = await findCart(visitor, 'pl')
    expect(cart).toMatchObject({ totalItems: 4, totalPrice: 3 * (133_500 + 19_000) + 250_000 })
    expect(cart?.items[0]).toMatchObject({
      quantity: 3,
      deliverySpeed: 'rush',
      customisation: 'Blue',
      unitAmount: 152_500,
      amount: 457_500,
      addOns: [{ id: ids.socialKit, name: 'social-kit en', amount: 19_000 }],
    })
    await addToCart(visitor, {
      productId: ids.logo,
      deliverySpeed: 'standard',
      addOns: [],
      customisation: '',
    })
    expect((await findCart(visitor, 'en'))?.items[0]).toMatchObject({
      quantity: 4,
      deliverySpeed: 'standard',
      addOns: [],
      customisation: '',
      unitAmount: 89_000,
    })
  })

  test.each([
    ['a product that is not sold yet', () => ({ productId: ids.soon }), 'unavailable'],
    ['a product that does not exist', () => ({ productId: 2_000_000 }), 'unavailable'],
    [
      'a delivery speed that is not offered',
      () => ({ productId: ids.logo, deliverySpeed: 'yesterday' }),
      'choice',
    ],
    [
      "another product's add-on",
      () => ({ productId: ids.site, addOns: [ids.socialKit] }),
      'choice',
    ],
  ])('refuses %s', async (_, input, reason) => {
    const visitor = newVisitor()
    await expect(addToCart(visitor, input())).rejects.toMatchObject({ code: `cart.${reason}` })
    expect(await findCart(visitor, 'en')).toBeNull()
  })

  test('many times at once makes one cart and one line with all of it', async () => {
    const visitor = newVisitor()
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        addToCart(visitor, {
          productId: index % 2 ? ids.logo : ids.site,
          addOns: index % 2 ? [ids.motion] : undefined,
        }),
      ),
    )
    expect(await lines(visitor)).toEqual({ [ids.logo]: 6, [ids.site]: 6 })
    expect(await db.cart.count({ where: { tokenHash: { startsWith: visitor } } })).toBe(1)
  })

  test('after a paid order, or after 30 days, starts a new cart', async () => {
    const pay = async (visitor: string) => {
      const placement = await placeOrder({ visitor, userId: null, language: 'en' }, buyer())
      if (placement.kind !== 'pay') throw new Error('nothing to pay')
      await payNow(placement.url.split('/').at(-1)!)
    }
    const leave = async (visitor: string) => {
      await db.cart.updateMany({
        where: { tokenHash: visitor },
        data: { updatedAt: after(-31 * DAY) },
      })
      await abandonCarts()
    }
    for (const end of [pay, leave]) {
      const visitor = newVisitor()
      await addToCart(visitor, { productId: ids.logo })
      const old = (await findCart(visitor, 'en'))!
      await end(visitor)
      expect(await findCart(visitor, 'en')).toBeNull()
      await addToCart(visitor, { productId: ids.site })
      expect(await lines(visitor)).toEqual({ [ids.site]: 1 })
      expect(
        await db.cart.findUnique({ where: { id: old.id }, include: { items: true } }),
      ).toMatchObject({
        status: end === pay ? 'converted' : 'abandoned',
        items: [{ productId: ids.logo }],
      })
    }
  })

  test('while a checkout is open ends it and takes the cart back', async () => {
    const visitor = newVisitor()
    await addToCart(visitor, { productId: ids.logo })
    const placement = await placeOrder({ visitor, userId: null, language: 'en' }, buyer())
    const pending = (await findCart(visitor, 'en'))!
    expect([placement.kind, pending.status]).toEqual(['pay', 'checkout_pending'])
    await addToCart(visitor, { productId: ids.site })
    expect(await findCart(visitor, 'en')).toMatchObject({
      id: pending.id,
      status: 'active',
      totalItems: 2,
    })
    expect(await db.order.findFirst({ where: { cartId: pending.id } })).toMatchObject({
      status: 'cancelled',
    })
  })

  test('while a checkout cannot be ended is refused, and changes nothing', async () => {
    const visitor = newVisitor()
    await addToCart(visitor, { productId: ids.logo })
    await db.cart.update({ where: { tokenHash: visitor }, data: { status: 'checkout_pending' } })
    await expect(addToCart(visitor, { productId: ids.site })).rejects.toMatchObject({
      code: 'cart.busy',
    })
    expect(await findCart(visitor, 'en')).toMatchObject({
      status: 'checkout_pending',
      totalItems: 1,
    })
  })
})

describe('changing', () => {
  test('sets, caps and removes by quantity, and only in the own cart', async () => {
    const [visitor, stranger] = [newVisitor(), newVisitor()]
    await addToCart(visitor, { productId: ids.logo })
    await addToCart(stranger, { productId: ids.site })
    const line = (await findCart(visitor, 'en'))!.items[0]!.id
    await updateQuantity(stranger, line, 9)
    expect(await lines(visitor)).toEqual({ [ids.logo]: 1 })
    await updateQuantity(visitor, line, 4000)
    expect(await lines(visitor)).toEqual({ [ids.logo]: 99 })
    await removeFromCart(stranger, line)
    await updateQuantity(visitor, line, 0)
    await removeFromCart(visitor, line)
    expect(await findCart(visitor, 'en')).toMatchObject({ items: [], totalItems: 0, totalPrice: 0 })
  })

  test('of what was chosen leaves exactly that', async () => {
    const visitor = newVisitor()
    await addToCart(visitor, { productId: ids.logo, quantity: 5, addOns: [ids.socialKit] })
    await changeLine(visitor, {
      productId: ids.logo,
      quantity: 2,
      deliverySpeed: 'rush',
      addOns: [ids.motion],
      customisation: 'Red',
    })
    expect((await findCart(visitor, 'en'))?.items).toMatchObject([
      { quantity: 2, deliverySpeed: 'rush', customisation: 'Red', unitAmount: 168_500 },
    ])
  })

  test('clears the cart, and makes none for a visitor without', async () => {
    const visitor = newVisitor()
    await addToCart(visitor, { productId: ids.logo, addOns: [ids.motion] })
    await clearCart(visitor)
    expect(await lines(visitor)).toEqual({})
    const nobody = newVisitor()
    await clearCart(nobody)
    await updateQuantity(nobody, 'x', 1)
    expect(await db.cart.count({ where: { tokenHash: nobody } })).toBe(0)
  })

  test('in any order leaves what a plain list of products and quantities would hold', async () => {
    const step = fc.record({
      product: fc.constantFrom('logo', 'site'),
      kind: fc.constantFrom('add', 'set', 'remove'),
      quantity: fc.integer({ min: -2, max: 120 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const visitor = newVisitor()
        const expected = new Map<number, number>()
        for (const { product, kind, quantity } of steps) {
          const productId = ids[product as 'logo' | 'site']
          const line = (await findCart(visitor, 'en'))?.items.find(
            (item) => item.product.id === productId,
          )
          if (kind === 'add') {
            await addToCart(visitor, { productId, quantity })
            expected.set(
              productId,
              Math.min(99, (expected.get(productId) ?? 0) + Math.max(1, quantity)),
            )
          } else if (line) {
            const wanted = kind === 'remove' ? 0 : quantity
            await updateQuantity(visitor, line.id, wanted)
            if (wanted <= 0) expected.delete(productId)
            else expected.set(productId, Math.min(99, wanted))
          }
        }
        expect(await lines(visitor)).toEqual(Object.fromEntries(expected))
      }),
      { numRuns: 15 },
    )
  })
})

test('amounts are in the currency of the cart, or in US dollars when something has no price in it', async () => {
  const visitor = newVisitor()
  await addToCart(visitor, { productId: ids.logo })
  await db.cart.update({ where: { tokenHash: visitor }, data: { currency: 'EUR' } })
  expect(await findCart(visitor, 'en')).toMatchObject({ currency: 'EUR', totalPrice: 88_000 })
  await db.cart.update({ where: { tokenHash: visitor }, data: { currency: 'PLN' } })
  expect(await findCart(visitor, 'en')).toMatchObject({ currency: 'USD', totalPrice: 89_000 })
})

describe("restoring from the browser's copy", () => {
  const mirrored = (id: number, quantity: number) => ({
    product: { id, name: '', image: '', price: 0 },
    quantity,
  })

  test('fills a new cart with what is still sold', async () => {
    const visitor = newVisitor()
    expect(
      await restoreCart(visitor, [
        mirrored(ids.logo, 2),
        mirrored(ids.soon, 1),
        mirrored(77_777, 1),
      ]),
    ).toBe(1)
    expect(await lines(visitor)).toEqual({ [ids.logo]: 2 })
  })

  test('does nothing for a visitor whose cart the server knows, emptied and paid ones too', async () => {
    const visitor = newVisitor()
    await addToCart(visitor, { productId: ids.site })
    expect(await restoreCart(visitor, [mirrored(ids.logo, 2)])).toBe(0)
    await clearCart(visitor)
    expect(await restoreCart(visitor, [mirrored(ids.logo, 2)])).toBe(0)
    const { id } = (await findCart(visitor, 'en'))!
    await db.cart.update({
      where: { id },
      data: { status: 'converted', tokenHash: `${visitor}:${id}` },
    })
    expect(await restoreCart(visitor, [mirrored(ids.logo, 2)])).toBe(0)
    expect(await findCart(visitor, 'en')).toBeNull()
  })

  test('twice at once fills it once', async () => {
    const visitor = newVisitor()
    await Promise.all([1, 2, 3].map(() => restoreCart(visitor, [mirrored(ids.logo, 2)])))
    expect(await lines(visitor)).toEqual({ [ids.logo]: 2 })
  })
})

describe('signing in', () => {
  test("gives the visitor's cart to the user and takes in the user's other ones", async () => {
    const [here, there] = [newVisitor(), newVisitor()]
    const user = await createUser()
    await addToCart(there, { productId: ids.logo, quantity: 2, addOns: [ids.motion] })
    await addToCart(there, { productId: ids.site, customisation: 'As before' })
    await mergeCarts(there, user.id)
    const old = (await findCart(there, 'en'))!
    await addToCart(here, { productId: ids.logo, quantity: 3, deliverySpeed: 'rush' })
    await Promise.all([mergeCarts(here, user.id), mergeCarts(here, user.id)])
    const cart = (await findCart(here, 'en'))!
    expect(cart.items).toMatchObject([
      { product: { id: ids.site }, quantity: 1, customisation: 'As before' },
      { product: { id: ids.logo }, quantity: 5, deliverySpeed: 'rush', addOns: [] },
    ])
    expect(await db.cart.findUnique({ where: { id: cart.id } })).toMatchObject({
      userId: user.id,
      status: 'active',
    })
    expect(await db.cart.findUnique({ where: { id: old.id } })).toMatchObject({ status: 'merged' })
    expect(
      await db.event.count({ where: { subject: 'cart', subjectId: old.id, kind: 'cart.merged' } }),
    ).toBe(1)
    await addToCart(there, { productId: ids.site })
    expect(await lines(there)).toEqual({ [ids.site]: 1 })
  })

  test("brings the user's cart to a browser that has none, and makes none for a user without", async () => {
    const [here, there] = [newVisitor(), newVisitor()]
    const user = await createUser()
    await mergeCarts(here, user.id)
    expect(await findCart(here, 'en')).toBeNull()
    await addToCart(there, { productId: ids.logo })
    await mergeCarts(there, user.id)
    await mergeCarts(here, user.id)
    expect(await lines(here)).toEqual({ [ids.logo]: 1 })
    expect(await findCart(there, 'en')).toBeNull()
  })

  test('leaves a cart in checkout as it is', async () => {
    const [here, there] = [newVisitor(), newVisitor()]
    const user = await createUser()
    await addToCart(there, { productId: ids.site })
    await mergeCarts(there, user.id)
    await addToCart(here, { productId: ids.logo })
    await db.cart.update({ where: { tokenHash: here }, data: { status: 'checkout_pending' } })
    await mergeCarts(here, user.id)
    expect(await lines(here)).toEqual({ [ids.logo]: 1 })
    expect(await lines(there)).toEqual({ [ids.site]: 1 })
  })
})

describe("an account's cart", () => {
  test('is the same on every device, and stays on none', async () => {
    const [here, there] = [newVisitor(), newVisitor()]
    const user = await createUser()
    const account = accountCartKey(user.id)
    await addToCart(here, { productId: ids.logo, customisation: 'Call Eva.' })
    await giveCartToAccount(here, user.id)
    expect(await lines(account)).toEqual({ [ids.logo]: 1 })
    expect(await findCart(here, 'en')).toBeNull()
    await addToCart(there, { productId: ids.site })
    await giveCartToAccount(there, user.id)
    expect(await lines(account)).toEqual({ [ids.logo]: 1, [ids.site]: 1 })
    await giveCartToAccount(null, user.id)
    expect(await lines(account)).toEqual({ [ids.logo]: 1, [ids.site]: 1 })
  })

  test('belongs to its owner from the first service on', async () => {
    const user = await createUser()
    await addToCart(accountCartKey(user.id), { productId: ids.logo })
    expect(await db.cart.count({ where: { userId: user.id, status: 'active' } })).toBe(1)
  })

  test('is counted from what it holds, not from what an open page shows', async () => {
    const visitor = newVisitor()
    await addToCart(visitor, { productId: ids.logo, quantity: 5 })
    const [line] = (await findCart(visitor, 'en'))!.items
    expect(await changeQuantity(visitor, line!.id, 1)).toBe(6)
    expect(await changeQuantity(visitor, line!.id, 98)).toBe(99)
    expect(await changeQuantity(visitor, line!.id, -99)).toBe(0)
    expect(await changeQuantity(visitor, line!.id, 1)).toBeNull()
  })
})
