import { beforeEach, expect, test } from 'vitest'
import { countSentBytes } from './byte-limit.server'
import { DAY, SECOND } from './clock'
import { onBehalfOf } from './http/request-context.server'

const MEGABYTE = 1024 * 1024
const LIMIT = { each: 10, all: 30 }

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
  for (const other of ['192.0.2.2', '192.0.2.3']) expect(await from(other, 10)).toBe(0)
  expect(await from('192.0.2.4', 1)).toBeGreaterThan(0)
})

test('who has many IPv6 networks may send no more for it', async () => {
  for (let index = 0; index < 10; index++) expect(await from(`2001:db8:0:${index}::/64`, 1)).toBe(0)
  expect(await from('2001:db8:0:20::/64', 1)).toBeGreaterThan(0)
  expect(await from('2001:db8:0:1000::/64', 10)).toBe(0)
  expect(await from('2001:db8:0:2000::/64', 1)).toBeGreaterThan(0)
  expect(await from('2001:db8:1:0::/64', 10)).toBe(0)
})

test('an account may send as much from all addresses together', async () => {
  expect(await from('192.0.2.11', 6, { ...LIMIT, account: 1 })).toBe(0)
  expect(await from('192.0.2.12', 6, { ...LIMIT, account: 1 })).toBeGreaterThan(0)
  expect(await from('192.0.2.12', 6, { ...LIMIT, account: 2 })).toBe(0)
})
