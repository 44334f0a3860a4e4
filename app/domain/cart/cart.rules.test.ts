import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cartTotals,
  chosenQuantity,
  currenciesOfCart,
  MAX_QUANTITY,
  raisedQuantity,
  readMirror,
} from './cart.rules'

const quantity = fc.integer({ min: 1, max: MAX_QUANTITY })

describe('quantities', () => {
  test('of a new line are 1 unless said otherwise, of one that is there they rise', () => {
    expect([
      raisedQuantity(undefined),
      raisedQuantity(undefined, 3),
      raisedQuantity(2),
      raisedQuantity(2, 3),
    ]).toEqual([1, 3, 3, 5])
  })

  test('of 0 or less remove the line', () => {
    expect([chosenQuantity(0), chosenQuantity(-4), chosenQuantity(1)]).toEqual([0, 0, 1])
  })

  test('stay between 1 and 99, and never fall by adding', () => {
    fc.assert(
      fc.property(quantity, fc.integer(), (current, added) => {
        const raised = raisedQuantity(current, added)
        expect(raised).toBeGreaterThanOrEqual(Math.min(current + 1, MAX_QUANTITY))
        expect(raised).toBeLessThanOrEqual(MAX_QUANTITY)
        expect(chosenQuantity(added)).toBe(added <= 0 ? 0 : Math.min(added, MAX_QUANTITY))
      }),
    )
  })
})

test('totals are the sums of pieces and of price times quantity, in any order', () => {
  const items = fc.array(
    fc.record({ quantity, unitAmount: fc.integer({ min: 0, max: 10_000_000 }) }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(items, (lines) => {
      const totals = cartTotals(lines)
      expect(totals.totalItems).toBe(lines.map((line) => line.quantity).reduce((a, b) => a + b, 0))
      expect(totals.totalPrice).toBe(
        lines.map((line) => line.quantity * line.unitAmount).reduce((a, b) => a + b, 0),
      )
      expect(cartTotals([...lines].reverse())).toEqual(totals)
    }),
  )
  expect(cartTotals([])).toEqual({ totalItems: 0, totalPrice: 0 })
})

test('the total is less by the discount', () => {
  expect(cartTotals([{ quantity: 2, unitAmount: 500 }], 150)).toEqual({
    totalItems: 2,
    totalPrice: 850,
  })
})

test('a cart is paid in what is offered, and in the currency of a quote that is in it', () => {
  expect(currenciesOfCart({ quotedIn: null }, ['USD', 'EUR'])).toEqual(['USD', 'EUR'])
  expect(currenciesOfCart({ quotedIn: 'EUR' }, ['USD', 'EUR'])).toEqual(['USD', 'EUR'])
  expect(currenciesOfCart({ quotedIn: 'SEK' }, ['USD', 'EUR'])).toEqual(['USD', 'EUR', 'SEK'])
})

describe("the browser's copy", () => {
  const product = {
    id: 3,
    name: 'Logo sprint',
    image: '/media/products/logo-sprint.svg',
    price: 89_000,
  }

  test('is read back as it was written', () => {
    const item = fc.record({
      product: fc.record({
        id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        name: fc.string(),
        image: fc.string(),
        price: fc.nat(),
      }),
      quantity,
    })
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: MAX_QUANTITY }),
        (items) => void expect(readMirror(JSON.stringify(items))).toEqual(items),
      ),
    )
  })

  test('is read without what it does not say', () => {
    expect(readMirror('[{"product":{"id":3},"quantity":2}]')).toEqual([
      { product: { id: 3, name: '', image: '', price: 0 }, quantity: 2 },
    ])
    expect(readMirror('[{"product":{"id":"3","price":1.5,"name":7},"quantity":1}]')).toEqual([
      { product: { id: 3, name: '7', image: '', price: 0 }, quantity: 1 },
    ])
    expect(readMirror('[]')).toEqual([])
    expect(readMirror(JSON.stringify(Array(99).fill({ product, quantity: 1 })))).toHaveLength(99)
  })

  test.each([
    null,
    '',
    '{',
    'null',
    '{}',
    '"a"',
    '[1]',
    '[{}]',
    '[null]',
    JSON.stringify([{ product, quantity: 0 }]),
    JSON.stringify([{ product, quantity: 1.5 }]),
    JSON.stringify([{ product, quantity: '2' }]),
    JSON.stringify([{ product: { ...product, id: 'x' }, quantity: 1 }]),
    JSON.stringify([{ product, quantity: 1 }, { quantity: 1 }]),
    JSON.stringify(Array(100).fill({ product, quantity: 1 })),
  ])('that is none is discarded: %.60j', (text) => {
    expect(readMirror(text)).toBeNull()
  })

  test('never throws and never holds more than 99 of a thing', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => void readMirror(text)))
    expect(readMirror(JSON.stringify([{ product, quantity: 4000 }]))).toEqual([
      { product, quantity: 99 },
    ])
  })
})
