import { beforeEach, expect, test } from 'vitest'
import { byAddress } from './address-limit.server'
import { MINUTE } from './clock'
import { db } from './db/db.server'
import { onBehalfOf } from './http/request-context.server'
import { hitEach } from './rate-limit.server'

beforeEach(() => db.rateLimit.deleteMany())

const LIMIT = { limit: 3, window: MINUTE }
const hitFrom = (network: string) =>
  onBehalfOf(network, () => hitEach(byAddress('a-form', LIMIT)).then((wait) => wait === 0))
const hits = async (networks: string[]) => {
  let allowed = 0
  for (const network of networks) if (await hitFrom(network)) allowed += 1
  return allowed
}

test('one IPv6 line has what one address has, a company twice that, and a neighbor its own', async () => {
  const line = [0, 1, 2, 3, 4].map((at) => `2001:db8:1:10${at}::/64`)
  expect(await hits(line)).toBe(3)
  const company = [2, 3, 4, 5, 6].map((at) => `2001:db8:1:${at}00::/64`)
  expect(await hits(company)).toBe(3)
  expect(await hits(['2001:db8:2:100::/64', '203.0.113.4'])).toBe(2)
})
