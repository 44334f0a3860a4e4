import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from './countries'
import {
  containedVat,
  isEuCountry,
  looksLikeVatNumber,
  priceFor,
  readTaxNumber,
  vatFor,
} from './vat.rules'

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
    ['BE2234567890', 'BE'],
    ['CY12345678', 'CY'],
    ['AT12345678', 'AT'],
    ['GB123456789', 'GB'],
    ['', 'SE'],
  ])('%s has not the form of %s', (number, country) =>
    expect(looksLikeVatNumber(number, country)).toBe(false),
  )
})

describe('a number as people write it', () => {
  test.each([
    ['123-456-32-18', 'PL', 'PL1234563218'],
    ['123456789B01', 'NL', 'NL123456789B01'],
    ['NL 1234.56.789.B.01', 'NL', 'NL123456789B01'],
    ['556677-8899', 'SE', 'SE556677889901'],
    ['SE 556677-8899', 'SE', 'SE556677889901'],
    ['GR123456789', 'GR', 'EL123456789'],
    ['EL 123456789', 'GR', 'EL123456789'],
    ['123456789', 'GR', 'EL123456789'],
    ['DE\u200b123456789', 'DE', 'DE123456789'],
    ['ＤＥ１２３４５６７８９', 'DE', 'DE123456789'],
    ['12/345/6789', 'DE', 'DE123456789'],
    ['DE123–456–789', 'DE', 'DE123456789'],
    ['U12345678', 'AT', 'ATU12345678'],
    ['BE 0123.456.789', 'BE', 'BE0123456789'],
    ['FR123456789', 'FR', null],
    ['FR12123456789', 'FR', 'FR12123456789'],
    ['ESB1234567', 'ES', null],
    ['NL123456789B01', 'PL', null],
    ['GB 123 4567 89', 'GB', 'GB 123 4567 89'],
    ['Nr. 12/345 (CHE)', 'CH', 'Nr. 12/345 (CHE)'],
  ])('%s of %s is kept as %s', (typed, country, kept) =>
    expect(readTaxNumber(typed, country)).toBe(kept),
  )
})

/**
 * How the Commission writes the numbers down (VIES, "What is the format of a VAT number?"): 9 is a
 * digit, L a letter, X either, F either but I and O, S either or one of + and *; all else stands
 * for itself.
 */
const WRITTEN: Record<string, string[]> = {
  AT: ['U99999999'],
  BE: ['0999999999', '1999999999'],
  BG: ['999999999', '9999999999'],
  CY: ['99999999L'],
  CZ: ['99999999', '999999999', '9999999999'],
  DE: ['999999999'],
  DK: ['99999999'],
  EE: ['999999999'],
  ES: ['L9999999X', '99999999L'],
  FI: ['99999999'],
  FR: ['FF999999999'],
  GR: ['999999999'],
  HR: ['99999999999'],
  HU: ['99999999'],
  IE: ['9S99999L', '9999999LL'],
  IT: ['99999999999'],
  LT: ['999999999', '999999999999'],
  LU: ['99999999'],
  LV: ['99999999999'],
  MT: ['99999999'],
  NL: ['999999999B99'],
  PL: ['9999999999'],
  PT: ['999999999'],
  RO: Array.from({ length: 9 }, (_, more) => '9'.repeat(more + 2)),
  SE: ['999999999999'],
  SI: ['99999999'],
  SK: ['9999999999'],
}
const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SIGNS: Record<string, string> = {
  9: DIGITS,
  L: LETTERS,
  X: DIGITS + LETTERS,
  F: (DIGITS + LETTERS).replace(/[IO]/g, ''),
  S: `${DIGITS}${LETTERS}+*`,
}
const fits = (number: string, form: string) =>
  number.length === form.length &&
  [...form].every((sign, at) => (SIGNS[sign] ?? sign).includes(number[at]!))

describe.each(Object.entries(WRITTEN))('a VAT number of %s', (country, forms) => {
  const prefix = country === 'GR' ? 'EL' : country
  const taken = (number: string) => looksLikeVatNumber(prefix + number, country)
  const examples = forms.map((form) =>
    [...form]
      .map((sign) => (sign === '9' ? '7' : sign === 'L' ? 'K' : ((SIGNS[sign] ?? sign)[5] ?? sign)))
      .join(''),
  )

  test('is taken as it is written, with any sign in each place that may be there', () => {
    const tried = examples.flatMap((number) =>
      [...number].flatMap((_, at) =>
        [...`${DIGITS}${LETTERS}+*`].map(
          (sign) => number.slice(0, at) + sign + number.slice(at + 1),
        ),
      ),
    )
    expect(tried.filter(taken)).toEqual(
      tried.filter((number) => forms.some((form) => fits(number, form))),
    )
    expect(examples.filter(taken)).toEqual(examples)
  })

  test('is not taken with a sign more or less, unless that is a form of its own', () => {
    const tried = examples.flatMap((number) => [
      ...['7', 'K', 'U', '0'].flatMap((sign) => [sign + number, number + sign]),
      ...[number.slice(1), number.slice(0, -1)],
    ])
    expect(tried.filter(taken)).toEqual(
      tried.filter((number) => forms.some((form) => fits(number, form))),
    )
  })
})

test('the EU has these 27 countries', () => {
  expect(COUNTRIES.filter(isEuCountry).sort()).toEqual(Object.keys(WRITTEN).sort())
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

  test('what a business is, and where, is measured by its seller’s country', () => {
    const dutch = { country: 'NL' }
    expect(vatFor('NL', 'NL123456789B01', 2100, dutch)).toEqual({
      rate: 2100,
      reverseCharge: false,
    })
    expect(vatFor('SE', 'SE559412038701', 2100, dutch)).toEqual({ rate: 0, reverseCharge: true })
  })

  test('a number that cannot be one changes nothing', () => {
    expect(vatFor('PL', 'PL123', 2500)).toEqual({ rate: 2500, reverseCharge: false })
    expect(vatFor('PL', '', 2500)).toEqual({ rate: 2500, reverseCharge: false })
  })

  test('a seller who is not registered charges none, and shifts none to the buyer', () => {
    expect(vatFor('PL', 'PL1234567890', 2300, { country: 'SE', registered: false })).toEqual({
      rate: 0,
      reverseCharge: false,
    })
    expect(vatFor('SE', null, 2500, { registered: false })).toEqual({
      rate: 0,
      reverseCharge: false,
    })
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

test('who pays no VAT pays the price without it, where the seller sells so, and no one else does', () => {
  const swedish = { rate: 2500, netPrices: true }
  const free = { rate: 0, reverseCharge: true }
  const charged = { rate: 2500, reverseCharge: false }
  expect(priceFor(100_00, free, swedish)).toBe(80_00)
  expect(priceFor(99_99, free, swedish)).toBe(79_99)
  expect(priceFor(100_00, free, { ...swedish, netPrices: false })).toBe(100_00)
  expect(priceFor(100_00, charged, swedish)).toBe(100_00)
  expect(priceFor(0, free, swedish)).toBe(0)
})
