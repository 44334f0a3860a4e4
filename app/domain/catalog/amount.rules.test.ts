import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { MAX_AMOUNT, readAmount, writeAmount } from './amount.rules'

const LOCALES: Record<Language, string> = { en: 'en-US', sv: 'sv-SE', nl: 'nl-NL', pl: 'pl-PL' }
const languages = fc.constantFrom(...LANGUAGES)
const amounts = fc.integer({ min: 0, max: MAX_AMOUNT })

describe('an amount', () => {
  test.each<[Language, string, number]>([
    ['en', '1,234.50', 123_450],
    ['en', '1234.5', 123_450],
    ['en', ' 1 234 ', 123_400],
    ['en', '0.05', 5],
    ['en', ' '.repeat(36) + '1.05', 105],
    ['en', '2,400', 240_000],
    ['sv', '1 234,50', 123_450],
    ['sv', '1\u00a0234,50', 123_450],
    ['sv', '12.50', 1_250],
    ['sv', '12,5', 1_250],
    ['nl', '1.234,50', 123_450],
    ['nl', '1.234', 123_400],
    ['nl', '12,5', 1_250],
    ['pl', '1\u202f234,50', 123_450],
    ['pl', '12.50', 1_250],
    ['pl', '1234567,89', 123_456_789],
  ])('in %s is read from %j', (language, text, cents) => {
    expect(readAmount(text, language)).toBe(cents)
  })

  test.each<[Language, string]>([
    ['en', '12,3,4'],
    ['en', '12,34'],
    ['en', '12 34'],
    ['en', ' '.repeat(37) + '1.05'],
    ['en', '1.234,50'],
    ['en', '12.345'],
    ['en', '1,234 567'],
    ['sv', '12,3,4'],
    ['sv', '1.234,50'],
    ['nl', '12,3,4'],
    ['nl', '12.50'],
    ['nl', '1,234.50'],
    ['pl', '12,3,4'],
    ['en', ''],
    ['en', '.'],
    ['en', '.50'],
    ['en', '5.'],
    ['en', '-5'],
    ['en', '1e3'],
    ['en', '$5'],
    ['en', 'five'],
    ['en', '٥'],
    ['en', '0x10'],
  ])('in %s is not guessed from %j', (language, text) => {
    expect(readAmount(text, language)).toBeNull()
  })

  test('is read as it was written, and as the language itself writes it', () => {
    fc.assert(
      fc.property(amounts, languages, (cents, language) => {
        expect(readAmount(writeAmount(cents, language), language)).toBe(cents)
        for (const useGrouping of [true, false]) {
          const written = new Intl.NumberFormat(LOCALES[language], {
            minimumFractionDigits: 2,
            useGrouping,
          }).format(cents / 100)
          expect(readAmount(written, language)).toBe(cents)
        }
      }),
    )
  })

  test('is a whole number of cents or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,  -x') }),
        languages,
        (text, language) => {
          const cents = readAmount(text, language)
          expect(cents === null || (cents >= 0 && Number.isInteger(cents))).toBe(true)
          if (cents !== null)
            expect(text.replace(/\D/g, '').replace(/^0+/, '')).toMatch(
              new RegExp(
                `^${String(cents)
                  .replace(/0{0,2}$/, '')
                  .replace(/^0$/, '')}`,
              ),
            )
        },
      ),
    )
  })
})
