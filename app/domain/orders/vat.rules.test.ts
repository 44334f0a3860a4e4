import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from './countries'
import { containedVat, isEuCountry, looksLikeVatNumber, vatFor } from './vat.rules'

describe('VAT numbers', () => {
  test.each([
    ['NL123456789B01', 'NL'],
    ['nl 1234.56789.B01', 'NL'],
    ['PL1234567890', 'PL'],
    ['SE559412038701', 'SE'],
    ['EL123456789', 'GR'],
    ['ATU12345678', 'AT'],
  ])('%s has the form of %s', (number, country) =>
    expect(looksLikeVatNumber(number, country)).toBe(true),
  )

  test.each([
    ['NL123456789B01', 'PL'],
    ['NL123', 'NL'],
    ['NL123456789A01', 'NL'],
    ['NL12345678B01', 'NL'],
    ['NL1234567890B01', 'NL'],
    ['NL123456789B1', 'NL'],
    ['NL123456789B012', 'NL'],
    ['SE55941203870', 'SE'],
    ['SE5594120387012', 'SE'],
    ['PL123456789', 'PL'],
    ['PL12345678901', 'PL'],
    ['AT12345678', 'AT'],
    ['GR123456789', 'GR'],
    ['BE2234567890', 'BE'],
    ['CY12345678', 'CY'],
    ['123456789B01', 'NL'],
    ['GB123456789', 'GB'],
    ['', 'SE'],
  ])('%s has not the form of %s', (number, country) =>
    expect(looksLikeVatNumber(number, country)).toBe(false),
  )
})

describe('which VAT applies', () => {
  test.each([0, 1250, 2500])('consumers in the EU pay the standard rate, %i', (rate) => {
    for (const country of COUNTRIES.filter(isEuCountry))
      expect(vatFor(country, null, rate)).toEqual({ rate, reverseCharge: false })
  })

  test('a business elsewhere in the EU accounts for it itself', () => {
    expect(vatFor('PL', 'PL1234567890', 2500)).toEqual({ rate: 0, reverseCharge: true })
  })

  test('a business in the seller’s country pays it', () => {
    expect(vatFor('SE', 'SE559412038701', 2500)).toEqual({ rate: 2500, reverseCharge: false })
  })

  test('nobody outside the EU pays it', () => {
    expect(vatFor('US', null, 2500)).toEqual({ rate: 0, reverseCharge: false })
    expect(vatFor('NO', 'NO123456789', 2500)).toEqual({ rate: 0, reverseCharge: false })
  })
})

test('the contained VAT of $1,250.00 at 25 % is $250.00', () =>
  expect(containedVat(125_000, 2500)).toBe(25_000))

test('the contained VAT is the rate on what is left without it, to the cent', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.constantFrom(0, 2100, 2300, 2500), (amount, rate) => {
      const vat = containedVat(amount, rate)
      expect(Math.abs(vat - ((amount - vat) * rate) / 10_000)).toBeLessThanOrEqual(1)
    }),
  )
})
