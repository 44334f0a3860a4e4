import { expect, test } from 'vitest'
import { EXPORT_LIFETIME, erasedNames, isErasedAddress } from './data-request.rules'

test('an export can be fetched for seven days', () =>
  expect(EXPORT_LIFETIME).toBe(7 * 24 * 60 * 60 * 1000))

test('an erased account has names of nobody, each its own', () => {
  expect(erasedNames(42)).toEqual({
    username: 'erased-42',
    email: 'erased-42@account.invalid',
    name: '',
  })
  expect(erasedNames(43).email).not.toBe(erasedNames(42).email)
})

test.each([
  [erasedNames(42).email, true],
  [null, true],
  ['', true],
  ['mila@example.com', false],
  ['@account.invalid.example.com', false],
])('the address %j was erased: %s', (address, erased) => {
  expect(isErasedAddress(address)).toBe(erased)
})
