import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupIban, isBic, isIban } from './iban.rules'

const GOOD = [
  'NL91 ABNA 0417 1643 00',
  'SE4550000000058398257466',
  'pl61109010140000071219812874',
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
]

test.each(GOOD)('%s is an account number', (iban) => {
  expect(isIban(iban)).toBe(true)
})

test.each([
  '',
  'NL91',
  'NL91ABNA0417164301',
  'NL91ABNA041716430',
  'XX00',
  '1234567890123456',
  'NL91ABNA04171643000',
  'not an iban',
])('%j is none', (iban) => {
  expect(isIban(iban)).toBe(false)
})

/** The two digits with which the rest of an account number leaves 1 by 97, as a bank writes them (ISO 13616). */
function withCheckDigits(country: string, account: string) {
  const digits = [...`${account}${country}00`].map((sign) => parseInt(sign, 36)).join('')
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`
}

test.each([
  ['NL', 18],
  ['SE', 24],
  ['PL', 28],
  ['DE', 22],
  ['NO', 15],
  ['MT', 31],
  ['BE', 16],
  ['FR', 27],
])('of %s has %i signs, whatever its check digits say', (country, length) => {
  const fits = [-2, -1, 0, 1, 2].filter((more) =>
    isIban(withCheckDigits(country, '1'.repeat(length + more - 4))),
  )
  expect(fits).toEqual([0])
})

test('one wrong digit, and two that changed places, are always seen', () => {
  const iban = 'DE89370400440532013000'
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
      const changed = iban.slice(0, at) + digit + iban.slice(at + 1)
      expect(isIban(changed)).toBe(changed === iban)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 20 }), (at) => {
      const turned = iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2)
      expect(isIban(turned)).toBe(turned === iban)
    }),
  )
})

test('a BIC has 8 or 11 signs', () => {
  expect(['ABNANL2A', 'DEUTDEFF500', 'abna nl 2a'].map(isBic)).toEqual([true, true, true])
  expect(['ABNANL2', 'ABNANL2A5', '12345678'].map(isBic)).toEqual([false, false, false])
})

test('is read in groups of four, the last one as short as it is', () => {
  expect(groupIban('SE4550000000058398257466')).toBe('SE45 5000 0000 0583 9825 7466')
  expect(groupIban('NO9386011117947')).toBe('NO93 8601 1117 947')
})
