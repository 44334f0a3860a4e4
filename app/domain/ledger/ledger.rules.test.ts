import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountOfStudio, addBooked, BOOKING_KINDS, takenFrom, vatPart } from './ledger.rules'

test('a quarter of $1,250.00 with $250.00 VAT holds $62.50 of it', () => {
  expect(vatPart({ amount: 125_000, vat: 25_000 }, 0, 31_250)).toBe(6_250)
})

test('the VAT of the parts adds up to the VAT of the whole, and no part holds more VAT than money', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, fc.constantFrom(0, 0.2, 0.17355), (amounts, share) => {
      const amount = amounts.reduce((sum, part) => sum + part, 0)
      const whole = { amount, vat: Math.round(amount * share) }
      let before = 0
      const vats = amounts.map((part) => {
        const vat = vatPart(whole, before, part)
        before += part
        expect(vat).toBeGreaterThanOrEqual(0)
        expect(vat).toBeLessThanOrEqual(part)
        return vat
      })
      expect(vats.reduce((sum, vat) => sum + vat, 0)).toBe(whole.vat)
    }),
  )
})

test('sums are kept by account and currency, in one order', () => {
  const booked = (account: string, currency: string, amount: number) => ({
    account,
    currency,
    amount,
  })
  expect(
    addBooked(
      [booked('bank', 'SEK', 7), booked('vat', 'USD', 5)],
      [booked('bank', 'EUR', 3), booked('vat', 'USD', -8), booked('bank', 'SEK', 1)],
    ),
  ).toEqual([booked('bank', 'EUR', 3), booked('bank', 'SEK', 8), booked('vat', 'USD', -3)])
  expect(addBooked([], [])).toEqual([])
})

test('what is owed to each studio stands on an account of its own', () => {
  expect([accountOfStudio(7), accountOfStudio(70)]).toEqual(['studio:7', 'studio:70'])
})

test('what is booked is what the business names', () => {
  expect(BOOKING_KINDS).toEqual(
    `payment revenue refund refund_failed dispute_opened dispute_won dispute_lost payout_accrued payout_vat
     payout_paid payout_accrued_reversed payout_vat_reversed payout_paid_reversed`.split(/\s+/),
  )
})

describe('a sum that goes back is taken', () => {
  const payable = { amount: 125_000, vat: 25_000 }
  const own = { surplus: false, refundedAmount: 0 }

  test('from net and VAT while nothing is owed, and from what is credited and not sent before that', () => {
    expect(takenFrom(payable, own, 0, 125_000)).toEqual({ debt: 0, net: 100_000, vat: 25_000 })
    expect(takenFrom(payable, own, 125_000, 125_000)).toEqual({ debt: 125_000, net: 0, vat: 0 })
    expect(takenFrom(payable, own, 25_000, 26_000)).toEqual({ debt: 25_000, net: 800, vat: 200 })
    expect(takenFrom(payable, { ...own, refundedAmount: 25_000 }, 25_000, 1_000)).toEqual({
      ...{ debt: 0, net: 800, vat: 200 },
    })
  })

  test('from nothing but the debt where it is a surplus', () => {
    expect(takenFrom(payable, { ...own, surplus: true }, 0, 125_000)).toEqual({
      ...{ debt: 125_000, net: 0, vat: 0 },
    })
  })
})
