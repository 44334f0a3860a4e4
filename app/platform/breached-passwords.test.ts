import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPwnedPasswords, type PwnedPasswords } from '../../tests/mocks/pwned-passwords'
import { isBreachedPassword } from './breached-passwords.server'

let double: PwnedPasswords
beforeAll(async () => {
  double = await startPwnedPasswords(['lantern in the rain'], ['only padding'])
})
afterAll(() => double.stop())

test('tells a password that was breached from one that was not, and gives away five digits of its hash', async () => {
  expect(await isBreachedPassword('lantern in the rain', double.url)).toBe(true)
  expect(await isBreachedPassword('Lantern in the rain', double.url)).toBe(false)
  expect(await isBreachedPassword('only padding', double.url)).toBe(false)
  expect(double.asked).toHaveLength(3)
  for (const path of double.asked) expect(path).toMatch(/^\/range\/[0-9A-F]{5}$/)
})

test('holds up nobody where there is none, when it fails, and when nobody answers', async () => {
  expect(await isBreachedPassword('lantern in the rain')).toBe(false)
  double.status = 503
  expect(await isBreachedPassword('lantern in the rain', double.url)).toBe(false)
  expect(await isBreachedPassword('lantern in the rain', 'http://127.0.0.1:9/range/')).toBe(false)
})
