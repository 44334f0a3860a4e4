import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '~/platform/i18n/format.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { readAmount, writeAmount } from './amount-text.rules'

describe.each(LANGUAGES)('an amount typed in %s', (language) => {
  test('is read as it was written', () => {
    fc.assert(fc.property(fc.nat(2_000_000_000), (cents) => readAmount(writeAmount(cents, language), language) === cents))
  })

  test('is read as the page shows money, without its currency', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (cents) => {
        const shown = formatMoney(cents, 'EUR', language).replace(/[^\d.,\s\u00a0\u202f]/g, '')
        return readAmount(shown, language) === cents
      }),
    )
  })

  test.each(['', ' ', '-5', '1e3', '12.345.6', '1,2,3', 'ten', '1 2', '0x10', '9'.repeat(20)])('that may mean anything is none: %s', (text) => {
    expect(readAmount(text, language)).toBeNull()
  })
})

test.each([
  ['1,234', 'en', 123_400],
  ['1,234', 'sv', null],
  ['1.234', 'nl', 123_400],
  ['1.234', 'en', null],
  ['12.50', 'nl', null],
  ['12.50', 'sv', null],
  ['12,5', 'pl', 1250],
  ['1 234,50', 'pl', 123_450],
] as const)('%s in %s is %s cents', (text, language, cents) => {
  expect(readAmount(text, language)).toBe(cents)
})
