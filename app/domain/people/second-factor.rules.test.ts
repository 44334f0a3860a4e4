import { expect, test } from 'vitest'
import {
  asRecoveryCode,
  inGroups,
  isPhoneCode,
  normalizeCode,
  shouldHaveSecondFactor,
} from './second-factor.rules'

test.each([
  ['123456', '123456', true],
  [' 123 456\t', '123456', true],
  ['7', '7', true],
  ['1234567890', '1234567890', true],
  ['12345678901', '12345678901', false],
  ['abcd-efgh 2345', 'ABCDEFGH2345', false],
  ['12345a', '12345A', false],
  ['ABCD–EFGH\u2011IJKL', 'ABCDEFGHIJKL', false],
  ['123\u200b456', '123456', true],
  ['a12345', 'A12345', false],
  ['', '', false],
])('%j is the code %s; of a phone: %s', (typed, code, isPhone) => {
  expect([normalizeCode(typed), isPhoneCode(typed)]).toEqual([code, isPhone])
})

test.each([
  [['ABCDEFGH', 4], 'ABCD EFGH'],
  [['ABCDEFGHI', 4, '-'], 'ABCD-EFGH-I'],
  [['ABC', 4], 'ABC'],
  [['', 4], ''],
] as [[string, number, string?], string][])(
  '%j in groups is %s',
  ([text, size, between], shown) => {
    expect(inGroups(text, size, between)).toBe(shown)
  },
)

test.each([
  [{ id: 1, role: 'client', isAdmin: false }, true],
  [{ id: 2, role: 'client', isAdmin: true }, true],
  [{ id: 2, role: 'freelancer', isAdmin: false }, true],
  [{ id: 2, role: 'client', isAdmin: false }, false],
] as const)('%j should have a second factor: %s', (viewer, should) => {
  expect(shouldHaveSecondFactor(viewer)).toBe(should)
})

test('a recovery code is read with the digits that look like its letters', () => {
  expect(asRecoveryCode(normalizeCode('0ab1-8cd2'))).toBe('OABIBCD2')
})
