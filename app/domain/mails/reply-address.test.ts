import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env } from '~/platform/env.server'
import { readReplyAddress, replyAddress } from './reply-address.server'

const DOMAIN = 'Reply.kanal.example'
const kind = fc.constantFrom('order', 'ticket', 'answer')

describe('with inbound mail', () => {
  beforeEach(() => void (env.INBOUND_MAIL_DOMAIN = DOMAIN))
  afterEach(() => void (env.INBOUND_MAIL_DOMAIN = undefined))

  it('makes an address that is read back, whatever a mail system does to its case, and that fits', () => {
    fc.assert(
      fc.property(kind, fc.uuid(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (kind, id, userId) => {
        const address = replyAddress({ kind, id, userId })!
        expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64)
        for (const seen of [address, address.toUpperCase(), address.toLowerCase(), ` ${address} `])
          expect(readReplyAddress(seen)).toEqual({ kind, id, userId })
      }),
    )
  })

  it('signs for an order, for a ticket’s client and for its staff apart', () => {
    const id = randomUUID()
    const kinds = ['order', 'ticket', 'answer'] as const
    const addresses = kinds.map((kind) => replyAddress({ kind, id, userId: 7 })!)
    expect(new Set(addresses).size).toBe(3)
    expect(addresses.map((address) => readReplyAddress(address)?.kind)).toEqual(kinds)
  })

  it.each(['order', 'ticket', 'answer'] as const)(
    'refuses an address for one %s that was changed, or is of another domain',
    (kind) => {
      const address = replyAddress({ kind, id: randomUUID(), userId: 7 })!
      const [local = '', domain = ''] = address.split('@')
      const swapped = local.replace(/-7-/, '-8-')
      expect(swapped).not.toBe(local)
      for (const wrong of [
        `${swapped}@${domain}`,
        `${local.slice(0, -1)}@${domain}`,
        `${local}@elsewhere.example`,
        `reply+@${domain}`,
        `reply+a-b-c@${domain}`,
        `studio@${domain}`,
        local,
        '',
      ]) {
        expect(readReplyAddress(wrong), wrong).toBeNull()
      }
    },
  )
})

it('gives no address without inbound mail', () => {
  expect(replyAddress({ kind: 'order', id: randomUUID(), userId: 1 })).toBeNull()
  expect(readReplyAddress('reply+a-b-c@undefined')).toBeNull()
})
