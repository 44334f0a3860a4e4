import { beforeEach, expect, test } from 'vitest'
import { countSentBytes } from './byte-limit.server'
import { DAY, SECOND } from './clock'
import { onBehalfOf } from './http/request-context.server'

const MEGABYTE = 1024 * 1024
const LIMIT = { each: 10, all: 30 }
const ELSEWHERE = ['198.51.100.1', '203.0.113.1']

/** Another one for each test: a limit that is reached is remembered for a second. */
let kind = 0
beforeEach(() => void (kind += 1))

const from = (
  address: string,
  megabytes: number,
  limit: typeof LIMIT & { account?: number } = LIMIT,
) =>
  onBehalfOf(address, () =>
    countSentBytes(`test-${kind}`, [{ bytes: { byteLength: megabytes * MEGABYTE } }], limit),
  )

test('an address may send so many megabytes in a day, and all of them together so many', async () => {
  expect(await from('192.0.2.1', 8)).toBe(0)
  const wait = await from('192.0.2.1', 3)
  expect(wait).toBeGreaterThan(DAY / SECOND - 60)
  expect(await from('192.0.2.1', 2)).toBe(0)
  expect(await from('192.0.2.1', 0)).toBe(0)
  for (const other of ELSEWHERE) expect(await from(other, 10)).toBe(0)
  expect(await from('198.18.0.1', 1)).toBeGreaterThan(0)
})

test('no network uses up what is there for all, however many addresses it has', async () => {
  const limit = { each: 4, all: 20 }
  for (let host = 1; host <= 10; host++) {
    await from(`192.0.2.${host}`, 1, limit)
    await from(`192.0.${host + 2}.1`, 1, limit)
  }
  expect(await from('192.0.200.1', 1, limit)).toBeGreaterThan(0)
  for (let index = 0; index < 20; index++) await from(`2001:db8:${index}:0::/64`, 1, limit)
  expect(await from('198.51.100.1', 4, limit)).toBe(0)
})

test('who has many IPv6 networks may send no more for it', async () => {
  for (let index = 0; index < 10; index++) expect(await from(`2001:db8:0:${index}::/64`, 1)).toBe(0)
  expect(await from('2001:db8:0:20::/64', 1)).toBeGreaterThan(0)
  expect(await from('2001:db8:0:1000::/64', 10)).toBe(0)
  expect(await from('2001:db8:0:2000::/64', 1)).toBeGreaterThan(0)
  expect(await from('2001:db9:1:0::/64', 10)).toBe(0)
})

test('an account may send as much from all addresses together', async () => {
  expect(await from('192.0.2.11', 6, { ...LIMIT, account: 1 })).toBe(0)
  expect(await from('192.0.2.12', 6, { ...LIMIT, account: 1 })).toBeGreaterThan(0)
  expect(await from('192.0.2.12', 6, { ...LIMIT, account: 2 })).toBe(0)
})
