import { expect, test } from 'vitest'
import { keyOf, newSecret, openKey, signatureHeaders } from './signature.server'

/** The example that the tests of Standard Webhooks' own libraries hold. */
const PUBLISHED = [
  [
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    '{"test": 2432232314}',
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ],
] as const

test.each(PUBLISHED)(
  'signs like Standard Webhooks with %s',
  (secret, id, seconds, body, signed) => {
    const headers = signatureHeaders([keyOf(secret)], id, new Date(seconds * 1000 + 999), body)
    expect(headers).toEqual({
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signed,
    })
  },
)

test('signs with each key, the new one first', () => {
  const keys = [keyOf(newSecret().secret), keyOf(newSecret().secret)]
  const sign = (by: Buffer[]) =>
    signatureHeaders(by, 'msg_1', new Date(0), '{}')['webhook-signature']
  expect(sign(keys)).toBe(`${sign(keys.slice(0, 1))} ${sign(keys.slice(1))}`)
  expect(sign(keys.slice(0, 1))).not.toBe(sign(keys.slice(1)))
})

test('keeps a secret sealed, and gives it back to sign with', () => {
  const { secret, sealed } = newSecret()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(keyOf(secret)).toHaveLength(32)
  expect(openKey(sealed)).toEqual(keyOf(secret))
  expect(sealed).not.toContain(secret.slice(6, 20))
  expect(openKey('nothing')).toBeNull()
})
