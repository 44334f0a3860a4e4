import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupIban, isBic, isIban, lastFour, normalizeIban } from './iban.rules'

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

/**
 * The two digits with which the rest of an account number leaves 1 by 97, as a bank writes them
 * (ISO 13616).
 */
function withCheckDigits(country: string, account: string) {
  const digits = [...`${account}${country}00`].map((sign) => parseInt(sign, 36)).join('')
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`
}

/** ISO 13616 registry, the countries of the euro payments area. */
const WRITTEN = `
  AD 24  AT 20  BE 16  BG 22  CH 21  CY 28  CZ 24  DE 22  DK 18  EE 20  ES 24  FI 18
  FR 27  GB 22  GR 27  HR 21  HU 28  IE 22  IS 26  IT 27  LI 21  LT 20  LU 20  LV 21
  MC 27  MT 31  NL 18  NO 15  PL 28  PT 25  RO 24  SE 24  SI 19  SK 24  SM 27`
const lengths = [...WRITTEN.matchAll(/([A-Z]{2}) (\d\d)/g)].map(
  ([, country, length]) => [country!, Number(length)] as const,
)

test.each(lengths)('of %s has %i signs, whatever its check digits say', (country, length) => {
  const fits = [-2, -1, 0, 1, 2].filter((more) =>
    isIban(withCheckDigits(country, '1'.repeat(length + more - 4))),
  )
  expect(fits).toEqual([0])
})

test('of another country has between 15 and 34 signs', () => {
  const taken = [10, 11, 12, 29, 30, 31].filter((signs) =>
    isIban(withCheckDigits('BR', '1'.repeat(signs))),
  )
  expect(taken).toEqual([11, 12, 29, 30])
})

/**
 * The texts that `make` makes of two digits and that leave 1 by 97, so that nothing but their form
 * can be wrong with them.
 */
function leavingOne(make: (digits: string) => string) {
  const rest = (text: string) =>
    BigInt([...text.slice(4), ...text.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('')) % 97n
  const made = Array.from({ length: 97 }, (_, digits) => make(String(digits).padStart(2, '0')))
  return made.filter((text) => rest(text) === 1n)
}

test('is two letters, two digits, and letters and digits', () => {
  const wrong = ['BRA', 'B7', '7B', '77', 'B'].flatMap((begin) =>
    leavingOne((digits) => `${begin}${digits}${'1'.repeat(20)}`),
  )
  const letters = leavingOne((digits) => `BRA7${'1'.repeat(18)}${digits}`)
  const longer = leavingOne((digits) => `BR77${'1'.repeat(30)}${digits}`)
  const all = [...wrong, ...letters, ...longer]
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter(isIban)).toEqual([])
  expect(isIban('NL91ABNA0417164300')).toBe(true)
  expect(isIban('NL91ABNA041716430/')).toBe(false)
})

test('may be typed with spaces, points, dashes and small letters, and is kept without', () => {
  expect(normalizeIban(' nl91-abna.0417 1643\u00a000 ')).toBe('NL91ABNA0417164300')
})

test('shows its last four signs', () => {
  expect(lastFour('NL91ABNA0417164300')).toBe('4300')
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

test.each([
  ['ABNANL2A', true],
  ['ABNA12A4', false],
  ['ABNANLAB', true],
  ['ABN1NL2A', false],
  ['1BNANL2A', false],
  ['ABNA1L2A', false],
  ['ABNAN12A', false],
  ['ABNANL2-', false],
  ['ABNANL-A', false],
  ['ABNANL2AXXX', true],
  ['ABNANL2A123', true],
  ['ABNANL2A12-', false],
  ['ABNANL2AXX', false],
  ['ABNANL2AXXXX', false],
  ['XABNANL2A', false],
  ['ABNANL2AXXXABC', false],
])('%s is a BIC: %s', (bic, is) => {
  expect(isBic(bic)).toBe(is)
})

test('is read in groups of four, the last one as short as it is', () => {
  expect(groupIban('SE4550000000058398257466')).toBe('SE45 5000 0000 0583 9825 7466')
  expect(groupIban('NO9386011117947')).toBe('NO93 8601 1117 947')
})
