import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MINUTE } from '~/platform/clock'
import { addressFrom } from '~/platform/http/client-address.server'
import { onBehalfOf } from '~/platform/http/request-context.server'
import { networksAround } from '~/platform/http/network-address.js'
import { countTry } from './account-tries.server'

const LIMITS = {
  address: { limit: 50, window: MINUTE },
  one: { limit: 10, window: MINUTE },
  all: { limit: 30, window: MINUTE },
}

const tryFrom = (address: string, account: `name:${string}`) =>
  onBehalfOf(addressFrom(address, ''), () =>
    countTry(new Request('https://kanal.example/'), 'test', account, LIMITS),
  )

test.each([
  ['a line at home', (index: number) => `2a02:a44:1:${(0x4400 + index).toString(16)}::1`],
  ['a company', (index: number) => `2a02:a44:2:${(index * 0x100).toString(16)}::1`],
])('who has all IPv6 networks of %s keeps nobody else out of an account', async (_, nth) => {
  const account = `name:${randomUUID()}` as const
  let allowed = 0
  for (let index = 0; index < 40; index += 1)
    if ((await tryFrom(nth(index), account)).retryAfter === 0) allowed += 1
  expect(allowed).toBe(15)
  expect((await tryFrom('93.187.1.1', account)).retryAfter).toBe(0)
})

test('the networks around an address', () => {
  expect(networksAround(addressFrom('2a02:a44:1:44ff::1', ''))).toEqual([
    '2a02:a44:1:4400::/56',
    '2a02:a44:1::/48',
  ])
  expect(networksAround(addressFrom('93.187.1.1', ''))).toEqual([])
})
