import { expect, test } from 'vitest'
import { hashSecret, openSecret, sealSecret } from './secret-box.server'

test('what is sealed opens again for its purpose alone, each time in another way', () => {
  const secret = Buffer.from('twenty bytes of seed')
  const sealed = sealSecret('totp', secret)
  expect(openSecret('totp', sealed)).toEqual(secret)
  expect(sealSecret('totp', secret)).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false)
  expect(openSecret('recovery-code', sealed)).toBeNull()
})

test.each(['', 'x', 'A'.repeat(80)])('what was never sealed does not open: %s', (text) => {
  expect(openSecret('totp', text)).toBeNull()
})

test('what was changed on the way does not open', () => {
  const bytes = Buffer.from(sealSecret('totp', Buffer.from('seed')), 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(openSecret('totp', bytes.toString('base64url'))).toBeNull()
})

test('a hash is the same for the same secret and purpose', () => {
  expect(hashSecret('recovery-code', 'a')).toBe(hashSecret('recovery-code', 'a'))
  expect(hashSecret('recovery-code', 'a')).not.toBe(hashSecret('totp', 'a'))
})
