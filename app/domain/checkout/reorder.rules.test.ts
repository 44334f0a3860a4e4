import { describe, expect, test } from 'vitest'
import { orderAgain, type Offer } from './reorder.rules'

const past = {
  productId: 1,
  name: 'Harbour site',
  quantity: 2,
  deliverySpeed: 'rush',
  customisation: 'Blue',
  addOns: [
    { addOnId: 1, name: 'Copy' },
    { addOnId: 2, name: 'Logo' },
  ],
}
const offer: Offer = {
  status: 'published',
  availabilityStatus: 'available',
  deliverySpeeds: [
    { code: 'standard', surchargePercent: 0 },
    { code: 'rush', surchargePercent: 30 },
  ],
  addOns: [{ id: 1 }, { id: 2 }],
}

describe('a line that was ordered', () => {
  test('is ordered again as it was', () => {
    expect(orderAgain(past, offer)).toEqual({
      line: {
        productId: 1,
        quantity: 2,
        customisation: 'Blue',
        deliverySpeed: 'rush',
        addOns: [1, 2],
      },
      lost: [],
    })
  })

  test('loses the speed and the add-ons that are not offered now', () => {
    const { line, lost } = orderAgain(past, {
      ...offer,
      deliverySpeeds: offer.deliverySpeeds.slice(0, 1),
      addOns: [{ id: 2 }],
    })
    expect(line).toMatchObject({ deliverySpeed: 'standard', addOns: [2] })
    expect(lost).toEqual([
      { name: 'Harbour site', what: 'speed' },
      { name: 'Harbour site', what: 'addOns', addOns: ['Copy'] },
    ])
  })

  test.each([
    undefined,
    { ...offer, status: 'draft' },
    { ...offer, availabilityStatus: 'soon' },
    { ...offer, deliverySpeeds: [] },
  ])('is gone when it is not sold', (now) => {
    expect(orderAgain(past, now)).toEqual({
      line: null,
      lost: [{ name: 'Harbour site', what: 'gone' }],
    })
  })
})
